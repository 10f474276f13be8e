// What a proof needs to know of a game, and how text and a certificate's lines are read. docs/certificates.md says what
// positions and lines mean. Who reads throws Malformed, with what was expected.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

struct gzFile_s;  // of zlib

namespace sprague::verify {

using Text = std::string;
using View = std::string_view;
using Texts = std::vector<Text>;
using Number = std::uint32_t;

struct Malformed : std::runtime_error {
  using std::runtime_error::runtime_error;
};
struct TooLarge : std::runtime_error {  // beyond the bounds of this program
  using std::runtime_error::runtime_error;
};

Texts split(View text, View separator);  // one part more than separators, but nothing of an empty text
Text joined(const Texts& parts, View separator);
Number number(View text);
std::vector<Number> numbers(View text);  // "3,1,5", at least one
Text listed(const std::vector<Number>& numbers);
bool has(View letters, char letter);
bool skip(View& text, View prefix);  // takes the prefix off, if it is there
Text quoted(View text);              // for messages: printable, not long
std::uint64_t least_not_in(const std::set<std::uint64_t>& numbers);

// Positions are items, separated by semicolons; letters in an item, up to its first space, are labels.
constexpr View alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
Text labels(View items);                       // in alphabetical order
Text renamed(View items, View from, View to);  // other labels for these
Text sorted(Texts items);                      // as a position, without empty ones
Texts hang_together(View position);            // the parts of it whose items have a label in common

using Moves = std::map<Text, std::function<Text()>>;  // what each leaves, by its name
constexpr std::size_t most_moves = 50'000;
void add(Moves& moves, const Text& name, const std::function<Text()>& left);
void add(Moves& moves, const Text& left);  // named by what it leaves

struct Game {
  std::function<Text(View)> start;   // a starting position's normal form
  std::function<Text(View)> normal;  // a position's
  std::function<Moves(const Text& position)> moves;
  // Of a position in normal form, a number that each move lowers, so that every play ends; none if plays need not end.
  std::function<std::uint64_t(View)> measure;
  std::function<Texts(View)> parts = hang_together;  // of a position, each a game by itself
  // Where normal forms have moves that stand for others: throws Malformed unless these ones can be made from the start.
  std::function<void(View start, const Text& moves)> play = nullptr;
};

Game game_of(View name, View rules = "");  // of the certificate's first lines, "octal:0.33"; a text if it is written
Texts components(const Game& game, View position);
Text after(const Game& game, const Text& position, const Text& move);

// Whether the relabelling makes the other component this one.
bool is_same(const Game& game, View component, View other, View relabelling);

// Whether the starting position's nimber, none if it is only known not to be 0, contradicts the claim. Throws if the
// claim does not speak of it.
bool is_against(View claim, View reading, View game, View start, std::optional<std::uint64_t> nimber);

// A certificate's lines, plain or compressed by gzip. A line is read when it is first asked for.
struct Lines {
  explicit Lines(const Text& path);
  const Text& keyword();                        // of the line that comes next
  Texts take(View keyword, std::size_t count);  // that line's fields, which it must have
  bool read();

  std::unique_ptr<gzFile_s, int (*)(gzFile_s*)> file;
  std::size_t number = 0;  // of the last line that was asked for, from 1 on
  Texts fields = {};       // of the line that comes next; none if it was not asked for yet
};

// A play, and kinds about many positions at once: what is proved.
Text play(Lines& lines, const Game& game);
Text induction(Lines& lines, View game);
Text sweep(Lines& lines, View game);

// The lines after the start's that show it to be a member of a sweep, with this result.
Text member_of_sweep(Lines& lines, View game, View start, View result);

}  // namespace sprague::verify
