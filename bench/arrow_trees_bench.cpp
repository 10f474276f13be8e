// The Game of Arrows on all trees up to a size: the empty board and every position with one arrow. One table for all
// trees against a table of its own for each tree. Counters give trees, queries and positions expanded.
#include <benchmark/benchmark.h>

#include "canonical/families.hpp"
#include "checkers/shared_nimbers.hpp"
#include "games/arrow_trees.hpp"

namespace sprague {
namespace {

using benchmark::Counter;
using ArrowNimbers = SharedNimbers<ArrowTrees>;

// Asks for the nimbers of one tree; gives the number of queries.
std::uint64_t ask(const Graph& tree, ArrowNimbers& nimbers) {
  const ArrowBoard start(tree);
  std::uint64_t queries = 1;
  benchmark::DoNotOptimize(nimbers.value(start.components()));
  for (Vertex v = 0; v < tree.vertices(); ++v) {
    for (Vertex w : tree.neighbours(v)) {
      if (v > w || !start.may_mark(v, w)) continue;
      ArrowBoard board = start;
      board.mark(v, w);
      benchmark::DoNotOptimize(nimbers.value(board.components()));
      ++queries;
    }
  }
  return queries;
}

void arrows_on_all_trees(benchmark::State& state, bool share) {
  const auto edges = static_cast<std::size_t>(state.range(0));
  std::uint64_t trees = 0;
  std::uint64_t queries = 0;
  std::uint64_t positions = 0;
  for (auto _ : state) {
    trees = queries = positions = 0;
    ArrowNimbers shared(ArrowTrees(), {});
    for (std::size_t n = 2; n <= edges + 1; ++n) {
      each_tree(n, {}, [&](Parents parents) {
        ++trees;
        if (share) {
          queries += ask(tree_of(parents), shared);
        } else {
          ArrowNimbers own(ArrowTrees(), {});
          queries += ask(tree_of(parents), own);
          positions += own.positions();
        }
      });
    }
    positions += shared.positions();
  }
  state.counters["trees"] = static_cast<double>(trees);
  state.counters["queries"] = static_cast<double>(queries);
  state.counters["positions"] = static_cast<double>(positions);
  state.counters["queries_per_second"] =
      Counter(static_cast<double>(queries) * static_cast<double>(state.iterations()), Counter::kIsRate);
}
BENCHMARK_CAPTURE(arrows_on_all_trees, shared_table, true)->Arg(12)->Arg(16)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(arrows_on_all_trees, own_tables, false)->Arg(12)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sprague
