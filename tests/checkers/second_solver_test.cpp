// cvc5 on the same texts: in a process of its own, for it is used from then on.
#include "checkers/second_solver.hpp"

#include <gmock/gmock.h>

#include <cstdlib>

#include "canonical/ensure.hpp"
#include "checkers/nim_sum_obligations.hpp"
#include "tests/checkers/own_process.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;

TEST(SecondSolver, AgreesOnProofsAndTwins) {
  expect_in_own_process([] {
    use_second_solver();
    const Settled settled = settle(nim_sum_obligations(), {});
    const std::string words = settled.in_words();
    return settled.undecided.empty() && settled.unsat == 5 && words.starts_with("Z3 4.8.12 and cvc5 1.0.3 agree: 5 ");
  });
}

TEST(SecondSolver, SaysWhatItDoesNotDecide) {
  expect_in_own_process([] {
    use_second_solver();
    Obligation broken = nim_sum_obligations().front();
    broken.text += "(nonsense)\n";
    const Decision decision = ask_second_solver(broken, {});
    return decision.answer == Answer::unknown && !decision.reason.empty();
  });
}

TEST(SecondSolver, IsNamedWhereItIsMissing) {
  expect_in_own_process([] {
    setenv("PATH", "/nowhere", 1);
    try {
      use_second_solver();
    } catch (const InputError& error) {
      return std::string(error.what()).find("package cvc5") != std::string::npos;
    } catch (const InternalError&) {
    }
    return false;
  });
}

TEST(SecondSolver, AStopIsHeard) {
  expect_in_own_process([] {
    use_second_solver();
    const std::atomic<bool> stop = true;
    Effort effort;
    effort.stop = &stop;
    try {
      ask_second_solver(nim_sum_obligations().front(), effort);
    } catch (const Interrupted&) {
      return true;
    }
    return false;
  });
}

}  // namespace
}  // namespace sprague
