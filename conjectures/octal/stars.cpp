// Section 3: the proofs for all stars, which rest on StarTheory.
#include <array>

#include "canonical/graph_notation.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/star_obligations.hpp"
#include "conjectures/octal/star_patterns.hpp"
#include "conjectures/octal/star_theory.hpp"

namespace sprague::octal {
namespace {

// Why there is no formula, or the first star of one period beyond all beginnings on which a pattern by the numbers of
// legs and of legs of 2 fails, in the rows and columns from some on. Every later star folds to one of these, for the
// pattern has the same period.
std::optional<std::string> gap_in_pattern(std::size_t first_row, std::size_t first_column,
                                          std::int64_t (*pattern)(const std::int64_t&, const std::int64_t&)) {
  const StarTheory& theory = StarTheory::of(Play::normal);
  if (theory.gap()) return theory.gap();
  const Count most = theory.ones_start() + theory.twos_start() + 4 * StarTheory::kPeriod;
  for (Count ones = 0; ones <= most; ++ones) {
    for (Count twos = static_cast<Count>(first_column); twos <= most; ++twos) {
      if (ones + twos < first_row || theory.value({ones, twos}) == pattern(ones + twos, twos)) continue;
      return "the pattern fails at " + print_star(legs_of({ones, twos}));
    }
  }
  return std::nullopt;
}

Proof prove_pattern(const Effort& effort, std::optional<std::string> gap, const std::vector<Obligation>& of_pattern) {
  if (!gap) StarTheory::of(Play::normal).tell(effort);
  std::vector<Obligation> obligations = star_obligations();
  append(obligations, of_pattern);
  return {std::move(gap), std::move(obligations)};
}

Proof prove_rows(const Effort& effort) {
  return prove_pattern(effort, gap_in_pattern(4, 0, printed_row<std::int64_t>), row_obligations(4));
}

Proof prove_columns(const Effort& effort) {
  return prove_pattern(effort, gap_in_pattern(4, 4, printed_column<std::int64_t>), column_obligations(4));
}

Proof prove_stars(const Effort& effort) {
  return prove_pattern(effort, StarTheory::of(Play::normal).gap(), {});
}

Proof prove_two_single_legs(const Effort& effort) {
  const StarTheory& theory = StarTheory::of(Play::normal);
  std::optional<std::string> gap = theory.gap();
  for (std::uint16_t l = 0; l < 3 && !gap; ++l) {
    Legs legs{1, 1};
    if (l > 0) legs.push_back(l);
    if (theory.value(side_of(legs)) != l) gap = "the formula gives another value for " + print_star(legs);
  }
  return prove_pattern(effort, std::move(gap), {});
}

}  // namespace

std::span<const NamedProof> proofs_of_stars() {
  static constexpr std::array kProofs{
      NamedProof{"stars", prove_stars},
      NamedProof{"two_single_legs", prove_two_single_legs},
      NamedProof{"rows", prove_rows},
      NamedProof{"columns", prove_columns},
  };
  return kProofs;
}

}  // namespace sprague::octal
