// Expressions by recursive descent: a function for each row of the table of operators, loosest first.
#pragma once

#include <functional>
#include <string_view>

#include "language/lexer.hpp"
#include "language/syntax.hpp"

namespace sprague::language {

class ExpressionParser {
 public:
  // `is_game` says which words begin a position.
  ExpressionParser(Lexer& lexer, std::function<bool(std::string_view)> is_game)
      : lexer_(lexer), is_game_(std::move(is_game)) {}

  SyntaxPtr expression();
  // Without comparisons and what joins them.
  SyntaxPtr number();
  // A number, a set or a..b.
  SyntaxPtr domain();
  // a..b
  SyntaxPtr range();
  // What stands in the parentheses behind the name, as it is written.
  Syntax notation(const Token& name);

 private:
  SyntaxPtr equivalence();
  SyntaxPtr implication();
  SyntaxPtr disjunction();
  SyntaxPtr conjunction();
  SyntaxPtr negation();
  SyntaxPtr comparison();
  SyntaxPtr test();
  SyntaxPtr exclusive_or();
  SyntaxPtr sum();
  SyntaxPtr product();
  SyntaxPtr set_operation();
  SyntaxPtr primary();
  SyntaxPtr word();
  SyntaxPtr conditional();
  SyntaxPtr branch();
  SyntaxPtr braces();
  SyntaxPtr call(const Token& name);
  SyntaxPtr binder(const Token& name, const std::vector<SyntaxPtr>& domains);
  SyntaxPtr position(const Token& name);

  Lexer& lexer_;
  std::function<bool(std::string_view)> is_game_;
  unsigned depth_ = 0;
};

}  // namespace sprague::language
