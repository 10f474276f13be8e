// How long plays of BS_2(P_4:p,q) are by the recursion, Theorem 3.3: the proof for all p and q.
#include <array>

#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/length_theory.hpp"

namespace sprague::brussels {
namespace {

Proof prove_two_spot_lengths(const Effort& /*effort*/) {
  return {gap_in_lengths(kLengths), {}};
}

}  // namespace

std::span<const NamedProof> proofs_of_two_spot_lengths() {
  static constexpr std::array kProofs{NamedProof{"two_spot_lengths", prove_two_spot_lengths}};
  return kProofs;
}

}  // namespace sprague::brussels
