// A drawing of Sprouts as an SVG picture: not the curves, of which only their order along the boundaries matters, but a
// scheme of what can still be joined.
//
// A grey box is a region, as a piece of the surface that it bears the name of. A hole in it is a boundary: clockwise
// round the hole come its vertices as the notation has them. A vertex with one end stands on a stub, one with two ends
// on the rim, a spot by itself. Corners of one vertex have its letter, and a colour for those who see it; a dotted line
// through the hole joins two on one boundary.
#pragma once

#include <string>
#include <string_view>

#include "games/sprouts_drawing.hpp"

namespace sprague {

std::string sprouts_svg(const SproutsDrawing& drawing, std::string_view title);

}  // namespace sprague
