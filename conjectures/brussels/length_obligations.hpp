// How long plays of Brussels Sprouts are, as obligations for a solver: Theorems 2.2, 2.5 and 3.1.
//
// The numbers of regions, walks and tips, the Euler genus and the moves made, after any number of moves: what every
// move does to them is the list of changes in conjectures/brussels/free_play.hpp, which is compared with the rules. A
// balance of them stays as it was at the start; where play is over it is the number of moves, but for the genus that is
// left.
#pragma once

#include <vector>

#include "checkers/obligation.hpp"

namespace sprague::brussels {

// Each followed by its twins.
std::vector<Obligation> orientable_length_obligations();      // n - 2 + 2j + T, 0 <= j <= k
std::vector<Obligation> non_orientable_length_obligations();  // n - 2 + j + T, 0 <= j <= k
std::vector<Obligation> forest_length_obligations();          // n - 1, at girths above 2n

}  // namespace sprague::brussels
