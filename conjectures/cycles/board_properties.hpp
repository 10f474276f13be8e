// What boards may be asked to be: said of a board, and demanded of one that a solver is to find.
#pragma once

#include <cstdint>

#include "canonical/plane_map.hpp"
#include "checkers/unknown_map.hpp"

namespace sprague::cycles {

enum class Property : std::uint8_t {
  tree,
  path,
  long_legs,  // every leaf hangs on a vertex of degree 2
  cycle,
  two_connected,  // with three edges or more
  even_degrees,
  no_degree_two,
  bipartite,
  triangles  // every bounded face has three edges
};

bool has_property(const PlaneMap& map, Property property);
void require_property(Truths& truths, const UnknownMap& map, Property property);

}  // namespace sprague::cycles
