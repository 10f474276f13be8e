// One or two marked legs beside free legs of even length: Lemmas 10.1 and 11.1, Proposition 11.2. For all lengths:
// conjectures/arrows/even_leg_steps.hpp.
#include <fmt/format.h>

#include <array>

#include "conjectures/arrows/certified_spiders.hpp"
#include "conjectures/arrows/checks.hpp"
#include "conjectures/arrows/leg_proofs.hpp"
#include "conjectures/arrows/spiders.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::arrows {
namespace {

constexpr std::string_view kSteps =
    "Each step is linear and was shown for all residues by elimination of unknowns; options and the values it starts "
    "from were compared with the rules on spiders with legs of few edges.";

Finding two_marked_for_all(const Effort& effort, const SpiderTally& tally, std::string range) {
  tally.certify(effort);
  Finding finding = conclude(
      tally, std::move(range),
      {gap_in(LegProof::two_marked), std::nullopt,
       fmt::format("Proved for all lengths by induction over the marked legs, all four parts together, from AR-P7.7, "
                   "AR-T8.2, AR-P9.1 and AR-P9.2. {}",
                   kSteps)});
  return with_second_opinion(std::move(finding), LegProof::two_marked, effort);
}

Finding one_marked_for_all(const Effort& effort, const SpiderTally& tally, std::string range) {
  tally.certify(effort);
  Finding finding =
      conclude(tally, std::move(range),
               {gap_in(LegProof::one_marked), std::nullopt,
                fmt::format("Proved for all lengths by induction over the marked leg, from AR-L10.1; where "
                            "a free leg has no edge the state is a twig (AR-P5.4). {}",
                            kSteps)});
  return with_second_opinion(std::move(finding), LegProof::one_marked, effort);
}

// Values of S[va,^b,c] and S[va,vb,c].
struct TwoMarked {
  std::uint32_t opposite;
  std::uint32_t equal;
};

// Calls visit(a, b, c) for even a, b and even c >= 2.
template <class Visit>
void each_two_marked(Range legs, Visit visit) {
  each_triple(legs, 0, 2, [&](Length a, Length b, Length c) {
    if (c >= 2) visit(a, b, c);
  });
}

std::string two_marked_range(Range legs) {
  return fmt::format("even a, b >= 0 and even c >= 2, the largest {}", from_to(legs, 2));
}

// Passes where holds(values, c) is true.
template <class Holds>
void check_two_marked(SpiderTally& tally, SpiderValues& values, Length a, Length b, Length c, Holds holds) {
  const SpiderLegs opposite{check(a), hat(b), leg(c)};
  const SpiderLegs equal{check(a), check(b), leg(c)};
  const TwoMarked found{values.value(opposite).value(), values.value(equal).value()};
  tally.note(opposite);
  tally.note(equal);
  if (holds(found, c)) return tally.pass();
  fail(tally, opposite,
       fmt::format("{} has value {} and {} has {}", print_state(opposite), found.opposite, print_state(equal),
                   found.equal));
}

bool equal_below(TwoMarked found, Length c) {
  return found.opposite >= c - 2 || found.equal == found.opposite;
}

std::vector<std::uint32_t> each_plus(std::vector<std::uint32_t> values, std::uint32_t nimber) {
  for (std::uint32_t& value : values) value ^= nimber;
  return values;
}

// Are the options' values of `legs` those listed and one more?
void same_with_one_more(SpiderTally& tally, SpiderValues& values, const SpiderLegs& legs,
                        std::vector<std::uint32_t> listed, std::uint32_t one_more) {
  tally.note_with_followers(legs);
  listed.push_back(one_more);
  sort_unique(listed);
  const std::vector<std::uint32_t> found = follower_values(values, legs);
  if (found == listed) return tally.pass();
  fail(tally, legs,
       fmt::format("the options of {} have the values {}, not {}", print_state(legs), fmt::join(found, " "),
                   fmt::join(listed, " ")));
}

// Calls visit(a, b, c, value of S[va,b,c]) where Lemma 11.1 assumes all of them even.
template <class Visit>
void each_all_even(Range legs, SpiderValues& values, Visit visit) {
  each_triple(legs, 0, 2, [&](Length a, Length b, Length c) {
    const std::uint32_t value = values.value(SpiderLegs{check(a), leg(b), leg(c)}).value();
    if (value % 2 == 0) visit(a, b, c, value);
  });
}

std::string one_marked_range(Range legs) {
  return fmt::format("even a, b, c >= 0, the largest {}, where S[va,b,c] has an even value", from_to(legs, 0));
}

Finding check_equal_below_printed(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  SpiderTally tally;
  each_two_marked(legs, [&](Length a, Length b, Length c) { check_two_marked(tally, values, a, b, c, equal_below); });
  tally.certify(effort);
  Finding finding =
      conclude(tally, two_marked_range(legs), "Wherever the first value is below c - 2, the second equals it.");
  finding.repair =
      "The part needs a + b > 0: with a = b = 0 the states are R_c, of value 0, and T_c, of value c. The proof's base, "
      "Proposition 9.2, does not cover that case either. Of lengths, a + b >= 0 says nothing: it is likely a slip, of "
      "the print or the scan, for a + b > 0.";
  return finding;
}

Finding check_one_edge_more(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  SpiderTally tally;
  each_two_marked(legs, [&](Length a, Length b, Length c) {
    for (Accent accent : kAccents) {
      const std::uint32_t base = values.value(SpiderLegs{check(a), leg(accent, b), leg(c)}).value();
      compare(tally, values, {check(a), leg(accent, b + 1), leg(c)}, base ^ 1);
      compare(tally, values, {check(a + 1), leg(accent, b), leg(c)}, base ^ 1);
      compare(tally, values, {check(a + 1), leg(accent, b + 1), leg(c)}, base);
    }
  });
  return two_marked_for_all(effort, tally, two_marked_range(legs) + ", both directions of the second mark");
}

Finding check_one_edge_more_followers(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  SpiderTally tally;
  each_triple(legs, 2, 2, [&](Length a, Length b, Length c) {
    for (Accent accent : kAccents) {
      const SpiderLegs base{check(a), leg(accent, b), leg(c)};
      const std::uint32_t value = values.value(base).value();
      const std::vector<std::uint32_t> options = follower_values(values, base);
      tally.note_with_followers(base);
      same_with_one_more(tally, values, {check(a), leg(accent, b + 1), leg(c)}, each_plus(options, 1), value);
      same_with_one_more(tally, values, {check(a + 1), leg(accent, b), leg(c)}, each_plus(options, 1), value);
      same_with_one_more(tally, values, {check(a + 1), leg(accent, b + 1), leg(c)}, options, value ^ 1);
    }
  });
  return two_marked_for_all(
      effort, tally,
      fmt::format("even a, b, c >= 2, the largest {}, both directions of the second mark", from_to(legs, 2)));
}

Finding check_one_more_after_even(const Effort& effort, Range legs) {
  SpiderValues values(effort);
  SpiderTally tally;
  each_all_even(legs, values, [&](Length a, Length b, Length c, std::uint32_t value) {
    const SpiderLegs longer{check(a + 1), leg(b), leg(c)};
    compare(tally, values, longer, value + 1);
    if (b < 2 || c < 2) return;
    const SpiderLegs base{check(a), leg(b), leg(c)};
    tally.note_with_followers(base);
    same_with_one_more(tally, values, longer, each_plus(follower_values(values, base), 1), value);
  });
  return one_marked_for_all(effort, tally, one_marked_range(legs));
}

}  // namespace

std::span<const NamedCheck> checks_of_even_legs() {
  static const std::array kChecks{
      NamedCheck{"equal_below_printed", check_equal_below_printed},
      NamedCheck{"one_edge_more", check_one_edge_more},
      NamedCheck{"one_edge_more_followers", check_one_edge_more_followers},
      NamedCheck{"one_more_after_even", check_one_more_after_even},
  };
  return kChecks;
}

}  // namespace sprague::arrows
