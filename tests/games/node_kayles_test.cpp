// Node Kayles against the naive reference, and on paths against 0.137.
#include "games/node_kayles.hpp"

#include <gmock/gmock.h>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/outcomes.hpp"
#include "tests/naive/node_kayles.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

TEST(NodeKaylesTest, NimbersOfConnectedGraphsAndTrees) {
  const NodeKayles game;
  NimberSolver<NodeKayles> solver(game, {});
  std::vector<Graph> graphs = support::graphs_up_to(7, Connectivity::connected);
  for (std::size_t n = 8; n <= 10; ++n) {
    for (Graph& tree : support::trees_on(n)) graphs.push_back(std::move(tree));
  }
  for (const Graph& graph : graphs) {
    EXPECT_EQ(solver.value(graph).value(), naive::NodeKaylesOnGraph(graph).value()) << print_graph(graph);
  }
}

TEST(NodeKaylesTest, MisereOutcomes) {
  const NodeKayles game;
  MisereSolver<NodeKayles> solver(game, {});
  for (const Graph& graph : support::graphs_up_to(6, Connectivity::connected)) {
    EXPECT_EQ(solver.outcome({graph}) == Outcome::first, naive::NodeKaylesOnGraph(graph).first_wins_misere())
        << print_graph(graph);
  }
}

// "Octal games on graphs", section 2.3: on a path it is equivalent to 0.137.
TEST(NodeKaylesTest, OnPathsItIs0137) {
  const NodeKayles game;
  NimberSolver<NodeKayles> solver(game, {});
  const std::vector<unsigned> heaps = naive::heap_values("0.137", 50);
  for (std::uint16_t n = 1; n <= 50; ++n) {
    EXPECT_EQ(solver.value(star_graph({static_cast<std::uint16_t>(n - 1)})).value(), heaps[n]) << n;
  }
}

TEST(NodeKaylesTest, HasNoCode) {
  EXPECT_NO_THROW(NodeKayles::from_code(""));
  EXPECT_THROW(NodeKayles::from_code("0.33"), InputError);
}

}  // namespace
}  // namespace sprague
