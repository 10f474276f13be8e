// How many graphs of a class there are, up to isomorphism and with labelled vertices: what the graphs that geng makes
// must add up to.
//
// Classes of connected graphs are tables of OEIS, others their Euler transforms. Labelled graphs are counted by edges
// with generating functions, so that bounds on the edges change nothing; where there is none, they are tables of OEIS.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "canonical/families.hpp"
#include "canonical/labelling.hpp"

namespace sprague {

// The number of classes on n >= 1 vertices; nothing where it is not known here. That is so for all bounds on the edges
// that leave out a graph, and for 2-connected graphs that are bipartite or cubic.
std::optional<std::uint64_t> known_graph_classes(const GraphClass& graphs, std::size_t n);
// Where that number is from, such as `OEIS A001349`. Requires a class for which there is one.
std::string_view source_of_graph_classes(const GraphClass& graphs);

// The number of graphs on the vertices 1 to n, n >= 1; nothing where it is not known here.
std::optional<GroupSize> known_labelled_graphs(const GraphClass& graphs, std::size_t n);

// Connected graphs with so many edges and no isolated vertex but the graph of one: OEIS A002905.
std::optional<std::uint64_t> known_connected_graphs_by_edges(std::size_t edges);

// Forests on n vertices: the Euler transform of OEIS A000055, and, labelled, what Cayley's formula makes.
std::optional<std::uint64_t> known_forest_classes(std::size_t n);
std::optional<GroupSize> known_labelled_forests(std::size_t n);

}  // namespace sprague
