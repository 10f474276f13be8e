// Games as text against the same games built in: nimbers of all trees and all connected graphs, by mex over options
// with canonical keys. `ratio` is how many times as long the text takes, `ratio_per_position` the same for one
// position.
//
// Positions are the same for both but in the Game of Arrows: built in, a position forgets all that no later move can
// tell, while those of a text are the same only if they are isomorphic, so that there are many times as many.
#include <benchmark/benchmark.h>

#include <chrono>
#include <string>

#include "canonical/families.hpp"
#include "checkers/nimbers.hpp"
#include "games/arrows_on_graphs.hpp"
#include "games/node_kayles.hpp"
#include "games/octal_on_graphs.hpp"
#include "games/written/game.hpp"

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
  const auto begin = std::chrono::steady_clock::now();
  NimberSolver<G> solver(game, {});
  Run result;
  each_member(census, [&](const Graph& graph) { result.sum += solver.value(components(graph)).value(); });
  result.positions = solver.positions();
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return result;
}

template <class BuiltIn>
void compare(benchmark::State& state, const std::string& rules, const BuiltIn& built_in, Census census) {
  const WrittenGame written = WrittenGame::from_code("game g on graphs: " + rules);
  for (auto _ : state) {
    const Run text =
        run(written, census, [&](const Graph& graph) { return written.components(written.board_of(graph)); });
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
constexpr Census kArrowTrees{8, 0, 0};
constexpr Census kArrowGraphs{0, 6, 8};

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
  compare(state, kTrimmed, ArrowsOnGraphs(Leaves::free), kArrowTrees);
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
