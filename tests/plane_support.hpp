// What the tests on plane boards share: every board of one size, and a map with another face outside.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstddef>

#include "canonical/plane_boards.hpp"
#include "canonical/plane_map.hpp"

namespace sprague::support {

inline void each_connected_board(std::size_t edges, absl::FunctionRef<void(const PlaneMap&)> sink) {
  PlaneBoards(Connectivity::connected).each(edges, {}, sink);
}

inline void each_two_connected_board(std::size_t edges, absl::FunctionRef<void(const PlaneMap&)> sink) {
  PlaneBoards(Connectivity::two_connected).each(edges, {}, sink);
}

// The outer face is the one to the left of the dart.
inline PlaneMap with_outer(const PlaneMap& map, Dart dart) {
  return PlaneMap(map.rotation(), map.tail(dart), map.head(dart));
}

}  // namespace sprague::support
