// What the kernel needs to know of a game: positions that are sums of components, their moves, and whether a component
// is another one under a relabelling. docs/certificates.md says what each game's texts mean. All that read throw
// Malformed, with what was expected; the kernel adds the line's number.
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace sprague::verify {

struct Malformed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// Bounds of this program that a file goes beyond.
struct TooLarge : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Position;
using PositionPtr = std::unique_ptr<const Position>;

class Position {
 public:
  virtual ~Position() = default;
  virtual std::set<std::string> moves() const = 0;
  virtual PositionPtr after(const std::string& move) const = 0;
  virtual std::vector<PositionPtr> components() const = 0;
  virtual bool is(const Position& other, std::string_view relabelling) const = 0;
};

// Its positions must not outlive it.
class Game {
 public:
  virtual ~Game() = default;
  virtual PositionPtr start(std::string_view text) const = 0;
  virtual PositionPtr component(std::string_view text) const = 0;  // of an entry
};

// The game of the certificate's first line, "octal:0.33".
std::unique_ptr<Game> game_of(std::string_view name);

// Throws if the claim does not speak of the starting position, or agrees with what is proved: who wins, and, unless it
// is not known, the nimber.
void check_against(std::string_view claim, std::string_view reading, std::string_view game, std::string_view start,
                   bool second_player_wins, const std::set<std::uint64_t>& nimber);

using Number = std::uint32_t;

// The parts between separators; one empty part if the text is empty.
std::vector<std::string_view> split(std::string_view text, std::string_view separator);

Number number(std::string_view text);
std::vector<Number> numbers(std::string_view text);  // separated by commas

// Takes the prefix off if the text begins with it.
bool skip(std::string_view& text, std::string_view prefix);

// For messages: in quotes, printable, not long.
std::string quoted(std::string_view text);

}  // namespace sprague::verify
