#include "language/statement_parser.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "canonical/ensure.hpp"

namespace sprague::language {
namespace {

constexpr std::array<std::string_view, 4> kAdjectives{"connected", "2-connected", "bipartite", "cubic"};
constexpr std::array<std::string_view, 9> kFamilies{"graphs", "trees",        "forests", "paths",     "cycles",
                                                    "stars",  "caterpillars", "boards",  "subdivided"};
constexpr std::array<std::string_view, 2> kSubdivided{"stars", "bistars"};
constexpr std::array<std::string_view, 8> kStatements{"for",    "table", "smallest", "sequence",
                                                      "period", "fact",  "checked",  "reading"};
constexpr std::array<std::string_view, 4> kExplorations{"propose", "compare", "hunt", "period"};

bool contains(std::span<const std::string_view> words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

}  // namespace

StatementSyntax StatementParser::statement() {
  StatementSyntax statement;
  statement.place = lexer_.peek().place;
  const Token& next = lexer_.peek();
  if (next.is("for")) {
    quantified(statement);
  } else if (next.is("table")) {
    table(statement);
  } else if (next.is("smallest")) {
    smallest(statement);
  } else if (next.is("sequence") || next.is("period")) {
    indexed(statement);
  } else if (next.is("fact")) {
    facts(statement);
  } else {
    one_of(kStatements, "a statement or a reading");
  }
  return statement;
}

void StatementParser::quantified(StatementSyntax& statement) {
  expect("for");
  constexpr std::array<std::string_view, 2> kQuantifiers{"all", "some"};
  statement.kind = one_of(kQuantifiers, "a quantifier") == "all" ? StatementKind::for_all : StatementKind::for_some;
  statement.bindings = bindings();
  expect(":");
  statement.body = expressions_.expression();
}

void StatementParser::table(StatementSyntax& statement) {
  expect("table");
  statement.kind = StatementKind::table;
  statement.bindings = bindings();
  expect("by");
  statement.by = expressions();
  expect(":");
  statement.columns = expressions();
}

void StatementParser::smallest(StatementSyntax& statement) {
  expect("smallest");
  statement.kind = StatementKind::smallest;
  statement.bindings = bindings();
  expect("for");
  expect("each");
  statement.body = expressions_.number();
  expect("in");
  statement.range = expressions_.range();
}

void StatementParser::facts(StatementSyntax& statement) {
  expect("fact");
  statement.kind = StatementKind::fact;
  statement.columns = expressions();
}

// sequence n in a..b: and period n in a..b:
void StatementParser::indexed(StatementSyntax& statement) {
  constexpr std::array<std::string_view, 2> kIndexed{"sequence", "period"};
  statement.kind = one_of(kIndexed, "a statement") == "sequence" ? StatementKind::sequence : StatementKind::period;
  const Token index = name("a name for the index");
  BindingSyntax binding;
  binding.place = index.place;
  binding.names.emplace_back(index.text, index.place);
  expect("in");
  statement.range = expressions_.range();
  binding.domain = statement.range;
  statement.bindings.push_back(std::move(binding));
  expect(":");
  statement.body = expressions_.number();
  if (statement.kind == StatementKind::sequence && skip("=")) given_values(statement);
}

void StatementParser::given_values(StatementSyntax& statement) {
  if (skip("bfile")) {
    statement.bfile = text("the file's name");
  } else {
    do {
      statement.values.push_back(number("a number, or bfile"));
    } while (skip(","));
  }
  if (skip("from")) statement.first_value = number("the index of the first value");
}

StatementSyntax StatementParser::explored() {
  StatementSyntax statement;
  statement.place = lexer_.peek().place;
  if (lexer_.peek().is("period")) {
    indexed(statement);
    return statement;
  }
  const std::string word = one_of(kExplorations, "what to do");
  expect("for");
  statement.bindings = bindings();
  expect(":");
  if (word == "compare") {
    statement.kind = StatementKind::compare;
    statement.columns = {expressions_.expression()};
    expect(",");
    statement.columns.push_back(expressions_.expression());
    return statement;
  }
  statement.kind = word == "hunt" ? StatementKind::hunt : StatementKind::propose;
  statement.body = expressions_.expression();
  if (word == "hunt") return statement;
  expect("by");
  statement.by = expressions();
  return statement;
}

std::vector<SyntaxPtr> StatementParser::expressions() {
  std::vector<SyntaxPtr> all{expressions_.expression()};
  while (skip(",")) all.push_back(expressions_.expression());
  return all;
}

std::vector<BindingSyntax> StatementParser::bindings() {
  std::vector<BindingSyntax> all{binding()};
  while (skip(",")) all.push_back(binding());
  return all;
}

BindingSyntax StatementParser::binding() {
  BindingSyntax binding;
  binding.place = lexer_.peek().place;
  const Token& second = lexer_.peek_second();
  if (lexer_.peek().kind == TokenKind::word && !second.is("in") && !second.is(",")) {
    family(binding);
  } else {
    do {
      const Token bound_name = name("a family or a name");
      binding.names.emplace_back(bound_name.text, bound_name.place);
    } while (skip(","));
    expect("in");
    if (contains(kFamilies, lexer_.peek().text) || contains(kAdjectives, lexer_.peek().text)) {
      lexer_.fail(lexer_.peek().place, fmt::format("a family's members are bound as in '{} {} with ...', without 'in'",
                                                   lexer_.peek().text, binding.names.front().first));
    }
    binding.domain = expressions_.domain();
  }
  if (skip("where")) binding.where = expressions_.expression();
  return binding;
}

void StatementParser::family(BindingSyntax& binding) {
  Family& family = binding.family.emplace();
  while (contains(kAdjectives, lexer_.peek().text)) {
    const std::string adjective = lexer_.take().text;
    family.connected = family.connected || adjective == "connected";
    family.two_connected = family.two_connected || adjective == "2-connected";
    family.bipartite = family.bipartite || adjective == "bipartite";
    family.cubic = family.cubic || adjective == "cubic";
  }
  const std::string kind =
      skip("subdivided") ? "subdivided " + one_of(kSubdivided, "a family") : one_of(kFamilies, "a family");
  const auto named = family_kind_named(kind);
  ENSURE(named, "a family without meaning");
  family.kind = *named;
  const Token instance = name("a name for the instance");
  binding.names.emplace_back(instance.text, instance.place);
  if (skip("with")) {
    do {
      binding.bounds.push_back(bound());
    } while (skip("and"));
  }
  if (skip("from")) binding.file = skip("input") ? "-" : text("a file, or input");
}

BoundSyntax StatementParser::bound() {
  BoundSyntax bound{lexer_.peek().place, nullptr, nullptr, SizeUnit::vertices};
  if (skip("at")) {
    constexpr std::array<std::string_view, 2> kSides{"most", "least"};
    const bool above = one_of(kSides, "a bound") == "most";
    (above ? bound.most : bound.least) = expressions_.number();
  } else {
    bound.least = expressions_.number();
    bound.most = skip("..") ? expressions_.number() : bound.least;
  }
  bound.unit = unit();
  return bound;
}

SizeUnit StatementParser::unit() {
  constexpr std::array<std::string_view, 8> kUnits{"vertices", "edges", "legs", "faces",
                                                   "vertex",   "edge",  "leg",  "face"};
  const std::string word = one_of(kUnits, "a unit");
  const auto index = std::ranges::find(kUnits, word) - kUnits.begin();
  return static_cast<SizeUnit>(index % 4);
}

}  // namespace sprague::language
