// Boards that no two vertices disconnect: by Steinitz and Whitney, the polyhedra with a face to look through.
#pragma once

#include <cstdint>
#include <optional>

#include "canonical/plane_map.hpp"

namespace sprague::cycles {

// Does it take three vertices to disconnect the map? It has four or more, and two faces have no more in common than a
// vertex or an edge with its ends: two vertices that disconnect a 2-connected map lie on two faces that do not both
// have an edge between them. Requires a 2-connected map.
bool is_three_connected(const PlaneMap& map);

// The most edges for which the numbers below are given.
inline constexpr std::size_t kMostPolyhedralEdges = 16;

// How many 3-connected maps on the sphere have that many edges, mirrors being the same: polyhedra, OEIS A002840.
std::uint64_t polyhedral_maps(std::size_t edges);
// The same with one dart marked, mirrors counted apart: OEIS A000287.
std::uint64_t rooted_polyhedral_maps(std::size_t edges);

}  // namespace sprague::cycles
