// The census of caterpillars by words against the search on trees, over the same caterpillars.
#include <benchmark/benchmark.h>

#include "checkers/caterpillar_census.hpp"
#include "checkers/nimbers.hpp"
#include "games/tree_cutting.hpp"

namespace sprague {
namespace {

using benchmark::Counter;

void count(benchmark::State& state, std::uint64_t caterpillars) {
  state.counters["caterpillars"] = static_cast<double>(caterpillars);
  state.counters["caterpillars_per_second"] =
      Counter(static_cast<double>(caterpillars) * static_cast<double>(state.iterations()), Counter::kIsRate);
}

void by_words(benchmark::State& state) {
  std::uint64_t caterpillars = 0;
  std::uint64_t lookups = 0;
  for (auto _ : state) {
    caterpillars = lookups = 0;
    CaterpillarCensus census(static_cast<std::size_t>(state.range(0)), CaterpillarCensus::kAnyRun, {});
    census.run([&](const CaterpillarLevel& level) {
      caterpillars += level.caterpillars;
      lookups += level.lookups;
    });
  }
  count(state, caterpillars);
  state.counters["lookups"] = static_cast<double>(lookups);
}
BENCHMARK(by_words)->Arg(18)->Arg(24)->Unit(benchmark::kMillisecond);

void by_search(benchmark::State& state) {
  std::uint64_t caterpillars = 0;
  std::uint64_t positions = 0;
  for (auto _ : state) {
    caterpillars = 0;
    RootedTreeTable table;
    const TreeCutting game(OctalCode::parse("0.33"), table);
    NimberSolver<TreeCutting> solver(game, {});
    for (std::size_t n = 3; n <= static_cast<std::size_t>(state.range(0)); ++n) {
      each_caterpillar(n, {}, [&](CaterpillarWord word) {
        ++caterpillars;
        benchmark::DoNotOptimize(solver.value(table.free_tree(caterpillar_graph(code_of(word)))));
      });
    }
    positions = solver.positions();
  }
  count(state, caterpillars);
  state.counters["positions"] = static_cast<double>(positions);
}
BENCHMARK(by_search)->Arg(18)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sprague
