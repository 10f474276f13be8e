// Trimming a graph: Mathews, Definitions 3.2 and 3.3; and back.
#pragma once

#include <vector>

#include "canonical/graph.hpp"

namespace sprague::arrows {

// T(G) with the homomorphism e to G: origin[v] is vertex v of T(G) with its subscript dropped.
struct Trimming {
  Graph graph;
  std::vector<Vertex> origin;
};

Trimming trimming(const Graph& graph);

// One more leaf on each leaf: a graph whose trimming is this one, if it has no isolated vertex (the remark after
// Theorem 3.4).
Graph with_leaves(const Graph& graph);

}  // namespace sprague::arrows
