// Sets of vertices and of edges of a graph, and of the faces of a board. All are sorted.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "canonical/graph.hpp"
#include "canonical/plane_map.hpp"

namespace sprague {

using VertexSet = std::vector<Vertex>;
// The two ends, the smaller one first.
using Edge = std::pair<Vertex, Vertex>;
using EdgeSet = std::vector<Edge>;

Edge edge_between(Vertex a, Vertex b);
EdgeSet edges_of(const Graph& graph);

// The vertices of each connected component; the components by their least vertices.
std::vector<VertexSet> components_of(const Graph& graph);

// The edges of each block: a bridge, or a greatest 2-connected subgraph. Every edge is in one block.
std::vector<EdgeSet> blocks_of(const Graph& graph);
// The vertices of some edges.
VertexSet ends_of(std::span<const Edge> edges);

// Of degree one.
VertexSet leaves_of(const Graph& graph);
// Whose removal leaves more components.
VertexSet cut_vertices_of(const Graph& graph);
EdgeSet bridges_of(const Graph& graph);
// The vertices of a caterpillar of degree two or more; of another graph none.
VertexSet spine_of(const Graph& graph);
// The edges with no leaf at either end.
EdgeSet markable_of(const Graph& graph);

// The neighbours of a sorted set that are not in it; and with the set itself.
VertexSet open_neighbourhood(const Graph& graph, std::span<const Vertex> set);
VertexSet closed_neighbourhood(const Graph& graph, std::span<const Vertex> set);

// What lies on the boundary of a face; the length of its boundary walk is that of map.walk(face).
VertexSet vertices_of_face(const PlaneMap& map, Face face);
EdgeSet edges_of_face(const PlaneMap& map, Face face);

}  // namespace sprague
