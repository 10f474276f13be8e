// What a proof needs to know of a game, and how text and a certificate's lines are read. Positions are texts, sums of
// components with labels; docs/certificates.md says what they mean. Who reads throws Malformed, with what was expected.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

struct gzFile_s;  // of zlib

namespace sprague::verify {

struct Malformed : std::runtime_error {
  using std::runtime_error::runtime_error;
};
struct TooLarge : std::runtime_error {  // beyond the bounds of this program
  using std::runtime_error::runtime_error;
};

using Text = std::string;
using View = std::string_view;
using Texts = std::vector<Text>;
using Number = std::uint32_t;

struct Game {
  std::function<Text(View)> start;
  std::function<Text(View)> component;  // an entry's position, in normal form
  std::function<std::set<Text>(const Text& position)> moves;
  std::function<Text(const Text& position, const Text& move)> after;
  std::function<Texts(const Text& position)> components;
  std::function<bool(const Text& component, const Text& other, View relabelling)> same;
};

Game game_of(View name);  // of the certificate's first line, "octal:0.33"

// Whether the starting position's nimber, none if it is only known not to be 0, contradicts the claim. Throws if the
// claim does not speak of it.
bool is_against(View claim, View reading, View game, View start, std::optional<std::uint64_t> nimber);

// A game in which a move is named by what it leaves.
Game text_game(const std::function<Text(View)>& start, const std::function<std::set<Text>(const Text&)>& moves,
               const std::function<Texts(const Text&)>& components,
               const std::function<bool(const Text&, const Text&, View)>& same);

// One without labels: components are written apart and sorted. `normal` is a component's
// normal form, or nothing if it has no moves; `options` are what moves leave of one, before that is normal.
Game heaps_game(const Text& separator, const std::function<Text(View)>& normal,
                const std::function<std::set<Texts>(const Text&)>& options);

Texts split(View text, View separator);  // one part more than separators
Texts list(View text, View separator);   // the same, but nothing if the text is empty
Text joined(const Texts& parts, View separator);
Number number(View text);
std::vector<Number> numbers(View text);  // "3,1,5", at least one
std::set<Number> set_of(View text);      // the same, or none
bool skip(View& text, View prefix);      // takes the prefix off, if it is there
Text quoted(View text);                  // for messages: printable, not long

template <class Numbers>
Text listed(const Numbers& numbers) {
  Texts parts;
  for (Number value : numbers) parts.push_back(std::to_string(value));
  return joined(parts, ",");
}

std::uint64_t least_not_in(const std::set<std::uint64_t>& numbers);

// A certificate's lines, plain or compressed by gzip. A line is read when it is first asked for.
class Lines {
 public:
  explicit Lines(const Text& path);
  const Text& keyword();                        // of the line that comes next
  Texts take(View keyword, std::size_t count);  // that line's fields, which it must have
  void end();

  std::size_t number = 0;  // of the last line that was asked for, from 1 on

 private:
  bool read();

  std::unique_ptr<gzFile_s, int (*)(gzFile_s*)> file_;
  Text line_;
  Texts fields_;  // of the line that comes next; none if it was not asked for yet
};

// Digests (SHA-256, 32 bytes), and the tree of RFC 6962 over texts.
Text sha256(View message);
Text digest_of_leaf(View text);
Text digest_of_pair(View left, View right);
Text hexadecimal(View bytes);
Text digest(View hexadecimal);

class DigestTree {
 public:
  void add(View text);
  Text root() &&;  // of all that were added

 private:
  void join();  // the last two parts

  std::uint64_t leaves_ = 0;
  Texts parts_;  // digests
};

// Kinds about many positions at once: what is proved.
Text induction(Lines& lines);
Text sweep(Lines& lines, View game);

}  // namespace sprague::verify
