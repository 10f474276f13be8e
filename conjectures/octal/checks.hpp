// The checks that the claims of "Octal games on graphs" name (conjectures/octal/*.claims): a table for each source.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "conjectures/named_check.hpp"
#include "conjectures/octal/star_theory.hpp"

namespace sprague::octal {

// All of them, and all proofs.
std::vector<NamedCheck> checks();
std::vector<NamedProof> proofs();

std::span<const NamedCheck> checks_of_classes();
std::span<const NamedCheck> checks_of_paths();
std::span<const NamedCheck> checks_of_periods();
std::span<const NamedCheck> checks_of_trees();
std::span<const NamedProof> proofs_of_bistars();
std::span<const NamedProof> proofs_of_classes();
std::span<const NamedProof> proofs_of_equivalences();
std::span<const NamedProof> proofs_of_misere();
std::span<const NamedProof> proofs_of_paths();
std::span<const NamedProof> proofs_of_stars();

// Of two equal stars with two legs or more, each of so many vertices, 1 or 2: does every such pair, however large, have
// another value than the nim-sum, 0? If so, what is said of sufficiently large stars is refuted.
Finding check_equal_stars(const Effort& effort, Range legs, std::uint16_t leg);
// Why the law of misere play by normal play is not proved, where so many legs that are 2 modulo 3 make misere play
// normal play.
std::optional<std::string> gap_in_misere_law(Count many_twos);

}  // namespace sprague::octal
