// Two marked legs with 0 or 1 unmarked edges beside a free leg: Proposition 9.1.
//
// For all lengths: all of these states but one are paths by the maps of Proposition 6.3, the third leg's end being a
// leaf. The options of the one, S[v1,v1,c], are T_(c+1) and, for each edge m of the free leg, S[v1,v1,~(m-1)] beside
// T_(c-m). The former spider has value 0 or 1 by Proposition 7.4, each for one of the two directions. So the options of
// S[v1,v1,c+2] have the values of those of S[v1,v1,c], plus 2, and from m = c + 1 and c + 2 the values 0 and 1: the
// value grows by 2 with c.
#include <fmt/format.h>

#include <array>

#include "conjectures/arrows/certified_spiders.hpp"
#include "conjectures/arrows/checks.hpp"
#include "conjectures/arrows/leg_periods.hpp"
#include "conjectures/arrows/leg_proofs.hpp"
#include "conjectures/arrows/path_induction.hpp"
#include "conjectures/arrows/short_legs.hpp"
#include "conjectures/arrows/spiders.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::arrows {
namespace {

// Which free legs a reading takes, and what its first formula is.
struct Formula {
  Length least;
  Length step;
  std::uint32_t (*first)(Length a, Length b, Length c);
};

std::uint32_t nim_sum(Length a, Length b, Length c) {
  return a ^ b ^ c;
}
std::uint32_t sum(Length a, Length b, Length c) {
  return a + b + c;
}

SpiderTally compare_all(SpiderValues& values, const Formula& formula, Range length) {
  SpiderTally tally;
  for (Length c = formula.least; c <= length.last; c += formula.step) {
    if (c < length.first) continue;
    for (Length a : {0U, 1U}) {
      for (Length b : {0U, 1U}) {
        compare(tally, values, {check(a), check(b), leg(c)}, formula.first(a, b, c));
        compare(tally, values, {check(a), hat(b), leg(c)}, a ^ b ^ c % 2);
      }
    }
  }
  return tally;
}

// The rows of Proposition 6.3 that a free third leg makes paths of.
constexpr std::array<std::size_t, 5> kFreeRows{1, 3, 4, 6, 8};

std::optional<std::string> gap_in_paths() {
  for (std::size_t row : kFreeRows) {
    for (Length n = 1; n <= kDecidesAllLengths; ++n) {
      const ShortRow instance = short_row(row, n, std::nullopt);
      if (!is_isomorphism(instance)) return fmt::format("{} is not the path expected", print_state(instance.spider));
    }
  }
  return gap_in(kPrintedPathValues);
}

std::optional<std::string> gap_in_growth(SpiderValues& values) {
  for (Length c = 2; c <= 5; ++c) {
    std::vector<std::uint32_t> expected{0, 1};
    for (std::uint32_t value : follower_values(values, {check(1), check(1), leg(c)})) expected.push_back(value + 2);
    sort_unique(expected);
    const SpiderLegs longer{check(1), check(1), leg(c + 2)};
    if (follower_values(values, longer) != expected) {
      return fmt::format("the options of {} have other values", print_state(longer));
    }
  }
  return gap_in_periods([&](const SpiderLegs& legs) { return small_value(values, legs); });
}

Finding check_formula(const Effort& effort, const Formula& formula, Range length, std::string range) {
  SpiderValues values(effort);
  ForAll all{
      gap_in_paths(), compare_all(values, formula, {2, 5}).smallest(),
      "Proved for all c: but for S[v1,v1,c] the states are paths by the maps of AR-P6.3, of the values of AR-P5.2, "
      "AR-P5.4 and AR-P5.6; and the value of S[v1,v1,c] grows by 2 with c, since by AR-P7.4 its options' values "
      "do and 0 and 1 are new among them."};
  if (!all.gap) all.gap = gap_in_growth(values);
  const SpiderTally tally = compare_all(values, formula, length);
  tally.certify(effort);
  return with_second_opinion(conclude(tally, std::move(range), all), LegProof::two_short_and_free, effort);
}

Finding check_two_short_printed(const Effort& effort, Range length) {
  Finding finding = check_formula(effort, {2, 1, nim_sum}, length, "c " + from_to(length, 2));
  finding.repair =
      "The first formula needs c even, as the proof assumes; for odd c the value is a + b + c instead. The second "
      "formula holds for even and odd c.";
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_two_short_legs() {
  static constexpr std::array kChecks{
      NamedCheck{"two_short_printed", check_two_short_printed},
      NamedCheck{"two_short_even",
                 [](const Effort& effort, Range length) {
                   return check_formula(effort, {2, 2, nim_sum}, length, "even c " + from_to(length, 2));
                 }},
      NamedCheck{"two_short_odd",
                 [](const Effort& effort, Range length) {
                   return check_formula(effort, {3, 2, sum}, length, "odd c " + from_to(length, 3));
                 }},
  };
  return kChecks;
}

}  // namespace sprague::arrows
