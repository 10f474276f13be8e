// Games as text.
#pragma once

#include "language/expression_parser.hpp"
#include "language/syntax.hpp"
#include "language/token_parser.hpp"

namespace sprague::language {

class GameParser : private TokenParser {
 public:
  // Both must outlive the parser.
  GameParser(Lexer& lexer, ExpressionParser& expressions) : TokenParser(lexer), expressions_(expressions) {}

  GameSyntax game();

 private:
  MarkSyntax mark();
  RuleSyntax rule();
  void sizes(RuleSyntax& rule);
  ActionSyntax action();
  CleaningSyntax cleaning();

  ExpressionParser& expressions_;
};

}  // namespace sprague::language
