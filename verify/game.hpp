// What the kernel needs to know of a game, and how text is read. Positions are texts, sums of components with labels;
// docs/certificates.md says what they mean. Who reads throws Malformed, with what was expected.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

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

struct Game {
  std::function<Text(View)> start;
  std::function<Text(View)> component;  // an entry's, which must be in normal form
  std::function<std::set<Text>(const Text& position)> moves;
  std::function<Text(const Text& position, const Text& move)> after;
  std::function<Texts(const Text& position)> components;
  std::function<bool(const Text& component, const Text& other, View relabelling)> same;
};

Game game_of(View name);  // of the certificate's first line, "octal:0.33"

// Whether what is proved of the starting position, who wins and, as far as it is known, the nimber, contradicts the
// claim. Throws if the claim does not speak of it.
bool is_against(View claim, View reading, View game, View start, bool second_player_wins,
                const std::set<std::uint64_t>& nimber);

using Number = std::uint32_t;

std::vector<View> split(View text, View separator);  // at least one part
Number number(View text);
std::vector<Number> numbers(View text);  // "3,1,5"
bool skip(View& text, View prefix);      // takes the prefix off, if it is there
Text quoted(View text);                  // for messages: printable, not long

}  // namespace sprague::verify
