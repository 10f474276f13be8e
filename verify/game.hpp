// What the kernel needs to know of a game: positions that are sums of components, their moves, and whether a component
// is an earlier entry's under a relabelling. docs/certificates.md says what each game's texts mean.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace sprague::verify {

// Raised by whoever reads: what was expected. The kernel adds the line's number.
class Malformed : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Bounds of this program that a file goes beyond.
class TooLarge : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Position;
using PositionPtr = std::unique_ptr<const Position>;

struct Move {
  std::string name;
  PositionPtr after;
};

// A position: a sum of components, with labels.
class Position {
 public:
  virtual ~Position() = default;

  // Each name once, in the order of names.
  virtual std::vector<Move> moves() const = 0;

  // Null if there is no such move.
  virtual PositionPtr after(std::string_view move) const = 0;

  // In the document's order.
  virtual std::vector<PositionPtr> components() const = 0;

  // Whether this component is the entry's under the relabelling, the text between the brackets.
  virtual bool is(const Position& entry, std::string_view relabelling) const = 0;
};

class Game {
 public:
  virtual ~Game() = default;

  // A starting position. Throws Malformed.
  virtual PositionPtr start(std::string_view text) const = 0;

  // An entry's position: one component in normal form. Throws Malformed.
  virtual PositionPtr component(std::string_view text) const = 0;
};

// The game of the certificate's first line, "octal:0.33". Throws Malformed.
std::unique_ptr<Game> game_of(std::string_view name);

}  // namespace sprague::verify
