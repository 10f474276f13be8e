// The words, numbers, texts and signs of a file, one after the other.
//
// Notations of games stand in the file as they are, so a parser takes tokens one at a time and may ask for what follows
// as it is written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "language/source.hpp"

namespace sprague::language {

enum class TokenKind : std::uint8_t { word, number, text, sign, end };

struct Token {
  TokenKind kind = TokenKind::end;
  std::string text;         // of a text what stands between its quotes
  std::int64_t number = 0;  // of a number
  Place place;
  std::size_t begin = 0;  // in the source
  std::size_t end = 0;

  bool is(std::string_view word_or_sign) const {
    return (kind == TokenKind::word || kind == TokenKind::sign) && text == word_or_sign;
  }
};

class Lexer {
 public:
  // `source` must outlive the lexer.
  explicit Lexer(const Source& source);
  // Of a part of it that begins at that place.
  Lexer(const Source& source, Place place, std::size_t begin, std::size_t end);

  // The token that comes next, and the one after that.
  const Token& peek() const { return next_; }
  const Token& peek_second() const { return second_; }
  Token take();

  // Is the token followed by this byte, without white space?
  bool is_followed_by(const Token& token, char byte) const;

  // What stands after the token up to the byte, which is not taken, and which parentheses, brackets and braces may
  // hide. Throws InputError if it does not come before the line ends.
  std::string take_up_to(const Token& token, char byte);

  // An id, which may have - and . in it.
  Token take_id();

  const Source& source() const { return source_; }
  [[noreturn]] void fail(Place place, std::string_view message) const { fail_at(source_.name, place, message); }
  // "expected WHAT, found 'TOKEN'"
  [[noreturn]] void fail_expected(std::string_view what) const;

 private:
  Token scan();
  void move_to(std::size_t offset);
  void skip_space();
  char at(std::size_t offset) const { return offset < end_ ? source_.text[offset] : '\0'; }
  Token scan_text(Token token);
  Token scan_number(Token token);

  const Source& source_;
  std::size_t offset_;
  std::size_t end_;
  Place place_;
  Token next_;
  Token second_;
};

// A token for messages: 'word', the text "...", the end of the file.
std::string shown(const Token& token);

}  // namespace sprague::language
