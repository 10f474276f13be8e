// The registry of claims: complete, and what the checks of this paper say where something else can be asked.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/registry.hpp"
#include "tests/conjectures/named_checks.hpp"
#include "tests/naive/octal.hpp"

namespace sprague {
namespace {

unsigned naive_nimber(const Graph& graph) {
  naive::OctalOnGraph game("0.33", graph);
  return game.value();
}

// The checkable statements of "Octal games on graphs", paper order.
TEST(Claims, EveryStatementOfTheOctalPaperHasAnEntry) {
  for (const char* id : {"OG-HEAP", "OG-P8",  "OG-T9",   "OG-L11",   "OG-L12",   "OG-T13",   "OG-F4",    "OG-L15",
                         "OG-L18",  "OG-T14", "OG-L16",  "OG-L17",   "OG-L20.1", "OG-L20.2", "OG-L20.3", "OG-L20.4",
                         "OG-L21",  "OG-T19", "OG-TAB1", "OG-L23.1", "OG-L23.2", "OG-L23.3", "OG-L23.4", "OG-T22",
                         "OG-TAB2", "OG-O24", "OG-C25",  "OG-C26",   "OG-F19",   "OG-C4",    "OG-X1"}) {
    EXPECT_NE(find_claim(id), nullptr) << id;
  }
}

// The same for "The Game of Arrows on 3-legged spider graphs" and "The Game of Cycles".
TEST(Claims, EveryStatementOnArrowsAndCyclesHasAnEntry) {
  for (const char* id :
       {"AR-T3.4", "AR-P4.6",    "AR-T4.10",   "AR-C4.12",   "AR-T4.14",   "AR-P5.2",  "AR-P5.4",  "AR-P5.6",
        "AR-P6.3", "AR-P7.2",    "AR-P7.4",    "AR-P7.6",    "AR-P7.7",    "AR-T8.2",  "AR-P9.1",  "AR-P9.2",
        "AR-P9.3", "AR-L10.1.1", "AR-L10.1.2", "AR-L10.1.3", "AR-L10.1.4", "AR-L11.1", "AR-P11.2", "AR-T12.1",
        "AR-ODD",  "AR-X1",      "CY-T1.4",    "CY-T1.6",    "CY-C2.1",    "CY-2CON",  "CY-T2.2",  "CY-T2.3",
        "CY-T2.4", "CY-T2.5",    "CY-L2.6",    "CY-T2.7",    "CY-C2.8",    "CY-DEATH", "CY-HOUR",  "CY-DD",
        "CY-L3.1", "CY-DDN",     "CY-TRI",     "CY-T4.2",    "CY-C4.3",    "CY-TREE",  "CY-MIN",   "CY-Q"}) {
    EXPECT_NE(find_claim(id), nullptr) << id;
  }
}

TEST(Claims, ReadingsOfAClaimHaveDifferentNames) {
  for (const Claim& claim : all_claims()) {
    std::vector<std::string_view> names;
    for (const Reading& reading : claim.readings) {
      names.push_back(reading.name);
      EXPECT_TRUE(reading.check) << claim.id;
    }
    std::ranges::sort(names);
    EXPECT_EQ(std::ranges::adjacent_find(names), names.end()) << claim.id;
  }
}

TEST(Claims, PatternsMatch) {
  EXPECT_EQ(match_claims("OG-L20.*").size(), 4U);
  EXPECT_EQ(match_claims("OG-T?").size(), 1U);
  EXPECT_EQ(match_claims("*").size(), all_claims().size());
}

TEST(Claims, AnUnknownClaimNamesTheNearest) {
  try {
    match_claims("OG-T99");
    FAIL();
  } catch (const InputError& error) {
    EXPECT_THAT(error.what(), ::testing::HasSubstr("OG-T9"));
  }
}

TEST(Claims, ASweepWithAFailureIsRefutedWhateverTheProof) {
  Tally tally;
  tally.pass();
  tally.fail({7, "P7", "seven"});
  tally.fail({5, "P5", "five"});
  const Finding finding = conclude(tally, "paths", ForAll{std::nullopt, std::nullopt, "a proof"});
  EXPECT_EQ(finding.verdict, Verdict::refuted);
  EXPECT_EQ(finding.witness, "P5");
  EXPECT_EQ(finding.failures, 2U);
}

TEST(Claims, ASweepWithoutAProofHolds) {
  Tally tally;
  tally.pass();
  EXPECT_EQ(conclude(tally, "one", ForAll{"gap", std::nullopt, ""}).verdict, Verdict::holds);
  EXPECT_EQ(conclude(tally, "one", ForAll{std::nullopt, std::nullopt, "proof"}).verdict, Verdict::proved);
  EXPECT_THROW(conclude(Tally(), "none", ForAll{std::nullopt, std::nullopt, "proof"}), InputError);
}

// What is proved for all sizes refutes, too, where the range was too short to meet a failure; but not as the smallest.
TEST(Claims, ACounterexampleBeyondTheRangeRefutes) {
  Tally tally;
  tally.pass();
  const Finding finding = conclude(tally, "one", ForAll{std::nullopt, Failure{0, "P9", "nine"}, ""});
  EXPECT_EQ(finding.verdict, Verdict::refuted);
  EXPECT_EQ(finding.witness, "P9");
  EXPECT_FALSE(finding.minimal);
}

// The witness of the erratum on Theorem 13: three legs of 2, printed 3 (row 1203), is 1.
TEST(Claims, RowsWithTheEmptyGraphsRowFailWhereTheNaiveReferenceSays) {
  const Finding finding = support::check_of("OG-T13", "rows: the empty graph's row counted")({}, {0, 6});
  EXPECT_EQ(finding.verdict, Verdict::refuted);
  EXPECT_EQ(finding.witness, "S(2,2,2)");
  EXPECT_EQ(naive_nimber(parse_graph("S(2,2,2)")), 1U);
}

// Every pair that Observation 24's search reports, and that none of fewer vertices exists, by the naive reference.
TEST(Claims, SmallestChangesOfOutcomeAgreeWithTheNaiveReference) {
  const Finding finding = support::check_of("OG-O24", "bistars, any vertex but the hubs")({}, {6, 8});
  ASSERT_EQ(finding.verdict, Verdict::proved);
  std::size_t found = 0;
  for (std::size_t n = 1; n <= 8; ++n) {
    each_tree(n, {}, [&](Parents parents) {
      const Graph tree = tree_of(parents);
      const auto hubs = static_cast<std::size_t>(std::ranges::count_if(
          parents, [&, v = 0](std::uint8_t) mutable { return tree.degree(static_cast<Vertex>(v++)) >= 3; }));
      if (hubs != 2) return;
      for (std::size_t v = 0; v < n; ++v) {
        if (tree.degree(static_cast<Vertex>(v)) >= 3) continue;
        Graph larger = tree;
        auto at = static_cast<Vertex>(v);
        for (int i = 0; i < 3; ++i) {
          const Vertex next = larger.add_vertex();
          larger.add_edge(at, next);
          at = next;
        }
        if ((naive_nimber(tree) == 0) != (naive_nimber(larger) == 0)) ++found;
      }
    });
  }
  ASSERT_EQ(finding.tables.size(), 1U);
  EXPECT_EQ(finding.tables[0].rows.size(), found);
  EXPECT_GT(found, 0U);
}

// The first trees with nimbers 4 to 6, found by the naive reference among all trees of their sizes.
TEST(Claims, SmallestTreesAgreeWithTheNaiveReference) {
  const Finding finding = support::check_of("OG-C25", "all trees")({}, {1, 12});
  std::vector<std::size_t> first(7, 0);
  for (std::size_t n = 1; n <= 12; ++n) {
    each_tree(n, {}, [&](Parents parents) {
      const unsigned nimber = naive_nimber(tree_of(parents));
      if (first.at(nimber) == 0) first[nimber] = n;
    });
  }
  ASSERT_FALSE(finding.tables.empty());
  ASSERT_EQ(finding.tables[0].rows.size(), first.size());
  for (std::size_t nimber = 0; nimber < first.size(); ++nimber) {
    EXPECT_EQ(finding.tables[0].rows[nimber][1], std::to_string(first[nimber])) << nimber;
    EXPECT_EQ(naive_nimber(parse_graph(finding.tables[0].rows[nimber][2])), nimber);
  }
}

// P_1-3-(empty) is the path on 3 vertices, P_1-0-(empty) is P_1: 0 and 1 by Proposition 8.
TEST(Claims, AMiddlePathToTheEmptyStarDoesNotReduceToNone) {
  const Finding finding = support::check_of("OG-L15", "an empty star allowed")({}, {1, 4});
  EXPECT_EQ(finding.verdict, Verdict::refuted);
  EXPECT_EQ(finding.witness, "S()-3-(empty)");
  EXPECT_NE(naive_nimber(parse_graph("P3")), naive_nimber(parse_graph("P1")));
}

// The smallest failure of the remark below Theorem 22: two hubs with two leaves each, joined by two edges.
TEST(Claims, LargeStarsNeedNotGiveTheNimSum) {
  const Finding finding = support::named_check("octal/large_stars")({}, {0, 5});
  EXPECT_EQ(finding.verdict, Verdict::refuted);
  EXPECT_EQ(finding.failures, 4U);
  EXPECT_FALSE(finding.repair.empty());
  for (const char* bistar : {"B(1,1;2;1,1)", "B(1,1,1;2;1,1,1)", "B(1,1,1,1;2;1,1,1,1)"}) {
    EXPECT_NE(naive_nimber(parse_graph(bistar)), 0U);
  }
  EXPECT_THAT(finding.reason, ::testing::HasSubstr("for every k, however large"));
}

// With legs of 2 in place of legs of 1 the nim-sum is right from four legs on: wrong values of smaller ones refute
// nothing, whether the range sees that or not.
TEST(Claims, FewLegsDoNotRefuteWhatIsSaidOfLargeStars) {
  for (const Range legs : {Range{2, 2}, Range{0, 5}}) {
    const Finding finding = octal::check_equal_stars({}, legs, 2);
    EXPECT_EQ(finding.verdict, Verdict::undecided);
    EXPECT_FALSE(finding.witness);
  }
  EXPECT_NE(naive_nimber(parse_graph("B(2,2;2;2,2)")), 0U);
}

// Kayles has period 12 from heap 71, Dawson's Kayles 34 from 53 (Guy and Smith 1956).
TEST(Claims, PeriodsAreThePublishedOnes) {
  const Finding finding = support::named_check("octal/periods")({}, {0, 512});
  ASSERT_EQ(finding.tables.size(), 1U);
  auto row_of = [&](const std::string& code) {
    const auto& rows = finding.tables[0].rows;
    return *std::ranges::find(rows, code, [](const auto& row) { return row[0]; });
  };
  EXPECT_EQ(row_of("0.77")[2], "12");
  EXPECT_EQ(row_of("0.77")[3], "71");
  EXPECT_EQ(row_of("0.07")[2], "34");
  EXPECT_EQ(row_of("0.07")[3], "53");
  EXPECT_EQ(row_of("0.33")[2], "3");
}

TEST(Claims, ThreadsDoNotChangeAFinding) {
  for (const char* id : {"OG-C25", "OG-C26", "OG-C4", "OG-L15", "OG-O24", "OG-T22", "OG-TAB2", "OG-X1"}) {
    for (const Reading& reading : find_claim(id)->readings) {
      const Range small{reading.quick.first, std::max(reading.quick.first, reading.quick.last * 2 / 3)};
      Effort one;
      Effort three;
      three.threads = 3;
      EXPECT_EQ(reading.check(one, small), reading.check(three, small)) << id << ' ' << reading.name;
    }
  }
}

}  // namespace
}  // namespace sprague
