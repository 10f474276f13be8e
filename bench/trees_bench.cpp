// The census of trees: generation alone (gentreeg), generation with keys, the whole level with its 0.33 nimbers, and
// what search costs where nothing is shared. Counters give trees, option lookups and peak memory.
#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include "canonical/families.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/tree_census.hpp"
#include "games/octal_on_graphs.hpp"

namespace sprague {
namespace {

using benchmark::Counter;

void count_trees(benchmark::State& state, std::uint64_t trees) {
  state.counters["trees"] = static_cast<double>(trees);
  state.counters["trees_per_second"] =
      Counter(static_cast<double>(trees) * static_cast<double>(state.iterations()), Counter::kIsRate);
}

void generate(benchmark::State& state) {
  std::uint64_t trees = 0;
  for (auto _ : state) {
    trees = 0;
    each_tree(static_cast<std::size_t>(state.range(0)), {}, [&](Parents) { ++trees; });
  }
  count_trees(state, trees);
}
BENCHMARK(generate)->Arg(18)->Arg(20)->Unit(benchmark::kMillisecond);

void generate_with_keys(benchmark::State& state) {
  const auto n = static_cast<std::size_t>(state.range(0));
  RootedTreeTable table;
  table.complete_to(n / 2);
  std::uint64_t trees = 0;
  std::uint64_t keys = 0;
  for (auto _ : state) {
    trees = 0;
    each_tree(n, {}, [&](Parents parents) {
      ++trees;
      keys ^= table.packed_key(free_tree_of(table, parents));
    });
  }
  benchmark::DoNotOptimize(keys);
  count_trees(state, trees);
}
BENCHMARK(generate_with_keys)->Arg(18)->Arg(20)->Unit(benchmark::kMillisecond);

// All trees with at most n vertices: generation, keys, options, nimbers.
void census(benchmark::State& state) {
  Effort effort;
  effort.threads = static_cast<unsigned>(state.range(1));
  std::uint64_t trees = 0;
  std::uint64_t lookups = 0;
  for (auto _ : state) {
    trees = lookups = 0;
    TreeCensus all(OctalCode::parse("0.33"), static_cast<std::size_t>(state.range(0)), effort);
    all.run([&](const TreeLevel& level) {
      trees += level.trees;
      lookups += level.lookups;
    });
  }
  count_trees(state, trees);
  state.counters["lookups"] = static_cast<double>(lookups);
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  state.counters["peak_MiB"] = static_cast<double>(usage.ru_maxrss) / 1024;
}
BENCHMARK(census)
    ->ArgNames({"vertices", "threads"})
    ->Args({18, 1})
    ->Args({20, 1})
    ->Args({20, 2})
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

// The general rules with canonical keys and one shared memo, over the same trees.
void search(benchmark::State& state) {
  std::uint64_t trees = 0;
  std::uint64_t positions = 0;
  for (auto _ : state) {
    trees = 0;
    const OctalOnGraphs game = OctalOnGraphs::from_code("0.33");
    NimberSolver<OctalOnGraphs> solver(game, {});
    for (std::size_t n = 1; n <= static_cast<std::size_t>(state.range(0)); ++n) {
      each_tree(n, {}, [&](Parents parents) {
        ++trees;
        benchmark::DoNotOptimize(solver.value(tree_of(parents)));
      });
    }
    positions = solver.positions();
  }
  count_trees(state, trees);
  state.counters["positions"] = static_cast<double>(positions);
}
BENCHMARK(search)->Arg(14)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sprague
