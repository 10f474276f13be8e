// The boards that games are played on, from graphs and from plane boards, with arrows drawn on them in games of arrows.
#pragma once

#include <concepts>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/graph.hpp"
#include "certificates/rules.hpp"
#include "games/arrows_on_graphs.hpp"
#include "games/cycles.hpp"
#include "games/written/game.hpp"
#include "language/value.hpp"

namespace sprague::language {

template <class G>
concept HasArrowSystems = std::derived_from<G, ArrowSystemRules>;

inline CyclesBoard board_on(const Cycles& /*game*/, const Graph& graph, const std::vector<GraphArrow>& arrows = {}) {
  if (!graph.is_tree()) {
    throw InputError("the Game of Cycles is played on boards; of graphs only trees are some");
  }
  return board_of_tree(graph, arrows);
}
inline CyclesBoard board_on(const Cycles& /*game*/, const Board& board, const std::vector<GraphArrow>& arrows = {}) {
  CyclesBoard result{board.map, {}};
  for (const auto& [tail, head] : arrows) result.marks.push_back(board.map.dart(tail, head));
  return result;
}
inline ArrowsBoard board_on(const ArrowsOnGraphs& /*game*/, const Graph& graph,
                            const std::vector<GraphArrow>& arrows = {}) {
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    if (graph.degree(static_cast<Vertex>(v)) == 0) {
      throw InputError("the Game of Arrows is played on graphs without isolated vertices");
    }
  }
  return {graph, arrows};
}
template <class G>
requires std::same_as<typename G::Board, Graph> Graph board_on(const G& /*game*/, const Graph& graph) {
  return graph;
}
inline written::Position board_on(const WrittenGame& game, const Graph& graph) {
  return game.board_of(graph);
}
inline written::Position board_on(const WrittenGame& game, const Board& board) {
  return game.board_of(board);
}

template <class G>
concept IsOnGraphs = HasBoards<G> && requires(const G game, const Graph graph) {
  board_on(game, graph);
};
template <class G>
concept IsOnBoards = HasBoards<G> && requires(const G game, const Board board) {
  board_on(game, board);
};

}  // namespace sprague::language
