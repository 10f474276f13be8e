// The games by their names, and what claims say of their starting positions.
#include "verify/games.hpp"

namespace sprague::verify {
namespace {

// On surfaces with crosscaps, as spots on the sphere: the first player wins exactly if n spots and T tips make n + T
// odd.
bool is_against_parity(View start, bool one_crosscap, bool second_wins) {
  const Regions regions = read_regions(split(start, ";"), "2");
  const bool fits = regions.size() == 1 && !regions[0].orientable && (!one_crosscap || regions[0].lost == 1) &&
                    std::ranges::count(regions[0].words, "") == 0;
  if (!fits) throw Malformed("the claim says nothing of this position");
  return second_wins == ((regions[0].words.size() + corners(regions).size()) % 2 == 1);
}

Game rules_of(View name, View rules) {
  View code = name;
  if (skip(code, "octal:")) return octal_game(code);
  if (skip(code, "heap:")) return heap_game(code);
  if (name == "arrows" || name == "arrows:full") return systems_game(arrows_board, name == "arrows:full");
  if (name == "cycles" || name == "cycles:walk" || name == "cycles:simple" || name == "cycles:enclosing") {
    const Text reading(name.substr(6));
    return systems_game([=](View start) { return cycles_board(start, reading); }, true);
  }
  if (name == "sprouts" || name == "sprouts:surfaces") return sprouts_game(name == "sprouts:surfaces");
  if (name == "brussels") return brussels_game(2);
  if (name == "brussels:loops") return loops_game();
  if (skip(code, "brussels:") && number(code) > 2) return brussels_game(number(code));
  if (name == "circular") return circular_game();
  if (!rules.empty() && skip(code, "written:")) return written_game(code, rules);
  throw Malformed("there is no game " + quoted(name));
}

}  // namespace

Game game_of(View name, View rules) {
  Game game = rules_of(name, rules);
  for (auto* read : {&game.start, &game.normal}) {
    *read = [read = *read](View position) {
      if (position.size() > 500) throw TooLarge("a position has more than 500 bytes");
      if (std::ranges::count(split(position, ";"), "") > 0) throw Malformed("an item is empty");
      return read(position);
    };
  }
  return game;
}

bool is_against(View claim, View reading, View game, View start, std::optional<std::uint64_t> nimber) {
  const bool cycles = game.starts_with("cycles");
  const Text what = joined({Text(cycles ? "cycles" : game), Text(claim), Text(reading)}, "\t");
  const bool projective = what == "brussels\tBS-C2.6\tN_0 is the projective plane";
  if (projective || what == "brussels\tBS-Q2.7\tparity alone") return is_against_parity(start, projective, nimber == 0);
  if (what == "circular\tBS-L5.4\tas printed") {
    const Tips tips = read_circle(start);
    if (tips.size() == 4 && tips[1] == 1 && tips[3] == 1) return nimber == 0;
    throw Malformed("the claim says nothing of this position");
  }
  const bool spiders = what == "arrows\tAR-X1\tas printed";
  const bool one_arrow = what == "cycles\tCY-C4.3\tas printed";
  const bool su = cycles && (claim == "CY-C2.1" || claim == "CY-2CON" || claim == "CY-TREE") &&
                  (reading == "all edges" || reading == "markable edges");
  if (!spiders && !one_arrow && !su) throw Malformed("there is no such claim and reading on this game");
  const Board board = spiders ? arrows_board(start) : cycles_board(start, "");
  const Text ends = joined(board.edges, "");
  const auto degree = [&](char v) { return std::ranges::count(ends, v); };
  const Text vertices = labels(ends);
  const auto hubs = std::ranges::count_if(vertices, [&](char v) { return degree(v) > 2; });
  const bool tree = is_connected(board.edges) && board.edges.size() + 1 == vertices.size();
  const bool fits =
      claim == "CY-C2.1" || (claim == "CY-2CON" ? is_2_connected(board.edges) : tree && (hubs == 1 || !spiders));
  if (!fits || board.marks.size() != (one_arrow ? 1 : 0)) throw Malformed("the claim says nothing of this position");
  if (one_arrow && !nimber) throw Malformed("the claim is about the nimber");
  // Edges at leaves can never be marked.
  const auto edges = std::ranges::count_if(board.edges, [&](const Text& edge) {
    return spiders || reading == "all edges" || (degree(edge[0]) > 1 && degree(edge[1]) > 1);
  });
  // With one edge of n marked, n - 1 is odd exactly if n is even.
  return (one_arrow ? *nimber % 2 == 1 : nimber == 0) != (edges % 2 == 0);
}

}  // namespace sprague::verify
