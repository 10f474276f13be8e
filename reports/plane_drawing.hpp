// A plane board as an SVG picture: the layout of reports/plane_layout.hpp in the looks of reports/svg.hpp, cells
// shaded, vertices lettered a, b, c, ... as in the notation; and galleries, the same board several times over.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/plane_map.hpp"
#include "conjectures/picture.hpp"

namespace sprague {

// What a board shows beside its edges.
struct PlaneScene {
  std::vector<Face> cells = {};       // shaded
  std::vector<Ends> unmarkable = {};  // dashed
  std::vector<Arrow> arrows = {};
  std::vector<Vertex> marked = {};
  std::string below = {};  // a line under a single board
};

// Draws the board. Requires that it has everything the scene names.
std::string plane_svg(const PlaneMap& map, const PlaneScene& scene, std::string_view title);

// Draws the board once a panel, in rows of at most four, each with the scene, the panel's arrows and its caption below.
std::string plane_gallery_svg(const PlaneMap& map, const PlaneScene& scene, std::span<const Panel> panels,
                              std::string_view title);

}  // namespace sprague
