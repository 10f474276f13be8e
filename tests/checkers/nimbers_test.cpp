// The nimber solver: memory, budget and stops change when there is a result, never which.
#include "checkers/nimbers.hpp"

#include <gmock/gmock.h>

#include "canonical/tree_key.hpp"
#include "checkers/outcomes.hpp"
#include "games/octal_heap.hpp"
#include "games/octal_on_graphs.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

TEST(Nimbers, WithoutMemoryTheSameValues) {
  for (const char* code : {"0.33", "0.07"}) {
    const auto game = OctalOnGraphs::from_code(code);
    NimberSolver<OctalOnGraphs> with(game, {});
    NimberSolver<OctalOnGraphs> without(game, {.memory_bytes = 0});
    std::uint64_t most = 0;
    for (const Graph& graph : support::graphs_up_to(5, Connectivity::connected)) {
      EXPECT_EQ(without.value(graph), with.value(graph)) << graph_key(graph);
      ++most;
    }
    EXPECT_GT(without.positions(), with.positions()) << "the memo was not switched off";
    EXPECT_LE(with.positions(), most + 1) << "every position of the census, and nothing, expanded once";
  }
}

TEST(Nimbers, MisereWithoutMemoryTheSameOutcomes) {
  const auto game = OctalOnGraphs::from_code("0.33");
  MisereSolver<OctalOnGraphs> with(game, {});
  MisereSolver<OctalOnGraphs> without(game, {.memory_bytes = 0});
  for (const Graph& graph : support::graphs_up_to(4, Connectivity::connected)) {
    EXPECT_EQ(without.outcome({graph, graph}), with.outcome({graph, graph}));
  }
}

TEST(Nimbers, SumsAreXors) {
  const auto game = OctalHeap::from_code("0.77");
  NimberSolver<OctalHeap> solver(game, {});
  for (std::uint32_t a = 0; a < 20; ++a) {
    EXPECT_EQ(solver.value(Sum<std::uint32_t>{a, a}), Nimber(0));
    EXPECT_EQ(solver.value(Sum<std::uint32_t>{a, 5}), solver.value(a) ^ solver.value(5U));
  }
  EXPECT_EQ(solver.value(Sum<std::uint32_t>{}), Nimber(0));
}

TEST(Nimbers, BudgetOfPositions) {
  const auto game = OctalOnGraphs::from_code("0.33");
  NimberSolver<OctalOnGraphs> solver(game, {.most_positions = 1});
  EXPECT_THROW(solver.value(star_graph({1, 1, 1})), OutOfBudget);
  MisereSolver<OctalOnGraphs> misere(game, {.most_positions = 1});
  EXPECT_THROW(misere.outcome({star_graph({1, 1, 1})}), OutOfBudget);
  const auto heaps = OctalHeap::from_code("0.77");
  NimberSolver<OctalHeap> heap_solver(heaps, {.most_positions = 1});
  EXPECT_THROW(heap_solver.value(5U), OutOfBudget);
}

TEST(Nimbers, AnExactBudgetSuffices) {
  const auto game = OctalOnGraphs::from_code("0.33");
  NimberSolver<OctalOnGraphs> solver(game, {});
  const Nimber value = solver.value(star_graph({1, 2, 3}));
  NimberSolver<OctalOnGraphs> exact(game, {.most_positions = solver.positions()});
  EXPECT_EQ(exact.value(star_graph({1, 2, 3})), value);
  NimberSolver<OctalOnGraphs> short_of_one(game, {.most_positions = solver.positions() - 1});
  EXPECT_THROW(short_of_one.value(star_graph({1, 2, 3})), OutOfBudget);
}

TEST(Nimbers, Stop) {
  const std::atomic<bool> stop = true;
  const auto heaps = OctalHeap::from_code("0.33");
  NimberSolver<OctalHeap> solver(heaps, {.stop = &stop});
  EXPECT_THROW(solver.value(3000U), Interrupted);
  MisereSolver<OctalHeap> misere(heaps, {.stop = &stop});
  EXPECT_THROW(misere.outcome({3000U}), Interrupted);
}

}  // namespace
}  // namespace sprague
