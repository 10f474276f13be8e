// Couples against nimbers by mex; memory, threads, budget and stops change when there is an answer, never which.
#include "checkers/couples.hpp"

#include <gmock/gmock.h>

#include <atomic>
#include <thread>

#include "canonical/tree_key.hpp"
#include "checkers/nimbers.hpp"
#include "games/node_kayles.hpp"
#include "games/octal_heap.hpp"
#include "games/octal_on_graphs.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

TEST(Couples, NimbersAreThoseByMex) {
  const auto game = OctalOnGraphs::from_code("0.33");
  CoupleTable<OctalOnGraphs> table(std::size_t{1} << 28);
  CoupleSolver<OctalOnGraphs> couples(game, table, {});
  NimberSolver<OctalOnGraphs> by_mex(game, {});
  for (const Graph& graph : support::graphs_up_to(6, Connectivity::connected)) {
    const Nimber expected = by_mex.value(graph);
    for (std::uint32_t heap = 0; heap < 6; ++heap) {
      EXPECT_EQ(couples.is_lost({graph}, Nimber(heap)), expected == Nimber(heap)) << graph_key(graph);
    }
    EXPECT_EQ(couples.nimber({graph}), expected) << graph_key(graph);
  }
}

TEST(Couples, SumsAreXors) {
  const auto game = OctalHeap::from_code("0.77");
  CoupleTable<OctalHeap> table(std::size_t{1} << 20);
  CoupleSolver<OctalHeap> couples(game, table, {});
  NimberSolver<OctalHeap> by_mex(game, {});
  for (std::uint32_t a = 0; a < 12; ++a) {
    for (std::uint32_t b = 0; b < 12; ++b) {
      const Sum<std::uint32_t> sum{a, b, 3};
      EXPECT_EQ(couples.is_lost(sum), by_mex.value(sum).is_zero()) << a << ' ' << b;
      EXPECT_EQ(couples.nimber(sum), by_mex.value(sum)) << a << ' ' << b;
    }
  }
  EXPECT_TRUE(couples.is_lost(Sum<std::uint32_t>{}));
  EXPECT_FALSE(couples.is_lost(Sum<std::uint32_t>{}, Nimber(2)));
}

TEST(Couples, WithAlmostNoMemoryTheSameAnswers) {
  const NodeKayles game;
  CoupleTable<NodeKayles> none(0);
  CoupleTable<NodeKayles> enough(std::size_t{1} << 28);
  CoupleSolver<NodeKayles> without(game, none, {});
  CoupleSolver<NodeKayles> with(game, enough, {});
  // Many more than the table keeps.
  for (const Graph& graph : support::graphs_up_to(7, Connectivity::connected)) {
    EXPECT_EQ(without.nimber({graph}), with.nimber({graph})) << graph_key(graph);
  }
  EXPECT_GT(without.counts().expanded, with.counts().expanded) << "the table kept all the same";
  EXPECT_LE(none.size(), 2 * 64U) << "at most the last entry of each part and generation";
}

TEST(Couples, ThreadsMayShareATable) {
  const NodeKayles game;
  const std::vector<Graph> graphs = support::graphs_up_to(6, Connectivity::connected);
  NimberSolver<NodeKayles> by_mex(game, {});
  CoupleTable<NodeKayles> table(std::size_t{1} << 20);
  std::atomic<std::size_t> wrong = 0;
  std::vector<Nimber> expected;
  for (const Graph& graph : graphs) expected.push_back(by_mex.value(graph));
  {
    std::vector<std::jthread> threads;
    for (std::size_t t = 0; t < 3; ++t) {
      threads.emplace_back([&, t] {
        CoupleSolver<NodeKayles> solver(game, table, {});
        for (std::size_t i = 0; i < graphs.size(); ++i) {
          const std::size_t at = t % 2 == 0 ? i : graphs.size() - 1 - i;
          if (solver.nimber({graphs[at]}) != expected[at]) ++wrong;
        }
      });
    }
  }
  EXPECT_EQ(wrong, 0U);
}

TEST(Couples, BudgetAndStop) {
  const NodeKayles game;
  const Graph graph = support::graphs_on(7, Connectivity::connected).front();
  CoupleTable<NodeKayles> table(std::size_t{1} << 20);
  CoupleSolver<NodeKayles> poor(game, table, {.most_positions = 3});
  EXPECT_THROW(poor.nimber({graph}), OutOfBudget);
  const std::atomic<bool> stop = true;
  CoupleTable<NodeKayles> none(0);
  CoupleSolver<NodeKayles> stopped(game, none, {.stop = &stop});
  const auto all = [&] {
    for (const Graph& each : support::graphs_up_to(7, Connectivity::connected)) stopped.nimber({each});
  };
  EXPECT_THROW(all(), Interrupted);
}

// Every couple that is asked is answered by the table, expanded, or decided by the nimber of a smaller heap.
TEST(Couples, CountsAddUp) {
  const NodeKayles game;
  CoupleTable<NodeKayles> table(std::size_t{1} << 28);
  CoupleSolver<NodeKayles> solver(game, table, {});
  for (const Graph& graph : support::graphs_up_to(5, Connectivity::connected)) solver.is_lost({graph});
  const CoupleCounts counts = solver.counts();
  EXPECT_LE(counts.answered + counts.expanded, counts.asked);
  EXPECT_GE(counts.expanded, table.size());
  const std::uint64_t before = counts.expanded;
  for (const Graph& graph : support::graphs_up_to(5, Connectivity::connected)) solver.is_lost({graph});
  EXPECT_EQ(solver.counts().expanded, before) << "what was decided was searched again";
}

}  // namespace
}  // namespace sprague
