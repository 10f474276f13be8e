// A proof that rests on a solver is one only where the solver answers.
#include "conjectures/second_opinion.hpp"

#include <gmock/gmock.h>

#include <array>

#include "canonical/ensure.hpp"
#include "tests/pigeons.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;

Finding with(Verdict verdict) {
  Finding finding;
  finding.verdict = verdict;
  finding.reason = "By induction.";
  return finding;
}

TEST(RestOn, AProofIsOneWhereTheSolverAnswers) {
  Finding finding = with(Verdict::proved);
  rest_on(finding, std::array{support::pigeons(5)}, {});
  EXPECT_EQ(finding.verdict, Verdict::proved);
  EXPECT_THAT(finding.reason, HasSubstr("The proof rests on these answers."));
}

TEST(RestOn, WithoutAnAnswerTheReadingHolds) {
  Effort effort;
  effort.memory_bytes = std::size_t{8} << 20;
  Finding finding = with(Verdict::proved);
  rest_on(finding, std::array{support::pigeons(31)}, effort);
  EXPECT_EQ(finding.verdict, Verdict::holds);
  EXPECT_THAT(finding.reason, HasSubstr("nothing is proved for all sizes"));
}

TEST(RestOn, AnotherAnswerIsAFault) {
  Obligation wrong = support::pigeons(4);
  wrong.expected = Answer::sat;
  Finding finding = with(Verdict::proved);
  EXPECT_THROW(rest_on(finding, std::array{wrong}, {}), InternalError);
}

TEST(RestOn, WhatIsNotProvedIsLeft) {
  Finding finding = with(Verdict::refuted);
  rest_on(finding, std::array{support::pigeons(3)}, {});
  EXPECT_EQ(finding, with(Verdict::refuted));
}

}  // namespace
}  // namespace sprague
