// Graphs with loops and multiple edges, drawn on orientable surfaces by the order of edge ends around each vertex.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sprague::brussels {

// Of edge e the ends are 2e and 2e + 1; each end stands once, around its vertex, in the order of turning.
using Rotation = std::vector<std::vector<std::size_t>>;

// Twice the number of handles of the surface in which these orders draw the graph with disc faces, summed over its
// components: by Euler's formula, from the faces traced. 0 shows that the graph is planar.
std::int64_t rotation_genus(const Rotation& rotation);

}  // namespace sprague::brussels
