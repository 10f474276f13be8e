// The lengths of plays against plain recursion over vertex sets.
#include "checkers/play_lengths.hpp"

#include <gmock/gmock.h>

#include "canonical/graph_notation.hpp"
#include "games/octal_heap.hpp"
#include "games/octal_on_graphs.hpp"
#include "tests/naive/octal.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

TEST(PlayLengthsTest, AgainstTheReference) {
  for (const char* code : {"0.33", "0.07", "0.6", "0.137"}) {
    const auto game = OctalOnGraphs::from_code(code);
    PlayLengths<OctalOnGraphs> checker(game, {});
    PlayLengths<OctalOnGraphs> without_memory(game, {.memory_bytes = 0});
    std::vector<Graph> graphs = support::graphs_up_to(5, Connectivity::connected);
    for (std::size_t n = 6; n <= 8; ++n) {
      for (Graph& tree : support::trees_on(n)) graphs.push_back(std::move(tree));
    }
    for (const Graph& graph : graphs) {
      const Lengths expected = naive::OctalOnGraph(code, graph).lengths();
      EXPECT_EQ(checker.lengths({graph}), expected) << code << " " << print_graph(graph);
      if (graph.vertices() <= 5) {
        EXPECT_EQ(without_memory.lengths({graph}), expected);
      }
    }
  }
}

TEST(PlayLengthsTest, OfSums) {
  const auto game = OctalOnGraphs::from_code("0.33");
  PlayLengths<OctalOnGraphs> checker(game, {});
  EXPECT_EQ(checker.lengths({}), Lengths{0});
  const std::vector<Graph> small = support::graphs_up_to(4, Connectivity::connected);
  for (const Graph& a : small) {
    for (const Graph& b : small) {
      EXPECT_EQ(checker.lengths({a, b}), naive::OctalOnGraph("0.33", support::disjoint_union(a, b)).lengths());
    }
  }
}

TEST(PlayLengthsTest, BudgetAndStop) {
  const auto game = OctalHeap::from_code("0.1");
  const auto kayles = OctalHeap::from_code("0.77");
  PlayLengths<OctalHeap> short_of_budget(kayles, {.most_positions = 1});
  EXPECT_THROW(short_of_budget.lengths({4U}), OutOfBudget);
  const std::atomic<bool> stop = true;
  PlayLengths<OctalHeap> stopped(game, {.stop = &stop});
  EXPECT_THROW(stopped.lengths({3000U}), Interrupted);
}

}  // namespace
}  // namespace sprague
