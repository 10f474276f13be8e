#include "language/game_parser.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <memory>

namespace sprague::language {

GameSyntax GameParser::game() {
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

MarkSyntax GameParser::mark() {
  expect("mark");
  const Token named = name("the mark's name");
  expect("on");
  constexpr std::array<std::string_view, 2> kMarked{"vertices", "edges"};
  return {named.text, named.place, one_of(kMarked, "what is marked") == "edges"};
}

RuleSyntax GameParser::rule() {
  RuleSyntax rule;
  rule.place = lexer_.peek().place;
  expect("move");
  const std::string choice = one_of(kChoiceWords, "what a move chooses");
  rule.choice = static_cast<ChoiceKind>(std::ranges::find(kChoiceWords, choice) - kChoiceWords.begin());
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

void GameParser::sizes(RuleSyntax& rule) {
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

ActionSyntax GameParser::action() {
  const Place place = lexer_.peek().place;
  const Token& next = lexer_.peek();
  if (next.kind != TokenKind::word || std::ranges::find(kActionWords, next.text) == kActionWords.end()) {
    lexer_.fail(place, fmt::format("every action makes the position smaller, so that play ends: expected one of {}, "
                                   "found {}",
                                   fmt::join(kActionWords, ", "), shown(next)));
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

CleaningSyntax GameParser::cleaning() {
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

}  // namespace sprague::language
