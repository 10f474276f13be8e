// What Section 5 says of the parts of a move in passing, as obligations for a solver: parities, and values that one
// line of Theorem 5.1's formula gives at once. The nimbers of parts are the formula's.
#pragma once

#include <vector>

#include "checkers/obligation.hpp"

namespace sprague::brussels {

// Each is followed by its twins, and with what is used of nim-sums.
// For p = q every pair of parts has an even value, and 0 with a part on the diagonal.
std::vector<Obligation> diagonal_pair_obligations();
// For p < q a pair has an odd value exactly if one of its parts is on the diagonal, and then not both are.
std::vector<Obligation> odd_pair_obligations();
// From the threshold on, (p',p') beside the rest has value 2p'' + 1; and no pair has value 2p or more.
std::vector<Obligation> third_line_obligations();
// CS4(p-1,1,q+1,1), below its threshold, is of the second line.
std::vector<Obligation> position_before_obligations();
// A play of n - 1 joining curves, so many that use up handles or crosscaps, one that leaves the rest of the surface
// beside one tip, and what the sphere then allows, has the length that is claimed for j.
std::vector<Obligation> every_length_obligations();

}  // namespace sprague::brussels
