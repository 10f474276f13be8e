// A game's text word by word.
#include "verify/written_expressions.hpp"

namespace sprague::verify {
namespace {

constexpr View digits = "0123456789";

// They cannot be names, and neither can functions.
const Texts& keywords() {
  static const Texts words = split(
      "game on graphs boards whole mark vertex edge arrow face clique with size in at most least move where keeping "
      "direct after and or not is even odd divides within xor div mod union intersect minus if then else every some "
      "count sum rest infinite true false",
      " ");
  return words;
}

// How many bytes of the text are its first word.
std::size_t length_of_word(View text) {
  if (!has(alphabet, text[0]) && !has(digits, text[0])) {
    for (const View sign : {"<=>", "=>", "<=", ">=", "!=", ".."}) {
      if (text.starts_with(sign)) return sign.size();
    }
    if (has("(){},:=<>+-*", text[0])) return 1;
    throw Malformed("a game's text has no " + quoted(text.substr(0, 1)));
  }
  const auto goes_on = [&](char c) {
    return has(digits, c) || (has(alphabet, text[0]) && (has(alphabet, c) || c == '_'));
  };
  return static_cast<std::size_t>(std::ranges::find_if_not(text, goes_on) - text.begin());
}

}  // namespace

Reader::Reader(View text) {
  if (text.size() > 4'000) throw TooLarge("a game's text has more than 4000 bytes");
  while (!text.empty()) {
    const std::size_t size = text[0] == ' ' ? 1 : length_of_word(text);
    if (text[0] != ' ') words.emplace_back(text.substr(0, size));
    text.remove_prefix(size);
  }
}

const Text& Reader::word(std::size_t ahead) const {
  static const Text none;
  return next + ahead < words.size() ? words[next + ahead] : none;
}

bool Reader::skip(View wanted) {
  return word() == wanted && (++next, true);
}

void Reader::expect(View wanted) {
  if (!skip(wanted)) fail(quoted(wanted));
}

void Reader::fail(const Text& expected) const {
  throw Malformed("expected " + expected + (next < words.size() ? " before " + quoted(word()) : " at the end") +
                  ", word " + std::to_string(next + 1) + " of the game's text");
}

Text Reader::name() {
  const Text& name = word();
  if (name.empty() || !has(alphabet, name[0])) fail("a name");
  const auto is_known = [&](const auto& known) { return known.first == name; };
  const bool taken = std::ranges::count(keywords(), name) > 0 || std::ranges::any_of(variables, is_known) ||
                     std::ranges::any_of(marks, is_known) ||
                     std::ranges::any_of(functions(), [&](const Function& f) { return f.name == name; });
  if (taken) fail("a name that has no other meaning");
  return words[next++];
}

}  // namespace sprague::verify
