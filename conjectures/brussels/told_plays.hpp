// Plays and circles of Brussels Sprouts that checks tell facts of (certificates/facts.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
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
// The nimber of a circle, or of it and of the two together that a move leaves, is not what is claimed:
// "CS4(1,1,3,1), to CS4(0,1,2,1)+CS4(0,1,0,1)".
void tell_step(const Effort& effort, std::uint64_t size, std::string_view step);

}  // namespace sprague::brussels
