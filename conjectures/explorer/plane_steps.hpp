// Random small changes of a plane board.
#pragma once

#include "canonical/plane_map.hpp"
#include "conjectures/explorer/random_members.hpp"

namespace sprague::explorer {

// A path and a cycle with so many edges; at least one, and three.
PlaneMap path_board(std::size_t edges);
PlaneMap cycle_board(std::size_t edges);

// One change, or none where the one that was thrown is not possible: a chord of a face, an edge less, a leaf more or
// less, a vertex put into an edge or taken out of one, another outer face.
PlaneMap stepped(const PlaneMap& map, Dice& dice);

}  // namespace sprague::explorer
