// A board of the Game of Cycles as a picture.
#pragma once

#include <string>

#include "canonical/plane_map.hpp"
#include "conjectures/picture.hpp"
#include "games/cycles.hpp"

namespace sprague::cycles {

// The empty board with its cells.
Picture board_picture(const PlaneMap& map, CellReading reading, std::string caption);

}  // namespace sprague::cycles
