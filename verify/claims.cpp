#include <algorithm>

#include "verify/games.hpp"

namespace sprague::verify {

bool is_against(View claim, View reading, View game, View start, bool second_player_wins,
                const std::set<std::uint64_t>& nimber) {
  const bool spiders = claim == "AR-X1" && game == "arrows" && reading == "as printed";
  const bool one_arrow = claim == "CY-C4.3" && game.starts_with("cycles") && reading == "as printed";
  const bool su = (claim == "CY-C2.1" || claim == "CY-2CON" || claim == "CY-TREE") && game.starts_with("cycles") &&
                  (reading == "all edges" || reading == "markable edges");
  if (!spiders && !one_arrow && !su) throw Malformed("there is no such claim and reading on this game");
  const Board board = spiders ? arrows_board(start) : cycles_board(start, "");
  const Graph& graph = board.graph;
  const bool fits = claim == "CY-C2.1" || (claim == "CY-2CON" ? graph.is_2_connected() : graph.is_tree(spiders));
  if (!fits || board.marks.size() != (one_arrow ? 1 : 0)) throw Malformed("the claim says nothing of this position");
  if (one_arrow && nimber.empty()) throw Malformed("the claim is about the nimber");
  // Edges at leaves can never be marked.
  const auto edges = std::count_if(board.edges.begin(), board.edges.end(), [&](VertexPair edge) {
    return spiders || reading == "all edges" || (graph.degree(edge.first) > 1 && graph.degree(edge.second) > 1);
  });
  // With one edge of n marked, n - 1 is odd exactly if n is even.
  return (one_arrow ? *nimber.begin() % 2 == 1 : second_player_wins) != (edges % 2 == 0);
}

}  // namespace sprague::verify
