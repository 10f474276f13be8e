// How long plays on ribbon graphs are where no edge is twisted (conjectures/brussels/ribbon_graphs.hpp), as obligations
// for a solver.
//
// After m moves a graph of n spots has n + m vertices and 2m edges. By Euler's formula m = n + F - 2C + g with F walks,
// C components and Euler genus g in all; each kind of edge keeps this. Where play is over, every walk has one tip, so
// that F = T, one component is left, and with two walks no handle is left to join them by.
#pragma once

#include <vector>

#include "checkers/obligation.hpp"

namespace sprague::brussels {

// Each is followed by its twins.
std::vector<Obligation> ribbon_length_obligations();

}  // namespace sprague::brussels
