// Section 2 of "A theoretical expansion of the Sprout game" by other rules: simple graphs and ribbon graphs, against
// naive play.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/brussels/ribbon_graphs.hpp"
#include "conjectures/brussels/starts.hpp"
#include "games/brussels.hpp"
#include "tests/conjectures/named_checks.hpp"
#include "tests/naive/drawn_brussels.hpp"
#include "tests/naive/ribbon_graphs.hpp"

namespace sprague::brussels {
namespace {

struct RibbonCase {
  Surface surface;
  std::uint64_t most_tips;
};

TEST(BrusselsModels, RibbonGraphsAreThoseOfNaivePlay) {
  const std::vector<RibbonCase> cases{{Surface(), 4},
                                      {Surface::with_handles(1), 3},
                                      {Surface::with_handles(2), 3},
                                      {Surface::with_crosscaps(1), 3},
                                      {Surface::with_crosscaps(2), 3},
                                      {Surface::with_crosscaps(3), 2},
                                      {Surface::with_crosscaps(4), 2}};
  std::size_t compared = 0;
  for (const auto& [surface, most_tips] : cases) {
    const RibbonSprouts game(surface);
    NimberSolver<RibbonSprouts> nimbers(game, {});
    PlayLengths<RibbonSprouts> lengths(game, {});
    const naive::RibbonGame play(!surface.is_orientable(), surface.genus());
    each_start({2, 2 * most_tips}, 1, {surface}, [&](const Start& start) {
      if (start.total() > most_tips) return;
      const auto expected = play.play({start.tips.begin(), start.tips.end()});
      const RibbonGraph graph = RibbonSprouts::spots(start.tips);
      const Lengths found = lengths.lengths({graph});
      EXPECT_EQ(std::set<std::size_t>(found.begin(), found.end()), expected.lengths) << start.print();
      EXPECT_EQ(nimbers.value(graph).value(), expected.nimber) << start.print();
      ++compared;
    });
  }
  EXPECT_GT(compared, 40U);
}

// On P1 the spot with two tips has plays of 1 and of 2 moves, on T1 one of 3 only; in the drawing that stays, 1 as
// well.
TEST(BrusselsModels, ABudgetIsUsedUp) {
  EXPECT_EQ(naive::RibbonGame(false, 1).play({2}).lengths, std::set<std::size_t>{3});
  EXPECT_EQ(naive::RibbonGame(true, 1).play({2}).lengths, (std::set<std::size_t>{1, 2}));
  EXPECT_EQ(naive::RibbonGame(true, 1).play({4}).nimber, 0U);  // 2 where the drawing stays: T - n is odd
}

TEST(BrusselsModels, SimpleGraphsAreThoseOfNaivePlay) {
  std::size_t compared = 0;
  const auto compare = [&compared](const DataTable& table, std::string_view name, naive::ClosedSurface surface) {
    for (const auto& row : table.rows) {
      if (row[0] != name || std::stoul(row[3]) > 4) continue;
      std::vector<std::size_t> tips;
      for (const char digit : row[1]) {
        if (digit != ' ') tips.push_back(static_cast<std::size_t>(digit - '0'));
      }
      naive::DrawnBrussels play(surface, tips, {.girth = 3});
      EXPECT_EQ(row[4], fmt::format("{}", fmt::join(play.play_lengths(), " "))) << name << ' ' << row[1];
      EXPECT_EQ(row[5], std::to_string(play.nimber())) << name << ' ' << row[1];
      ++compared;
    }
  };
  const Finding sphere = support::named_check("brussels/simple_sphere")({}, {2, 7});
  compare(sphere.tables.at(0), "S", naive::kSphere);
  EXPECT_GT(compared, 8U);
}

TEST(BrusselsModels, VerdictsAndSmallestWitnesses) {
  struct ModelRow {
    Check check;
    Range range;
    Verdict verdict;
    const char* witness;
  };
  const ModelRow table[] = {
      {support::named_check("brussels/ribbons_on_handles"), {2, 7}, Verdict::proved, ""},
      {support::named_check("brussels/ribbons_on_crosscaps"), {2, 7}, Verdict::holds, ""},
      {support::named_check("brussels/ribbon_nimbers"), {2, 7}, Verdict::holds, ""},
      // A single spot has no move: each would close a cycle of two edges.
      {support::named_check("brussels/simple_sphere"), {2, 5}, Verdict::refuted, "brussels:3 2"},
      {support::named_check("brussels/simple_handles"), {2, 5}, Verdict::refuted, "brussels:3 2"},
      {support::named_check("brussels/simple_crosscaps"), {2, 5}, Verdict::refuted, "brussels:3 2 on P1"},
      {support::named_check("brussels/simple_parity"), {2, 5}, Verdict::refuted, "brussels:3 2 on T1"},
      {support::named_check("brussels/simple_nimbers"), {2, 5}, Verdict::refuted, "brussels:3 2 on P1"},
      {support::named_check("brussels/simple_parity_of_more_spots"), {3, 6}, Verdict::holds, ""},
      {support::named_check("brussels/simple_nimbers_of_more_spots"), {3, 6}, Verdict::holds, ""},
      {support::named_check("brussels/simple_nimbers_of_more_spots"),
       {3, 11},
       Verdict::refuted,
       "brussels:3 1,2,2,2 on P2"},
      {support::named_check("brussels/simple_nimbers_of_few_spots"), {3, 8}, Verdict::holds, ""},
  };
  for (const ModelRow& expected : table) {
    const Finding finding = expected.check({}, expected.range);
    EXPECT_EQ(finding.verdict, expected.verdict) << finding.reason;
    EXPECT_EQ(finding.witness.value_or(""), expected.witness);
    EXPECT_EQ(finding.repair.empty(), expected.verdict != Verdict::refuted);
  }
}

}  // namespace
}  // namespace sprague::brussels
