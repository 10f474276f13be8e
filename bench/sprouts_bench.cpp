// Sprouts. Nimbers by mex: lands, curves a land, lands a second and bytes a land, with 4 spots also against a mex that
// draws all curves and tells lands apart by nauty's labelling, which meets as many. Outcomes by proof numbers: lands,
// also against couples. Canonical words against nauty's labelling on the lands that curves leave (after the first round
// all met lately), and the engine against drawings made in full (tests/naive): counters give how many times faster, the
// other way run once and timed by itself.
#include <benchmark/benchmark.h>

#include <ctime>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "checkers/couples.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/proof_search.hpp"
#include "games/sprouts.hpp"
#include "games/sprouts_moves.hpp"
#include "tests/games/sprouts_incidences.hpp"
#include "tests/games/sprouts_lands.hpp"
#include "tests/naive/drawn_sprouts.hpp"

namespace sprague {
namespace {

using benchmark::Counter;

double seconds_since(std::clock_t begin) {
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

// The mex over all curves, lands told apart by nauty's labelling alone.
class ByLabelling {
 public:
  Nimber nimber(const std::string& word) {
    const auto [known, is_new] = known_.try_emplace(incidences(land_of_word(word)));
    if (!is_new) return known->second;
    NimberSet seen;
    any_curve(word, CurvesDrawn::kAll, [&](std::string_view drawing, Letters dead) {
      std::vector<std::string> lands;
      each_land(drawing, dead, {}, [&](std::string_view land) { lands.emplace_back(land); });
      Nimber total;
      for (const std::string& land : lands) total = total ^ nimber(land);
      seen.insert(total);
      return false;
    });
    return known->second = seen.mex();
  }
  std::size_t lands() const { return known_.size(); }

 private:
  std::map<std::string, Nimber> known_;
};

void nimber(benchmark::State& state, const char* start, bool against_labelling) {
  const Sprouts game;
  Nimber found;
  std::uint64_t positions = 0;
  for (auto _ : state) {
    NimberSolver<Sprouts> solver(game, {});
    found = solver.value(game.parse(start));
    positions = solver.positions();
  }
  Memo<Sprouts::Key, Nimber> memo(std::size_t{4} << 30);
  std::size_t curves = 0;
  for (const std::string& word : lands_below(game, game.parse(start))) {
    memo.insert(word, Nimber());
    any_curve(word, CurvesDrawn::kUpToSymmetry, [&](std::string_view, Letters) {
      ++curves;
      return false;
    });
  }
  const auto lands = static_cast<double>(positions);
  state.counters["lands"] = lands;
  state.counters["curves_per_land"] = static_cast<double>(curves) / lands;
  state.counters["lands_per_second"] = Counter(lands * static_cast<double>(state.iterations()), Counter::kIsRate);
  state.counters["bytes_per_land"] = static_cast<double>(memo.bytes()) / lands;
  if (!against_labelling) return;
  ByLabelling labelling;
  const std::clock_t begin = std::clock();
  const Nimber expected = labelling.nimber(game.parse(start).front().word);
  const double seconds = seconds_since(begin);
  if (found != expected || labelling.lands() != positions)
    throw std::runtime_error(std::string(start) + ": the two ways differ");
  state.counters["times_faster"] = Counter(seconds * static_cast<double>(state.iterations()), Counter::kIsRate);
}
BENCHMARK_CAPTURE(nimber, sphere_4, "4", true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(nimber, sphere_5, "5", false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(nimber, projective_plane_4, "4 on P1", true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(nimber, projective_plane_5, "5 on P1", false)->Unit(benchmark::kMillisecond);

// Who wins, by proof numbers; against couples gone through in the order of their keys, where that is not too long.
void outcome(benchmark::State& state, const char* start, bool against_couples) {
  const Sprouts game;
  const Sum<SproutsLand> sum = game.parse(start);
  ProofCounts counts;
  bool lost = false;
  for (auto _ : state) {
    ProofSearch<Sprouts> search(game, {});
    lost = search.is_lost(sum);
    counts = search.counts();
  }
  const auto lands = static_cast<double>(counts.positions);
  const auto rounds = static_cast<double>(state.iterations());
  state.counters["lands"] = lands;
  state.counters["looked_into"] = static_cast<double>(counts.expanded);
  state.counters["children_per_land"] = static_cast<double>(counts.options) / static_cast<double>(counts.expanded);
  state.counters["lands_per_second"] = Counter(lands * rounds, Counter::kIsRate);
  if (!against_couples) return;
  CoupleTable<Sprouts> table(std::size_t{1} << 30);
  CoupleSolver<Sprouts> couples(game, table, {});
  const std::clock_t begin = std::clock();
  if (couples.is_lost(sum) != lost) throw std::runtime_error(std::string(start) + ": the two ways differ");
  state.counters["times_faster"] = Counter(seconds_since(begin) * rounds, Counter::kIsRate);
  state.counters["times_fewer_couples"] =
      static_cast<double>(couples.counts().expanded) / static_cast<double>(counts.expanded);
}
BENCHMARK_CAPTURE(outcome, sphere_6, "6", true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(outcome, sphere_12, "12", false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(outcome, three_crosscaps_9, "9 on P3", false)->Unit(benchmark::kMillisecond);

void words_against_labelling(benchmark::State& state, const char* start) {
  const Sprouts game;
  std::vector<std::string> words;
  for (const std::string& land : lands_below(game, game.parse(start))) {
    any_curve(land, CurvesDrawn::kUpToSymmetry, [&](std::string_view drawing, Letters dead) {
      each_land(drawing, dead, {}, [&](std::string_view word) { words.emplace_back(word); });
      return false;
    });
  }
  std::set<std::string> by_labelling;
  const std::clock_t begin = std::clock();
  for (const std::string& word : words) by_labelling.insert(incidences(land_of_word(word)));
  const double seconds = seconds_since(begin);
  std::set<std::string> by_words;
  for (auto _ : state) {
    by_words.clear();
    for (const std::string& word : words) by_words.insert(canonical_word(word));
  }
  if (by_words.size() != by_labelling.size()) throw std::runtime_error(std::string(start) + ": the two ways differ");
  const auto rounds = static_cast<double>(state.iterations());
  state.counters["words"] = static_cast<double>(words.size());
  state.counters["words_per_second"] = Counter(static_cast<double>(words.size()) * rounds, Counter::kIsRate);
  state.counters["times_faster"] = Counter(seconds * rounds, Counter::kIsRate);
}
BENCHMARK_CAPTURE(words_against_labelling, sphere_3, "3")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(words_against_labelling, projective_plane_3, "3 on P1")->Unit(benchmark::kMillisecond);

void against_drawings(benchmark::State& state) {
  naive::CanonicalTrees trees;
  naive::DrawnSprouts drawn(trees);
  const std::clock_t begin = std::clock();
  const std::size_t expected = drawn.nimber(naive::sprouts({true, 0}, 2));
  const double seconds = seconds_since(begin);
  const Sprouts game;
  Nimber nimber;
  for (auto _ : state) nimber = NimberSolver<Sprouts>(game, {}).value(game.parse("2"));
  if (nimber.value() != expected) throw std::runtime_error("2 spots: the two ways differ");
  state.counters["times_faster"] = Counter(seconds * static_cast<double>(state.iterations()), Counter::kIsRate);
}
BENCHMARK(against_drawings)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace sprague
