// Plays and circles of Brussels Sprouts that checks tell facts of (certificates/facts.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "certificates/evidence.hpp"
#include "conjectures/brussels/starts.hpp"
#include "games/brussels_labels.hpp"

namespace sprague::brussels {

// A play from a start, by the components after each move; whole, or the beginning of one.
void tell_play(const Effort& effort, unsigned girth, const Start& start,
               const std::vector<Sum<BrusselsPosition>>& moves);

// A play of some start's spots whose moves each join two tips of one junction (games/brussels_loops.hpp), by what they
// leave.
void tell_loops(const Effort& effort, const Start& start, const std::vector<std::string>& moves);

// All CS4(p,1,q,1) with p <= q, q in the range, were used.
void tell_pairs(const Effort& effort, Asked asked, Range tips);

}  // namespace sprague::brussels
