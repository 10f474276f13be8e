// The Game of Cycles. The double diamond's value: the thesis's algorithm in its own language (bench/thesis_cycles.py,
// run here and timed by itself) against the search on the board and the search on positions in normal form; counters
// give positions and how many times faster. And the outcomes of all 2-connected boards, each by itself and with one
// table: boards, positions expanded, positions a second and the share of questions that the table answers.
#include <benchmark/benchmark.h>

#include <array>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>

#include "canonical/plane_boards.hpp"
#include "canonical/plane_notation.hpp"
#include "checkers/arrow_outcomes.hpp"
#include "checkers/couples.hpp"
#include "checkers/sweep.hpp"
#include "games/cycles.hpp"
#include "games/cycles_on_board.hpp"

namespace sprague {
namespace {

using benchmark::Counter;

struct Board {
  const char* map;
  const char* edges;   // as the script takes them
  const char* cycles;  // each both ways round
};
constexpr Board kDoubleDiamond{"bd,cfeda,fb,abe,bfd,ebc outer=a>b", "ab,ad,bc,bd,be,bf,cf,de,ef",
                               "abda,adba,bdeb,bedb,befb,bfeb,bcfb,bfcb"};
constexpr Board kExtended{"bg,cfeda,hb,gbe,bfd,ebh,ad,cf outer=a>b", "ab,ag,gd,bc,bd,be,bf,ch,hf,de,ef",
                          "abdga,agdba,bdeb,bedb,befb,bfeb,bchfb,bfhcb"};

struct ScriptRun {
  double seconds = 0;
  std::uint64_t positions = 0;
};

ScriptRun run_script(const Board& board) {
  const std::string command =
      std::string("python3 ") + SPRAGUE_SOURCE_DIR + "/bench/thesis_cycles.py " + board.edges + " " + board.cycles;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) throw std::runtime_error("cannot run " + command);
  std::string text;
  std::array<char, 256> part{};
  while (std::fgets(part.data(), part.size(), pipe) != nullptr) text += part.data();
  if (pclose(pipe) != 0) throw std::runtime_error(command + " failed");
  const auto answer = nlohmann::json::parse(text);
  if (answer.at("value") != 0) throw std::runtime_error("the script's value is not 0");
  return {answer.at("seconds"), answer.at("positions")};
}

// The script once, then the search as often as the benchmark wants; times_faster is the script's processor time over
// the search's.
template <class Search>
void against_script(benchmark::State& state, const Board& board, Search&& search) {
  const ScriptRun script = run_script(board);
  const PlaneMap map = parse_plane_map(board.map);
  std::uint64_t expanded = 0;
  for (auto _ : state) expanded = search(map);
  state.counters["positions"] = static_cast<double>(expanded);
  state.counters["script_positions"] = static_cast<double>(script.positions);
  state.counters["script_seconds"] = script.seconds;
  state.counters["times_faster"] = Counter(script.seconds * static_cast<double>(state.iterations()), Counter::kIsRate);
}

std::uint64_t search_board(const PlaneMap& map) {
  const CyclesOnBoard game(map, CellReading::walk, DeathMoves::forbidden);
  CoupleTable<CyclesOnBoard> table(std::size_t{1} << 28);
  CoupleSolver<CyclesOnBoard> solver(game, table, {});
  if (!solver.nimber({ArrowSet{0}}).is_zero()) throw std::runtime_error("the value is not 0");
  return solver.counts().expanded;
}

std::uint64_t search_normal_form(const PlaneMap& map) {
  const Cycles game(CellReading::walk);
  CoupleTable<Cycles> table(std::size_t{1} << 28);
  CoupleSolver<Cycles> solver(game, table, {});
  if (!solver.nimber(game.components({map, {}})).is_zero()) throw std::runtime_error("the value is not 0");
  return solver.counts().expanded;
}

BENCHMARK_CAPTURE(against_script, double_diamond_on_board, kDoubleDiamond, search_board)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(against_script, double_diamond_normal_form, kDoubleDiamond, search_normal_form)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(against_script, extended_on_board, kExtended, search_board)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(against_script, extended_normal_form, kExtended, search_normal_form)->Unit(benchmark::kMicrosecond);

// Hands every 2-connected board to that many edges to the workers.
template <class Worker>
void feed_two_connected(const Effort& effort, std::vector<Worker>& workers, std::size_t most_edges) {
  PlaneBoards family(Connectivity::two_connected);
  feed<PlaneMap>(
      effort, workers,
      [&](absl::FunctionRef<void(PlaneMap)> sink) {
        for (std::size_t edges = 3; edges <= most_edges; ++edges) {
          family.each(edges, {}, [&sink](const PlaneMap& map) { sink(map); });
        }
      },
      16);
}

void report_positions(benchmark::State& state, std::uint64_t boards, std::uint64_t positions) {
  state.counters["boards"] = static_cast<double>(boards);
  state.counters["positions"] = static_cast<double>(positions);
  state.counters["positions_per_second"] =
      Counter(static_cast<double>(positions) * static_cast<double>(state.iterations()), Counter::kIsRate);
}

void edges_and_threads(benchmark::internal::Benchmark* bench) {
  bench->ArgNames({"edges", "threads"})->Args({10, 1})->Args({10, 2})->Args({12, 2});
  bench->Iterations(1)->UseRealTime()->Unit(benchmark::kMillisecond);
}

// Each board by itself, in bits.
void two_connected_boards_in_bits(benchmark::State& state) {
  struct Worker {
    const Cycles* game;
    ArrowOutcomes outcomes;
    std::uint64_t boards = 0;
    void operator()(const PlaneMap& map) {
      ++boards;
      benchmark::DoNotOptimize(outcomes.is_lost(game->system_of({map, {}})));
    }
  };
  Effort effort;
  effort.threads = static_cast<unsigned>(state.range(1));
  std::uint64_t boards = 0;
  std::uint64_t positions = 0;
  for (auto _ : state) {
    boards = positions = 0;
    const Cycles game(CellReading::walk);
    std::vector<Worker> workers;
    for (unsigned i = 0; i < effort.threads; ++i) workers.push_back({&game, ArrowOutcomes(effort.share())});
    feed_two_connected(effort, workers, static_cast<std::size_t>(state.range(0)));
    for (const Worker& worker : workers) {
      boards += worker.boards;
      positions += worker.outcomes.positions();
    }
  }
  report_positions(state, boards, positions);
}
BENCHMARK(two_connected_boards_in_bits)->Apply(edges_and_threads);

// Couples of positions in normal form, threads sharing one table.
void two_connected_boards(benchmark::State& state) {
  struct Worker {
    const Cycles* game;
    CoupleSolver<Cycles> solver;
    std::uint64_t boards = 0;
    void operator()(const PlaneMap& map) {
      ++boards;
      benchmark::DoNotOptimize(solver.is_lost(game->components({map, {}})));
    }
  };
  Effort effort;
  effort.threads = static_cast<unsigned>(state.range(1));
  std::uint64_t boards = 0;
  CoupleCounts counts;
  std::size_t distinct = 0;
  for (auto _ : state) {
    boards = 0;
    counts = {};
    const Cycles game(CellReading::walk);
    CoupleTable<Cycles> table(effort.memory_bytes);
    std::vector<Worker> workers;
    for (unsigned i = 0; i < effort.threads; ++i) workers.push_back({&game, CoupleSolver<Cycles>(game, table, effort)});
    feed_two_connected(effort, workers, static_cast<std::size_t>(state.range(0)));
    for (const Worker& worker : workers) {
      boards += worker.boards;
      counts.expanded += worker.solver.counts().expanded;
      counts.asked += worker.solver.counts().asked;
      counts.answered += worker.solver.counts().answered;
    }
    distinct = table.size();
  }
  report_positions(state, boards, counts.expanded);
  state.counters["distinct"] = static_cast<double>(distinct);
  state.counters["hit_rate"] = static_cast<double>(counts.answered) / static_cast<double>(counts.asked);
}
BENCHMARK(two_connected_boards)->Apply(edges_and_threads);

}  // namespace
}  // namespace sprague
