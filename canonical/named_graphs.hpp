// Graphs that have names: complete, complete multipartite, hypercubes, wheels, grids, the Petersen graph.
//
// How each numbers its vertices is part of its meaning, for moves are named by these numbers.
#pragma once

#include <cstdint>
#include <span>

#include "canonical/graph.hpp"

namespace sprague {

// The vertices of a part are numbered one after the other, and the parts in order; two vertices are joined unless they
// lie in one part. With parts of one vertex each it is the complete graph.
Graph complete_multipartite_graph(std::span<const std::uint16_t> parts);

// Vertices are words of so many bits, joined where one bit differs.
Graph hypercube_graph(unsigned dimension);

// The hub is vertex 0, the rim goes round from 1 to `spokes`. Requires three spokes or more.
Graph wheel_graph(std::size_t spokes);

// Row by row; a vertex is joined to its neighbours in its row and its column.
Graph grid_graph(std::size_t rows, std::size_t columns);

// 0 to 4 round a pentagon, each v joined to v + 5, and those round a pentagram.
Graph petersen_graph();

}  // namespace sprague
