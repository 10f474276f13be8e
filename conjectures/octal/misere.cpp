// Misere 0.33, which the paper leaves open: the proofs for all stars and bistars, which rest on the theories of misere
// play.
#include <algorithm>
#include <array>

#include "canonical/graph_notation.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/induction_steps.hpp"
#include "conjectures/octal/star_obligations.hpp"
#include "conjectures/octal/star_theory.hpp"

namespace sprague::octal {
namespace {

// The rule for stars: the second player wins exactly on these, with so many legs of 1 and of 2 modulo 3.
bool second_wins_by_rule(Side side) {
  const auto [ones, twos] = side;
  if (ones == 0) return twos == 0 || twos == 3 || (twos >= 6 && twos % 2 == 0);
  if (ones == 1) return twos == 1 || twos == 4;
  if (ones % 2 == 1) return twos == 0 || twos == 4;
  return twos == 2 || (twos >= 6 && twos % 2 == 0);
}

// The law: a star's nimber under 0.22 by those under 0.33; with many legs that are 2 modulo 3 both are the same.
std::uint32_t nimber_by_law(Side side, Count many_twos) {
  const StarTheory& normal = StarTheory::of(Play::normal);
  if (side.twos >= many_twos) return normal.value(side);
  return side.ones == 0 ? 2 * side.twos % 3 : normal.value({side.ones - 1, side.twos});
}

Proof prove_misere_stars(const Effort& effort) {
  const StarTheory& theory = StarTheory::of(Play::misere);
  std::optional<std::string> gap = theory.gap();
  for (const Side side : theory.folded_sides()) {
    if (gap || (theory.value(side) == 0) == second_wins_by_rule(side)) continue;
    gap = "the rule fails at " + print_star(legs_of(side));
  }
  theory.tell(effort);
  return {std::move(gap), misere_star_obligations()};
}

Proof prove_misere_by_normal(const Effort& effort) {
  constexpr Count kManyTwos = 6;
  StarTheory::of(Play::normal).tell(effort);
  StarTheory::of(Play::misere).tell(effort);
  std::vector<Obligation> obligations = misere_star_obligations();
  append(obligations, star_obligations());
  return {gap_in_misere_law(kManyTwos), std::move(obligations)};
}

Proof prove_misere_middle(const Effort& effort) {
  const InductionSteps steps = misere_middle_steps();
  const StarTheory& theory = StarTheory::of(Play::misere);
  theory.tell(effort);
  std::vector<Obligation> obligations = steps.obligations();
  append(obligations, misere_star_obligations());
  return {steps.gap() ? steps.gap() : theory.gap(), std::move(obligations)};
}

Proof prove_misere_bistars(const Effort& effort) {
  const BistarTheory& theory = BistarTheory::of(Play::misere);
  theory.tell(effort);
  return {theory.gap(), misere_bistar_obligations()};
}

}  // namespace

std::optional<std::string> gap_in_misere_law(Count many_twos) {
  const StarTheory& theory = StarTheory::of(Play::misere);
  if (theory.gap()) return theory.gap();
  if (const auto& gap = StarTheory::of(Play::normal).gap()) return gap;
  const Count most = many_twos + theory.ones_start() + theory.twos_start() + 2 * StarTheory::kPeriod;
  for (Count ones = 0; ones <= most; ++ones) {
    for (Count twos = 0; twos <= most; ++twos) {
      if (theory.value({ones, twos}) == nimber_by_law({ones, twos}, many_twos)) continue;
      return "the law fails at " + print_star(legs_of({ones, twos}));
    }
  }
  return std::nullopt;
}

std::span<const NamedProof> proofs_of_misere() {
  static constexpr std::array kProofs{
      NamedProof{"misere_stars", prove_misere_stars},
      NamedProof{"misere_by_normal", prove_misere_by_normal},
      NamedProof{"misere_middle", prove_misere_middle},
      NamedProof{"misere_bistars", prove_misere_bistars},
  };
  return kProofs;
}

}  // namespace sprague::octal
