// The Grundy sequence of 0.16 by rare and common values, against trying every split of every heap.
#include <benchmark/benchmark.h>

#include "checkers/heap_table.hpp"

namespace sprague {
namespace {

using benchmark::Counter;

void rare_values(benchmark::State& state) {
  std::uint64_t steps = 0;
  for (auto _ : state) {
    HeapTable table(OctalCode::parse("0.16"), {});
    table.extend_to(static_cast<std::uint64_t>(state.range(0)));
    steps = table.steps();
  }
  state.counters["splits_tried"] = static_cast<double>(steps);
  state.counters["heaps_per_second"] =
      Counter(static_cast<double>(state.range(0)) * static_cast<double>(state.iterations()), Counter::kIsRate);
}
BENCHMARK(rare_values)->Arg(8192)->Arg(65536)->Unit(benchmark::kMillisecond);

void every_split(benchmark::State& state) {
  const OctalCode code = OctalCode::parse("0.16");
  std::uint64_t steps = 0;
  for (auto _ : state) {
    steps = 0;
    std::vector<Nimber> nimbers{Nimber()};
    while (nimbers.size() <= static_cast<std::size_t>(state.range(0))) {
      const std::size_t heap = nimbers.size();
      NimberSet options;
      for (std::size_t taken = 1; taken <= code.most_taken() && taken <= heap; ++taken) {
        const std::size_t left = heap - taken;
        if (left == 0 && code.may_empty(taken)) options.insert(Nimber());
        if (left > 0 && code.may_leave_one(taken)) options.insert(nimbers[left]);
        for (std::size_t part = 1; code.may_split(taken) && 2 * part <= left; ++part, ++steps) {
          options.insert(nimbers[part] ^ nimbers[left - part]);
        }
      }
      nimbers.push_back(options.mex());
    }
    benchmark::DoNotOptimize(nimbers.back());
  }
  state.counters["splits_tried"] = static_cast<double>(steps);
  state.counters["heaps_per_second"] =
      Counter(static_cast<double>(state.range(0)) * static_cast<double>(state.iterations()), Counter::kIsRate);
}
BENCHMARK(every_split)->Arg(8192)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sprague
