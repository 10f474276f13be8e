#include "conjectures/cycles/board_picture.hpp"

#include <utility>

#include "canonical/plane_notation.hpp"

namespace sprague::cycles {

Picture board_picture(const PlaneMap& map, CellReading reading, std::string caption) {
  Picture picture{print_plane_map(map), std::move(caption)};
  for (const Cell& cell : cells_of(map, reading)) {
    picture.cells.emplace_back(map.tail(cell.walk.front()), map.head(cell.walk.front()));
  }
  return picture;
}

}  // namespace sprague::cycles
