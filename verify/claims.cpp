#include <algorithm>
#include <numeric>

#include "verify/games.hpp"
#include "verify/surfaces.hpp"

namespace sprague::verify {
namespace {

// On surfaces with crosscaps, as spots on the sphere: the first player wins exactly if n spots and T tips make n + T
// odd.
bool is_against_parity(View start, bool one_crosscap, bool second_player_wins) {
  const Surface surface = take_surface(start);
  const std::vector<Number> tips = numbers(start);
  if (surface.orientable || (one_crosscap && surface.genus != 1)) {
    throw Malformed("the claim says nothing of this position");
  }
  return second_player_wins == (std::accumulate(tips.begin(), tips.end(), tips.size()) % 2 == 1);
}

// CS4(p,1,q,1): the nimber is at least 1.
bool is_against_positive(View start, bool second_player_wins) {
  const bool circle = skip(start, "CS4(") && start.ends_with(')');
  const std::vector<Number> tips = circle ? numbers(start.substr(0, start.size() - 1)) : std::vector<Number>(4);
  if (tips[1] != 1 || tips[3] != 1) throw Malformed("the claim says nothing of this position");
  return second_player_wins;
}

}  // namespace

bool is_against(View claim, View reading, View game, View start, bool second_player_wins,
                const std::set<std::uint64_t>& nimber) {
  const bool projective = claim == "BS-C2.6" && reading == "N_0 is the projective plane";
  if (game == "brussels" && (projective || (claim == "BS-Q2.7" && reading == "parity alone"))) {
    return is_against_parity(start, projective, second_player_wins);
  }
  if (game == "circular" && claim == "BS-L5.4" && reading == "as printed") {
    return is_against_positive(start, second_player_wins);
  }
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
