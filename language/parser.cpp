#include "language/parser.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "canonical/nearest_name.hpp"
#include "language/expression_parser.hpp"
#include "language/file.hpp"

namespace sprague::language {
namespace {

constexpr std::array<std::string_view, 4> kAdjectives{"connected", "2-connected", "bipartite", "cubic"};
constexpr std::array<std::string_view, 8> kFamilies{"graphs", "trees", "forests",      "paths",
                                                    "cycles", "stars", "caterpillars", "boards"};
constexpr std::array<std::string_view, 2> kSubdivided{"stars", "bistars"};
constexpr std::array<std::string_view, 5> kTopLevel{"claim", "explore", "game", "define", "invariant"};
constexpr std::array<std::string_view, 7> kStatements{"for",    "table",   "smallest", "sequence",
                                                      "period", "checked", "reading"};
constexpr std::array<std::string_view, 7> kKinds{"theorem",     "proposition", "lemma",   "table",
                                                 "observation", "conjecture",  "question"};
constexpr std::array<std::string_view, 4> kExplorations{"propose", "compare", "hunt", "period"};
constexpr std::array<std::string_view, 8> kChoices{"vertex", "edge",  "arrow",  "face",
                                                   "path",   "cycle", "clique", "connected"};
constexpr std::array<std::string_view, 4> kActions{"delete", "contract", "direct", "mark"};

bool contains(std::span<const std::string_view> words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

// Games of the file are known before their definitions are read.
std::set<std::string, std::less<>> names_of_games(const Source& source, std::span<const std::string_view> games) {
  std::set<std::string, std::less<>> names(games.begin(), games.end());
  Lexer lexer(source);
  while (lexer.peek().kind != TokenKind::end) {
    const Token word = lexer.take();
    if (word.is("game") && lexer.peek().kind == TokenKind::word && lexer.peek_second().is("on")) {
      names.insert(lexer.peek().text);
    }
  }
  return names;
}

class FileParser {
 public:
  FileParser(const Source& source, std::span<const std::string_view> games)
      : games_(names_of_games(source, games)),
        lexer_(source),
        expressions_(lexer_, [this](std::string_view word) { return games_.contains(word); }) {}

  FileSyntax file();
  FileSyntax file_after_exploration();

 private:
  void parts(FileSyntax& file);
  ClaimSyntax claim();
  ExplorationSyntax exploration();
  StatementSyntax explored();
  ReadingSyntax reading();
  std::string name_of_reading();
  void line(LinesSyntax& lines);
  void lines(LinesSyntax& lines);
  DefinitionSyntax definition();
  SizeSyntax size();
  // The numbers of the tiers.
  void tiers(SizeSyntax& size);
  CheckedSyntax checked();
  ProofSyntax proof();
  void statement_of(ReadingSyntax& reading);
  InvariantSyntax invariant();

  StatementSyntax statement();
  void quantified(StatementSyntax& statement);
  void table(StatementSyntax& statement);
  void smallest(StatementSyntax& statement);
  void indexed(StatementSyntax& statement);
  void given_values(StatementSyntax& statement);
  std::vector<BindingSyntax> bindings();
  BindingSyntax binding();
  void family(BindingSyntax& binding);
  BoundSyntax bound();
  Unit unit();
  std::vector<SyntaxPtr> expressions();

  GameSyntax game();
  MarkSyntax mark();
  RuleSyntax rule();
  void sizes(RuleSyntax& rule);
  ActionSyntax action();
  CleaningSyntax cleaning();

  bool skip(std::string_view word) {
    if (!lexer_.peek().is(word)) return false;
    lexer_.take();
    return true;
  }
  void expect(std::string_view word) {
    if (!skip(word)) lexer_.fail_expected(fmt::format("'{}'", word));
  }
  Token word(std::string_view what) {
    if (lexer_.peek().kind != TokenKind::word) lexer_.fail_expected(what);
    return lexer_.take();
  }
  Token name(std::string_view what) {
    Token named = word(what);
    if (is_word_of_expressions(named.text)) {
      lexer_.fail(named.place, fmt::format("expected {}, found '{}', a word of the language", what, named.text));
    }
    return named;
  }
  std::string text(std::string_view what) {
    if (lexer_.peek().kind != TokenKind::text) lexer_.fail_expected(fmt::format("{}, in double quotes", what));
    return lexer_.take().text;
  }
  std::int64_t number(std::string_view what) {
    const bool negative = skip("-");
    if (lexer_.peek().kind != TokenKind::number) lexer_.fail_expected(what);
    const std::int64_t value = lexer_.take().number;
    return negative ? -value : value;
  }
  // One of the words; throws naming the nearest.
  std::string one_of(std::span<const std::string_view> words, std::string_view what);

  std::set<std::string, std::less<>> games_;
  Lexer lexer_;
  ExpressionParser expressions_;
};

std::string FileParser::one_of(std::span<const std::string_view> words, std::string_view what) {
  const Token& next = lexer_.peek();
  if (next.kind == TokenKind::word && contains(words, next.text)) return lexer_.take().text;
  const auto nearest = next.kind == TokenKind::word ? nearest_name(next.text, words) : std::nullopt;
  lexer_.fail(next.place, fmt::format("expected {}, one of {}; found {}{}", what, fmt::join(words, ", "), shown(next),
                                      nearest ? fmt::format(", the nearest is '{}'", *nearest) : ""));
}

FileSyntax FileParser::file() {
  FileSyntax file;
  parts(file);
  return file;
}

FileSyntax FileParser::file_after_exploration() {
  FileSyntax file;
  const Token word = lexer_.peek();
  file.explorations.push_back({word.text, word.place, {}, explored()});
  parts(file);
  return file;
}

void FileParser::parts(FileSyntax& file) {
  while (lexer_.peek().kind != TokenKind::end) {
    const std::string word = lexer_.peek().text;
    if (word == "claim") {
      file.claims.push_back(claim());
    } else if (word == "explore") {
      file.explorations.push_back(exploration());
    } else if (word == "game") {
      file.games.push_back(game());
    } else if (word == "define") {
      file.definitions.push_back(definition());
    } else if (word == "invariant") {
      file.invariants.push_back(invariant());
    } else if (lexer_.peek().kind == TokenKind::word || file.claims.empty()) {
      one_of(kTopLevel, "a part of the file");
    } else {
      lexer_.fail_expected("an operator, or the next part of the file: a reading, claim, game, define or invariant");
    }
  }
}

ClaimSyntax FileParser::claim() {
  ClaimSyntax claim;
  expect("claim");
  const Token id = lexer_.take_id();
  claim.id = id.text;
  claim.place = id.place;
  if (skip("as")) claim.kind = one_of(kKinds, "what the claim is");
  if (skip("from")) claim.from = text("where the claim stands");
  if (skip("source")) claim.source = text("a source");
  expect(":");
  lines(claim.lines);
  if (!lexer_.peek().is("reading")) {
    ReadingSyntax own{std::string(kOwnReading), lexer_.peek().place, "printed", {}, {}, {}, std::nullopt};
    statement_of(own);
    claim.readings.push_back(std::move(own));
  }
  while (lexer_.peek().is("reading")) claim.readings.push_back(reading());
  return claim;
}

ExplorationSyntax FileParser::exploration() {
  ExplorationSyntax exploration;
  expect("explore");
  const Token id = lexer_.take_id();
  exploration.name = id.text;
  exploration.place = id.place;
  expect(":");
  lines(exploration.lines);
  if (exploration.lines.count_on) lexer_.fail(id.place, "'count on' is of claims");
  if (!exploration.lines.erratum.empty()) lexer_.fail(exploration.lines.erratum_place, "an erratum is of claims");
  exploration.statement = explored();
  return exploration;
}

StatementSyntax FileParser::explored() {
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

ReadingSyntax FileParser::reading() {
  ReadingSyntax reading;
  expect("reading");
  reading.place = lexer_.peek().place;
  reading.name = name_of_reading();
  reading.role = "printed";
  if (skip("as")) {
    reading.role_place = lexer_.peek().place;
    reading.role = word("a role").text;
  }
  if (lexer_.peek().kind == TokenKind::text) reading.lines.text = lexer_.take().text;
  expect(":");
  lines(reading.lines);
  statement_of(reading);
  return reading;
}

std::string FileParser::name_of_reading() {
  if (lexer_.peek().kind == TokenKind::text) return lexer_.take().text;
  return word("the name of a reading").text;
}

void FileParser::statement_of(ReadingSyntax& reading) {
  if (lexer_.peek().is("checked")) {
    reading.checked = checked();
  } else {
    reading.statement = statement();
  }
}

void FileParser::lines(LinesSyntax& lines) {
  while (true) {
    const Token& next = lexer_.peek();
    if (next.is("text")) {
      lexer_.take();
      lines.text = text("the statement in words");
    } else if (next.is("define")) {
      lines.definitions.push_back(definition());
    } else if (next.is("size")) {
      if (lines.size) lexer_.fail(next.place, "a second size: a claim has one at most");
      lines.size = size();
    } else if (next.is("note")) {
      lexer_.take();
      lines.notes.push_back(text("a note"));
    } else if (next.is("count")) {
      lexer_.take();
      expect("on");
      lines.count_on = true;
    } else if (next.is("by")) {
      lexer_.take();
      expect("rules");
      lines.by_rules = true;
    } else if (next.is("proof")) {
      if (lines.proof) lexer_.fail(next.place, "a second proof: a reading has one at most");
      lines.proof = proof();
    } else if (next.is("erratum")) {
      lexer_.take();
      lines.erratum_place = lexer_.peek().place;
      lines.erratum = name_of_reading();
    } else {
      return;
    }
  }
}

DefinitionSyntax FileParser::definition() {
  expect("define");
  const Token defined = name("the name of what is defined");
  DefinitionSyntax definition{defined.text, defined.place, {}, nullptr};
  if (skip("(")) {
    do {
      const Token parameter = name("a parameter");
      definition.parameters.emplace_back(parameter.text, parameter.place);
    } while (skip(","));
    expect(")");
  }
  expect("=");
  definition.body = expressions_.expression();
  return definition;
}

SizeSyntax FileParser::size() {
  expect("size");
  const Token named = name("the size's name");
  SizeSyntax size{named.text, named.place, 0, std::nullopt, std::nullopt};
  expect("=");
  tiers(size);
  return size;
}

void FileParser::tiers(SizeSyntax& size) {
  size.quick = number("a number");
  while (skip(",")) {
    constexpr std::array<std::string_view, 2> kTiers{"nightly", "deep"};
    const bool is_nightly = one_of(kTiers, "a tier") == "nightly";
    (is_nightly ? size.nightly : size.deep) = number("a number");
  }
}

ProofSyntax FileParser::proof() {
  const Place place = lexer_.peek().place;
  expect("proof");
  const std::string named = name("the name of a proof").text;
  return {named, place, text("the proof in words")};
}

CheckedSyntax FileParser::checked() {
  CheckedSyntax checked;
  checked.place = lexer_.peek().place;
  expect("checked");
  expect("by");
  checked.name = name("the name of a check").text;
  expect("over");
  checked.unit = lexer_.peek().kind == TokenKind::text ? lexer_.take().text : name("what the range counts").text;
  checked.size.place = lexer_.peek().place;
  checked.first = number("a number");
  expect("..");
  tiers(checked.size);
  return checked;
}

InvariantSyntax FileParser::invariant() {
  expect("invariant");
  const Token named = name("the invariant's name");
  expect("(");
  const std::string parameter = name("a name for the graph").text;
  expect(")");
  expect("from");
  return {named.text, named.place, parameter, text("a command")};
}

StatementSyntax FileParser::statement() {
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
  } else {
    one_of(kStatements, "a statement or a reading");
  }
  return statement;
}

void FileParser::quantified(StatementSyntax& statement) {
  expect("for");
  constexpr std::array<std::string_view, 2> kQuantifiers{"all", "some"};
  statement.kind = one_of(kQuantifiers, "a quantifier") == "all" ? StatementKind::for_all : StatementKind::for_some;
  statement.bindings = bindings();
  expect(":");
  statement.body = expressions_.expression();
}

void FileParser::table(StatementSyntax& statement) {
  expect("table");
  statement.kind = StatementKind::table;
  statement.bindings = bindings();
  expect("by");
  statement.by = expressions();
  expect(":");
  statement.columns = expressions();
}

void FileParser::smallest(StatementSyntax& statement) {
  expect("smallest");
  statement.kind = StatementKind::smallest;
  statement.bindings = bindings();
  expect("for");
  expect("each");
  statement.body = expressions_.number();
  expect("in");
  statement.range = expressions_.range();
}

// sequence n in a..b: and period n in a..b:
void FileParser::indexed(StatementSyntax& statement) {
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

void FileParser::given_values(StatementSyntax& statement) {
  if (skip("bfile")) {
    statement.bfile = text("the file's name");
  } else {
    do {
      statement.values.push_back(number("a number, or bfile"));
    } while (skip(","));
  }
  if (skip("from")) statement.first_value = number("the index of the first value");
}

std::vector<SyntaxPtr> FileParser::expressions() {
  std::vector<SyntaxPtr> all{expressions_.expression()};
  while (skip(",")) all.push_back(expressions_.expression());
  return all;
}

std::vector<BindingSyntax> FileParser::bindings() {
  std::vector<BindingSyntax> all{binding()};
  while (skip(",")) all.push_back(binding());
  return all;
}

BindingSyntax FileParser::binding() {
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

void FileParser::family(BindingSyntax& binding) {
  while (contains(kAdjectives, lexer_.peek().text)) {
    binding.adjective_places.push_back(lexer_.peek().place);
    binding.adjectives.push_back(lexer_.take().text);
  }
  if (skip("subdivided")) {
    binding.family = "subdivided " + one_of(kSubdivided, "a family");
  } else {
    binding.family = one_of(kFamilies, "a family");
  }
  const Token instance = name("a name for the instance");
  binding.names.emplace_back(instance.text, instance.place);
  if (skip("with")) {
    do {
      binding.bounds.push_back(bound());
    } while (skip("and"));
  }
  if (skip("from")) binding.file = skip("input") ? "-" : text("a file, or input");
}

BoundSyntax FileParser::bound() {
  BoundSyntax bound{lexer_.peek().place, nullptr, nullptr, Unit::vertices};
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

Unit FileParser::unit() {
  constexpr std::array<std::string_view, 8> kUnits{"vertices", "edges", "legs", "faces",
                                                   "vertex",   "edge",  "leg",  "face"};
  const std::string word = one_of(kUnits, "a unit");
  const auto index = std::ranges::find(kUnits, word) - kUnits.begin();
  return static_cast<Unit>(index % 4);
}

GameSyntax FileParser::game() {
  GameSyntax game;
  expect("game");
  const Token named = name("the game's name");
  game.name = named.text;
  game.place = named.place;
  expect("on");
  constexpr std::array<std::string_view, 2> kBoards{"graphs", "boards"};
  game.on_boards = one_of(kBoards, "what the game is played on") == "boards";
  game.whole = skip("whole");
  expect(":");
  while (lexer_.peek().is("mark")) game.marks.push_back(mark());
  if (!lexer_.peek().is("move")) lexer_.fail_expected("'move' or 'mark'");
  while (lexer_.peek().is("move")) game.rules.push_back(rule());
  while (lexer_.peek().is("after")) game.cleanings.push_back(cleaning());
  return game;
}

MarkSyntax FileParser::mark() {
  expect("mark");
  const Token named = name("the mark's name");
  expect("on");
  constexpr std::array<std::string_view, 2> kMarked{"vertices", "edges"};
  return {named.text, named.place, one_of(kMarked, "what is marked") == "edges"};
}

RuleSyntax FileParser::rule() {
  RuleSyntax rule;
  rule.place = lexer_.peek().place;
  expect("move");
  const std::string choice = one_of(kChoices, "what a move chooses");
  rule.choice = static_cast<ChoiceKind>(std::ranges::find(kChoices, choice) - kChoices.begin());
  const Token named = name("a name for what is chosen");
  rule.name = named.text;
  rule.name_place = named.place;
  if (skip("with")) sizes(rule);
  if (skip("where")) rule.where = expressions_.expression();
  if (skip("keeping")) rule.keeping = expressions_.expression();
  expect(":");
  do {
    rule.actions.push_back(action());
  } while (skip(","));
  return rule;
}

void FileParser::sizes(RuleSyntax& rule) {
  expect("size");
  if (rule.choice < ChoiceKind::path)
    lexer_.fail(rule.place, "only paths, cycles, cliques and connected sets have sizes");
  if (skip("in")) {
    rule.sizes = expressions_.domain();
  } else if (skip("at")) {
    constexpr std::array<std::string_view, 2> kSides{"most", "least"};
    const bool above = one_of(kSides, "a bound") == "most";
    (above ? rule.most : rule.least) = expressions_.number();
  } else {
    rule.least = expressions_.number();
    rule.most = rule.least;
  }
}

ActionSyntax FileParser::action() {
  const Place place = lexer_.peek().place;
  const Token& next = lexer_.peek();
  if (next.kind != TokenKind::word || !contains(kActions, next.text)) {
    lexer_.fail(place, fmt::format("every action makes the position smaller, so that play ends: expected one of {}, "
                                   "found {}",
                                   fmt::join(kActions, ", "), shown(next)));
  }
  const std::string word = lexer_.take().text;
  if (word == "direct") {
    const Token arrow = name("the name of the chosen arrow");
    auto chosen = std::make_shared<Syntax>(Syntax{SyntaxKind::name, arrow.place, arrow.text});
    return {ActionKind::direct, place, std::move(chosen), {}};
  }
  SyntaxPtr what = expressions_.number();
  if (word == "delete") return {ActionKind::remove, place, std::move(what), {}};
  if (word == "contract") return {ActionKind::contract, place, std::move(what), {}};
  return {ActionKind::mark, place, std::move(what), name("the name of a mark").text};
}

CleaningSyntax FileParser::cleaning() {
  CleaningSyntax cleaning;
  cleaning.place = lexer_.peek().place;
  expect("after");
  expect("move");
  expect(":");
  expect("delete");
  constexpr std::array<std::string_view, 2> kCleaned{"vertices", "edges"};
  cleaning.of_edges = one_of(kCleaned, "what goes") == "edges";
  const Token named = name("a name for what may go");
  cleaning.name = named.text;
  cleaning.name_place = named.place;
  expect("where");
  cleaning.where = expressions_.expression();
  return cleaning;
}

}  // namespace

FileSyntax parse_file(const Source& source, std::span<const std::string_view> games) {
  return FileParser(source, games).file();
}

FileSyntax parse_exploration(const Source& source, std::span<const std::string_view> games) {
  return FileParser(source, games).file_after_exploration();
}

SyntaxPtr parse_expression(const Source& source, Place place, std::size_t begin, std::size_t end,
                           std::span<const std::string_view> games) {
  Lexer lexer(source, place, begin, end);
  const auto is_game = [&](std::string_view word) { return contains(games, word); };
  SyntaxPtr result = ExpressionParser(lexer, is_game).expression();
  if (lexer.peek().kind != TokenKind::end) lexer.fail_expected("an operator or the end of the expression");
  return result;
}

}  // namespace sprague::language
