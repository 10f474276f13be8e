// A region of Sprouts in whatever position it stands.
//
// Its vertices with two ends and one corner in it may have the other corner anywhere outside, or dead. All that the
// rest of a position can do to the region is to kill one or two of these vertices by a curve; all that it sees of a
// curve in the region is which of them it kills. So the tree of a region here has as branches the curves in it,
// labelled with the vertices of the outside that they kill, and each one or two of these vertices, killed from outside.
// If two regions, or one on two surfaces, have the same tree, the canonical game trees of every position with the one
// or the other are the same: by induction, each branch of the one position has one of the other.
#pragma once

#include <absl/container/flat_hash_map.h>

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "games/sprouts_drawing.hpp"

namespace sprague::sprouts {

class OpenRegions {
 public:
  using TreeId = std::uint32_t;

  // The tree of a drawing in which no letter stands once; every vertex with two ends has its other corner outside. Of
  // these the i-th to be read is the vertex number names[i] of the outside, or number i where no names are given.
  TreeId tree(const SproutsDrawing& drawing, std::span<const Corner> names = {});

 private:
  // The vertices with a corner outside that are alive, by letters, the first ones.
  using Outside = std::uint64_t;
  // What a branch kills, and whether a curve outside does it.
  using Branch = std::pair<std::pair<bool, Outside>, TreeId>;

  TreeId search(const SproutsDrawing& drawing, Outside alive);

  Corner outside_letters_ = 0;  // of the region at hand
  absl::flat_hash_map<std::vector<Branch>, TreeId> index_;
  absl::flat_hash_map<std::string, TreeId> known_;
};

}  // namespace sprague::sprouts
