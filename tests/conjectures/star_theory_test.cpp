// The formula for all stars and bistars: against the naive reference, and wrong on purpose.
#include "conjectures/octal/star_theory.hpp"

#include <gtest/gtest.h>

#include "canonical/graph_notation.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/induction_steps.hpp"
#include "conjectures/octal/star_obligations.hpp"
#include "tests/conjectures/named_checks.hpp"
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
      EXPECT_EQ(theory.value(side_of(legs)) != 0, game.first_wins_misere()) << ::testing::PrintToString(legs);
      EXPECT_EQ(theory.value(side_of(legs)), naive::OctalOnGraph("0.22", star).value());
    });
  }
}

TEST(BistarTheory, AgreesWithTheNaiveReference) {
  const BistarTheory& theory = BistarTheory::of(Play::normal);
  ASSERT_FALSE(theory.gap()) << *theory.gap();
  for (std::size_t n = 6; n <= 12; ++n) {
    each_bistar(n, {}, [&](const Bistar& bistar) {
      EXPECT_EQ(theory.value(side_of(bistar.left), bistar.middle, side_of(bistar.right)),
                nimber_on_graph(bistar_graph(bistar)));
    });
  }
}

TEST(BistarTheory, MisereAgreesWithTheNaiveReference) {
  const BistarTheory& theory = BistarTheory::of(Play::misere);
  ASSERT_FALSE(theory.gap()) << *theory.gap();
  std::size_t compared = 0;
  for (std::size_t n = 6; n <= 12; ++n) {
    each_bistar(n, {}, [&](const Bistar& bistar) {
      if (bistar.middle % 3 == 1) return;
      ++compared;
      const Graph graph = bistar_graph(bistar);
      const std::uint32_t value = theory.value(side_of(bistar.left), bistar.middle, side_of(bistar.right));
      EXPECT_EQ(value, naive::OctalOnGraph("0.22", graph).value()) << print_bistar(bistar);
      EXPECT_EQ(value != 0, naive::OctalOnGraph("0.33", graph).first_wins_misere()) << print_bistar(bistar);
    });
  }
  EXPECT_GT(compared, 100U);
}

// With a middle path that is 1 modulo 3 legs do not reduce: B(1,3;1;1,1,1) and S(1,1,1,2) have different winners.
TEST(BistarTheory, MisereLegsDoNotAlwaysReduce) {
  const auto first_wins = [](const char* text) {
    return naive::OctalOnGraph("0.33", parse_graph(text)).first_wins_misere();
  };
  EXPECT_FALSE(first_wins("B(1,3;1;1,1,1)"));
  EXPECT_TRUE(first_wins("S(1,1,1,2)"));
  EXPECT_EQ(support::check_of("OG-X1", "bistars, legs")({}, {6, 9}).witness, "B(1,3;1;1,1,1)");
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
      const StarTheory twin = theory.with_entry(side, value + 1);
      EXPECT_TRUE(twin.gap()) << side.ones << ' ' << side.twos;
    }
  }
}

TEST(BistarTheory, ChangedEntriesBreakTheProof) {
  for (Play play : {Play::normal, Play::misere}) {
    const BistarTheory& theory = BistarTheory::of(play);
    const auto sides = StarTheory::of(play).folded_sides();
    for (const std::size_t middle : theory.middles()) {
      // A part of the sides a middle path, each with one partner, keeps the test short.
      for (std::size_t i = middle; i < sides.size(); i += play == Play::normal ? 3 : 9) {
        const Side left = sides[i];
        const Side right = sides[(7 * i + middle) % sides.size()];
        const BistarTheory twin = theory.with_entry(left, middle, right, theory.value(left, middle, right) ^ 1U);
        EXPECT_TRUE(twin.gap()) << left.ones << ' ' << left.twos << ' ' << right.ones << ' ' << right.twos;
      }
    }
  }
}

// --- misere play by normal play ---

// From the words of the rules: a star and the star of normal play that has its value under 0.22.
TEST(MisereLaw, HoldsInTheNaiveReference) {
  std::size_t compared = 0;
  for (std::size_t n = 1; n <= 14; ++n) {
    each_star(n, 0, {}, [&](const Legs& legs) {
      Legs other = legs;
      const auto twos = std::ranges::count(legs, 2, [](auto leg) { return leg % 3; });
      if (twos < 6) {
        const auto one = std::ranges::find(other, 1, [](auto leg) { return leg % 3; });
        if (one == other.end()) return;
        other.erase(one);
      }
      if (n > 12 && twos < 6) return;
      ++compared;
      const Graph star = star_graph(legs);
      EXPECT_EQ(naive::OctalOnGraph("0.22", star).value(), nimber_on_graph(star_graph(other))) << print_star(legs);
      EXPECT_EQ(!naive::OctalOnGraph("0.33", star).first_wins_misere(), nimber_on_graph(star_graph(other)) == 0);
    });
  }
  EXPECT_GT(compared, 150U);
  // Without legs that are 1 modulo 3: P1, P3, P5 and S(2,2,2), S(2,2,2,2), as 2b modulo 3.
  for (const auto& [star, nimber] : std::vector<std::pair<const char*, unsigned>>{
           {"P1", 0}, {"S(2)", 2}, {"S(2,2)", 1}, {"S(2,2,2)", 0}, {"S(2,2,2,2)", 2}, {"S(2,2,2,2,2)", 1}}) {
    EXPECT_EQ(naive::OctalOnGraph("0.22", parse_graph(star)).value(), nimber) << star;
  }
}

