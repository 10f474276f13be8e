// The census of caterpillars against the solver on graphs, word by word, with and without bounded runs.
#include "checkers/caterpillar_census.hpp"

#include <gmock/gmock.h>

#include "checkers/nimbers.hpp"
#include "games/octal_on_graphs.hpp"
#include "tests/naive/octal.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

std::vector<CaterpillarLevel> run(std::size_t most_vertices, unsigned longest_run, Effort effort) {
  std::vector<CaterpillarLevel> levels;
  CaterpillarCensus census(most_vertices, longest_run, effort);
  census.run([&](const CaterpillarLevel& level) { levels.push_back(level); });
  return levels;
}

unsigned longest_run_of_zeros(CaterpillarWord word) {
  unsigned longest = 0;
  unsigned run_length = 0;
  for (unsigned i = 0; i < word.length; ++i) {
    run_length = (word.bits >> i & 1) == 0 ? run_length + 1 : 0;
    longest = std::max(longest, run_length);
  }
  return longest;
}

template <class Value>
void expect_levels(std::size_t most_vertices, unsigned longest_run, Value value) {
  const std::vector<CaterpillarLevel> levels = run(most_vertices, longest_run, {});
  ASSERT_EQ(levels.size(), most_vertices - 2);
  for (std::size_t n = 3; n <= most_vertices; ++n) {
    SCOPED_TRACE("runs of at most " + std::to_string(longest_run) + " on " + std::to_string(n));
    const CaterpillarLevel& level = levels[n - 3];
    EXPECT_EQ(level.vertices, n);
    const auto length = static_cast<unsigned>(n - 3);
    std::uint64_t words = 0;
    std::uint64_t caterpillars = 0;
    std::vector<std::uint64_t> by_nimber;
    std::vector<std::optional<CaterpillarWord>> first;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << length; ++bits) {
      const CaterpillarWord word{bits, length};
      if (longest_run_of_zeros(word) > longest_run) continue;
      ++words;
      if (reversed(word) < word) continue;
      ++caterpillars;
      const std::size_t v = value(caterpillar_graph(code_of(word)));
      if (v >= by_nimber.size()) {
        by_nimber.resize(v + 1, 0);
        first.resize(v + 1);
      }
      ++by_nimber[v];
      if (!first[v]) first[v] = word;
    }
    EXPECT_EQ(level.words, words);
    EXPECT_EQ(level.caterpillars, caterpillars);
    for (std::size_t v = 0; v < std::max(by_nimber.size(), level.by_nimber.size()); ++v) {
      EXPECT_EQ(v < level.by_nimber.size() ? level.by_nimber[v] : 0, v < by_nimber.size() ? by_nimber[v] : 0) << v;
      EXPECT_EQ(v < level.first.size() ? level.first[v] : std::nullopt, v < first.size() ? first[v] : std::nullopt)
          << v;
    }
  }
}

TEST(CaterpillarCensusTest, AgainstTheSolverOnGraphs) {
  const auto game = OctalOnGraphs::from_code("0.33");
  NimberSolver<OctalOnGraphs> solver(game, {});
  for (unsigned longest_run : {CaterpillarCensus::kAnyRun, 1U, 2U, 3U}) {
    expect_levels(12, longest_run, [&](const Graph& graph) { return solver.value(graph).value(); });
  }
}

TEST(CaterpillarCensusTest, AgainstTheNaiveReference) {
  for (unsigned longest_run : {CaterpillarCensus::kAnyRun, 1U}) {
    expect_levels(9, longest_run, [](const Graph& graph) { return naive::OctalOnGraph("0.33", graph).value(); });
  }
}

TEST(CaterpillarCensusTest, AnyNumberOfThreads) {
  auto same = [](const CaterpillarLevel& a, const CaterpillarLevel& b) {
    return a.vertices == b.vertices && a.caterpillars == b.caterpillars && a.words == b.words &&
           a.lookups == b.lookups && a.by_nimber == b.by_nimber && a.first == b.first;
  };
  for (unsigned longest_run : {CaterpillarCensus::kAnyRun, 1U, 2U}) {
    const auto one = run(18, longest_run, {});
    for (unsigned threads : {2U, 5U}) {
      const auto more = run(18, longest_run, {.threads = threads});
      ASSERT_EQ(more.size(), one.size());
      for (std::size_t i = 0; i < one.size(); ++i) EXPECT_TRUE(same(one[i], more[i])) << one[i].vertices;
    }
  }
}

// A bounded run must be a part of the unbounded one: ranks of bounded words are another numbering of the same words.
TEST(CaterpillarCensusTest, AWideBoundIsNoBound) {
  const auto any = run(16, CaterpillarCensus::kAnyRun, {});
  const auto wide = run(16, 13, {});
  ASSERT_EQ(any.size(), wide.size());
  for (std::size_t i = 0; i < any.size(); ++i) {
    EXPECT_EQ(any[i].by_nimber, wide[i].by_nimber);
    EXPECT_EQ(any[i].first, wide[i].first);
  }
}

TEST(CaterpillarCensusTest, StopAndMemory) {
  const std::atomic<bool> stop = true;
  EXPECT_THROW(run(24, CaterpillarCensus::kAnyRun, {.stop = &stop}), Interrupted);
  EXPECT_THROW(run(40, CaterpillarCensus::kAnyRun, {.memory_bytes = 1000}), OutOfBudget);
}

}  // namespace
}  // namespace sprague
