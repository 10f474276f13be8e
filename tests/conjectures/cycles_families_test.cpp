// What the checks of the thesis's heaps, lines, cycles and spiders say, against naive play and the printed text.
#include <gmock/gmock.h>

#include <algorithm>
#include <array>

#include "canonical/graph_notation.hpp"
#include "conjectures/cycles/lasker_induction.hpp"
#include "conjectures/registry.hpp"
#include "tests/conjectures/named_checks.hpp"
#include "tests/naive/arrows.hpp"

namespace sprague {
namespace {

using naive::ArrowRules;
using naive::ArrowsOnGraph;
using naive::Decoration;

// The line L_n: one edge more at either end than can be marked, vertices numbered along it.
ArrowsOnGraph line(unsigned n) {
  return {parse_graph("P" + std::to_string(n + 3)), ArrowRules::full};
}

Decoration first_edge() {
  return {{Vertex{1}, Vertex{2}}};
}
Decoration both_ends(unsigned n, bool same_direction) {
  const auto left = static_cast<Vertex>(n);
  const auto right = static_cast<Vertex>(n + 1);
  Decoration marks = first_edge();
  marks.insert(same_direction ? naive::Arrow{left, right} : naive::Arrow{right, left});
  return marks;
}

TEST(CyclesFamiliesTest, LinesHaveTheValuesOfNaivePlay) {
  for (unsigned n = 1; n <= 7; ++n) {
    ArrowsOnGraph board = line(n);
    EXPECT_EQ(board.value(), n % 2) << n;
    EXPECT_EQ(board.value(first_edge()), n - 1) << n;
    if (n >= 2) {
      EXPECT_EQ(board.value(both_ends(n, true)), n % 2) << n;
    }
    if (n >= 3) {
      EXPECT_EQ(board.value(both_ends(n, false)), 1 - n % 2) << n;
    }
  }
  const Range some{1, 12};
  for (const Finding& finding :
       {support::check_of("CY-T2.3", "as printed")({}, some), support::check_of("CY-C2.8", "as printed")({}, some),
        support::check_of("CY-C2.8", "the proof's parts")({}, some),
        support::check_of("CY-L2.6", "n unmarked edges")({}, some),
        support::check_of("CY-L2.6", "n markable edges")({}, {2, 12}),
        support::check_of("CY-L2.6", "the proof's options")({}, some),
        support::check_of("CY-T2.7", "n markable edges")({}, some),
        support::check_of("CY-T2.7", "the proof's step, unmarked edges")({}, some)}) {
    EXPECT_EQ(finding.verdict, Verdict::proved) << finding.reason;
  }
}

// Lemma 2.6's printed base case: by naive play it is the other way round.
TEST(CyclesFamiliesTest, TheBaseCaseOfBothEndsIsExchanged) {
  ArrowsOnGraph board = line(3);
  EXPECT_EQ(board.value(both_ends(3, true)), 1U);
  EXPECT_EQ(board.value(both_ends(3, false)), 0U);
  const Finding finding = support::check_of("CY-L2.6", "the proof's base case")({}, {1, 1});
  EXPECT_EQ(finding.verdict, Verdict::refuted);
  EXPECT_EQ(finding.failures, 2U);
  EXPECT_EQ(finding.witness, "P6;1>2,3>4");
}

TEST(CyclesFamiliesTest, WithUnmarkedEdgesCountedTheValueIsTheCount) {
  EXPECT_EQ(line(2).value(first_edge()), 1U);
  const Finding finding = support::check_of("CY-T2.7", "n unmarked edges")({}, {1, 9});
  EXPECT_EQ(finding.verdict, Verdict::refuted);
  EXPECT_EQ(finding.failures, 9U);
  EXPECT_EQ(finding.witness, "P5;1>2");
}

// In the step for L_k with an outer edge played, an arrow on markable edge j from the far end leaves a line of j edges
// with its outer one played. Which values do those with j < k - 2 reach, naively? The outer edge is the last one here.
TEST(CyclesFamiliesTest, TheStepOfOneEndFailsForOddLines) {
  for (unsigned k = 2; k <= 7; ++k) {
    ArrowsOnGraph board = line(k);
    const auto last = static_cast<Vertex>(k);
    const Decoration start{{last, static_cast<Vertex>(k + 1)}};
    std::set<unsigned> reached;
    for (const Decoration& after : board.followers(start)) {
      const bool early = std::ranges::any_of(
          after, [k](const naive::Arrow& arrow) { return std::min(arrow.first, arrow.second) + 2U < k; });
      if (early) reached.insert(board.value(after));
    }
    const bool holds = naive::mex(reached) + 2 >= k;
    EXPECT_EQ(holds, k % 2 == 0) << k;
    const Finding finding = support::check_of("CY-T2.7", "the proof's step")({}, {k, k});
    EXPECT_EQ(finding.verdict == Verdict::refuted, !holds) << k;
  }
  EXPECT_EQ(support::check_of("CY-T2.7", "the proof's step")({}, {2, 12}).witness, "P6;1>2");
}

TEST(CyclesFamiliesTest, EvenSpidersAreLostInNaivePlay) {
  for (const char* spider : {"S(1,1,1)", "S(1,1,3)", "S(1,3,3)", "S(1,3,5)", "S(3,3,3)", "S(1,1,5)"}) {
    EXPECT_EQ(ArrowsOnGraph(parse_graph(spider), ArrowRules::full).value(), 0U) << spider;
  }
  // Not so with odd legs: the claim is no accident of the rules.
  EXPECT_NE(ArrowsOnGraph(parse_graph("S(2,3,3)"), ArrowRules::full).value(), 0U);
  EXPECT_EQ(support::check_of("CY-T2.5", "as printed")({}, {0, 8}).verdict, Verdict::proved);
  EXPECT_EQ(support::check_of("CY-T2.5", "a leg of one edge")({}, {0, 8}).verdict, Verdict::proved);
}

// The number of partitions of n, n = 0 to 12: OEIS A000041.
TEST(CyclesFamiliesTest, EveryPositionOfNimIsPlayedOut) {
  std::uint64_t positions = 0;
  for (const unsigned partitions : {1U, 1U, 2U, 3U, 5U, 7U, 11U, 15U, 22U, 30U, 42U, 56U, 77U}) positions += partitions;
  const Finding finding = support::named_check("cycles/nim_positions")({}, {0, 12});
  EXPECT_EQ(finding.verdict, Verdict::holds);
  EXPECT_EQ(finding.instances, positions);
  EXPECT_EQ(support::check_of("CY-T1.4", "by values")({}, {0, 40}).verdict, Verdict::proved);
}

TEST(CyclesFamiliesTest, LaskersValuesHaveAProofAndTheirFalseTwinsNone) {
  EXPECT_EQ(support::check_of("CY-T1.6", "as printed")({}, {0, 60}).verdict, Verdict::proved);
  cycles::LaskerValues values{1, 2, 3, 4};
  do {
    EXPECT_EQ(cycles::gap_in(values).has_value(), values != cycles::kPrintedLaskerValues);
  } while (std::ranges::next_permutation(values).found);
  EXPECT_TRUE(cycles::gap_in({1, 2, 4, 4}));
  EXPECT_TRUE(cycles::gap_in({1, 2, 4, 0}));
}

TEST(CyclesFamiliesTest, CyclesAreProvedUnderBothRules) {
  EXPECT_EQ(support::named_check("cycles/cycles_as_stated")({}, {3, 14}).verdict, Verdict::proved);
  EXPECT_EQ(support::named_check("cycles/cycles_without_death_moves")({}, {3, 14}).verdict, Verdict::proved);
}

TEST(CyclesFamiliesTest, TheirStatementsHaveEntries) {
  for (const char* id : {"CY-T1.4", "CY-T1.6", "CY-T2.2", "CY-T2.3", "CY-T2.5", "CY-L2.6", "CY-T2.7", "CY-C2.8"}) {
    EXPECT_NE(find_claim(id), nullptr) << id;
  }
}

}  // namespace
}  // namespace sprague
