// The census of trees against the solver on graphs and against the naive reference, tree by tree.
#include "checkers/tree_census.hpp"

#include <gmock/gmock.h>

#include <map>

#include "canonical/graph_notation.hpp"
#include "canonical/tree_key.hpp"
#include "checkers/nimbers.hpp"
#include "games/octal_on_graphs.hpp"
#include "tests/naive/octal.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

struct Level {
  std::size_t vertices;
  std::uint64_t trees;
  std::uint64_t lookups;
  std::vector<std::uint64_t> by_nimber;
  std::vector<std::string> first;  // by notation; empty where no tree has that nimber
  friend bool operator==(const Level&, const Level&) = default;
};

std::ostream& operator<<(std::ostream& out, const Level& level) {
  return out << level.vertices << ": " << ::testing::PrintToString(level.by_nimber)
             << ::testing::PrintToString(level.first) << level.trees << " " << level.lookups;
}

std::vector<std::uint64_t> trimmed(std::vector<std::uint64_t> counts) {
  while (!counts.empty() && counts.back() == 0) counts.pop_back();
  return counts;
}

std::vector<Level> run(const char* code, std::size_t most_vertices, Effort effort, std::size_t most_degree = 127) {
  std::vector<Level> levels;
  TreeCensus census(OctalCode::parse(code), most_vertices, effort, most_degree);
  census.run([&](const TreeLevel& level) {
    std::vector<std::string> first;
    for (const auto& graph : level.first) first.push_back(graph ? print_graph(*graph) : "");
    while (!first.empty() && first.back().empty()) first.pop_back();
    levels.push_back({level.vertices, level.trees, level.lookups, trimmed(level.by_nimber), first});
  });
  return levels;
}

bool within(const Graph& tree, std::size_t most_degree) {
  for (std::size_t v = 0; v < tree.vertices(); ++v) {
    if (tree.degree(static_cast<Vertex>(v)) > most_degree) return false;
  }
  return true;
}

// Compares every level with values from `value`, an oracle from graphs to nimbers.
template <class Value>
void expect_levels(const std::vector<Level>& levels, std::size_t most_vertices, std::size_t most_degree, Value value) {
  RootedTreeTable table;
  table.complete_to(most_vertices);
  ASSERT_EQ(levels.size(), most_vertices);
  for (std::size_t n = 1; n <= most_vertices; ++n) {
    const Level& level = levels[n - 1];
    EXPECT_EQ(level.vertices, n);
    std::vector<std::uint64_t> by_nimber;
    std::vector<std::pair<std::uint64_t, std::string>> least;
    std::uint64_t trees = 0;
    for (const Graph& tree : support::trees_on(n)) {
      if (!within(tree, most_degree)) continue;
      ++trees;
      const std::size_t v = value(tree);
      if (v >= by_nimber.size()) by_nimber.resize(v + 1, 0);
      if (v >= least.size()) least.resize(v + 1, {~std::uint64_t{0}, ""});
      ++by_nimber[v];
      least[v] = std::min(least[v], {table.packed_key(table.free_tree(tree)), print_graph(tree)});
    }
    EXPECT_EQ(level.trees, trees) << n;
    EXPECT_EQ(level.by_nimber, by_nimber) << n;
    ASSERT_EQ(level.first.size(), least.size()) << n;
    for (std::size_t v = 0; v < least.size(); ++v) {
      EXPECT_EQ(level.first[v], least[v].second) << n << " vertices, nimber " << v;
      if (!level.first[v].empty()) {
        EXPECT_EQ(value(parse_graph(level.first[v])), v);
      }
    }
  }
}

class TreeCensusTest : public ::testing::TestWithParam<const char*> {};

TEST_P(TreeCensusTest, AgainstTheSolverOnGraphs) {
  const auto game = OctalOnGraphs::from_code(GetParam());
  NimberSolver<OctalOnGraphs> solver(game, {});
  expect_levels(run(GetParam(), 10, {}), 10, 127, [&](const Graph& tree) { return solver.value(tree).value(); });
}

TEST_P(TreeCensusTest, AgainstTheNaiveReference) {
  expect_levels(run(GetParam(), 8, {}), 8, 127,
                [&](const Graph& tree) { return naive::OctalOnGraph(GetParam(), tree).value(); });
}

TEST_P(TreeCensusTest, BoundedDegree) {
  expect_levels(run(GetParam(), 9, {}, 3), 9, 3,
                [&](const Graph& tree) { return naive::OctalOnGraph(GetParam(), tree).value(); });
}

TEST_P(TreeCensusTest, AnyNumberOfThreads) {
  const std::vector<Level> one = run(GetParam(), 13, {});
  EXPECT_EQ(run(GetParam(), 13, {.threads = 2}), one);
  EXPECT_EQ(run(GetParam(), 13, {.threads = 5}), one);
  const std::vector<Level> one_bounded = run(GetParam(), 12, {}, 3);
  EXPECT_EQ(run(GetParam(), 12, {.threads = 2}, 3), one_bounded);
}

INSTANTIATE_TEST_SUITE_P(Codes, TreeCensusTest, ::testing::Values("0.33", "0.3", "0.23", "0.3133", "0.003"),
                         [](const auto& instance) { return std::string("o") + (instance.param + 2); });

TEST(TreeCensusLimits, StopAndMemory) {
  const std::atomic<bool> stop = true;
  EXPECT_THROW(run("0.33", 14, {.stop = &stop}), Interrupted);
  EXPECT_THROW(run("0.33", 14, {.memory_bytes = 1}), OutOfBudget);
}

TEST(FreeTreeOf, AgreesWithTheGraph) {
  for (std::size_t n = 1; n <= 12; ++n) {
    RootedTreeTable table;
    table.complete_to(n);
    each_tree(n, {},
              [&](Parents parents) { EXPECT_EQ(free_tree_of(table, parents), table.free_tree(tree_of(parents))); });
  }
}

}  // namespace
}  // namespace sprague
