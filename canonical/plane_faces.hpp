// The walk round a face of a plane map, cut into cycles.
#pragma once

#include <vector>

#include "canonical/plane_map.hpp"

namespace sprague {

// The face's walk cut, at the vertices that it passes again, into closed walks that do not; an edge that it goes along
// both ways is one of these.
std::vector<std::vector<Dart>> simple_parts(const PlaneMap& map, Face face);

// The one of these that has the face inside. Requires a bounded face.
std::vector<Dart> enclosing_cycle(const PlaneMap& map, Face face);

}  // namespace sprague
