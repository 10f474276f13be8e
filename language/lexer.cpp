#include "language/lexer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

namespace sprague::language {
namespace {

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

constexpr std::array<std::string_view, 6> kLongSigns{"<=>", "<=", ">=", "=>", "!=", ".."};

// A word that begins with digits: 2-connected.
constexpr std::string_view kTwoConnected = "2-connected";

// What other languages write, and what this one has instead.
struct Foreign {
  std::string_view written;
  std::string_view instead;
};
constexpr std::array kForeign{
    Foreign{"%", "the remainder is 'mod'"},
    Foreign{"/", "the quotient, rounded down, is 'div'"},
    Foreign{"^", "powers are products, the nim-sum is 'xor'"},
    Foreign{"&", "it is 'and'"},
    Foreign{"|", "it is 'or'; a set stands for its number of members"},
    Foreign{"!", "it is 'not'"},
    Foreign{"such", "it is 'where'"},
};

}  // namespace

Lexer::Lexer(const Source& source) : Lexer(source, {}, 0, source.text.size()) {}

Lexer::Lexer(const Source& source, Place place, std::size_t begin, std::size_t end)
    : source_(source), offset_(begin), end_(end), place_(place) {
  next_ = scan();
  second_ = scan();
}

Token Lexer::take() {
  Token taken = std::move(next_);
  next_ = std::move(second_);
  second_ = scan();
  return taken;
}

bool Lexer::is_followed_by(const Token& token, char byte) const {
  return at(token.end) == byte;
}

void Lexer::move_to(std::size_t offset) {
  for (; offset_ < offset; ++offset_) {
    if (source_.text[offset_] == '\n') {
      ++place_.line;
      place_.column = 1;
    } else {
      ++place_.column;
    }
  }
}

void Lexer::skip_space() {
  while (offset_ < end_) {
    const char c = source_.text[offset_];
    if (c == '#') {
      const auto end = source_.text.find('\n', offset_);
      move_to(std::min(end, end_));
    } else if (is_space(c)) {
      move_to(offset_ + 1);
    } else {
      return;
    }
  }
}

Token Lexer::scan() {
  skip_space();
  Token token;
  token.place = place_;
  token.begin = offset_;
  token.end = offset_;
  if (offset_ >= end_) return token;
  const std::string_view rest = std::string_view(source_.text).substr(0, end_).substr(offset_);
  const auto take_as = [&](TokenKind kind, std::size_t length) {
    token.kind = kind;
    token.text = rest.substr(0, length);
    move_to(offset_ + length);
    token.end = offset_;
    return token;
  };
  if (rest.starts_with(kTwoConnected)) return take_as(TokenKind::word, kTwoConnected.size());
  if (rest.front() == '"') return scan_text(std::move(token));
  if (is_digit(rest.front())) return scan_number(std::move(token));
  if (is_letter(rest.front())) {
    std::size_t length = 1;
    while (length < rest.size() && (is_letter(rest[length]) || is_digit(rest[length]) || rest[length] == '_')) ++length;
    return take_as(TokenKind::word, length);
  }
  for (const std::string_view sign : kLongSigns) {
    if (rest.starts_with(sign)) return take_as(TokenKind::sign, sign.size());
  }
  // Other signs belong to notations; where one stands elsewhere, the parser says what it expected.
  return take_as(TokenKind::sign, 1);
}

Token Lexer::scan_text(Token token) {
  token.kind = TokenKind::text;
  bool space = false;
  std::size_t i = offset_ + 1;
  for (; at(i) != '"'; ++i) {
    if (i >= end_) fail(token.place, "this text has no end: expected \" behind it");
    char c = source_.text[i];
    if (is_space(c)) {
      space = true;
      continue;
    }
    if (c == '\\') {
      c = at(++i);
      if (c != '"' && c != '\\') fail(token.place, "in this text: expected \\\" or \\\\ after a backslash");
    }
    if (space && !token.text.empty()) token.text += ' ';
    space = false;
    token.text += c;
  }
  move_to(i + 1);
  token.end = offset_;
  return token;
}

Token Lexer::scan_number(Token token) {
  token.kind = TokenKind::number;
  std::size_t i = offset_;
  for (; is_digit(at(i)); ++i) {
    const int digit = at(i) - '0';
    // The greatest number of 64 bits stands for what is infinite.
    if (token.number > (std::numeric_limits<std::int64_t>::max() - 1 - digit) / 10) {
      fail(token.place, "a number beyond 2^63");
    }
    token.number = token.number * 10 + digit;
    token.text += at(i);
  }
  if (is_letter(at(i)) || at(i) == '_') {
    // Neither a number nor a name: it may stand in a notation, elsewhere nobody expects it.
    while (is_letter(at(i)) || is_digit(at(i)) || at(i) == '_') token.text += at(i++);
    token.kind = TokenKind::sign;
  }
  move_to(i);
  token.end = offset_;
  return token;
}

std::string Lexer::take_up_to(const Token& token, char byte) {
  std::size_t depth = 0;
  std::size_t i = token.end;
  for (; depth > 0 || at(i) != byte; ++i) {
    const char c = at(i);
    if (c == '\0' || c == '\n') fail(token.place, fmt::format("expected '{}' on this line", byte));
    if (c == '(' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == ']' || c == '}') {
      if (depth == 0) fail(token.place, fmt::format("expected '{}' before '{}'", byte, c));
      --depth;
    }
  }
  std::string taken = source_.text.substr(token.end, i - token.end);
  offset_ = token.end;
  place_ = token.place;
  place_.column += static_cast<std::uint32_t>(token.end - token.begin);
  move_to(i);
  next_ = scan();
  second_ = scan();
  return taken;
}

Token Lexer::take_id() {
  Token id = next_;
  if (id.kind != TokenKind::word) fail_expected("an id");
  std::size_t end = id.begin;
  while (is_letter(at(end)) || is_digit(at(end)) || at(end) == '_' || at(end) == '-' || at(end) == '.') ++end;
  id.text = source_.text.substr(id.begin, end - id.begin);
  id.end = end;
  offset_ = id.begin;
  place_ = id.place;
  move_to(end);
  next_ = scan();
  second_ = scan();
  return id;
}

void Lexer::fail_expected(std::string_view what) const {
  const auto foreign = std::ranges::find(kForeign, next_.text, &Foreign::written);
  fail(next_.place, fmt::format("expected {}, found {}{}", what, shown(next_),
                                foreign == kForeign.end() ? std::string() : fmt::format(": {}", foreign->instead)));
}

std::string shown(const Token& token) {
  if (token.kind == TokenKind::end) return "the end of the file";
  if (token.kind == TokenKind::text) return fmt::format("the text \"{}\"", token.text);
  return fmt::format("'{}'", token.text);
}

}  // namespace sprague::language
