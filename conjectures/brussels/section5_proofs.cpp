// The proofs for all sizes that the claims on Section 5 and 6 name (conjectures/brussels/section5.claims), and some
// on circles of Section 7: steps of the induction of BS-T5.1, and families of circles by induction.
#include <array>
#include <initializer_list>

#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/circle_obligations.hpp"
#include "conjectures/brussels/formula_induction.hpp"
#include "conjectures/brussels/formula_obligations.hpp"
#include "conjectures/brussels/one_free_spot.hpp"
#include "conjectures/brussels/part_obligations.hpp"

namespace sprague::brussels {
namespace {

using Gap = std::optional<std::string>;

// CS4(a,b,n,d) for n = first, first + 1, ..., the last number for ever.
Gap gap_in_row(FixedSpots spots, std::uint16_t first, std::initializer_list<std::uint32_t> numbers) {
  return gap_in_family(spots, first, std::span(numbers.begin(), numbers.size()));
}
Gap first_of(std::initializer_list<Gap> gaps) {
  for (const Gap& gap : gaps) {
    if (gap) return gap;
  }
  return std::nullopt;
}

// The solver's proof stands for itself; the gap says whether the finite induction has one.
Proof growing_spot(Gap gap) {
  return {std::move(gap), growing_spot_obligations(), true};
}

}  // namespace

std::span<const NamedProof> proofs_of_section5() {
  static constexpr std::array kProofs{
      NamedProof{"no_tips_beside",
                 [](const Effort&) {
                   return growing_spot(gap_in_row({0, 0, 0}, 0, {0}));
                 }},
      NamedProof{"one_tip_opposite",
                 [](const Effort&) {
                   return growing_spot(gap_in_row({1, 0, 0}, 1, {1}));
                 }},
      NamedProof{"no_tip_opposite",
                 [](const Effort&) {
                   return growing_spot(gap_in_row({0, 1, 1}, 1, {0}));
                 }},
      NamedProof{"row_of_one",
                 [](const Effort&) {
                   return growing_spot(gap_in_row({1, 1, 1}, 1, {1, 2}));
                 }},
      NamedProof{"row_of_one_options",
                 [](const Effort&) {
                   return growing_spot(first_of({gap_in_row({1, 0, 0}, 0, {0, 1}), gap_in_row({0, 1, 1}, 0, {1, 0})}));
                 }},
      NamedProof{"at_least_1", [](const Effort&) { return growing_spot(gap_in_options()); }},
      NamedProof{"display_13",
                 [](const Effort&) {
                   return growing_spot(gap_in_row({1, 0, 0}, 0, {0, 1}));
                 }},
      NamedProof{"two_spots",
                 [](const Effort&) {
                   return growing_spot(gap_in_row({0, 1, 1}, 1, {0}));
                 }},
      NamedProof{"one_spot_grows", [](const Effort&) { return growing_spot(std::nullopt); }},
      NamedProof{"empty_beside_one",
                 [](const Effort&) {
                   return Proof{std::nullopt, empty_beside_one_obligations(), true};
                 }},
      NamedProof{"empty_opposite_one",
                 [](const Effort&) {
                   return Proof{std::nullopt, empty_opposite_one_obligations(), true};
                 }},
      NamedProof{"two_ones",
                 [](const Effort&) {
                   return Proof{std::nullopt, two_ones_obligations(), true};
                 }},
      NamedProof{"diagonal",
                 [](const Effort&) {
                   return Proof{gap_in_options(), induction_obligations(kPrinted), false};
                 }},
      NamedProof{"theorem",
                 [](const Effort&) {
                   return Proof{gap_in(kPrinted), induction_obligations(kPrinted), false};
                 }},
      NamedProof{"value_not_met",
                 [](const Effort&) {
                   return Proof{gap_in_not_met(kPrinted), not_met_obligations(kPrinted), false};
                 }},
      NamedProof{"odd_numbers",
                 [](const Effort&) {
                   return Proof{gap_in_odd_numbers(kPrinted), odd_number_obligations(kPrinted), false};
                 }},
      NamedProof{"even_numbers",
                 [](const Effort&) {
                   return Proof{gap_in_even_numbers(kPrinted), even_number_obligations(kPrinted), false};
                 }},
      NamedProof{"reached",
                 [](const Effort&) {
                   return Proof{first_of({gap_in_not_met(kPrinted), gap_in_odd_numbers(kPrinted),
                                          gap_in_even_numbers(kPrinted)}),
                                induction_obligations(kPrinted), false};
                 }},
      NamedProof{"step_on_diagonal",
                 [](const Effort&) {
                   return Proof{gap_in_odd_numbers(kPrinted), step_on_diagonal_obligations(kPrinted), false};
                 }},
      NamedProof{"pairs_on_diagonal",
                 [](const Effort&) {
                   return Proof{std::nullopt, diagonal_pair_obligations(), true};
                 }},
      NamedProof{"odd_pairs",
                 [](const Effort&) {
                   return Proof{std::nullopt, odd_pair_obligations(), true};
                 }},
      NamedProof{"third_line_pairs",
                 [](const Effort&) {
                   return Proof{gap_in_not_met(kPrinted), third_line_obligations(), true};
                 }},
      NamedProof{"position_before",
                 [](const Effort&) {
                   return Proof{std::nullopt, position_before_obligations(), true};
                 }},
  };
  return kProofs;
}

}  // namespace sprague::brussels
