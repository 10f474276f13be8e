// The claims on Circular Sprouts: against the naive recursion and drawings, and wrong on purpose.

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "canonical/ensure.hpp"
#include "conjectures/brussels/formula_induction.hpp"
#include "conjectures/brussels/one_free_spot.hpp"
#include "conjectures/registry.hpp"
#include "tests/conjectures/named_checks.hpp"
#include "tests/naive/circular_sprouts.hpp"

namespace sprague::brussels {
namespace {

constexpr std::size_t kMostTips = 32;

const std::vector<std::vector<unsigned>>& naive_nimbers() {
  static const auto nimbers = naive::circular_nimbers(kMostTips);
  return nimbers;
}

bool same_on_small(const NimberFormula& a, const NimberFormula& b) {
  for (std::int64_t q = 0; q <= 60; ++q) {
    for (std::int64_t p = 0; p <= q; ++p) {
      if (a.value(p, q) != b.value(p, q)) return false;
    }
  }
  return true;
}

Finding quick(std::string_view id, std::string_view name) {
  for (const Reading& reading : find_claim(id)->readings) {
    if (reading.name == name) return reading.check({}, reading.quick);
  }
  throw InputError("no such reading");
}

TEST(BrusselsSection5, EveryStatementHasAnEntry) {
  for (const char* id : {"BS-T5.1", "BS-L5.2.1", "BS-L5.2.2", "BS-L5.2.3", "BS-L5.2.4", "BS-L5.3", "BS-L5.4", "BS-L5.5",
                         "BS-L5.6", "BS-L5.7", "BS-L5.8", "BS-L5.9", "BS-T6.1"}) {
    EXPECT_NE(find_claim(id), nullptr) << id;
  }
}

// --- the formula and its induction ---

TEST(NimberFormulas, ThePrintedOneIsTheNaiveRecursion) {
  for (std::size_t q = 0; q <= kMostTips; ++q) {
    for (std::size_t p = 0; p <= kMostTips; ++p) {
      EXPECT_EQ(kPrinted.value(static_cast<std::int64_t>(p), static_cast<std::int64_t>(q)), naive_nimbers()[p][q]);
    }
  }
}

// The simpler formula that the report gives.
TEST(NimberFormulas, TheSimplerOneIsTheNaiveRecursion) {
  for (std::size_t q = 0; q <= kMostTips; ++q) {
    for (std::size_t p = 0; p < q; ++p) {
      const std::size_t simpler = p == 1 && q == 2 ? 2 : 2 * std::min(p, 2 * (p + q - 1) / 5);
      EXPECT_EQ(simpler, naive_nimbers()[p][q]) << p << ' ' << q;
    }
  }
}

TEST(NimberFormulas, ThePrintedOneHasNoGap) {
  EXPECT_EQ(gap_in(kPrinted), std::nullopt);
}

// Every changed formula that is another function has a gap; one that only looks different has none.
TEST(NimberFormulas, EveryChangedOneHasAGap) {
  std::vector<NimberFormula> twins{kWithoutBars};
  for (std::size_t i = 0; i < 5; ++i) {
    for (std::int64_t change : {-2, -1, 1, 2}) {
      NimberFormula twin;
      twin.fourths[i] += change;
      twins.push_back(twin);
    }
  }
  for (std::int64_t inside = -3; inside <= 5; ++inside) {
    for (bool bars : {true, false}) twins.push_back({.inside = inside, .absolute_value = bars});
  }
  int others = 0;
  for (const NimberFormula& twin : twins) {
    const bool same = same_on_small(twin, kPrinted);
    EXPECT_EQ(gap_in(twin).has_value(), !same) << twin.inside << ' ' << ::testing::PrintToString(twin.fourths);
    others += same ? 0 : 1;
  }
  EXPECT_GT(others, 35);
}

// Each obligation is needed: too large a formula is reached by an option, too small a one leaves numbers out.
TEST(NimberFormulas, EachObligationRejectsSomeFormula) {
  NimberFormula smaller;
  smaller.fourths[3] = 0;
  NimberFormula larger;
  larger.fourths[1] = 1;
  NimberFormula uneven;
  uneven.fourths = {0, 0, 0, 2, 2};
  EXPECT_EQ(gap_in_not_met(kPrinted), std::nullopt);
  EXPECT_TRUE(gap_in_not_met(smaller));
  EXPECT_EQ(gap_in_odd_numbers(kPrinted), std::nullopt);
  EXPECT_TRUE(gap_in_odd_numbers(uneven));
  EXPECT_EQ(gap_in_even_numbers(kPrinted), std::nullopt);
  EXPECT_TRUE(gap_in_even_numbers(larger));
}

// --- one free spot ---

TEST(OneFreeSpot, DrawingsAreConstantFromTheBoundOn) {
  for (const FixedSpots spots : {FixedSpots{0, 0, 0}, {1, 0, 0}, {0, 1, 1}, {1, 1, 0}, {1, 1, 1}}) {
    const auto start = static_cast<unsigned>(constant_from(spots));
    ASSERT_LE(start, 3U);
    auto value = [&](unsigned n) {
      return naive::DrawnCircles::circular({spots.opposite, spots.left, n, spots.right}).value();
    };
    for (unsigned n = start; n <= 3; ++n) EXPECT_EQ(value(n), value(start)) << n;
  }
}

// Larger families against a table of naive values: CS4(p,1,q,1) is the family of p with 1 and 1 beside.
TEST(OneFreeSpot, RowsAreConstantFromTheBoundOn) {
  for (std::uint16_t p = 0; p <= 3; ++p) {
    const std::uint64_t start = constant_from({p, 1, 1});
    ASSERT_LT(start, kMostTips);
    for (std::size_t q = start; q <= kMostTips; ++q) EXPECT_EQ(naive_nimbers()[p][q], naive_nimbers()[p][start]);
  }
}

TEST(OneFreeSpot, ChangedNumbersHaveAGap) {
  EXPECT_EQ(gap_in_family({1, 1, 1}, 1, std::array<std::uint32_t, 2>{1, 2}), std::nullopt);
  EXPECT_TRUE(gap_in_family({1, 1, 1}, 1, std::array<std::uint32_t, 2>{1, 3}));
  EXPECT_TRUE(gap_in_family({1, 1, 1}, 1, std::array<std::uint32_t, 2>{0, 2}));
  EXPECT_TRUE(gap_in_family({1, 1, 1}, 1, std::array<std::uint32_t, 1>{1}));
  EXPECT_TRUE(gap_in_family({0, 1, 1}, 0, std::array<std::uint32_t, 1>{0}));
}

// --- readings ---

// What fails somewhere is proved on no range, however short.
TEST(BrusselsSection5, WhatFailsIsNowhereProved) {
  for (const Claim& claim : support::claims_in("brussels/section5")) {
    for (const Reading& reading : claim.readings) {
      if (reading.check({}, reading.quick).verdict != Verdict::refuted) continue;
      for (std::uint64_t last = reading.quick.first; last <= reading.quick.first + 14; ++last) {
        try {
          EXPECT_NE(reading.check({}, {reading.quick.first, last}).verdict, Verdict::proved)
              << claim.id << ' ' << reading.name << ' ' << last;
        } catch (const InputError&) {
          continue;  // nothing to check in so short a range
        }
      }
    }
  }
}

// Lemma 5.2 (iv) and Lemma 5.4 contradict each other at p = 0.
TEST(BrusselsSection5, AtLeast1FailsWithoutTips) {
  EXPECT_EQ(quick("BS-L5.4", "as printed").witness, "CS4(0,1,1,1)");
  EXPECT_EQ(naive::DrawnCircles::circular({0, 1, 1, 1}).value(), 0U);
}

TEST(BrusselsSection5, TheThresholdNeedsItsBars) {
  EXPECT_EQ(quick("BS-L5.6", "threshold of Theorem 5.1").verdict, Verdict::proved);
  EXPECT_EQ(naive::DrawnCircles::circular({1, 1, 2, 1}).value(), 2U);
  EXPECT_EQ(kWithoutBars.value(1, 2), 0);
}

// The witnesses' values by the naive recursion; the printed numbers from the paper.
TEST(BrusselsSection5, WitnessesOfTheProofs) {
  const auto& nimbers = naive_nimbers();
  auto sum = [&](std::size_t p1, std::size_t q1, std::size_t p2, std::size_t q2) {
    return nimbers[p1][q1] ^ nimbers[p2][q2];
  };
  // Lemma 5.6: 2p' = 0 is claimed of (0,2), (0,0).
  EXPECT_EQ(quick("BS-L5.6", "even numbers, the options").witness, "CS4(1,1,3,1), to CS4(0,1,2,1)+CS4(0,1,0,1)");
  EXPECT_EQ(sum(0, 2, 0, 0), 1U);
  // Table 1, i = 2, {5,5}: 4/5 (12 + 3) - 8 = 4 is claimed of (2,3), (2,3).
  const Finding table_1 = quick("BS-L5.7", "Table 1, nim-sums");
  EXPECT_EQ(table_1.verdict, Verdict::refuted);
  EXPECT_EQ(table_1.witness, "CS4(5,1,7,1), to CS4(2,1,3,1)+CS4(2,1,3,1)");
  EXPECT_EQ(sum(2, 3, 2, 3), 0U);
  // i = 3, {3,3}: 4/5 (8 + 2) - 8 = 0 is claimed of (1,2), (1,2), which have 2 each.
  EXPECT_EQ(quick("BS-L5.7", "Table 1, the part (1,2)").witness, "CS4(3,1,5,1), to CS4(1,1,2,1)+CS4(1,1,2,1)");
  EXPECT_EQ(nimbers[1][2], 2U);
  // Lemma 5.8: n_1 - 1 = 1 is claimed of (0,0), (1,2), an option of (2,3), which has nimber n_1 = 2.
  EXPECT_EQ(quick("BS-L5.8", "the option at the first tips").witness, "CS4(2,1,3,1), to CS4(0,1,0,1)+CS4(1,1,2,1)");
  EXPECT_EQ(nimbers[2][3], 2U);
  EXPECT_EQ(sum(0, 0, 1, 2), 3U);
  // Lemma 5.9: n_1 - 2 = 2 is claimed of (1,1), (1,2), an option of (3,4).
  EXPECT_EQ(quick("BS-L5.9", "first case, the last option").witness, "CS4(3,1,4,1), to CS4(1,1,1,1)+CS4(1,1,2,1)");
  EXPECT_EQ(nimbers[3][4], 4U);
  EXPECT_EQ(sum(1, 1, 1, 2), 3U);
}

// The first p <= q, by p + q and then by p, for which the predicate holds.
template <class Fails>
std::string first_position(Fails fails) {
  for (std::size_t sum = 0; sum <= kMostTips; ++sum) {
    for (std::size_t p = 0; 2 * p <= sum; ++p) {
      if (fails(p, sum - p)) return fmt::format("CS4({},1,{},1)", p, sum - p);
    }
  }
  throw InternalError("it fails nowhere");
}

// 4/5 (s - i) + 2 floor(i/4), i = s modulo 5 from 1 to 5, and 2p - floor((p-2)/2), as Section 5 prints them.
std::size_t printed_second_line(std::size_t s) {
  const std::size_t i = s % 5 == 0 ? 5 : s % 5;
  return 4 * (s - i) / 5 + 2 * (i / 4);
}
std::size_t printed_threshold(std::size_t p) {
  return p >= 2 ? 2 * p - (p - 2) / 2 : 2 * p + 1;
}
bool below(std::size_t p, std::size_t q) {
  return p < q && q < printed_threshold(p);
}

TEST(BrusselsSection5, SmallestFailuresByTheNaiveRecursion) {
  const auto& nimbers = naive_nimbers();
  EXPECT_EQ(quick("BS-L5.6", "nimbers are at most 2p'").witness,
            first_position([&](auto p, auto q) { return nimbers[p][q] > 2 * p; }));
  EXPECT_EQ(quick("BS-L5.8", "first case, n_2").witness, first_position([&](auto p, auto q) {
              return p >= 1 && below(p, q) && below(p - 1, q - 1) &&
                     nimbers[p - 1][q - 1] != printed_second_line(p + q - 2);
            }));
  EXPECT_THAT(*quick("BS-L5.8", "the option at the first tips").witness,
              ::testing::StartsWith(first_position([&](auto p, auto q) {
                const std::size_t n1 = printed_second_line(p + q);
                return p >= 1 && below(p, q) && n1 > 0 && (1 ^ nimbers[p - 1][q - 1]) != n1 - 1;
              })));
  EXPECT_THAT(*quick("BS-L5.9", "first case, the last option").witness,
              ::testing::StartsWith(first_position([&](auto p, auto q) {
                const std::size_t n1 = printed_second_line(p + q);
                return p >= 3 && p % 2 == 1 && below(p, q) && q + 1 >= printed_threshold(p - 1) && n1 == 2 * (p - 1) &&
                       (nimbers[p - 2][q - 3] ^ 2) != n1 - 2;
              })));
}

// The three cases of Lemma 5.7 for parts (p',q') and (p'',q'') in this order, as printed.
bool is_in_a_case(std::size_t p1, std::size_t q1, std::size_t p2, std::size_t q2) {
  const std::size_t floor = p1 >= 2 ? (p1 - 2) / 2 : 1;  // |floor((p'-2)/2)|
  const bool both_below = below(p1, q1) && (below(p2, q2) || below(q2, p2));
  return q1 >= p1 && (p1 == q1 || both_below || q1 + floor >= 2 * p1);
}

// The first pair of parts, by p + q, p, q' and p', that no case takes in. The repair's words are true of it: one part
// is below its threshold, the other turned round and beyond it.
TEST(BrusselsSection5, AnOptionThatNoCaseTakesIn) {
  std::string first;
  for (std::size_t sum = 0; sum <= kMostTips && first.empty(); ++sum) {
    for (std::size_t p = 0; 2 * p <= sum && first.empty(); ++p) {
      const std::size_t q = sum - p;
      if (!below(p, q)) continue;
      for (std::size_t q1 = 0; q1 < q && first.empty(); ++q1) {
        for (std::size_t p1 = 0; p1 < p && first.empty(); ++p1) {
          const std::size_t p2 = p - 1 - p1;
          const std::size_t q2 = q - 1 - q1;
          if (is_in_a_case(p1, q1, p2, q2) || is_in_a_case(p2, q2, p1, q1)) continue;
          first = fmt::format("CS4({},1,{},1), to CS4({},1,{},1)+CS4({},1,{},1)", p, q, p1, q1, p2, q2);
          EXPECT_TRUE((below(p1, q1) && p2 >= printed_threshold(q2)) || (below(p2, q2) && p1 >= printed_threshold(q1)));
        }
      }
    }
  }
  EXPECT_EQ(quick("BS-L5.7", "the cases").witness, first);
}

// (15), its fifth step. Not only on the diagonal, which the paper has dealt with before.
TEST(BrusselsSection5, TheFifthStepOf15FailsOffTheDiagonal) {
  const Finding finding = quick("BS-L5.7", "(15), step 5");
  EXPECT_EQ(finding.verdict, Verdict::refuted);
  EXPECT_EQ(finding.witness, "CS4(4,1,6,1), to CS4(2,1,5,1)+CS4(1,1,0,1)");
  EXPECT_EQ(quick("BS-L5.7", "(15), p' = 0 or 1").verdict, Verdict::proved);
}

// Which positions the repairs call the only ones: by the naive recursion, to its end.
TEST(BrusselsSection5, WhereTheProofsNamedOptionsFail) {
  const auto& nimbers = naive_nimbers();
  std::vector<std::pair<std::size_t, std::size_t>> last_option;
  for (std::size_t q = 2; q <= kMostTips; ++q) {
    for (std::size_t p = 2; p < q; ++p) {
      if (q >= 2 * p - (p - 2) / 2) continue;
      const std::size_t n1 = nimbers[p][q];
      const bool first_tips_fail = (1 ^ nimbers[p - 1][q - 1]) != n1 - 1;
      EXPECT_EQ(first_tips_fail, (p + q) % 5 == 3 || (p == 2 && q == 3)) << p << ' ' << q;
      if (p % 2 == 1 && n1 == 2 * (p - 1) && (nimbers[p - 2][q - 3] ^ nimbers[1][2]) != n1 - 2) {
        last_option.emplace_back(p, q);
      }
    }
  }
  EXPECT_THAT(last_option, ::testing::ElementsAre(::testing::Pair(3, 4), ::testing::Pair(3, 5), ::testing::Pair(5, 6)));
  EXPECT_THAT(quick("BS-L5.8", "the option at the first tips").repair,
              ::testing::HasSubstr("Wherever it was tried it fails exactly for p + q = 3 modulo 5 and at (2,3)"));
  EXPECT_THAT(quick("BS-L5.9", "first case, the last option").repair,
              ::testing::HasSubstr("Wherever it was tried it fails for (p,q) = (3,4), (3,5), (5,6) alone"));
}

// Lemma 5.9, second case: no option of (5,8) of value 2 keeps it when a tip goes over, and (6,7) is the smallest case.
TEST(BrusselsSection5, ATipThatGoesOverChangesTheValue) {
  EXPECT_EQ(quick("BS-L5.9", "second case, the same value").witness, "CS4(6,1,7,1)");
  const auto& nimbers = naive_nimbers();
  for (std::size_t p1 = 0; p1 <= 4; ++p1) {
    for (std::size_t q1 = 0; q1 <= 6; ++q1) {
      if ((nimbers[p1][q1] ^ nimbers[4 - p1][7 - q1]) == 2) {
        EXPECT_NE(nimbers[p1][q1] ^ nimbers[5 - p1][6 - q1], 2U) << p1 << ' ' << q1;
      }
    }
  }
}

// --- two spots ---

TEST(TwoSpots, AgreeWithTheDrawings) {
  const Finding finding = quick("BS-T6.1", "any number of tips");
  ASSERT_EQ(finding.tables.size(), 1U);
  int compared = 0;
  for (const std::vector<std::string>& row : finding.tables[0].rows) {
    const auto p = static_cast<unsigned>(std::stoul(row[0]));
    const auto q = static_cast<unsigned>(std::stoul(row[1]));
    if (p == 0 || p + q > 6) continue;
    // One first move: the nimber is the mex of one number.
    const unsigned expected = naive::DrawnCircles::two_spots_joined(p, q).value() == 0 ? 1 : 0;
    EXPECT_EQ(row[2], std::to_string(expected)) << p << ' ' << q;
    ++compared;
  }
  EXPECT_EQ(compared, 9);
}

// What CSV and JSON carry.
TEST(BrusselsSection5, TheTableOfNimbers) {
  const Finding finding = quick("BS-T5.1", "recursive game");
  ASSERT_EQ(finding.tables.size(), 1U);
  EXPECT_EQ(finding.tables[0].name, "nimbers");
  EXPECT_EQ(finding.tables[0].rows.size(), 61U * 62 / 2);
  for (const std::vector<std::string>& row : finding.tables[0].rows) {
    const std::size_t q = std::stoul(row[1]);
    if (q <= kMostTips) {
      EXPECT_EQ(row[2], std::to_string(naive_nimbers()[std::stoul(row[0])][q]));
    }
  }
}

TEST(BrusselsSection5, TheRowsOfTable1AllOccur) {
  const Finding finding = quick("BS-L5.7", "Table 1, the triples occur");
  EXPECT_EQ(finding.verdict, Verdict::proved);
  // A range too short to find them all refutes nothing.
  EXPECT_EQ(support::check_of("BS-L5.7", "Table 1, the triples occur")({}, {0, 12}).verdict, Verdict::undecided);
}

}  // namespace
}  // namespace sprague::brussels
