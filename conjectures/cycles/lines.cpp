// Lines: the proof for all lengths of Theorem 2.3 and Section 2.3. The game on a line is the trimmed one on its
// markable edges (Mathews, Theorem 3.4), whose parts between marked edges are Mathews' rods, twigs, flows and crashes.
#include <array>

#include "conjectures/arrows/path_induction.hpp"
#include "conjectures/arrows/small_trimmings.hpp"
#include "conjectures/cycles/checks.hpp"

namespace sprague::cycles {
namespace {

Proof prove_lines(const Effort& /*effort*/) {
  std::optional<std::string> gap = arrows::gap_in(arrows::kPrintedPathValues);
  return {gap ? std::move(gap) : arrows::gap_in_trimming_of_lines(), {}};
}

}  // namespace

std::span<const NamedProof> proofs_of_lines() {
  static constexpr std::array kProofs{NamedProof{"lines", prove_lines}};
  return kProofs;
}

}  // namespace sprague::cycles
