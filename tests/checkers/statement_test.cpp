// Statements for the solver: terms against the numbers they stand for, proofs and twins.
#include "checkers/statement.hpp"

#include <gtest/gtest.h>

#include "canonical/ensure.hpp"
#include "checkers/linear_forms.hpp"

namespace sprague {
namespace {

// Every operation at once, on numbers or on terms.
template <class N>
N mixed(const N& p, const N& q) {
  const N low = absolute(p - q) - N(3);
  return 2 * floor_divide(low, 4) - 3 * residue(low - N(1), 5) + floor_divide(-7 * p, 3) + N(1);
}

std::int64_t residue_of(std::int64_t n, std::int64_t m) {
  return ((n % m) + m) % m;
}

TEST(Statements, TermsAreTheNumbersTheyStandFor) {
  for (std::int64_t p = 0; p <= 9; p += 3) {
    for (std::int64_t q = 0; q <= 8; q += 2) {
      Statement statement("example", "The value is the number.");
      const Term x = statement.natural("p");
      const Term y = statement.natural("q");
      statement.given("p", x == Term(p));
      statement.given("q", y == Term(q));
      statement.claim(mixed(x, y) == Term(mixed(p, q)));
      EXPECT_EQ(decide(statement.proof(), {}).answer, Answer::unsat) << statement.proof().text;
      EXPECT_EQ(decide(statement.hypotheses(), {}).answer, Answer::sat);
      statement.claim(!(mixed(x, y) == Term(mixed(p, q))));
      EXPECT_EQ(decide(statement.failure(), {}).answer, Answer::sat);
    }
  }
}

TEST(Statements, NumbersAloneAreComputed) {
  EXPECT_EQ((Term(7) - 3 * Term(4)).text(), "(- 5)");
  EXPECT_EQ(floor_divide(Term(-5), 2).text(), "(- 3)");
  EXPECT_EQ(residue(Term(-5), 3).text(), std::to_string(residue_of(-5, 3)));
}

TEST(Statements, ATwinLeavesOutOneHypothesis) {
  Statement statement("between", "Between two numbers.");
  const Term a = statement.natural("a");
  const Term b = statement.natural("b");
  const Term c = statement.natural("c");
  statement.given("a below b", a < b);
  statement.given("b below c", b < c);
  statement.claim(a + Term(1) < c);
  EXPECT_EQ(statement.proof().expected, Answer::unsat);
  EXPECT_EQ(decide(statement.proof(), {}).answer, Answer::unsat);
  for (const char* label : {"a below b", "b below c"}) {
    const Obligation twin = statement.twin(label);
    EXPECT_EQ(twin.expected, Answer::sat);
    EXPECT_EQ(decide(twin, {}).answer, Answer::sat);
    EXPECT_NE(twin.sentence.find(label), std::string::npos);
  }
  EXPECT_EQ(statement.twin("b below c").name, "between-without-b-below-c");
  EXPECT_THROW(statement.twin("c below d"), InternalError);
}

TEST(Statements, WhatContradictsItselfIsSeen) {
  Statement statement("nothing", "From a contradiction.");
  const Term a = statement.natural("a");
  statement.given("a contradiction", a < Term(0));
  statement.claim(a == Term(5));
  EXPECT_EQ(decide(statement.proof(), {}).answer, Answer::unsat);
  EXPECT_EQ(decide(statement.hypotheses(), {}).answer, Answer::unsat);
}

TEST(Statements, TermsOfTwoStatementsDoNotMix) {
  Statement one("one", "One.");
  Statement two("two", "Two.");
  EXPECT_THROW(one.natural("a") + two.natural("b"), InternalError);
}

}  // namespace
}  // namespace sprague
