// Boards: plane maps with an outer face, up to isomorphism, mirrors included. What makes two of them the same, and
// every board once.
//
// Maps on the sphere, with no face chosen, are grown edge by edge into sets of canonical codes; each then gives one
// board for each orbit of its faces. Nothing is missed, because taking away leads back:
//   - a connected map with a leaf is a smaller one and the leaf; one without a leaf has a cycle and stays connected
//     without any edge of it;
//   - a 2-connected map that is no cycle has an ear, a path whose inner vertices have degree two, without which it is
//     2-connected (Whitney 1932).
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "canonical/families.hpp"
#include "canonical/plane_map.hpp"

namespace sprague {

// The board's canonical drawing as planar_code without header (canonical/plane_notation.hpp): equal exactly for equal
// boards, ordered by the number of vertices first.
using PlaneCode = std::string;

// Requires at most 255 vertices, as all of the following.
PlaneCode canonical_board(const PlaneMap& map);
PlaneMap board_of(const PlaneCode& code);

// The isomorphisms of the board to itself that keep the outer face, as permutations of its flags: a mirror that leaves
// every vertex of a path in its place counts.
std::uint64_t board_automorphisms(const PlaneMap& map);

// All boards of one connectivity by their number of edges; a 2-connected one has three vertices or more and none whose
// removal disconnects it. Keeps the maps it has grown, so that asking for more edges
// builds on them; not for several threads at once.
class PlaneBoards {
 public:
  // Either connected or two_connected.
  // `tick` is called for every map that is grown from or whose boards are given; it may throw to stop.
  explicit PlaneBoards(
      Connectivity connectivity, std::function<void()> tick = [] {});

  // Every board with that many edges as its canonical drawing, in a fixed order. A part has every m-th map on the
  // sphere with all of its boards.
  void each(std::size_t edges, Shard shard, absl::FunctionRef<void(const PlaneMap&)> sink);

 private:
  // Canonical codes of the maps on the sphere, ascending: the least code of a map's boards.
  using Level = std::vector<PlaneCode>;

  const Level& level(std::size_t edges);

  Connectivity connectivity_;
  std::function<void()> tick_;
  std::vector<Level> levels_;
};

}  // namespace sprague
