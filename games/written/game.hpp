// A game as text, as the checkers play it.
//
// A position's key is its graph's, or, where edges are directed or marked or there are faces, the position itself in
// its canonical order, printed whole.
#pragma once

#include <absl/functional/function_ref.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"
#include "games/labels.hpp"
#include "games/written/moves.hpp"

namespace sprague {

class WrittenGame {
 public:
  using Position = written::Position;  // a component; of a game that is whole any position
  using Key = std::string;
  static constexpr std::string_view kName = "written";
  static constexpr std::string_view kSyntax = "FILE.claims:NAME GRAPH    a game as text, of a file (docs/language.md)";

  explicit WrittenGame(std::shared_ptr<const language::GameText> game);
  // The game of a text, as certificates carry it.
  static WrittenGame from_code(std::string_view text);
  std::string code() const { return game_->name; }
  const std::string& rules() const { return game_->text; }
  const language::GameText& text() const { return *game_; }
  bool is_on_boards() const { return game_->on_boards; }

  std::vector<Sum<Position>> options(const Position& position) const;
  Key key(const Position& position) const;
  Position position_of(const Key& key) const;
  std::size_t most_moves(const Position& position) const { return written::measure(*game_, position); }
  Sum<Position> parse(std::string_view text) const { return components(parse_board(text)); }
  std::string print(const Position& position) const;

  // A board is a position, connected or not; a move is named by what it chooses: "3", "0-1", "0>1", "3,4,5".
  using Board = written::Position;
  static constexpr std::string_view kMoveVerb = "choose";
  Board parse_board(std::string_view text) const;
  Board board_of(Graph graph) const;
  Board board_of(const language::Board& board) const;
  Sum<Position> components(const Board& board) const;
  void each_move(const Board& board, absl::FunctionRef<void(BoardMove<Position>)> visit) const;

  // Labels are vertices (docs/certificates.md, `written:NAME`), ascending as the vertices' numbers are.
  struct Labelled {
    Position position;
    std::string letters;
  };
  // Of any position. Throws OutOfBudget where there are more vertices than letters.
  static Labelled labelled(const Position& position);
  std::string component_text(const Position& position) const;
  std::string certified_text(const Labelled& sum) const;
  std::vector<LabelledMove<Labelled>> labelled_moves(const Labelled& sum) const;
  std::vector<LabelledComponent<Position>> labelled_components(const Labelled& sum) const;

 private:
  Position canonical(const Position& position) const;
  // Calls sink with the part that is moved in, the choice by its numbers in the whole, and what is left of the whole.
  void each_labelled(
      const Position& sum,
      absl::FunctionRef<void(const std::string& name, std::vector<Vertex> vertices, written::Left)> sink) const;

  std::shared_ptr<const language::GameText> game_;
  written::Moves moves_;
};

}  // namespace sprague
