// Positions through one process of `sprague value GAME -`, against a process for each: the first 10,000 connected
// graphs on 8 vertices, and what these take. Of the processes 200 are run, for graphs from all over the list.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "canonical/families.hpp"
#include "canonical/graph_format.hpp"

namespace sprague {
namespace {

using benchmark::Counter;

constexpr std::size_t kPositions = 10000;

// A file for the time of a benchmark: so many of the positions, spread evenly.
class PositionsFile {
 public:
  explicit PositionsFile(std::size_t positions) {
    std::vector<std::string> graphs;
    each_graph(8, Connectivity::connected, {}, [&](const Graph& graph) { graphs.push_back(to_graph6(graph)); });
    std::string name = (std::filesystem::temp_directory_path() / "sprague-bench-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make a folder");
    folder_ = name;
    std::ofstream stream(path());
    for (std::size_t i = 0; i < positions; ++i) stream << graphs[i * (kPositions / positions)] << "\n";
  }
  ~PositionsFile() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  PositionsFile(const PositionsFile&) = delete;
  PositionsFile& operator=(const PositionsFile&) = delete;
  std::filesystem::path path() const { return folder_ / "positions"; }

 private:
  std::filesystem::path folder_;
};

void run_shell(const std::string& line) {
  if (std::system(line.c_str()) != 0) throw std::runtime_error("failed: " + line);
}

void report(benchmark::State& state) {
  const auto positions = static_cast<double>(state.range(0));
  state.counters["positions_per_second"] =
      Counter(positions * static_cast<double>(state.iterations()), Counter::kIsRate);
  state.counters["seconds_for_all"] =
      Counter(positions * static_cast<double>(state.iterations()) / kPositions, Counter::kIsRate | Counter::kInvert);
}

void one_process(benchmark::State& state, const std::string& game) {
  const PositionsFile file(static_cast<std::size_t>(state.range(0)));
  for (auto _ : state) {
    run_shell(std::string(SPRAGUE_COMMAND) + " value " + game + " - <" + file.path().string() + " >/dev/null");
  }
  report(state);
}
BENCHMARK_CAPTURE(one_process, octal, "octal:0.33")->Arg(kPositions)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(one_process, kayles, "nodekayles")->Arg(kPositions)->UseRealTime()->Unit(benchmark::kMillisecond);

void a_process_each(benchmark::State& state, const std::string& game) {
  const PositionsFile file(static_cast<std::size_t>(state.range(0)));
  for (auto _ : state) {
    run_shell(std::string("while read -r graph; do ") + SPRAGUE_COMMAND + " value " + game + " \"g6:$graph\"; done <" +
              file.path().string() + " >/dev/null");
  }
  report(state);
}
BENCHMARK_CAPTURE(a_process_each, octal, "octal:0.33")->Arg(200)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(a_process_each, kayles, "nodekayles")->Arg(200)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sprague
