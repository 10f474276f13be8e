#include "language/expression_parser.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

#include "language/operators.hpp"
#include "language/parser.hpp"

namespace sprague::language {
namespace {

SyntaxPtr node(SyntaxKind kind, Place place, std::string text, std::vector<SyntaxPtr> parts) {
  return std::make_shared<Syntax>(Syntax{kind, place, std::move(text), 0, std::move(parts)});
}
SyntaxPtr operation(const Token& sign, std::vector<SyntaxPtr> parts) {
  return node(SyntaxKind::operation, sign.place, sign.text, std::move(parts));
}

bool is_one_of(const Token& token, std::span<const std::string_view> words) {
  return std::ranges::any_of(words, [&](std::string_view word) { return token.is(word); });
}

constexpr std::array<std::string_view, 6> kComparisons{"=", "!=", "<", "<=", ">", ">="};
constexpr std::array<std::string_view, 3> kProducts{"*", "div", "mod"};
constexpr std::array<std::string_view, 3> kSetOperations{"union", "intersect", "minus"};

}  // namespace

SyntaxPtr ExpressionParser::expression() {
  if (++depth_ > kMostNested) lexer_.fail(lexer_.peek().place, "expressions within each other: too many");
  SyntaxPtr result = equivalence();
  --depth_;
  return result;
}

SyntaxPtr ExpressionParser::number() {
  return exclusive_or();
}

SyntaxPtr ExpressionParser::domain() {
  SyntaxPtr first = exclusive_or();
  if (!lexer_.peek().is("..")) return first;
  const Token dots = lexer_.take();
  return node(SyntaxKind::range, dots.place, "..", {std::move(first), exclusive_or()});
}

SyntaxPtr ExpressionParser::range() {
  const Place place = lexer_.peek().place;
  SyntaxPtr result = domain();
  if (result->kind != SyntaxKind::range) lexer_.fail(place, "expected a range of numbers, such as 0..20");
  return result;
}

SyntaxPtr ExpressionParser::equivalence() {
  SyntaxPtr left = implication();
  if (!lexer_.peek().is("<=>")) return left;
  const Token sign = lexer_.take();
  SyntaxPtr right = implication();
  if (lexer_.peek().is("<=>")) lexer_.fail(lexer_.peek().place, "<=> is not chained: expected parentheses");
  return operation(sign, {std::move(left), std::move(right)});
}

SyntaxPtr ExpressionParser::implication() {
  SyntaxPtr left = disjunction();
  if (!lexer_.peek().is("=>")) return left;
  if (++depth_ > kMostNested) lexer_.fail(lexer_.peek().place, "expressions within each other: too many");
  const Token sign = lexer_.take();
  SyntaxPtr result = operation(sign, {std::move(left), implication()});
  --depth_;
  return result;
}

SyntaxPtr ExpressionParser::disjunction() {
  SyntaxPtr left = conjunction();
  while (lexer_.peek().is("or")) {
    const Token sign = lexer_.take();
    left = operation(sign, {std::move(left), conjunction()});
  }
  return left;
}

SyntaxPtr ExpressionParser::conjunction() {
  SyntaxPtr left = negation();
  while (lexer_.peek().is("and")) {
    const Token sign = lexer_.take();
    left = operation(sign, {std::move(left), negation()});
  }
  return left;
}

SyntaxPtr ExpressionParser::negation() {
  if (!lexer_.peek().is("not")) return comparison();
  if (++depth_ > kMostNested) lexer_.fail(lexer_.peek().place, "expressions within each other: too many");
  const Token sign = lexer_.take();
  SyntaxPtr result = operation(sign, {negation()});
  --depth_;
  return result;
}

SyntaxPtr ExpressionParser::comparison() {
  SyntaxPtr left = test();
  if (!is_one_of(lexer_.peek(), kComparisons)) return left;
  const Token sign = lexer_.take();
  if (sign.is("=") && lexer_.peek().is("=")) lexer_.fail(sign.place, "equality is written with one '='");
  SyntaxPtr right = test();
  if (is_one_of(lexer_.peek(), kComparisons)) {
    lexer_.fail(lexer_.peek().place, "comparisons are not chained: expected 'and' between two of them");
  }
  return operation(sign, {std::move(left), std::move(right)});
}

SyntaxPtr ExpressionParser::test() {
  SyntaxPtr left = domain();
  const Token& next = lexer_.peek();
  if (next.is("is")) {
    Token sign = lexer_.take();
    if (!lexer_.peek().is("even") && !lexer_.peek().is("odd")) lexer_.fail_expected("'even' or 'odd'");
    sign.text = lexer_.take().text;
    return operation(sign, {std::move(left)});
  }
  if (next.is("divides") || next.is("within") || next.is("in")) {
    const Token sign = lexer_.take();
    return operation(sign, {std::move(left), domain()});
  }
  if (next.is("not") && lexer_.peek_second().is("in")) {
    const Token negated = lexer_.take();
    const Token sign = lexer_.take();
    return operation(negated, {operation(sign, {std::move(left), domain()})});
  }
  return left;
}

SyntaxPtr ExpressionParser::exclusive_or() {
  SyntaxPtr left = sum();
  while (lexer_.peek().is("xor")) {
    const Token sign = lexer_.take();
    left = operation(sign, {std::move(left), sum()});
  }
  return left;
}

SyntaxPtr ExpressionParser::sum() {
  SyntaxPtr left = product();
  while (lexer_.peek().is("+") || lexer_.peek().is("-")) {
    const Token sign = lexer_.take();
    left = operation(sign, {std::move(left), product()});
  }
  return left;
}

SyntaxPtr ExpressionParser::product() {
  SyntaxPtr left = set_operation();
  while (is_one_of(lexer_.peek(), kProducts)) {
    const Token sign = lexer_.take();
    left = operation(sign, {std::move(left), set_operation()});
  }
  return left;
}

SyntaxPtr ExpressionParser::set_operation() {
  SyntaxPtr left = primary();
  while (is_one_of(lexer_.peek(), kSetOperations)) {
    const Token sign = lexer_.take();
    left = operation(sign, {std::move(left), primary()});
  }
  return left;
}

SyntaxPtr ExpressionParser::primary() {
  const Token& next = lexer_.peek();
  if (next.kind == TokenKind::number) {
    const Token token = lexer_.take();
    return std::make_shared<Syntax>(Syntax{SyntaxKind::number, token.place, token.text, token.number});
  }
  if (next.is("-")) {
    if (++depth_ > kMostNested) lexer_.fail(next.place, "expressions within each other: too many");
    const Token sign = lexer_.take();
    SyntaxPtr result = operation(sign, {primary()});
    --depth_;
    return result;
  }
  if (next.is("(")) {
    lexer_.take();
    SyntaxPtr inner = expression();
    if (!lexer_.peek().is(")")) lexer_.fail_expected("')'");
    lexer_.take();
    return inner;
  }
  if (next.is("{")) return braces();
  if (next.is("if")) return conditional();
  if (next.kind == TokenKind::word && !is_between_expressions(next.text)) return word();
  lexer_.fail_expected("an expression");
}

SyntaxPtr ExpressionParser::word() {
  const Token name = lexer_.take();
  if (name.is(kBoardWord) && lexer_.peek().is("(")) return position(name);
  if (is_game_(name.text) && (lexer_.peek().is("(") || lexer_.is_followed_by(name, ':'))) return position(name);
  if (lexer_.peek().is("(")) return call(name);
  return node(SyntaxKind::name, name.place, name.text, {});
}

SyntaxPtr ExpressionParser::conditional() {
  const Token sign = lexer_.take();
  SyntaxPtr condition = expression();
  if (!lexer_.peek().is("then")) lexer_.fail_expected("'then'");
  lexer_.take();
  SyntaxPtr yes = branch();
  if (!lexer_.peek().is("else")) lexer_.fail_expected("'else'");
  lexer_.take();
  return node(SyntaxKind::condition, sign.place, "if", {std::move(condition), std::move(yes), branch()});
}

// In a notation a condition may choose between texts.
SyntaxPtr ExpressionParser::branch() {
  if (lexer_.peek().kind != TokenKind::text) return expression();
  const Token text = lexer_.take();
  // As it stands: white space matters to what is printed.
  return node(SyntaxKind::text, text.place, lexer_.source().text.substr(text.begin + 1, text.end - text.begin - 2), {});
}

SyntaxPtr ExpressionParser::braces() {
  const Token brace = lexer_.take();
  std::vector<SyntaxPtr> members;
  while (true) {
    members.push_back(expression());
    if (lexer_.peek().is("}")) break;
    if (!lexer_.peek().is(",")) lexer_.fail_expected("',' or '}'");
    lexer_.take();
  }
  lexer_.take();
  return node(SyntaxKind::set, brace.place, "{", std::move(members));
}

// f(a, b), or a binder f(u, v in s, w in t: e): what stands before the colon was read as expressions.
SyntaxPtr ExpressionParser::call(const Token& name) {
  lexer_.take();
  std::vector<SyntaxPtr> parts;
  if (!lexer_.peek().is(")")) {
    while (true) {
      parts.push_back(expression());
      if (!lexer_.peek().is(",")) break;
      lexer_.take();
    }
  }
  if (lexer_.peek().is(":")) return binder(name, parts);
  if (!lexer_.peek().is(")")) lexer_.fail_expected("',' or ')'");
  lexer_.take();
  return node(SyntaxKind::call, name.place, name.text, std::move(parts));
}

SyntaxPtr ExpressionParser::binder(const Token& name, const std::vector<SyntaxPtr>& domains) {
  const auto is_name = [](const Syntax& part) { return part.kind == SyntaxKind::name; };
  if (domains.size() == 1 && is_name(*domains.front())) {
    lexer_.fail(domains.front()->place, fmt::format("there is no game '{}'", domains.front()->text));
  }
  std::vector<Syntax> binders(1, Syntax{SyntaxKind::binder, name.place, name.text});
  for (const SyntaxPtr& domain : domains) {
    const bool has_set = domain->kind == SyntaxKind::operation && domain->text == "in" && is_name(*domain->parts[0]);
    if (!has_set && (domain == domains.back() || !is_name(*domain))) {
      lexer_.fail(domains.front()->place, "expected names, 'in' and a set or a range before the colon");
    }
    const Syntax& variable = has_set ? *domain->parts[0] : *domain;
    binders.back().variables.emplace_back(variable.text, variable.place);
    if (!has_set) continue;
    binders.back().parts.push_back(domain->parts[1]);
    if (domain != domains.back()) binders.push_back(Syntax{SyntaxKind::binder, variable.place, {}});
  }
  if (std::ranges::find(kBinders, name.text, &Binder::name) == kBinders.end()) {
    std::vector<std::string_view> names;
    for (const Binder& one : kBinders) names.push_back(one.name);
    lexer_.fail(name.place, fmt::format("'{}' binds no names: expected one of {}", name.text, fmt::join(names, ", ")));
  }
  lexer_.take();
  SyntaxPtr result = expression();
  if (!lexer_.peek().is(")")) lexer_.fail_expected("')'");
  lexer_.take();
  while (!binders.empty()) {
    binders.back().parts.push_back(std::move(result));
    result = std::make_shared<Syntax>(std::move(binders.back()));
    binders.pop_back();
  }
  return result;
}

SyntaxPtr ExpressionParser::position(const Token& name) {
  std::string code;
  Token colon{};
  if (lexer_.peek().is(":")) {
    colon = lexer_.peek();
    code = lexer_.take_up_to(colon, '(');
  }
  Syntax result = notation(name);
  result.code = std::move(code);
  result.code_begin = colon.end;
  result.code_place = colon.place;
  ++result.code_place.column;
  return std::make_shared<Syntax>(std::move(result));
}

Syntax ExpressionParser::notation(const Token& name) {
  if (!lexer_.peek().is("(")) lexer_.fail_expected("'('");
  Syntax result{SyntaxKind::position, name.place, name.text};
  const Token open = lexer_.peek();
  result.begin = open.end;
  result.inside = open.place;
  ++result.inside.column;
  result.end = open.end + lexer_.take_up_to(open, ')').size();
  if (!lexer_.peek().is(")")) lexer_.fail_expected("')'");
  lexer_.take();
  return result;
}

}  // namespace sprague::language
