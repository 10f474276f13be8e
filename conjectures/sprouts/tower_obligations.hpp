// What counts canonical game trees, as obligations over bit-vectors: trees are numbers, the options of a number being
// the places of its ones, and no two trees are the same number (Ackermann's coding of finite sets).
#pragma once

#include <vector>

#include "checkers/obligation.hpp"
#include "conjectures/sprouts/tower.hpp"

namespace sprague::sprouts {

// Where the trees of height at most h are the first n numbers, those of height at most h + 1 are the first 2^n; so from
// one tree of height 0 on there are as many as the tower says. Each is followed by its twins.
std::vector<Obligation> tower_obligations(const Tower& tower);

}  // namespace sprague::sprouts
