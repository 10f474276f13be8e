// Steps of inductions: what elimination proves of them is what holds on numbers, and a solver says the same.
#include "checkers/induction_step.hpp"

#include <gtest/gtest.h>

namespace sprague {
namespace {

constexpr std::string_view kBound = "a bound";

// A step and the same with less given: the first must be proved, the second not, and the solver has to agree.
template <class Body>
void expect_proved(const Body& body, bool proved) {
  InductionSteps steps;
  steps.add("step", "A step.", {}, body);
  EXPECT_EQ(!steps.gap(), proved);
  EXPECT_EQ(decide(steps.obligations().front(), {}).answer, proved ? Answer::unsat : Answer::sat);
}

TEST(InductionSteps, TheLastBit) {
  for (std::int64_t x = 0; x < 16; ++x) {
    for (std::int64_t bit = 0; bit < 4; ++bit) EXPECT_EQ(with_bit(x, bit), x ^ bit % 2);
    EXPECT_EQ(last_bit(x), x % 2);
  }
}

TEST(InductionSteps, XorWithABitTwiceIsNothing) {
  for (const int wrong : {0, 1}) {
    expect_proved(
        [wrong](auto& step) {
          using N = typename std::decay_t<decltype(step)>::Number;
          const N x = step.natural("x");
          const N y = step.natural("y");
          step.claim(equal(with_bit(with_bit(x, y), y + N(2)), x + N(wrong)));
        },
        wrong == 0);
  }
}

// x < y leaves x + 1 = y or x + 2 <= y: no alternative does alone.
TEST(InductionSteps, AlternativesTakeTurns) {
  for (const int step_size : {2, 3}) {
    expect_proved(
        [step_size](auto& step) {
          using N = typename std::decay_t<decltype(step)>::Number;
          const N x = step.natural("x");
          const N y = step.natural("y");
          step.given(kBound, at_least(y, x + N(1)));
          step.claim(either(equal(y, x + N(1)), at_least(y, x + N(step_size))));
        },
        step_size == 2);
  }
}

TEST(InductionSteps, EachAlternativeThatIsGivenCounts) {
  for (const int larger : {4, 5}) {
    expect_proved(
        [larger](auto& step) {
          using N = typename std::decay_t<decltype(step)>::Number;
          const N x = step.natural("x");
          step.given(kBound, either(equal(x, N(2)), equal(x, N(larger))));
          step.claim(is_even(x));
          step.claim_where({x - N(3)}, equal(x, N(4)));
        },
        larger == 4);
  }
}

TEST(InductionSteps, NoAlternativeIsAContradiction) {
  for (const int bound : {0, 1}) {
    expect_proved(
        [bound](auto& step) {
          using N = typename std::decay_t<decltype(step)>::Number;
          const N x = step.natural("x");
          step.given(kBound, at_least(N(bound), x + N(1)));
          step.claim({});
        },
        bound == 0);
  }
}

// Halves need residues modulo 4.
TEST(InductionSteps, OtherResidues) {
  InductionSteps steps;
  steps.add(
      "half", "The half of an odd number, doubled, is one less.", {kBound},
      [](auto& step) {
        using N = typename std::decay_t<decltype(step)>::Number;
        const N x = step.natural("x");
        step.given(kBound, is_odd(x));
        const N half = floor_divide(x, 2);
        step.claim(equal(2 * half, x - N(1)));
        step.claim(different(half - last_bit(half), half + N(1)));
      },
      4);
  EXPECT_EQ(steps.gap(), std::nullopt);
  const Settled settled = settle(steps.obligations(), {});
  EXPECT_EQ(settled.unsat, 1U);
  EXPECT_EQ(settled.sat, 1U);
}

TEST(InductionSteps, TheFirstStepThatFailsIsTheGap) {
  InductionSteps steps;
  for (const char* name : {"right", "wrong", "worse"}) {
    steps.add(name, "A step.", {}, [&](auto& step) {
      using N = typename std::decay_t<decltype(step)>::Number;
      const N x = step.natural("x");
      step.claim(at_least(x, N(name == std::string_view("right") ? 0 : 1)));
    });
  }
  EXPECT_EQ(steps.gap(), "the step wrong is not proved");
}

// Values that twins leave free are unknowns of the solver alone.
TEST(InductionSteps, ATwinLeavesAValueFree) {
  InductionSteps steps;
  steps.add("value", "A value.", {kBound}, [](auto& step) {
    using N = typename std::decay_t<decltype(step)>::Number;
    const N x = step.natural("x");
    step.claim(is_even(step.value(kBound, "twice", x + x)));
  });
  EXPECT_EQ(steps.gap(), std::nullopt);
  ASSERT_EQ(steps.obligations().size(), 2U);
  EXPECT_EQ(steps.obligations()[1].name, "value-without-a-bound");
  EXPECT_TRUE(settle(steps.obligations(), {}).undecided.empty());
}

}  // namespace
}  // namespace sprague
