// Where the vertices of a plane board stand: straight edges, no crossings, the order around each vertex and the outer
// face as the map has them.
//
// Every face gets a ring of dummies, one a corner, and a bounded face a centre; this is a simple triangulation of a
// disc, for which Tutte's barycentric drawing in a convex outer ring has no crossings. The dummies go, and springs
// along the edges and repulsion even the drawing out. No vertex moves by half its distance from an edge, nor the ends
// of an edge by half a vertex's distance from it, in one step, so that no vertex ever reaches an edge and the drawing
// stays the same map.
#pragma once

#include <span>
#include <vector>

#include "canonical/plane_map.hpp"
#include "reports/point.hpp"

namespace sprague {

// The least distance of a vertex from an edge that it does not end, and half the least length of an edge.
inline constexpr double kLeastClearance = 0.3;

// One point a vertex, edges about 1 long; the least x and the least y zero. An axis of symmetry is upright or level.
std::vector<Point> layout_of(const PlaneMap& map);

// Throws InternalError unless the points draw the map: that clearance, no two edges crossing, the neighbours of each
// vertex in clockwise order, the outer face outside.
void ensure_drawn(const PlaneMap& map, std::span<const Point> points, double clearance);

}  // namespace sprague
