// What all parsers of the language ask of the tokens: is this the next word, else an error that says what was expected.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "language/lexer.hpp"

namespace sprague::language {

class TokenParser {
 protected:
  explicit TokenParser(Lexer& lexer) : lexer_(lexer) {}

  // Takes the word or sign if it comes next.
  bool skip(std::string_view word);
  // These throw InputError where something else comes next.
  void expect(std::string_view word);
  Token word(std::string_view what);
  // A word that is none of the language's own.
  Token name(std::string_view what);
  std::string text(std::string_view what);
  std::int64_t number(std::string_view what);
  // One of the words; the error names the nearest.
  std::string one_of(std::span<const std::string_view> words, std::string_view what);

  Lexer& lexer_;
};

}  // namespace sprague::language
