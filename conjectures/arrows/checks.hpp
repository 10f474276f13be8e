// The checks that the claims of "The Game of Arrows on 3-legged spider graphs" name (conjectures/arrows/*.claims): a
// table for each source.
#pragma once

#include <span>
#include <vector>

#include "conjectures/named_check.hpp"

namespace sprague::arrows {

// All of them, and all proofs.
std::vector<NamedCheck> checks();
std::vector<NamedProof> proofs();

std::span<const NamedCheck> checks_of_associates();
std::span<const NamedCheck> checks_of_isomorphisms();
std::span<const NamedCheck> checks_of_marked_near_hub();
std::span<const NamedCheck> checks_of_trimmed_game();
std::span<const NamedProof> proofs_of_leg_proofs();
std::span<const NamedProof> proofs_by_periods();

}  // namespace sprague::arrows
