// Pictures of positions that were typed: with the labels by which moves go, and the moves that win.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <vector>

#include "canonical/graph.hpp"
#include "games/arrows_on_graphs.hpp"
#include "games/cycles.hpp"
#include "games/written/game.hpp"

namespace sprague::cli {

// Each winning move by its vertices; the line goes below the picture.
struct WinningMarks {
  std::span<const std::vector<Vertex>> moves;
  std::string line;
};

// As SVG. On boards for arrows, arrows that win are first moves.
std::string board_svg(const Cycles& game, const CyclesBoard& board, const WinningMarks& marks);
std::string board_svg(const ArrowsOnGraphs& game, const ArrowsBoard& board, const WinningMarks& marks);

// On a graph from which vertices are taken, those that win alone are marked, and pairs that win are chosen edges.
std::string graph_svg(const Graph& board, const WinningMarks& marks);
template <class G>
requires std::same_as<typename G::Board, Graph> std::string board_svg(const G& /*game*/, const Graph& board,
                                                                      const WinningMarks& marks) {
  return graph_svg(board, marks);
}

// Of a game as text the graph, without marks and directions.
inline std::string board_svg(const WrittenGame& /*game*/, const WrittenGame::Board& board, const WinningMarks& marks) {
  return graph_svg(board.graph, marks);
}

}  // namespace sprague::cli
