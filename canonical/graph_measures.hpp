// Numbers of a graph that a search from its vertices gives: degrees, distances, girth. Where a number can be infinite,
// nothing stands for that.
#pragma once

#include <cstddef>
#include <optional>

#include "canonical/graph.hpp"

namespace sprague {

// Of a graph without vertices 0.
std::size_t max_degree(const Graph& graph);
std::size_t min_degree(const Graph& graph);

// The length of a shortest cycle.
std::optional<std::size_t> girth(const Graph& graph);

// The length of a shortest path, and the greatest one from a vertex.
std::optional<std::size_t> distance(const Graph& graph, Vertex from, Vertex to);
std::optional<std::size_t> eccentricity(const Graph& graph, Vertex from);

// The greatest and the least eccentricity; infinite for a graph without vertices.
std::optional<std::size_t> diameter(const Graph& graph);
std::optional<std::size_t> radius(const Graph& graph);

}  // namespace sprague
