// The checks that the claims of "A theoretical expansion of the Sprout game" name (conjectures/brussels/*.claims): a
// table for each source.
#pragma once

#include <span>
#include <vector>

#include "conjectures/named_check.hpp"

namespace sprague::brussels {

// All of them.
std::vector<NamedCheck> checks();
std::vector<NamedProof> proofs();

std::span<const NamedProof> proofs_of_girth_lengths();
std::span<const NamedProof> proofs_of_section5();
std::span<const NamedProof> proofs_of_surfaces();
std::span<const NamedProof> proofs_of_two_spot_lengths();

std::span<const NamedCheck> checks_of_abstract_graphs();
std::span<const NamedCheck> checks_of_circle_nimbers();
std::span<const NamedCheck> checks_of_circles_drawn();
std::span<const NamedCheck> checks_of_polygon_nimbers();
std::span<const NamedCheck> checks_of_printed_plays();
std::span<const NamedCheck> checks_of_ribbon_play();
std::span<const NamedCheck> checks_of_simple_graphs();
std::span<const NamedCheck> checks_of_theorem();

}  // namespace sprague::brussels
