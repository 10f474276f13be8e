// The solver: answers, models, limits and stops; what we rely on in Z3 4.8.12 is pinned here.
#include "checkers/obligation.hpp"

#include <gmock/gmock.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "canonical/ensure.hpp"
#include "tests/pigeons.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;

Obligation about_p_and_q(std::string_view assertions, Answer expected) {
  return obligation("example", "An example.", "QF_LIA",
                    "(declare-const p Int)\n(declare-const q Int)\n" + std::string(assertions), expected);
}

TEST(Obligations, TheTextIsCompleteAndSaysWhatItProves) {
  const Obligation example = about_p_and_q("(assert (< p q))\n", Answer::sat);
  EXPECT_EQ(example.text,
            "; An example.\n(set-logic QF_LIA)\n(declare-const p Int)\n(declare-const q Int)\n(assert (< p q))\n"
            "(check-sat)\n");
}

TEST(Obligations, Z3IsTheOneThatDebianHas) {
  EXPECT_EQ(z3_version(), "Z3 4.8.12");
}

TEST(Obligations, AnswersAndModels) {
  EXPECT_EQ(decide(about_p_and_q("(assert (< p q))\n(assert (< q p))\n", Answer::unsat), {}).answer, Answer::unsat);
  const Decision sat = decide(about_p_and_q("(assert (= (+ p q) 7))\n(assert (= (- p q) 11))\n", Answer::sat), {});
  ASSERT_EQ(sat.answer, Answer::sat);
  EXPECT_EQ(sat.model, (Model{{"p", 9}, {"q", -2}}));
  const Obligation others =
      obligation("others", "Truth values and bits.", "QF_BV",
                 "(declare-const a Bool)\n(declare-const b Bool)\n(declare-const x (_ BitVec 8))\n"
                 "(assert (and a (not b)))\n(assert (= (bvxor x #x0f) #xaa))\n",
                 Answer::sat);
  EXPECT_EQ(decide(others, {}).model, (Model{{"a", 1}, {"b", 0}, {"x", 0xa5}}));
}

// What a text says after check-sat, or without its sentence, would not be what is kept and decided.
TEST(Obligations, OtherTextsAreRefused) {
  Obligation example = about_p_and_q("", Answer::sat);
  example.text += "(assert false)\n";
  EXPECT_THROW(decide(example, {}), InternalError);
  example = about_p_and_q("", Answer::sat);
  example.sentence = "Another.";
  EXPECT_THROW(decide(example, {}), InternalError);
  EXPECT_THROW(decide(about_p_and_q("(assert (< p r))\n", Answer::sat), {}), InternalError);
  EXPECT_THROW(decide(about_p_and_q("(assert (< p q)\n", Answer::sat), {}), InternalError);
}

TEST(Obligations, TooManyStepsAreUndecided) {
  const Decision first = decide(support::pigeons(9), {}, 100'000);
  EXPECT_EQ(first.answer, Answer::unknown);
  EXPECT_THAT(first.reason, HasSubstr("more than 100000 steps"));
  EXPECT_EQ(decide(support::pigeons(6), {}).answer, Answer::unsat);
}

TEST(Obligations, TooMuchMemoryIsUndecided) {
  Effort effort;
  effort.memory_bytes = std::size_t{8} << 20;
  const Decision decision = decide(support::pigeons(30), effort);
  EXPECT_EQ(decision.answer, Answer::unknown);
  EXPECT_THAT(decision.reason, HasSubstr("memory"));
  EXPECT_EQ(decide(support::pigeons(6), {}).answer, Answer::unsat);  // and after it there is memory again
}

TEST(Obligations, AStopIsHeardInMidCheck) {
  std::atomic<bool> stop = false;
  Effort effort;
  effort.stop = &stop;
  EXPECT_EQ(decide(support::pigeons(6), effort).answer, Answer::unsat);
  std::thread user([&stop] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    stop = true;
  });
  const auto start = std::chrono::steady_clock::now();
  EXPECT_THROW(decide(support::pigeons(14), effort), Interrupted);
  user.join();
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
}

std::atomic<bool> signalled = false;

// Z3 would put its own handler in the place of ours.
TEST(Obligations, CtrlCStaysOurs) {
  const auto before = std::signal(SIGINT, [](int) { signalled = true; });
  Effort effort;
  effort.stop = &signalled;
  std::thread user([] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    std::raise(SIGINT);
  });
  EXPECT_THROW(decide(support::pigeons(14), effort), Interrupted);
  user.join();
  EXPECT_TRUE(signalled);
  std::signal(SIGINT, before);
}

// Against trying: the pairs with 3p + 5q >= 23 and p <= q + 1.
TEST(Obligations, TheSmallestModel) {
  const Obligation example = about_p_and_q(
      "(declare-const sum Int)\n(assert (= sum (+ p q)))\n(assert (and (<= 0 p) (<= 0 q)))\n"
      "(assert (>= (+ (* 3 p) (* 5 q)) 23))\n(assert (<= p (+ q 1)))\n",
      Answer::sat);
  std::optional<std::pair<int, int>> tried;
  for (int sum = 0; !tried; ++sum) {
    for (int p = 0; p <= sum && !tried; ++p) {
      const int q = sum - p;
      if (3 * p + 5 * q >= 23 && p <= q + 1) tried = {p, q};
    }
  }
  const std::optional<Smallest> found = smallest_model(example, std::vector<std::string>{"sum", "p"}, {});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->model.at("p"), tried->first);
  EXPECT_EQ(found->model.at("q"), tried->second);
  EXPECT_EQ(decide(found->found, {}).answer, Answer::sat);
  EXPECT_EQ(decide(found->none_smaller, {}).answer, Answer::unsat);
  EXPECT_EQ(smallest_model(about_p_and_q("(assert (< p p))\n", Answer::unsat), std::vector<std::string>{"p"}, {}),
            std::nullopt);
}

TEST(Obligations, SettledAsExpectedOrNotAtAll) {
  const Obligation right = about_p_and_q("(assert (< p p))\n", Answer::unsat);
  const Obligation twin = about_p_and_q("", Answer::sat);
  const Settled settled = settle(std::vector{right, twin, twin}, {});
  EXPECT_EQ(settled.unsat, 1U);
  EXPECT_EQ(settled.sat, 2U);
  EXPECT_EQ(settled.in_words(),
            "Z3 4.8.12 agrees: 1 obligation is unsat, its 2 twins sat (example, example, example).");
  Obligation wrong = right;
  wrong.expected = Answer::sat;
  EXPECT_THROW(settle(std::vector{right, wrong}, {}), InternalError);
  wrong = twin;
  wrong.expected = Answer::unsat;
  EXPECT_THROW(settle(std::vector{wrong}, {}), InternalError);
}

}  // namespace
}  // namespace sprague
