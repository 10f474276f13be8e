// The obligations on Brussels Sprouts: each as expected, and none that would prove a changed formula.
#include <gmock/gmock.h>

#include "canonical/ensure.hpp"
#include "checkers/nim_sum_obligations.hpp"
#include "conjectures/brussels/circle_obligations.hpp"
#include "conjectures/brussels/class_obligations.hpp"
#include "conjectures/brussels/formula_obligations.hpp"
#include "conjectures/brussels/length_obligations.hpp"
#include "conjectures/brussels/part_obligations.hpp"
#include "conjectures/brussels/ribbon_obligations.hpp"
#include "tests/naive/circular_sprouts.hpp"

namespace sprague::brussels {
namespace {

constexpr std::int64_t kMost = 16;

std::int64_t naive_nimber(std::int64_t p, std::int64_t q) {
  static const auto nimbers = naive::circular_nimbers(kMost);
  return nimbers[static_cast<std::size_t>(p)][static_cast<std::size_t>(q)];
}

// Every proof has a twin that is sat: proofs and twins stand together, a proof first.
void expect_twins(const std::vector<Obligation>& obligations) {
  ASSERT_FALSE(obligations.empty());
  EXPECT_EQ(obligations.back().expected, Answer::sat);
  for (std::size_t i = 0; i + 1 < obligations.size(); ++i) {
    if (obligations[i].expected == Answer::unsat) {
      EXPECT_EQ(obligations[i + 1].expected, Answer::sat) << obligations[i].name;
    }
  }
}

TEST(BrusselsObligations, AreAsExpectedAndHaveTwins) {
  for (const auto& obligations :
       {induction_obligations(kPrinted), step_on_diagonal_obligations(kPrinted), orientable_length_obligations(),
        non_orientable_length_obligations(), forest_length_obligations(), empty_beside_one_obligations(),
        two_ones_obligations(), empty_opposite_one_obligations(), growing_spot_obligations(),
        nimber_class_obligations(kNimbers), diagonal_pair_obligations(), odd_pair_obligations(),
        third_line_obligations(), position_before_obligations(), every_length_obligations(),
        ribbon_length_obligations()}) {
    expect_twins(obligations);
    EXPECT_TRUE(settle(obligations, {}).undecided.empty());
  }
}

bool is_proved(const std::vector<Obligation>& obligations) {
  for (const Obligation& each : obligations) {
    if (each.expected == Answer::unsat && decide(each, {}).answer != Answer::unsat) return false;
  }
  return true;
}

TEST(BrusselsObligations, NoChangedPatternOfCirclesIsProved) {
  EXPECT_TRUE(is_proved(two_ones_obligations()));
  for (const std::int64_t by : {-1, 1}) {
    CirclePatterns changed;
    changed.beside_one += by;
    EXPECT_FALSE(is_proved(empty_beside_one_obligations(changed))) << by;
    changed = {};
    changed.apart += by;
    EXPECT_FALSE(is_proved(two_ones_obligations(changed))) << by;
    changed = {};
    changed.fifths += by;
    EXPECT_FALSE(is_proved(empty_opposite_one_obligations(changed))) << by;
    changed = {};
    changed.opposite -= 1;
    EXPECT_FALSE(is_proved(growing_spot_obligations(changed)));
    changed = {};
    changed.less += by;  // with one less the pattern is right, and the step does not show it
    EXPECT_FALSE(is_proved(growing_spot_obligations(changed))) << by;
  }
}

TEST(BrusselsObligations, NoChangedClassOfSurfacesIsProved) {
  EXPECT_TRUE(is_proved(nimber_class_obligations(kNimbers)));
  for (std::size_t kind = 0; kind < 3; ++kind) {
    for (std::size_t excess = 0; excess < 3; ++excess) {
      for (std::uint32_t value = 0; value <= 5; ++value) {
        NimberTable changed = kNimbers;
        if (changed[kind][excess] == value) continue;
        changed[kind][excess] = value;
        EXPECT_FALSE(is_proved(nimber_class_obligations(changed))) << kind << ' ' << excess << ' ' << value;
      }
    }
  }
}

// A formula that differs from the naive recursion somewhere is not proved.
TEST(BrusselsObligations, NoChangedFormulaIsProved) {
  NimberFormula smaller;
  smaller.fourths[3] = 0;
  NimberFormula larger;
  larger.fourths[1] = 1;
  for (const NimberFormula& changed :
       {smaller, larger, kWithoutBars, NimberFormula{.inside = 4}, NimberFormula{.inside = -3}}) {
    bool differs = false;
    for (std::int64_t q = 0; q <= kMost; ++q) {
      for (std::int64_t p = 0; p <= q; ++p) differs = differs || changed.value(p, q) != naive_nimber(p, q);
    }
    ASSERT_TRUE(differs);
    bool proved = true;
    for (const Obligation& each : induction_obligations(changed)) {
      const bool is_proof = each.expected == Answer::unsat && !each.name.starts_with("simpler-formula");
      if (proved && is_proof) proved = decide(each, {}).answer == Answer::unsat;
    }
    EXPECT_FALSE(proved) << changed.inside << ' ' << ::testing::PrintToString(changed.fourths);
  }
}

// Without the last fact two parts (1,2) would make the value of (3,5), as they do not: 2 + 2 = 4, but 2 ^ 2 = 0.
TEST(BrusselsObligations, WhyEqualNumbersMatter) {
  const std::vector<Obligation> all = not_met_obligations(kPrinted);
  const auto twin = std::ranges::find(all, "pairs-not-met-without-equal-numbers-have-nim-sum-0", &Obligation::name);
  ASSERT_NE(twin, all.end());
  const auto found = smallest_model(*twin, std::vector<std::string>{"sum", "p", "q1", "p1"}, {});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->model.at("p"), 3);
  EXPECT_EQ(found->model.at("sum"), 8);
  EXPECT_EQ(naive_nimber(3, 5), 4);
  EXPECT_EQ(naive_nimber(1, 2), 2);
}

TEST(BrusselsObligations, TheFactsOnNimSums) {
  for (unsigned a = 0; a < 64; ++a) {
    for (unsigned b = 0; b < 64; ++b) {
      EXPECT_LE(a ^ b, a + b);
      EXPECT_EQ((a + b - (a ^ b)) % 2, 0U);
      EXPECT_TRUE(a != b || (a ^ b) == 0);
    }
  }
  Statement statement("nim-sum", "The nim-sum of 5 and 6 is 3.");
  const Term x = statement.natural("x");
  give_nim_sum(statement, Term(5), Term(6), x);
  statement.claim(!(x == Term(3)));
  EXPECT_EQ(decide(statement.failure(), {}).answer, Answer::sat);
}

}  // namespace
}  // namespace sprague::brussels
