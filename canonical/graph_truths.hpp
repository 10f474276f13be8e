// What is true or not of a graph.
#pragma once

#include "canonical/graph.hpp"

namespace sprague {

// A 2-connected graph has three vertices or more, is connected, and stays so without any one of them.
bool is_two_connected(const Graph& graph);
bool is_bipartite(const Graph& graph);
bool is_forest(const Graph& graph);
// A tree that a path, or nothing, is left of without its leaves; one vertex is one, too.
bool is_caterpillar(const Graph& graph);
// Connected, and no edge is on two cycles.
bool is_cactus(const Graph& graph);
// Can be drawn in the plane with all vertices on the outer face.
bool is_outerplanar(const Graph& graph);
// All vertices have one degree, or that one.
bool is_regular(const Graph& graph);
bool is_regular_of_degree(const Graph& graph, std::size_t degree);

bool are_isomorphic(const Graph& a, const Graph& b);

}  // namespace sprague
