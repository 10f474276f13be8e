// Inductions over legs: options and values against the naive reference, obligations as expected, and no changed formula
// proved.
#include "conjectures/arrows/leg_proofs.hpp"

#include <gmock/gmock.h>

#include <set>

#include "conjectures/arrows/leg_base.hpp"
#include "conjectures/arrows/leg_steps.hpp"
#include "tests/conjectures/named_checks.hpp"
#include "tests/naive/arrow_states.hpp"

namespace sprague::arrows {
namespace {

constexpr std::array kAllProofs{LegProof::paths,
                                LegProof::two_short,
                                LegProof::one_short,
                                LegProof::three_marked,
                                LegProof::two_short_and_free,
                                LegProof::short_and_marked,
                                LegProof::short_and_two_free,
                                LegProof::two_marked,
                                LegProof::one_marked,
                                LegProof::no_mark};

TEST(LegProofs, HaveNoGap) {
  for (const LegProof proof : kAllProofs) EXPECT_EQ(gap_in(proof), std::nullopt) << static_cast<int>(proof);
}

TEST(LegProofs, ObligationsAreAsExpectedAndHaveTwins) {
  std::set<std::string> names;
  for (const LegProof proof : kAllProofs) {
    const std::vector<Obligation> all = obligations_of(proof);
    ASSERT_GE(all.size(), 2U);
    EXPECT_EQ(all.front().expected, Answer::unsat);
    EXPECT_EQ(all.back().expected, Answer::sat);
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
      names.insert(all[i].name);
      EXPECT_TRUE(all[i].expected == Answer::sat || all[i + 1].expected == Answer::sat) << all[i].name;
    }
    EXPECT_TRUE(settle(all, {}).undecided.empty()) << static_cast<int>(proof);
  }
  EXPECT_GT(names.size(), 2 * kAllProofs.size());
}

// Each changed formula is wrong somewhere, and the steps alone, without the base, do not prove what it says.
TEST(LegProofs, NoChangedFormulaIsProved) {
  const auto expect_refused = [](const LegFormulas& changed, const InductionSteps& steps) {
    EXPECT_TRUE(gap_in_leg_values(changed));
    EXPECT_TRUE(gap_in(LegProof::no_mark, changed));
    EXPECT_TRUE(steps.gap());
    std::size_t models = 0;
    for (const Obligation& each : steps.obligations()) {
      if (each.expected == Answer::unsat && decide(each, {}).answer == Answer::sat) ++models;
    }
    EXPECT_GT(models, 0U);
  };
  LegFormulas two_short;
  two_short.two_short = 1;
  expect_refused(two_short, two_short_legs_steps(two_short));
  expect_refused(two_short, two_short_and_free_steps(two_short));
  LegFormulas one_short;
  one_short.one_short = 1;
  expect_refused(one_short, one_short_leg_steps(one_short));
  LegFormulas marked;
  marked.short_and_marked = 1;
  expect_refused(marked, short_and_marked_steps(marked));
  LegFormulas free;
  free.short_and_free = 1;
  expect_refused(free, short_and_two_free_steps(free));
  LegFormulas taken_off;
  taken_off.taken_off = 1;
  expect_refused(taken_off, three_marked_legs_steps(taken_off));
}

// The values that the steps start from, in the reference's words: all accents, legs of 0 to 2 edges, free ones of 2.
TEST(LegProofs, FormulasAreTheReferences) {
  const auto extent = [](const std::optional<Accent>& accent, std::int64_t edges) {
    return edges >= 2 ? Extent::two_or_more : !accent ? Extent::any : edges == 0 ? Extent::none : Extent::one;
  };
  const auto end = [](const std::optional<Accent>& accent) {
    return !accent ? naive::LegEnd::none : *accent == Accent::hat ? naive::LegEnd::hat : naive::LegEnd::check;
  };
  const std::array<std::optional<Accent>, 3> ends{std::nullopt, Accent::check, Accent::hat};
  for (std::int64_t a = 0; a <= 2; ++a) {
    for (std::int64_t b = 0; b <= 2; ++b) {
      for (const std::optional<Accent>& second : ends) {
        for (const std::optional<Accent>& third : ends) {
          const int free = (second ? 0 : 1) + (third ? 0 : 1);
          // Free legs with 2 edges, beside a short marked one; three marked ones with any.
          if ((!second && b != 2) || (free > 0 && a == 2 && (free == 2 || b == 2))) continue;
          const UnknownSpider<std::int64_t> spider{{{a, Accent::check, extent(Accent::check, a)},
                                                    {b, second, extent(second, b)},
                                                    {2, third, extent(third, 2)}}};
          const naive::ArrowState state = naive::spider({{static_cast<unsigned>(a), naive::LegEnd::check},
                                                         {static_cast<unsigned>(b), end(second)},
                                                         {2, end(third)}});
          EXPECT_EQ(number_of(value_of(spider, kPrintedLegs)), naive::trimmed_value(state)) << a << ' ' << b;
        }
      }
    }
  }
}

TEST(LegProofs, OptionsAreTheRules) {
  EXPECT_EQ(gap_in_leg_options(), std::nullopt);
}

TEST(LegProofs, WhatIsProvedForAllLengths) {
  for (const auto& check : {support::check_of("AR-P5.2", "as printed"),
                            support::check_of("AR-P5.4", "as printed"),
                            support::check_of("AR-P7.7", "as printed"),
                            support::check_of("AR-T8.2", "as printed"),
                            support::check_of("AR-P9.1", "c even"),
                            support::check_of("AR-P9.1", "c odd"),
                            support::check_of("AR-P9.2", "as printed"),
                            support::check_of("AR-P9.3", "as printed"),
                            support::check_of("AR-L10.1.1", "as printed"),
                            support::check_of("AR-L10.1.2", "a + b > 0"),
                            support::check_of("AR-L10.1.3", "as printed"),
                            support::check_of("AR-L10.1.4", "as printed"),
                            support::check_of("AR-L10.1.4", "options in the proof"),
                            support::check_of("AR-L11.1", "as printed"),
                            support::check_of("AR-L11.1", "one more, as in the proof"),
                            support::check_of("AR-P11.2", "as printed"),
                            support::check_of("AR-T12.1", "as printed"),
                            support::check_of("AR-T12.1", "legs of none allowed"),
                            support::check_of("AR-ODD", "as printed"),
                            support::check_of("CY-T2.5", "as printed")}) {
    const Finding finding = check({}, {2, 7});
    EXPECT_EQ(finding.verdict, Verdict::proved) << finding.range << finding.reason;
    EXPECT_THAT(finding.reason, testing::HasSubstr("agree"));
  }
  EXPECT_EQ(support::check_of("AR-L10.1.2", "as printed")({}, {0, 6}).verdict, Verdict::refuted);
  EXPECT_EQ(support::check_of("AR-P9.1", "as printed")({}, {2, 6}).verdict, Verdict::refuted);
}

}  // namespace
}  // namespace sprague::arrows
