// The table of CS_4(P_4:p,1,q,1): with bounds, with every pair of parts, and the plain recursion over the rules with a
// memo, for all p, q up to a bound.
#include <benchmark/benchmark.h>

#include "checkers/circular_table.hpp"
#include "checkers/nimbers.hpp"
#include "games/circular_quads.hpp"

namespace sprague {
namespace {

using benchmark::Counter;

void count(benchmark::State& state, const char* what, std::uint64_t operations) {
  state.counters[what] = static_cast<double>(operations);
  state.counters["operations_per_second"] =
      Counter(static_cast<double>(operations) * static_cast<double>(state.iterations()), Counter::kIsRate);
}

void table(benchmark::State& state, Search search) {
  std::uint64_t operations = 0;
  for (auto _ : state) {
    CircularTable nimbers({}, search);
    nimbers.extend_to(static_cast<std::uint64_t>(state.range(0)));
    operations = nimbers.pairs() + nimbers.sums();
  }
  count(state, "pairs_and_sums", operations);
}
BENCHMARK_CAPTURE(table, bounded, Search::bounded)->Arg(120)->Arg(300)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(table, every_pair, Search::every_pair)->Arg(120)->Arg(300)->Unit(benchmark::kMillisecond);

// Every option of the rules is built and looked up.
void plain_recursion(benchmark::State& state) {
  std::uint64_t options = 0;
  const auto most = static_cast<std::uint16_t>(state.range(0));
  for (auto _ : state) {
    const CircularQuads game;
    NimberSolver<CircularQuads> solver(game, {});
    options = 0;
    for (std::uint16_t q = 0; q <= most; ++q) {
      for (std::uint16_t p = 0; p <= q; ++p) {
        benchmark::DoNotOptimize(solver.value(Quad{p, 1, q, 1}));
        options += 1U + p * q;
      }
    }
  }
  count(state, "options", options);
}
BENCHMARK(plain_recursion)->Arg(120)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sprague
