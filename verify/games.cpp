// The games by their names, and what claims say of their starting positions.
#include <algorithm>
#include <numeric>

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

bool is_connected(const Graph& graph, const Vertices& within) {
  return parts(graph, within).size() == 1;
}

// That is, it has three vertices or more, and stays connected without any one of them.
bool is_2_connected(const Graph& graph) {
  const Vertices vertices = all(graph);
  return vertices.size() >= 3 && std::all_of(vertices.begin(), vertices.end(), [&](Vertex v) {
           Vertices rest = vertices;
           rest.erase(v);
           return is_connected(graph, rest);
         });
}

// On surfaces with crosscaps, as spots on the sphere: the first player wins exactly if n spots and T tips make n + T
// odd.
bool is_against_parity(View start, bool one_crosscap, bool second_player_wins) {
  const Region surface = take_surface(start);
  const std::vector<Number> tips = numbers(start);
  if (surface.orientable || (one_crosscap && surface.genus != 1)) {
    throw Malformed("the claim says nothing of this position");
  }
  return second_player_wins == (std::accumulate(tips.begin(), tips.end(), tips.size()) % 2 == 1);
}

// CS4(p,1,q,1): the nimber is at least 1.
bool is_against_positive(View start, bool second_player_wins) {
  const bool circle = skip(start, "CS4(") && start.ends_with(')');
  const std::vector<Number> tips = circle ? numbers(start.substr(0, start.size() - 1)) : std::vector<Number>();
  if (tips.size() != 4 || tips[1] != 1 || tips[3] != 1) throw Malformed("the claim says nothing of this position");
  return second_player_wins;
}

}  // namespace

Game game_of(View name) {
  View code = name;
  if (skip(code, "octal:")) return octal_game(code);
  if (skip(code, "heap:")) return heap_game(code);
  if (name == "arrows" || name == "arrows:full") return arrows_game(name == "arrows:full");
  if (name == "cycles" || name == "cycles:walk") return cycles_game("");
  if (name == "cycles:simple" || name == "cycles:enclosing") return cycles_game(name.substr(6));
  if (name == "sprouts") return sprouts_game();
  if (skip(code, "brussels:")) return girth_game(code);
  if (name == "brussels") return brussels_game();
  if (name == "circular") return circular_game();
  throw Malformed("there is no game " + quoted(name));
}

bool is_against(View claim, View reading, View game, View start, std::optional<std::uint64_t> nimber) {
  const bool projective = claim == "BS-C2.6" && reading == "N_0 is the projective plane";
  if (game == "brussels" && (projective || (claim == "BS-Q2.7" && reading == "parity alone"))) {
    return is_against_parity(start, projective, nimber == 0);
  }
  if (game == "circular" && claim == "BS-L5.4" && reading == "as printed") {
    return is_against_positive(start, nimber == 0);
  }
  const bool spiders = claim == "AR-X1" && game == "arrows" && reading == "as printed";
  const bool one_arrow = claim == "CY-C4.3" && game.starts_with("cycles") && reading == "as printed";
  const bool su = (claim == "CY-C2.1" || claim == "CY-2CON" || claim == "CY-TREE") && game.starts_with("cycles") &&
                  (reading == "all edges" || reading == "markable edges");
  if (!spiders && !one_arrow && !su) throw Malformed("there is no such claim and reading on this game");
  const Board board = spiders ? arrows_board(start) : cycles_board(start, "");
  const Graph graph = board.graph();
  const auto hubs = std::count_if(graph.begin(), graph.end(), [](const Vertices& near) { return near.size() > 2; });
  const bool tree = is_connected(graph, all(graph)) && board.arrows.size() / 2 + 1 == graph.size();
  const bool fits =
      claim == "CY-C2.1" || (claim == "CY-2CON" ? is_2_connected(graph) : tree && (hubs == 1 || !spiders));
  if (!fits || board.marks.size() != (one_arrow ? 1 : 0)) throw Malformed("the claim says nothing of this position");
  if (one_arrow && !nimber) throw Malformed("the claim is about the nimber");
  // Edges at leaves can never be marked.
  const auto ends = std::count_if(board.arrows.begin(), board.arrows.end(), [&](const auto& arrow) {
    return spiders || reading == "all edges" || (graph[arrow.first].size() > 1 && graph[arrow.second].size() > 1);
  });
  // With one edge of n marked, n - 1 is odd exactly if n is even.
  return (one_arrow ? *nimber % 2 == 1 : nimber == 0) != (ends / 2 % 2 == 0);
}

}  // namespace sprague::verify
