// Brussels Sprouts, drawn. A start's nimber by the engine against the same search with keys by nauty's labelling alone,
// and against drawings made in full (tests/naive): counters give positions, positions a second and how many times
// faster, the other way run once and timed by itself.
#include <benchmark/benchmark.h>

#include <ctime>
#include <stdexcept>
#include <string>
#include <vector>

#include "checkers/nimbers.hpp"
#include "games/brussels.hpp"
#include "tests/naive/drawn_brussels.hpp"

namespace sprague {
namespace {

using benchmark::Counter;

class LabelledSprouts : public BrusselsSprouts {
 public:
  using BrusselsSprouts::BrusselsSprouts;
  static Key key(const Position& position) { return bytes_of(canonical_by_labelling(position)); }
};

struct Search {
  Nimber nimber;
  std::uint64_t positions = 0;
};

template <class Game>
Search search(const GraphCondition& condition, const char* start) {
  const Game game(condition);
  NimberSolver<Game> solver(game, {});
  const Nimber nimber = solver.value(game.parse(start));
  return {nimber, solver.positions()};
}

// The other way once, then the engine as often as the benchmark wants.
template <class Other>
void against(benchmark::State& state, const GraphCondition& condition, const char* start, Other&& other) {
  const std::clock_t begin = std::clock();
  const Nimber expected = other();
  const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  Search done;
  for (auto _ : state) done = search<BrusselsSprouts>(condition, start);
  if (done.nimber != expected) throw std::runtime_error(std::string(start) + ": the two ways differ");
  const auto rounds = static_cast<double>(state.iterations());
  state.counters["positions"] = static_cast<double>(done.positions);
  state.counters["positions_per_second"] = Counter(static_cast<double>(done.positions) * rounds, Counter::kIsRate);
  state.counters["other_seconds"] = seconds;
  state.counters["times_faster"] = Counter(seconds * rounds, Counter::kIsRate);
}

void against_labelling(benchmark::State& state, const char* code, const char* start) {
  const GraphCondition condition = GraphCondition::parse(code);
  against(state, condition, start, [&] { return search<LabelledSprouts>(condition, start).nimber; });
}
BENCHMARK_CAPTURE(against_labelling, plane_girth_4, "4", "4,4,3,3")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(against_labelling, plane_girth_5, "5", "3,3,3,2")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(against_labelling, klein_bottle, "", "4,4,3,3 on P2")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(against_labelling, klein_bottle_girth_4, "4", "4,4 on P2")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(against_labelling, torus_girth_3, "3", "3,3 on T1")->Unit(benchmark::kMillisecond);

void against_drawings(benchmark::State& state) {
  constexpr std::size_t kGirth = 4;
  naive::DrawnBrussels drawn({.orientable = true, .genus = 0}, {4, 4}, {.girth = kGirth});
  against(state, GraphCondition::girth(kGirth), "4,4", [&] { return Nimber(drawn.nimber()); });
}
BENCHMARK(against_drawings)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sprague
