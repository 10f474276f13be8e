// Where the vertices of a drawn graph stand.
//
// A tree has a longest path as a horizontal line; what hangs on its vertices goes above and below in layers, every leaf
// in a column of its own. Each vertex of the path owns the columns of its branches, and in a layer parents and children
// stand in the same order, so no two edges cross and no vertex lies on another or on an edge. Any other graph stands on
// a circle, on which no three points are in line, large enough that a chord keeps clear of the vertices it passes.
#pragma once

#include <vector>

#include "canonical/graph.hpp"
#include "reports/point.hpp"

namespace sprague {

// One point a vertex, in units of the step of a tree's path; the least x and the least y zero.
std::vector<Point> layout_of(const Graph& graph);

}  // namespace sprague
