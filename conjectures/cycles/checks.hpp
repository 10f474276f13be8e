// The checks that the claims of "The Game of Cycles" name (conjectures/cycles/*.claims): a table for each source.
#pragma once

#include <span>
#include <vector>

#include "conjectures/named_check.hpp"

namespace sprague::cycles {

// All of them, and all proofs.
std::vector<NamedCheck> checks();
std::vector<NamedProof> proofs();

std::span<const NamedCheck> checks_of_double_diamond();
std::span<const NamedCheck> checks_of_endings();
std::span<const NamedCheck> checks_of_heaps();
std::span<const NamedCheck> checks_of_one_arrow();
std::span<const NamedCheck> checks_of_predictors();
std::span<const NamedCheck> checks_of_rules();
std::span<const NamedCheck> checks_of_single_cycles();
std::span<const NamedCheck> checks_of_su();
std::span<const NamedCheck> checks_of_z_trees();
std::span<const NamedProof> proofs_of_heaps();
std::span<const NamedProof> proofs_of_lines();
std::span<const NamedProof> proofs_of_spiders();

}  // namespace sprague::cycles
