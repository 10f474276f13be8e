// For tests that change what holds for a whole process, such as that a second solver is asked.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>

namespace sprague {

// Exit code 0 when `passes` does.
template <class Passes>
void expect_in_own_process(Passes passes) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(std::exit(passes() ? 0 : 1), ::testing::ExitedWithCode(0), "");
}

}  // namespace sprague
