// Graphs made from numbers and from other graphs, as formulas make them. How each numbers its vertices is part of its
// meaning. All throw InputError, saying what was expected, for numbers that make no simple graph of at most
// Graph::kMaxVertices vertices.
#pragma once

#include <cstdint>
#include <span>

#include "canonical/graph.hpp"
#include "canonical/graph_sets.hpp"

namespace sprague::construct {

// --- from numbers ---

// Along the path; round the cycle.
Graph path(std::int64_t vertices);
Graph cycle(std::int64_t vertices);
Graph complete(std::int64_t vertices);
// The centre is vertex 0; with one leaf it is an edge, with none a vertex.
Graph star(std::int64_t leaves);
// As canonical/named_graphs.hpp numbers them.
Graph wheel(std::int64_t spokes);
Graph grid(std::int64_t rows, std::int64_t columns);
Graph hypercube(std::int64_t dimension);
Graph complete_bipartite(std::int64_t left, std::int64_t right);
// Vertices 0 and 1 and between them three paths of so many edges, their inner vertices path by path from 0 to 1. At
// most one path is an edge.
Graph theta(std::int64_t first, std::int64_t second, std::int64_t third);
// The hub 0, then each leg outwards; legs of no vertices are none.
Graph subdivided_star(std::span<const std::int64_t> legs);

// --- from graphs ---

// Of two graphs: the vertices of the first, then those of the second.
// With nothing between the graphs; with all edges between them; with one, from `at` to vertex 0 of the second.
Graph disjoint(const Graph& first, const Graph& second);
Graph join(const Graph& first, const Graph& second);
Graph hang(const Graph& first, Vertex at, const Graph& second);

// So many new vertices on every edge: after the old ones, edge by edge as edges_of() orders them, from the smaller end.
Graph subdivide(const Graph& graph, std::int64_t inserted);

// A vertex for each edge, as edges_of() orders them; joined where edges share an end.
Graph line_graph(const Graph& graph);
Graph complement(const Graph& graph);

// Without some vertices, the others in their order; without some edges. Require vertices and edges of the graph.
Graph without_vertices(const Graph& graph, std::span<const Vertex> removed);
Graph without_edges(const Graph& graph, std::span<const Edge> removed);

// The smaller end stands for both, and vertices after the larger one move up by one. Requires an edge of the graph.
Graph contract(const Graph& graph, Edge edge);

// Requires vertices of the graph; they must be two that are not joined.
Graph add_edge(const Graph& graph, Vertex a, Vertex b);

}  // namespace sprague::construct
