#include "cli/position_picture.hpp"

#include "canonical/graph_format.hpp"
#include "conjectures/cycles/board_picture.hpp"
#include "reports/picture_drawing.hpp"

namespace sprague::cli {
namespace {

void add_winning_arrows(Picture& picture, const WinningMarks& marks) {
  for (const auto& move : marks.moves) picture.arrows.push_back({move[0], move[1], ArrowStyle::first});
  picture.below = marks.line;
}

}  // namespace

std::string board_svg(const Cycles& game, const CyclesBoard& board, const WinningMarks& marks) {
  Picture picture = cycles::board_picture(board.map, game.reading(), {});
  for (const Dart d : board.marks) picture.arrows.push_back({board.map.tail(d), board.map.head(d)});
  add_winning_arrows(picture, marks);
  return svg_of(picture);
}

std::string board_svg(const ArrowsOnGraphs& /*game*/, const ArrowsBoard& board, const WinningMarks& marks) {
  Picture picture{"g6:" + to_graph6(board.graph), {}};
  picture.numbered = true;
  for (const auto& [from, to] : board.marks) picture.arrows.push_back({from, to});
  add_winning_arrows(picture, marks);
  return svg_of(picture);
}

std::string graph_svg(const Graph& board, const WinningMarks& marks) {
  Picture picture{"g6:" + to_graph6(board), {}};
  picture.numbered = true;
  for (const auto& move : marks.moves) {
    if (move.size() == 1) picture.marked.push_back(move[0]);
    if (move.size() == 2) picture.chosen.emplace_back(move[0], move[1]);
  }
  picture.below = marks.line;
  return svg_of(picture);
}

}  // namespace sprague::cli
