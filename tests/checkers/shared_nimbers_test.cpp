// One table for all threads: the nimbers of the solver for one thread, and counts that do not depend on threads.
#include "checkers/shared_nimbers.hpp"

#include <gtest/gtest.h>

#include <thread>

#include "canonical/ensure.hpp"
#include "checkers/nimbers.hpp"
#include "games/octal_on_graphs.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

std::vector<Nimber> by_one_thread(const std::vector<Graph>& trees, std::uint64_t& positions) {
  const auto game = OctalOnGraphs::from_code("0.137");
  NimberSolver<OctalOnGraphs> solver(game, {});
  std::vector<Nimber> result;
  for (const Graph& tree : trees) result.push_back(solver.value(tree));
  positions = solver.positions();
  return result;
}

std::vector<Nimber> shared(const std::vector<Graph>& trees, unsigned threads, Effort effort, std::uint64_t& positions) {
  SharedNimbers<OctalOnGraphs> nimbers(OctalOnGraphs::from_code("0.137"), effort);
  std::vector<Nimber> result(trees.size());
  {
    std::vector<std::jthread> pool;
    for (unsigned k = 0; k < threads; ++k) {
      pool.emplace_back([&, k] {
        for (std::size_t i = k; i < trees.size(); i += threads) result[i] = nimbers.value(trees[i]);
      });
    }
  }
  positions = nimbers.positions();
  return result;
}

TEST(SharedNimbers, AnyNumberOfThreadsFindsTheSameNimbersAndPositions) {
  const std::vector<Graph> trees = support::trees_up_to(9);
  std::uint64_t expected_positions = 0;
  const std::vector<Nimber> expected = by_one_thread(trees, expected_positions);
  for (unsigned threads : {1U, 2U, 5U}) {
    std::uint64_t positions = 0;
    EXPECT_EQ(shared(trees, threads, {}, positions), expected) << threads;
    EXPECT_EQ(positions, expected_positions) << threads;
  }
}

TEST(SharedNimbers, ATableThatMayNotGrowCostsOnlyTime) {
  const std::vector<Graph> trees = support::trees_up_to(7);
  std::uint64_t positions = 0;
  const std::vector<Nimber> expected = by_one_thread(trees, positions);
  Effort tight;
  tight.memory_bytes = 0;
  EXPECT_EQ(shared(trees, 2, tight, positions), expected);
}

TEST(SharedNimbers, TheBudgetOfPositionsIsKept) {
  Effort small;
  small.most_positions = 10;
  SharedNimbers<OctalOnGraphs> nimbers(OctalOnGraphs::from_code("0.137"), small);
  EXPECT_THROW(nimbers.value(support::trees_on(9).front()), OutOfBudget);
}

}  // namespace
}  // namespace sprague
