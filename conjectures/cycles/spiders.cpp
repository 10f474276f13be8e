// Spiders with three legs: the proofs for all lengths of Theorem 2.5, which is Mathews' Theorem 12.1 in the game as
// stated.
#include <array>

#include "conjectures/arrows/leg_proofs.hpp"
#include "conjectures/arrows/path_induction.hpp"
#include "conjectures/arrows/small_trimmings.hpp"
#include "conjectures/cycles/checks.hpp"

namespace sprague::cycles {
namespace {

// Why the games are not known to be the trimmed ones, or else why what those have is not proved.
std::optional<std::string> gap_beside(std::optional<std::string> gap_in_trimmed) {
  return gap_in_trimmed ? std::move(gap_in_trimmed) : arrows::gap_in_trimming_of_spiders();
}

Proof prove_even_spiders(const Effort& /*effort*/) {
  return {gap_beside(arrows::gap_in(arrows::LegProof::no_mark)), arrows::obligations_of(arrows::LegProof::no_mark)};
}

Proof prove_even_spiders_with_a_single_edge(const Effort& /*effort*/) {
  return {gap_beside(arrows::gap_in(arrows::kPrintedPathValues)), {}};
}

}  // namespace

std::span<const NamedProof> proofs_of_spiders() {
  static constexpr std::array kProofs{
      NamedProof{"even_spiders", prove_even_spiders},
      NamedProof{"even_spiders_with_a_single_edge", prove_even_spiders_with_a_single_edge},
  };
  return kProofs;
}

}  // namespace sprague::cycles