// Six is the number: with five S(2,2,2,2,2,1) would have the value of normal play, with seven S(2,2,2,2,2,2) another.
TEST(MisereLaw, AnotherNumberOfLegsIsRefuted) {
  EXPECT_FALSE(gap_in_misere_law(6));
  EXPECT_EQ(gap_in_misere_law(5), "the law fails at S(2,2,2,2,2)");
  EXPECT_TRUE(gap_in_misere_law(7));
  EXPECT_EQ(naive::OctalOnGraph("0.22", parse_graph("S(2,2,2,2,2)")).value(), 1U);
  EXPECT_EQ(nimber_on_graph(parse_graph("S(2,2,2,2,2)")), 2U);
}

// --- steps on numbers ---

TEST(OctalSteps, AreProvedAndSettled) {
  for (const InductionSteps& steps : {path_and_heap_steps(), node_kayles_steps(), misere_middle_steps()}) {
    EXPECT_FALSE(steps.gap()) << *steps.gap();
    const Settled settled = settle(steps.obligations(), {});
    EXPECT_TRUE(settled.undecided.empty());
    EXPECT_GE(settled.sat, settled.unsat) << "each needs what it is given";
  }
}

// What a move leaves of a path, as lengths of paths: from the words of Definition 5.
std::set<std::vector<int>> parts_left(const char* code, std::size_t n) {
  naive::OctalOnGraph game(code, parse_graph("P" + std::to_string(n)));
  std::set<std::vector<int>> result;
  for (const naive::Mask rest : game.moves(game.whole())) {
    std::vector<int> parts;
    for (const naive::Mask part : game.components(rest)) parts.push_back(std::popcount(part));
    std::ranges::sort(parts);
    result.insert(parts);
  }
  return result;
}

// The same of a heap, from the words of Definition 3.
std::set<std::vector<int>> heaps_left(const char* code, int n) {
  std::set<std::vector<int>> result;
  const std::vector<unsigned> digits = naive::digits_of(code);
  for (int taken = 1; taken <= n && taken <= static_cast<int>(digits.size()); ++taken) {
    const unsigned digit = digits[static_cast<std::size_t>(taken) - 1];
    const int left = n - taken;
    if (left == 0 && (digit & 1) != 0) result.insert(std::vector<int>{});
    if (left > 0 && (digit & 2) != 0) result.insert(std::vector<int>{left});
    for (int one = 1; 2 * one <= left && (digit & 4) != 0; ++one) result.insert(std::vector<int>{one, left - one});
  }
  return result;
}

TEST(OctalSteps, PathsAndHeapsInTheNaiveReference) {
  for (const char* code : {"0.33", "0.07", "0.6", "0.137", "0.5", "0.414", "0.777", "0.0004", "0.2525"}) {
    for (int n = 1; n <= 11; ++n)
      EXPECT_EQ(parts_left(code, static_cast<std::size_t>(n)), heaps_left(code, n)) << code << ' ' << n;
  }
  EXPECT_NE(parts_left("0.33", 9), heaps_left("0.37", 9));
}

// Middle paths of 1 to 3 edges and three more, by the rules: the winner is the same.
TEST(OctalSteps, MisereMiddlePathsInTheNaiveReference) {
  std::size_t compared = 0;
  for (std::size_t n = 6; n <= 9; ++n) {
    each_bistar(n, {}, [&](const Bistar& bistar) {
      Bistar longer = bistar;
      longer.middle += 3;
      ++compared;
      EXPECT_EQ(naive::OctalOnGraph("0.33", bistar_graph(bistar)).first_wins_misere(),
                naive::OctalOnGraph("0.33", bistar_graph(longer)).first_wins_misere())
          << print_bistar(bistar);
    });
  }
  EXPECT_GT(compared, 30U);
}

// --- for a solver ---

TEST(StarObligations, AreAsExpected) {
  for (const auto& obligations : {star_obligations(), bistar_obligations(), row_obligations(4), column_obligations(4),
                                  misere_star_obligations(), misere_bistar_obligations()}) {
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
  const BistarTheory& theory = BistarTheory::of(Play::normal);
  const BistarTheory twin = theory.with_entry({4, 5}, 1, {3, 4}, theory.value({4, 5}, 1, {3, 4}) ^ 1U);
  for (const Obligation& each : twin.obligations()) {
    if (each.expected != Answer::unsat) continue;
    EXPECT_EQ(decide(each, {}).answer, each.name == "bistar-step-1" ? Answer::sat : Answer::unsat) << each.name;
  }
}

}  // namespace
}  // namespace sprague::octal
