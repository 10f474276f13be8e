// The checks that the claims of "Sprouts game on compact surfaces" name (conjectures/sprouts/*.claims): a table for
// each source.
#pragma once

#include <span>
#include <vector>

#include "conjectures/named_check.hpp"

namespace sprague::sprouts {

// All of them, and all proofs.
std::vector<NamedCheck> checks();
std::vector<NamedProof> proofs();

std::span<const NamedCheck> checks_of_changing_nimbers();
std::span<const NamedCheck> checks_of_eleven_spots();
std::span<const NamedCheck> checks_of_few_lives();
std::span<const NamedCheck> checks_of_figure_17();
std::span<const NamedCheck> checks_of_limit_genus();
std::span<const NamedCheck> checks_of_parity_of_genus();
std::span<const NamedCheck> checks_of_tree_counts();
std::span<const NamedCheck> checks_of_two_spots();
std::span<const NamedProof> proofs_of_two_spots();

}  // namespace sprague::sprouts
