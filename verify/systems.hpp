// Arrow systems: what is left of a board of the Game of Arrows or the Game of Cycles.
#pragma once

#include <utility>

#include "verify/graphs.hpp"

namespace sprague::verify {

// Of edge e: 2e is the one that the small letter names, from the smaller vertex to the larger; 2e + 1 the reverse.
using Arrow = std::size_t;
using Arrows = std::set<Arrow>;
using ArrowSets = std::set<Arrows>;

using VertexPair = std::pair<Vertex, Vertex>;

// A starting position.
struct Board {
  Graph graph;
  std::vector<VertexPair> edges;  // in the order of letters; the smaller vertex first
  ArrowSets cells;
  std::vector<VertexPair> marks;  // arrows from the first to the second

  Arrow arrow(VertexPair from_to) const;  // throws Malformed
};

// Throws Malformed if that cannot be.
PositionPtr system_of(const Board& board, bool leaves_are_bound);

// An entry's. Throws Malformed.
PositionPtr system_of(std::string_view text);

// Vertices by number, "0>1"; or by letter, "a>b".
std::vector<VertexPair> read_marks(std::string_view text, bool letters);

}  // namespace sprague::verify
