// Three marked legs, and a mark close to the hub beside free legs: Theorem 8.2, Propositions 9.2 and 9.3.
//
// Theorem 8.2 for all lengths: a mark on the first two edges of a leg leaves a hub of Proposition 7.7 beside a flow or
// a crash, of value 0 or 1. One on edge m >= 3 leaves the state with m - 1 in place of a beside F_(a-m) or C_(a-m),
// just as a move on T_(a-2) leaves T_(m-3) beside them; and since (x + 2) ^ 1 = (x ^ 1) + 2, by induction its value is
// that of the option of T_(a-2), T_(b-2), T_(c-2) side by side, plus 2. Where 0 and 1 both occur, the mex is that of
// these options plus 2, which Proposition 5.4 gives.
#include <fmt/format.h>

#include <array>

#include "conjectures/arrows/certified_spiders.hpp"
#include "conjectures/arrows/checks.hpp"
#include "conjectures/arrows/leg_periods.hpp"
#include "conjectures/arrows/leg_proofs.hpp"
#include "conjectures/arrows/path_induction.hpp"
#include "conjectures/arrows/spiders.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::arrows {
namespace {

void same_set(SpiderTally& tally, SpiderValues& values, const SpiderLegs& legs, std::vector<std::uint32_t> printed) {
  sort_unique(printed);
  tally.note_with_followers(legs);
  const std::vector<std::uint32_t> found = follower_values(values, legs);
  if (found == printed) return tally.pass();
  fail(tally, legs,
       fmt::format("the options of {} have the values {}, not {}", print_state(legs), fmt::join(found, " "),
                   fmt::join(printed, " ")));
}

// Calls visit(legs, value) for the states of Theorem 8.2 whose longest leg is in the range.
template <class Visit>
void each_three_marked(Range legs, Visit visit) {
  each_triple(legs, 2, 1, [&](Length a, Length b, Length c) {
    // Reversing all arrows leaves four of the eight choices of accents.
    for (Accent second : kAccents) {
      for (Accent third : kAccents) {
        visit(SpiderLegs{check(a), leg(second, b), leg(third, c)}, ((a - 2) ^ (b - 2) ^ (c - 2)) + 2);
      }
    }
  });
}

// From 4 on, the options of value 0 and 1 depend on the lengths' parities.
constexpr Range kParitiesAndShort{2, 5};

ForAll three_marked_for_all(SpiderValues& values) {
  ForAll all{
      gap_in(kPrintedPathValues), std::nullopt,
      "Proved for all lengths by finite induction: on each leg, marks on the first two edges have the values 0 and "
      "1 (AR-P7.7), and the others those of the moves on a twig with two edges fewer (AR-P5.4), plus 2."};
  if (!all.gap) all.gap = gap_in_periods([&](const SpiderLegs& legs) { return small_value(values, legs); });
  each_three_marked(kParitiesAndShort, [&](const SpiderLegs& legs, std::uint32_t) {
    const std::vector<std::uint32_t> found = follower_values(values, legs);
    if (found.size() < 2 || found[0] != 0 || found[1] != 1) {
      all.gap = fmt::format("{} has no options of the values 0 and 1", print_state(legs));
    }
  });
  return all;
}

// The options' values of S[~a,b,c] for a = 0 and 1, as the proof of Proposition 9.3 has them in the end.
std::array<std::vector<std::uint32_t>, 2> printed_options(Length b, Length c) {
  std::array<std::vector<std::uint32_t>, 2> sets{
      {{(b - 2) ^ (c + 1), (c - 2) ^ (b + 1)}, {(b - 2) ^ c, (c - 2) ^ b, (b - 2) ^ (c - 2)}}};
  for (std::vector<std::uint32_t>& set : sets) {
    for (Length l = 0; l + 3 <= c; ++l) set.push_back((b - 2) ^ l);
    for (Length l = 0; l + 3 <= b; ++l) set.push_back((c - 2) ^ l);
  }
  return sets;
}

std::string b_and_even_c(Range legs) {
  return fmt::format("b >= 2 and even c >= 2, the larger {}", from_to(legs, 2));
}

std::string even_pairs(Range legs) {
  return fmt::format("even b, c >= 2, the larger {}, a = 0 and 1", from_to(legs, 2));
}

constexpr std::string_view kSameOptions = "The options of every instance of the range have exactly these values.";

Finding check_three_marked(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  SpiderTally tally;
  each_three_marked(legs, [&](const SpiderLegs& state, std::uint32_t value) { compare(tally, values, state, value); });
  tally.certify(effort);
  return with_second_opinion(conclude(tally, fmt::format("a, b, c >= 2, the largest {}, all accents", from_to(legs, 2)),
                                      three_marked_for_all(values)),
                             LegProof::three_marked, effort);
}

Finding check_short_and_marked_followers(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  SpiderTally tally;
  each_pair(legs, 2, 1, [&](Length b, Length c) {
    if (c % 2 != 0) return;
    std::vector<std::uint32_t> printed{b % 2 ^ (c + 1), b ^ (c - 1)};
    for (Length l = 0; l <= c - 2; ++l) printed.push_back(b % 2 ^ l);
    same_set(tally, values, {check(0), check(b), leg(c)}, std::move(printed));
  });
  tally.certify(effort);
  return conclude(tally, b_and_even_c(legs), std::string(kSameOptions));
}

Finding check_short_and_two_free_followers(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  SpiderTally tally;
  each_pair(legs, 2, 2, [&](Length b, Length c) {
    for (Length a : {0U, 1U}) same_set(tally, values, {check(a), leg(b), leg(c)}, printed_options(b, c)[a]);
  });
  tally.certify(effort);
  Finding finding = conclude(tally, even_pairs(legs), std::string(kSameOptions));
  finding.repair =
      "For a = 0 the final list lacks (b - 2) ^ 1 when c = 2 and (c - 2) ^ 1 when b = 2, which the proof's own lines "
      "contain. The mex is the same with and without them, so the formula stands.";
  return finding;
}

Finding check_short_and_two_free_repaired(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  SpiderTally tally;
  each_pair(legs, 2, 2, [&](Length b, Length c) {
    auto sets = printed_options(b, c);
    sets[0].push_back((b - 2) ^ 1);
    sets[0].push_back((c - 2) ^ 1);
    for (Length a : {0U, 1U}) same_set(tally, values, {check(a), leg(b), leg(c)}, std::move(sets[a]));
  });
  tally.certify(effort);
  return conclude(tally, even_pairs(legs), std::string(kSameOptions));
}

Finding check_short_and_leg_of_none(const Effort& effort, Range length) {
  SpiderTally tally;
  SpiderValues values(effort);
  for (auto c = static_cast<Length>(length.first); c <= length.last; ++c) {
    for (Length a : {0U, 1U}) {
      const SpiderLegs state{check(a), leg(0), leg(c)};
      if (spider_state(state) != spider_state(path_of(PathKind::twig, static_cast<std::uint16_t>(a + c)))) {
        fail(tally, state, fmt::format("{} is no twig with {} edges", print_state(state), a + c));
      } else {
        compare(tally, values, state, a + c);
      }
    }
  }
  tally.certify(effort);
  return conclude(
      tally, fmt::format("c {}, a = 0 and 1", from_to(length, 0)),
      {gap_in(kPrintedPathValues), std::nullopt,
       "Proved for all c: a hub with two legs and no mark at it is a vertex of a path like any other, so "
       "the state is a twig, of the value of AR-P5.4. That it is one was compared on the range; a rule speaks of "
       "one vertex, and longer legs have no others."});
}

}  // namespace

std::span<const NamedCheck> checks_of_marked_legs() {
  static const std::array kChecks{
      NamedCheck{"three_marked", check_three_marked},
      NamedCheck{"short_and_marked_followers", check_short_and_marked_followers},
      NamedCheck{"short_and_two_free_followers", check_short_and_two_free_followers},
      NamedCheck{"short_and_two_free_repaired", check_short_and_two_free_repaired},
      NamedCheck{"short_and_leg_of_none", check_short_and_leg_of_none},
  };
  return kChecks;
}

}  // namespace sprague::arrows
