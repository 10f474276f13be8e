// Arrow systems: what is left of a board of the Game of Arrows or the Game of Cycles. A position is a text as
// "abd;a,bD;": edges, closed sets, cells.
#pragma once

#include <utility>

#include "verify/graphs.hpp"

namespace sprague::verify {

using VertexPair = std::pair<Vertex, Vertex>;

// Of edge e: 2e is the one that the small letter names, from the smaller vertex to the larger; 2e + 1 the reverse.
using Arrow = std::size_t;
using ArrowSets = std::set<std::set<Arrow>>;

// A starting position.
struct Board {
  Graph graph;
  std::vector<VertexPair> edges;  // in the order of letters; the smaller vertex first
  std::vector<VertexPair> marks;  // arrows from the first to the second
  ArrowSets cells;

  Arrow arrow(VertexPair from_to) const;
};

Text system_of(const Board& board, bool leaves_are_bound);

Game systems_game(const std::function<Text(View)>& start);

}  // namespace sprague::verify
