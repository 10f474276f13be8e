// All claims of all papers, in the order of their ids, checked at compile time.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "conjectures/claim.hpp"
#include "conjectures/slip.hpp"

namespace sprague {

std::span<const Claim> all_claims();

// The misprints of a paper, by its key.
std::span<const Slip> slips_of(std::string_view paper);

// The claim with that id, or nullptr.
const Claim* find_claim(std::string_view id);

// The claims that a pattern names: an id, or letters with * and ? as in file names. Throws InputError when there is
// none, naming the nearest id if one is near.
std::vector<const Claim*> match_claims(std::string_view pattern);

}  // namespace sprague
