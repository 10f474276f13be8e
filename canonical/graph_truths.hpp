// What is true or not of a graph.
#pragma once

#include "canonical/graph.hpp"

namespace sprague {

// A 2-connected graph has three vertices or more, is connected, and stays so without any one of them.
bool is_two_connected(const Graph& graph);

bool is_bipartite(const Graph& graph);

// Every vertex has that many neighbours.
bool is_regular_of_degree(const Graph& graph, std::size_t degree);

}  // namespace sprague
