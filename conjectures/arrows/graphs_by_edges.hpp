// Every graph without isolated vertices by its number of edges, connected or not, once up to isomorphism.
//
// Leaving out an edge of such a graph, and a vertex that this isolates, gives one with an edge less; a connected one
// has an edge whose loss leaves it connected, on a cycle or at a leaf. So all come about edge by edge, and nauty's
// canonical form tells them apart. The counts are confirmed by OEIS A000664 and A002905.
#pragma once

#include <vector>

#include "canonical/families.hpp"
#include "canonical/graph.hpp"
#include "checkers/effort.hpp"

namespace sprague::arrows {

// Requires edges <= 11, connectivity any or connected. In an order that depends on the graphs alone.
std::vector<Graph> graphs_by_edges(const Effort& effort, std::size_t edges, Connectivity connectivity);

}  // namespace sprague::arrows
