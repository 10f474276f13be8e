#include "language/parser.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "language/expression_parser.hpp"
#include "language/file.hpp"
#include "language/game_parser.hpp"
#include "language/statement_parser.hpp"

namespace sprague::language {
namespace {

constexpr std::array<std::string_view, 5> kTopLevel{"claim", "explore", "game", "define", "invariant"};
// What may stand before a statement, but for definitions, which a file has as well.
constexpr std::array<std::string_view, 12> kLines{"text",  "size", "note",  "count",   "by",      "repair",
                                                  "shown", "data", "proof", "erratum", "checked", "finite"};
constexpr std::array<std::string_view, 7> kKinds{"theorem",     "proposition", "lemma",   "table",
                                                 "observation", "conjecture",  "question"};

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

class FileParser : private TokenParser {
 public:
  FileParser(Lexer& lexer, const std::set<std::string, std::less<>>& games)
      : TokenParser(lexer),
        expressions_(lexer, [&games](std::string_view word) { return games.contains(word); }),
        statements_(lexer, expressions_),
        games_(lexer, expressions_) {}

  FileSyntax file();
  FileSyntax file_after_exploration();

 private:
  void parts(FileSyntax& file);
  ClaimSyntax claim();
  ExplorationSyntax exploration();
  ReadingSyntax reading();
  std::string name_of_reading();
  void lines(LinesSyntax& lines);
  DataSyntax data();
  DefinitionSyntax definition();
  SizeSyntax size();
  // The numbers of the tiers.
  void tiers(SizeSyntax& size);
  CheckedSyntax checked();
  ProofSyntax proof();
  void statement_of(ReadingSyntax& reading);
  InvariantSyntax invariant();
  Argument argument();

  ExpressionParser expressions_;
  StatementParser statements_;
  GameParser games_;
};

FileSyntax FileParser::file() {
  FileSyntax file;
  parts(file);
  return file;
}

FileSyntax FileParser::file_after_exploration() {
  FileSyntax file;
  const Token word = lexer_.peek();
  file.explorations.push_back({word.text, word.place, {}, statements_.explored()});
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
      file.games.push_back(games_.game());
    } else if (word == "define") {
      file.definitions.push_back(definition());
    } else if (word == "invariant") {
      file.invariants.push_back(invariant());
    } else if (word == "argument") {
      file.arguments.push_back(argument());
    } else if (std::ranges::find(kLines, word) != kLines.end() && !file.claims.empty()) {
      lexer_.fail(lexer_.peek().place, fmt::format("'{}' stands before the statement of its reading", word));
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
  if (exploration.lines.is_finite) lexer_.fail(id.place, "'finite' is of claims");
  if (exploration.lines.count_on) lexer_.fail(id.place, "'count on' is of claims");
  if (!exploration.lines.erratum.empty()) lexer_.fail(exploration.lines.erratum_place, "an erratum is of claims");
  if (!exploration.lines.repair.empty()) lexer_.fail(id.place, "a repair is of claims");
  exploration.statement = statements_.explored();
  return exploration;
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
    reading.statement = statements_.statement();
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
    } else if (next.is("repair")) {
      lexer_.take();
      lines.repair = text("what holds instead");
    } else if (next.is("shown")) {
      lines.shown = std::make_shared<Syntax>(expressions_.notation(lexer_.take()));
    } else if (next.is("data")) {
      lines.data.push_back(data());
    } else if (next.is("count")) {
      lexer_.take();
      expect("on");
      lines.count_on = true;
    } else if (next.is("by")) {
      lexer_.take();
      expect("rules");
      lines.by_rules = true;
    } else if (next.is("finite")) {
      lexer_.take();
      lines.is_finite = true;
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

DataSyntax FileParser::data() {
  DataSyntax data;
  data.place = lexer_.peek().place;
  expect("data");
  data.name = text("the name of the table");
  if (skip("to")) data.most = number("the largest size that has rows");
  if (skip("where")) data.where = expressions_.expression();
  expect(":");
  do {
    DataSyntax::Column column{expressions_.expression(), {}};
    if (skip("as")) column.header = text("the column's header");
    data.columns.push_back(std::move(column));
  } while (skip(","));
  return data;
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

Argument FileParser::argument() {
  expect("argument");
  Argument argument;
  do {
    const Token named = name("the name of a proof or of a check");
    argument.names.emplace_back(named.text, named.place);
  } while (skip(","));
  argument.title = text("the argument's title");
  expect(":");
  while (lexer_.peek().kind == TokenKind::text || lexer_.peek().is("step")) {
    const bool is_step = skip("step");
    argument.paragraphs.push_back({is_step, text(is_step ? "the step in words" : "a paragraph")});
  }
  return argument;
}

}  // namespace

FileSyntax parse_file(const Source& source, std::span<const std::string_view> games) {
  const auto names = names_of_games(source, games);
  Lexer lexer(source);
  return FileParser(lexer, names).file();
}

FileSyntax parse_exploration(const Source& source, std::span<const std::string_view> games) {
  const auto names = names_of_games(source, games);
  Lexer lexer(source);
  return FileParser(lexer, names).file_after_exploration();
}

std::vector<SyntaxPtr> parse_expressions(const Source& source, Place place, std::size_t begin, std::size_t end,
                                         std::span<const std::string_view> games) {
  Lexer lexer(source, place, begin, end);
  const auto is_game = [&](std::string_view word) { return std::ranges::find(games, word) != games.end(); };
  ExpressionParser parser(lexer, is_game);
  std::vector<SyntaxPtr> result{parser.expression()};
  while (lexer.peek().is(",")) {
    lexer.take();
    result.push_back(parser.expression());
  }
  if (lexer.peek().kind != TokenKind::end) lexer.fail_expected("an operator or the end of the expression");
  return result;
}

SyntaxPtr parse_expression(const Source& source, Place place, std::size_t begin, std::size_t end,
                           std::span<const std::string_view> games) {
  const std::vector<SyntaxPtr> all = parse_expressions(source, place, begin, end, games);
  if (all.size() > 1) {
    fail_at(source.name, all[1]->place, "expected one expression, found another one behind a comma");
  }
  return all.front();
}

}  // namespace sprague::language
