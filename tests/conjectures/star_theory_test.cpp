// The formula for all stars and bistars: against the naive reference, and wrong on purpose.
#include "conjectures/octal/star_theory.hpp"

#include <gtest/gtest.h>

#include "conjectures/octal/star_obligations.hpp"
#include "conjectures/octal/star_patterns.hpp"
#include "tests/naive/octal.hpp"

namespace sprague::octal {
namespace {

unsigned nimber_on_graph(const Graph& graph) {
  naive::OctalOnGraph game("0.33", graph);
  return game.value();
}

TEST(StarTheory, AgreesWithTheNaiveReference) {
  const StarTheory& theory = StarTheory::of(Play::normal);
  ASSERT_FALSE(theory.gap()) << *theory.gap();
  for (std::size_t n = 1; n <= 13; ++n) {
    each_star(n, 0, {}, [&](const Legs& legs) {
      EXPECT_EQ(theory.value(side_of(legs)), nimber_on_graph(star_graph(legs))) << ::testing::PrintToString(legs);
    });
  }
}

TEST(StarTheory, MisereAgreesWithTheNaiveReference) {
  const StarTheory& theory = StarTheory::of(Play::misere);
  ASSERT_FALSE(theory.gap()) << *theory.gap();
  for (std::size_t n = 1; n <= 12; ++n) {
    each_star(n, 0, {}, [&](const Legs& legs) {
      const Graph star = star_graph(legs);
      naive::OctalOnGraph game("0.33", star);
      EXPECT_EQ(theory.value(side_of(legs)) == 1, game.first_wins_misere()) << ::testing::PrintToString(legs);
    });
  }
}

TEST(BistarTheory, AgreesWithTheNaiveReference) {
  const BistarTheory& theory = BistarTheory::instance();
  ASSERT_FALSE(theory.gap()) << *theory.gap();
  for (std::size_t n = 6; n <= 12; ++n) {
    each_bistar(n, {}, [&](const Bistar& bistar) {
      EXPECT_EQ(theory.value(side_of(bistar.left), bistar.middle, side_of(bistar.right)),
                nimber_on_graph(bistar_graph(bistar)));
    });
  }
}

// Figure 4's rows as Theorem 13 prints them, from four legs on: 03120(30)* and 1203(12)*.
TEST(StarTheory, HasThePrintedRows) {
  const StarTheory& theory = StarTheory::of(Play::normal);
  const std::vector<std::vector<std::uint32_t>> rows{
      {0, 3, 1, 2, 0}, {1, 2, 0, 3, 1, 2}, {0, 3, 1, 2, 0, 3, 0}, {1, 2, 0, 3, 1, 2, 1, 2}};
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (std::size_t twos = 0; twos < rows[i].size(); ++twos) {
      EXPECT_EQ(theory.value({static_cast<Count>(i + 4 - twos), static_cast<Count>(twos)}), rows[i][twos]);
    }
  }
}

TEST(StarTheory, EveryChangedEntryBreaksTheProof) {
  for (Play play : {Play::normal, Play::misere}) {
    const StarTheory& theory = StarTheory::of(play);
    for (Side side : theory.folded_sides()) {
      const std::uint32_t value = theory.value(side);
      const StarTheory twin = theory.with_entry(side, play == Play::misere ? 1 - value : value + 1);
      EXPECT_TRUE(twin.gap()) << side.ones << ' ' << side.twos;
    }
  }
}

TEST(BistarTheory, ChangedEntriesBreakTheProof) {
  const BistarTheory& theory = BistarTheory::instance();
  const auto sides = StarTheory::of(Play::normal).folded_sides();
  for (std::size_t middle = 0; middle < 3; ++middle) {
    for (std::size_t i = middle; i < sides.size(); i += 3) {
      // A third of the sides a middle path, each with one partner, keeps the test short.
      const Side left = sides[i];
      const Side right = sides[(7 * i + middle) % sides.size()];
      const BistarTheory twin = theory.with_entry(left, middle, right, theory.value(left, middle, right) ^ 1U);
      EXPECT_TRUE(twin.gap()) << left.ones << ' ' << left.twos << ' ' << right.ones << ' ' << right.twos;
    }
  }
}

// --- for a solver ---

TEST(StarObligations, AreAsExpected) {
  for (const auto& obligations :
       {star_obligations(), bistar_obligations(), row_obligations(4), column_obligations(4)}) {
    const Settled settled = settle(obligations, {});
    EXPECT_TRUE(settled.undecided.empty());
    EXPECT_GE(settled.sat, settled.unsat);
  }
}

TEST(StarObligations, EveryChangedEntryIsFound) {
  const StarTheory& theory = StarTheory::of(Play::normal);
  for (const Side side : theory.folded_sides()) {
    const StarTheory twin = theory.with_entry(side, theory.value(side) ^ 1U);
    EXPECT_EQ(decide(twin.obligations().front(), {}).answer, Answer::sat) << side.ones << ' ' << side.twos;
  }
}

TEST(StarObligations, AChangedEntryOfBistarsIsFound) {
  const BistarTheory& theory = BistarTheory::instance();
  const BistarTheory twin = theory.with_entry({4, 5}, 1, {3, 4}, theory.value({4, 5}, 1, {3, 4}) ^ 1U);
  for (const Obligation& each : twin.obligations()) {
    if (each.expected != Answer::unsat) continue;
    EXPECT_EQ(decide(each, {}).answer, each.name == "bistar-step-1" ? Answer::sat : Answer::unsat) << each.name;
  }
}

// The first row that is not as printed, and its smallest star, by the reference.
TEST(StarObligations, TheSmallestStarOffTheRows) {
  const auto found = smallest_model(row_failure(3), std::vector<std::string>{"vertices", "twos"}, {});
  ASSERT_TRUE(found);
  std::optional<Legs> first;
  for (std::size_t n = 4; n <= 8 && !first; ++n) {
    each_star(n, 3, {}, [&](const Legs& legs) {
      if (std::ranges::any_of(legs, [](auto leg) { return leg > 2; })) return;
      const Side side = side_of(legs);
      const std::int64_t printed = printed_row<std::int64_t>(side.ones + side.twos, side.twos);
      if (!first && nimber_on_graph(star_graph(legs)) != printed) first = legs;
    });
  }
  ASSERT_TRUE(first);
  EXPECT_EQ(static_cast<Count>(found->model.at("ones")), side_of(*first).ones);
  EXPECT_EQ(static_cast<Count>(found->model.at("twos")), side_of(*first).twos);
}

}  // namespace
}  // namespace sprague::octal
