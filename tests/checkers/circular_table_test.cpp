// The table of CS_4(P_4:p,1,q,1): against the naive recursion, with and without bounds, in steps.
#include "checkers/circular_table.hpp"

#include <gtest/gtest.h>

#include <atomic>

#include "canonical/ensure.hpp"
#include "tests/naive/circular_sprouts.hpp"

namespace sprague {
namespace {

TEST(CircularTableTest, IsTheNaiveRecursion) {
  constexpr std::size_t kMost = 32;
  const auto expected = naive::circular_nimbers(kMost);
  for (Search search : {Search::bounded, Search::every_pair}) {
    CircularTable table({}, search);
    table.extend_to(kMost);
    for (std::size_t p = 0; p <= kMost; ++p) {
      for (std::size_t q = 0; q <= kMost; ++q) EXPECT_EQ(table.at(p, q).value(), expected[p][q]) << p << ' ' << q;
    }
  }
}

TEST(CircularTableTest, BoundsSavePairsAndChangeNothing) {
  constexpr std::uint64_t kMost = 110;
  CircularTable bounded({});
  CircularTable every_pair({}, Search::every_pair);
  bounded.extend_to(kMost);
  every_pair.extend_to(kMost);
  for (std::uint64_t q = 0; q <= kMost; ++q) {
    for (std::uint64_t p = 0; p <= q; ++p) ASSERT_EQ(bounded.at(p, q), every_pair.at(p, q)) << p << ' ' << q;
  }
  EXPECT_LT(10 * bounded.pairs(), every_pair.pairs());
  EXPECT_EQ(every_pair.sums(), 0U);
}

// The pairs of parts up to exchange, and those with a part on the diagonal once more.
TEST(CircularTableTest, EveryPairIsCounted) {
  constexpr std::uint64_t kMost = 20;
  std::uint64_t pairs = 0;
  for (std::uint64_t q = 0; q <= kMost; ++q) {
    for (std::uint64_t p = 0; p <= q; ++p) pairs += p + p * ((q + 1) / 2);
  }
  CircularTable table({}, Search::every_pair);
  table.extend_to(kMost);
  EXPECT_EQ(table.pairs(), pairs);
}

TEST(CircularTableTest, ExtendingInStepsIsTheSame) {
  CircularTable at_once({});
  at_once.extend_to(60);
  CircularTable in_steps({});
  for (std::uint64_t most : {0U, 1U, 2U, 7U, 7U, 30U, 12U, 60U}) in_steps.extend_to(most);
  EXPECT_EQ(in_steps.pairs(), at_once.pairs());
  for (std::uint64_t q = 0; q <= 60; ++q) {
    for (std::uint64_t p = 0; p <= q; ++p) EXPECT_EQ(in_steps.at(p, q), at_once.at(p, q));
  }
}

TEST(CircularTableTest, Stop) {
  const std::atomic<bool> stop = true;
  CircularTable table({.stop = &stop});
  EXPECT_THROW(table.extend_to(10), Interrupted);
}

}  // namespace
}  // namespace sprague
