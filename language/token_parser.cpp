#include "language/token_parser.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "canonical/nearest_name.hpp"
#include "language/operators.hpp"

namespace sprague::language {

bool TokenParser::skip(std::string_view word) {
  if (!lexer_.peek().is(word)) return false;
  lexer_.take();
  return true;
}

void TokenParser::expect(std::string_view word) {
  if (!skip(word)) lexer_.fail_expected(fmt::format("'{}'", word));
}

Token TokenParser::word(std::string_view what) {
  if (lexer_.peek().kind != TokenKind::word) lexer_.fail_expected(what);
  return lexer_.take();
}

Token TokenParser::name(std::string_view what) {
  Token named = word(what);
  if (is_word_of_expressions(named.text)) {
    lexer_.fail(named.place, fmt::format("expected {}, found '{}', a word of the language", what, named.text));
  }
  return named;
}

std::string TokenParser::text(std::string_view what) {
  if (lexer_.peek().kind != TokenKind::text) lexer_.fail_expected(fmt::format("{}, in double quotes", what));
  return lexer_.take().text;
}

std::int64_t TokenParser::number(std::string_view what) {
  const bool negative = skip("-");
  if (lexer_.peek().kind != TokenKind::number) lexer_.fail_expected(what);
  const std::int64_t value = lexer_.take().number;
  return negative ? -value : value;
}

std::string TokenParser::one_of(std::span<const std::string_view> words, std::string_view what) {
  const Token& next = lexer_.peek();
  if (next.kind == TokenKind::word && std::ranges::find(words, next.text) != words.end()) return lexer_.take().text;
  const auto nearest = next.kind == TokenKind::word ? nearest_name(next.text, words) : std::nullopt;
  lexer_.fail(next.place, fmt::format("expected {}, one of {}; found {}{}", what, fmt::join(words, ", "), shown(next),
                                      nearest ? fmt::format(", the nearest is '{}'", *nearest) : ""));
}

}  // namespace sprague::language
