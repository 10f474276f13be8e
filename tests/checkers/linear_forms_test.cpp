// Linear forms against plain integers, and elimination against trying numbers.
#include "checkers/linear_forms.hpp"

#include <gtest/gtest.h>

#include "canonical/ensure.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

const LinearForm kU = LinearForm::unknown(0);
const LinearForm kV = LinearForm::unknown(1);

std::int64_t at(const LinearForm& form, std::int64_t u, std::int64_t v) {
  return form.coefficient(0) * u + form.coefficient(1) * v + form.constant();
}

TEST(LinearForms, ActAsTheNumbersTheyStandFor) {
  for (std::int64_t r = -7; r <= 7; ++r) {
    const LinearForm form = 6 * kU + -3 * kV + LinearForm(r);
    for (std::int64_t u = 0; u < 4; ++u) {
      for (std::int64_t v = 0; v < 4; ++v) {
        const std::int64_t number = 6 * u - 3 * v + r;
        EXPECT_EQ(at(form, u, v), number);
        EXPECT_EQ(at(floor_divide(form, 3), u, v), floor_divide(number, 3));
        EXPECT_EQ(residue(form, 3), residue(number, 3));
        EXPECT_EQ(3 * floor_divide(number, 3) + residue(number, 3), number);
        EXPECT_EQ(at(form - kU + LinearForm(2), u, v), number - u + 2);
      }
    }
  }
  EXPECT_EQ(absolute(LinearForm(-4)), LinearForm(4));
  EXPECT_EQ(absolute(-2 * kU), 2 * kU);
  EXPECT_EQ(print(6 * kU + -3 * kV + LinearForm(1)), "6u + -3v + 1");
}

TEST(LinearForms, WhatDependsOnAnUnknownIsRefused) {
  EXPECT_THROW(floor_divide(2 * kU + kV, 2), InternalError);
  EXPECT_THROW(residue(kU, 5), InternalError);
  EXPECT_THROW(absolute(kU - LinearForm(1)), InternalError);
}

TEST(LinearForms, ResiduesMeetEveryNumberOnce) {
  std::vector<int> met(40, 0);
  each_residue(0, 3, 5, [&](const LinearForm& form) {
    for (std::int64_t u = 0; u < 10; ++u) {
      if (form.is_constant() && u > 0) continue;
      if (at(form, u, 0) < 40) ++met[static_cast<std::size_t>(at(form, u, 0))];
    }
  });
  EXPECT_EQ(met, std::vector<int>(40, 1));
}

TEST(LinearForms, Impossible) {
  EXPECT_TRUE(impossible({LinearForm(-1)}));
  EXPECT_FALSE(impossible({LinearForm(0)}));
  EXPECT_TRUE(impossible({LinearForm(-1) - kU}));               // unknowns are natural numbers
  EXPECT_TRUE(impossible({kU - kV - LinearForm(1), kV - kU}));  // u > v >= u
  EXPECT_FALSE(impossible({kU - kV - LinearForm(1), 2 * kV - kU}));
  EXPECT_TRUE(impossible({2 * kU - 2 * kV - LinearForm(1), 2 * kV - 2 * kU + LinearForm(1)}));  // 2(u - v) = 1
}

// Never "impossible" where numbers do it, and mostly where none do.
TEST(LinearForms, RandomSystemsAgainstTrying) {
  support::Random random = support::seeded();
  std::uniform_int_distribution<std::int64_t> coefficient(-3, 3);
  std::uniform_int_distribution<std::int64_t> constant(-6, 6);
  int shown = 0;
  int without_solution = 0;
  for (int round = 0; round < 3000; ++round) {
    std::vector<LinearForm> system;
    for (int i = 0; i < 4; ++i) {
      system.push_back(coefficient(random) * kU + coefficient(random) * kV + LinearForm(constant(random)));
    }
    bool solved = false;
    for (std::int64_t u = 0; u <= 12; ++u) {
      for (std::int64_t v = 0; v <= 12; ++v) {
        solved = solved || std::ranges::all_of(system, [&](const LinearForm& form) { return at(form, u, v) >= 0; });
      }
    }
    const bool is_impossible = impossible(system);
    EXPECT_FALSE(solved && is_impossible);
    shown += is_impossible ? 1 : 0;
    without_solution += solved ? 0 : 1;
  }
  EXPECT_GT(10 * shown, 9 * without_solution);
}

TEST(LinearForms, Implications) {
  // u >= 2v and v >= 1 give u >= v + 1, but not u >= v + 2.
  EXPECT_TRUE(holds(Implication{{kU - 2 * kV, kV - LinearForm(1)}, {kU - kV - LinearForm(1)}}));
  EXPECT_FALSE(holds(Implication{{kU - 2 * kV, kV - LinearForm(1)}, {kU - kV - LinearForm(2)}}));
}

}  // namespace
}  // namespace sprague
