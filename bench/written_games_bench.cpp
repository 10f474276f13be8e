// Games as text against the same games built in: nimbers of all trees and all connected graphs, by mex over options
// with canonical keys. `ratio` is how many times as long the text takes, `ratio_per_position` the same for one
// position.
//
// Seconds are of the processor, so that other programs change the ratios little. The Game of Arrows is solved in the
// easier form that the program finds for it (games/written/open_edges.hpp); as the text has it, with all directed edges
// kept, it has about two hundred times as many positions.
#include <benchmark/benchmark.h>

#include <ctime>
#include <string>

#include "canonical/families.hpp"
#include "checkers/nimbers.hpp"
#include "games/arrows_on_graphs.hpp"
#include "games/node_kayles.hpp"
#include "games/octal_on_graphs.hpp"
#include "games/written/game.hpp"
#include "games/written/open_edges.hpp"

namespace sprague {
namespace {

// How far: every tree and every connected graph with at most so many vertices, graphs with at most so many edges.
struct Census {
  std::size_t tree_vertices;
  std::size_t graph_vertices;
  std::size_t graph_edges;
};

template <class Visit>
void each_member(Census census, const Visit& visit) {
  for (std::size_t n = 2; n <= census.tree_vertices; ++n) {
    each_tree(n, {}, [&](Parents parents) { visit(tree_of(parents)); });
  }
  for (std::size_t n = 2; n <= census.graph_vertices; ++n) {
    each_graph(n, Connectivity::connected, {}, [&](const Graph& graph) {
      if (graph.edges() <= census.graph_edges) visit(graph);
    });
  }
}

struct Run {
  double seconds = 0;
  std::uint64_t positions = 0;
  std::uint64_t sum = 0;  // of nimbers, which both sides must agree on
};

template <class G, class Components>
Run run(const G& game, Census census, const Components& components) {
  const std::clock_t begin = std::clock();
  NimberSolver<G> solver(game, {});
  Run result;
  each_member(census, [&](const Graph& graph) { result.sum += solver.value(components(graph)).value(); });
  result.positions = solver.positions();
  result.seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  return result;
}

template <class BuiltIn>
void compare(benchmark::State& state, const std::string& rules, const BuiltIn& built_in, Census census) {
  const WrittenGame written = WrittenGame::from_code("game g on graphs: " + rules);
  for (auto _ : state) {
    // As the program does: in the easier form where the game has one (conjectures/known_nimbers.hpp).
    const auto easier = written::OpenEdgesRules::of(written.text());
    const Run text =
        easier ? run(*easier, census, [&](const Graph& graph) { return *easier->components(written.board_of(graph)); })
               : run(written, census, [&](const Graph& graph) { return written.components(written.board_of(graph)); });
    const Run rules_of_its_own = run(built_in, census, [&](const Graph& graph) {
      if constexpr (std::same_as<BuiltIn, ArrowsOnGraphs>) {
        return built_in.components({graph, {}});
      } else {
        return built_in.components(graph);
      }
    });
    if (text.sum != rules_of_its_own.sum) state.SkipWithError("the nimbers differ");
    state.counters["ratio"] = text.seconds / rules_of_its_own.seconds;
    state.counters["ratio_per_position"] = text.seconds / static_cast<double>(text.positions) /
                                           rules_of_its_own.seconds * static_cast<double>(rules_of_its_own.positions);
    state.counters["positions"] = static_cast<double>(text.positions);
    state.counters["built_in_positions"] = static_cast<double>(rules_of_its_own.positions);
    state.counters["seconds_as_text"] = text.seconds;
    state.counters["seconds_built_in"] = rules_of_its_own.seconds;
  }
}

const std::string kKayles = "move vertex v: delete closed(v)";
const std::string kOctal = "move connected s with size at most 2 keeping connected: delete s";
const std::string kTrimmed =
    "move arrow a where not directed(a) keeping every(v in ends(a): degree(v) = 1 or indegree(v) < degree(v) and "
    "outdegree(v) < degree(v)): direct a";

constexpr Census kTrees{14, 0, 0};
constexpr Census kGraphs{0, 8, 28};
// The Game of Arrows has up to three to the power of m positions on m edges.
constexpr Census kArrowGraphs{0, 8, 11};

void kayles_on_trees(benchmark::State& state) {
  compare(state, kKayles, NodeKayles{}, kTrees);
}
void kayles_on_graphs(benchmark::State& state) {
  compare(state, kKayles, NodeKayles{}, kGraphs);
}
void octal_on_trees(benchmark::State& state) {
  compare(state, kOctal, OctalOnGraphs::from_code("0.33"), kTrees);
}
void octal_on_graphs(benchmark::State& state) {
  compare(state, kOctal, OctalOnGraphs::from_code("0.33"), kGraphs);
}
void arrows_on_trees(benchmark::State& state) {
  compare(state, kTrimmed, ArrowsOnGraphs(Leaves::free), kTrees);
}
void arrows_on_graphs(benchmark::State& state) {
  compare(state, kTrimmed, ArrowsOnGraphs(Leaves::free), kArrowGraphs);
}
BENCHMARK(kayles_on_trees)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(kayles_on_graphs)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(octal_on_trees)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(octal_on_graphs)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(arrows_on_trees)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(arrows_on_graphs)->Unit(benchmark::kMillisecond)->Iterations(1);

}  // namespace
}  // namespace sprague
