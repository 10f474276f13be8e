// Statements and explorations: what is claimed or looked for, of which instances.
#pragma once

#include <vector>

#include "language/expression_parser.hpp"
#include "language/syntax.hpp"
#include "language/token_parser.hpp"

namespace sprague::language {

class StatementParser : private TokenParser {
 public:
  // Both must outlive the parser.
  StatementParser(Lexer& lexer, ExpressionParser& expressions) : TokenParser(lexer), expressions_(expressions) {}

  StatementSyntax statement();
  // What stands behind `explore NAME:`.
  StatementSyntax explored();

 private:
  void quantified(StatementSyntax& statement);
  void table(StatementSyntax& statement);
  void smallest(StatementSyntax& statement);
  void facts(StatementSyntax& statement);
  void indexed(StatementSyntax& statement);
  void given_values(StatementSyntax& statement);
  std::vector<BindingSyntax> bindings();
  BindingSyntax binding();
  void family(BindingSyntax& binding);
  BoundSyntax bound();
  SizeUnit unit();
  std::vector<SyntaxPtr> expressions();

  ExpressionParser& expressions_;
};

}  // namespace sprague::language
