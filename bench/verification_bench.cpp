// Checking a certificate against the search that found it: the search by proof numbers with the certificate written
// out, once, and the verifier as often as the benchmark wants. Counters give lines a second, bytes and how many times
// faster the verifier is, by processor time.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include "certificates/rules.hpp"
#include "certificates/starts_proof.hpp"
#include "verify/verify.hpp"

namespace sprague {
namespace {

using benchmark::Counter;

// Of this program so far.
double processor_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

template <HasLabels G>
void against_search(benchmark::State& state, const G& game, const CertifiedStart<G>& start) {
  const double before = processor_seconds();
  const std::string text = StartsProof<G>(game, Effort()).certificate({start});
  const double search = processor_seconds() - before;
  const auto file = std::filesystem::temp_directory_path() / ("sprague-bench-" + std::to_string(std::clock()));
  std::ofstream(file, std::ios::binary) << text;
  const double started = processor_seconds();
  for (auto _ : state) {
    if (verify::verify(file.string()).verdict == verify::Verdict::verified) continue;
    throw std::runtime_error("the verifier rejects " + start.text);
  }
  const double each = (processor_seconds() - started) / static_cast<double>(state.iterations());
  std::filesystem::remove(file);
  const auto lines = static_cast<double>(std::ranges::count(text, '\n'));
  state.counters["bytes"] = static_cast<double>(text.size());
  state.counters["lines_per_second"] = Counter(lines, Counter::kIsIterationInvariantRate);
  state.counters["times_faster_than_search"] = search / each;
}

void verify_sprouts(benchmark::State& state, const char* start, ProofOf proof) {
  const Sprouts game = certified_sprouts();
  auto certified = start_of(game, start);
  certified.proof = proof;
  against_search(state, game, certified);
}
BENCHMARK_CAPTURE(verify_sprouts, eight_spots, "8", ProofOf::outcome);
BENCHMARK_CAPTURE(verify_sprouts, seven_spots_on_a_torus, "7 on T1", ProofOf::outcome);
BENCHMARK_CAPTURE(verify_sprouts, six_spots_on_crosscaps, "6 on P3", ProofOf::outcome);
BENCHMARK_CAPTURE(verify_sprouts, nimber_of_five_spots, "5", ProofOf::nimber);

void verify_cycles(benchmark::State& state, const char* board) {
  const Cycles game(CellReading::walk);
  against_search(state, game, start_of(game, board));
}
BENCHMARK_CAPTURE(verify_cycles, double_diamond, "bd,cfeda,fb,abe,bfd,ebc outer=a>b");

void verify_arrows(benchmark::State& state, const char* spider) {
  const ArrowsOnGraphs game(Leaves::free);
  against_search(state, game, start_of(game, spider));
}
BENCHMARK_CAPTURE(verify_arrows, spider_of_16_edges, "S[6,5,5]");

void verify_octal(benchmark::State& state, const char* graph) {
  const OctalOnGraphs game = OctalOnGraphs::from_code("0.33");
  against_search(state, game, with_nimber(start_of(game, graph)));
}
BENCHMARK_CAPTURE(verify_octal, star_of_17_vertices, "S(1,1,2,3,4,5)");

void verify_brussels(benchmark::State& state) {
  const LabelledBrussels game(4);
  against_search(state, game, start_of(game, std::vector{5U, 7U, 7U}));
}
BENCHMARK(verify_brussels)->Name("verify_brussels/three_spots_girth_4");

void verify_circles(benchmark::State& state) {
  const auto game = certified_circles();
  against_search(state, game, with_nimber(start_of(game, "CS4(20,1,24,1)")));
}
BENCHMARK(verify_circles)->Name("verify_circles/many_tips");

}  // namespace
}  // namespace sprague
