// Canonical game trees: equal ids exactly for equal nested sets, nimbers of trees, trees of sums.
#include "checkers/game_trees.hpp"

#include <gmock/gmock.h>

#include <map>

#include "canonical/graph_notation.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "games/octal_heap.hpp"
#include "games/octal_on_graphs.hpp"
#include "tests/naive/game_tree.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

std::string nested_set_of(const char* code, const Graph& graph) {
  const naive::OctalOnGraph game(code, graph);
  return naive::nested_set(game, game.whole());
}

TEST(GameTreesTest, EqualIdsExactlyForEqualNestedSets) {
  GameTreeStore store;
  std::map<GameTreeId, std::string> text_of;
  std::map<std::string, GameTreeId> id_of;
  std::size_t positions = 0;
  auto compare = [&](GameTreeId id, const std::string& text, const std::string& name) {
    ++positions;
    EXPECT_EQ(text_of.emplace(id, text).first->second, text) << name;
    EXPECT_EQ(id_of.emplace(text, id).first->second, id) << name;
  };
  // One store for several games: ids compare across games too.
  for (const char* code : {"0.33", "0.07", "0.6"}) {
    const auto game = OctalOnGraphs::from_code(code);
    GameTrees<OctalOnGraphs> trees(game, store, {});
    std::vector<Graph> graphs = support::graphs_up_to(5, Connectivity::connected);
    for (Graph& tree : support::trees_on(6)) graphs.push_back(std::move(tree));
    for (const Graph& graph : graphs) {
      compare(trees.tree({graph}), nested_set_of(code, graph), code + std::string(" ") + print_graph(graph));
    }
    const std::vector<Graph> small = support::graphs_up_to(3, Connectivity::connected);
    for (const Graph& a : small) {
      for (const Graph& b : small) {
        compare(trees.tree({a, b}), nested_set_of(code, support::disjoint_union(a, b)), "sum");
      }
    }
  }
  EXPECT_LT(id_of.size(), positions) << "some trees are equal";
  EXPECT_GT(id_of.size(), 10U) << "some trees differ";
}

TEST(GameTreesTest, NimberAndHeight) {
  for (const char* code : {"0.33", "0.07", "0.137"}) {
    const auto game = OctalOnGraphs::from_code(code);
    GameTreeStore store;
    GameTrees<OctalOnGraphs> trees(game, store, {});
    NimberSolver<OctalOnGraphs> nimbers(game, {});
    PlayLengths<OctalOnGraphs> lengths(game, {});
    for (const Graph& graph : support::graphs_up_to(6, Connectivity::connected)) {
      const GameTreeId id = trees.tree({graph});
      EXPECT_EQ(store.nimber(id), nimbers.value(graph)) << print_graph(graph);
      EXPECT_EQ(store.height(id), *lengths.lengths({graph}).rbegin()) << print_graph(graph);
    }
  }
}

TEST(GameTreesTest, InternForgetsOrderAndRepetition) {
  GameTreeStore store;
  EXPECT_EQ(store.intern({}), GameTreeStore::kEnded);
  const GameTreeId one = store.intern({GameTreeStore::kEnded});
  const GameTreeId two = store.intern({GameTreeStore::kEnded, one});
  EXPECT_EQ(store.intern({one, GameTreeStore::kEnded, one, one}), two);
  EXPECT_NE(store.intern({one}), two);
  EXPECT_EQ(store.nimber(two), Nimber(2));
  EXPECT_EQ(store.nimber(store.intern({one})), Nimber(0));
}

// The tree of a sum, built in the store, against the tree that the options of the whole sum give one by one.
TEST(GameTreesTest, SumAgreesWithTheExplicitSum) {
  const auto game = OctalHeap::from_code("0.77");
  GameTreeStore store;
  GameTrees<OctalHeap> trees(game, store, {});
  std::map<std::vector<std::uint32_t>, GameTreeId> known;
  auto explicit_tree = [&](auto&& self, std::vector<std::uint32_t> heaps) -> GameTreeId {
    std::erase(heaps, 0U);
    std::ranges::sort(heaps);
    if (const auto found = known.find(heaps); found != known.end()) return found->second;
    std::vector<GameTreeId> options;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (const auto& parts : naive::heap_options("0.77", heaps[i])) {
        std::vector<std::uint32_t> after = parts;
        for (std::size_t j = 0; j < heaps.size(); ++j) {
          if (j != i) after.push_back(heaps[j]);
        }
        options.push_back(self(self, after));
      }
    }
    return known[heaps] = store.intern(options);
  };
  for (std::uint32_t a = 0; a <= 6; ++a) {
    for (std::uint32_t b = 0; b <= 6; ++b) {
      const GameTreeId sum = store.sum(trees.tree({a}), trees.tree({b}));
      EXPECT_EQ(sum, explicit_tree(explicit_tree, {a, b})) << a << "+" << b;
      EXPECT_EQ(sum, trees.tree({a, b}));
      EXPECT_EQ(sum, store.sum(trees.tree({b}), trees.tree({a})));
      EXPECT_EQ(store.nimber(sum), store.nimber(trees.tree({a})) ^ store.nimber(trees.tree({b})));
    }
  }
}

TEST(GameTreesTest, WithoutMemoryTheSameTrees) {
  const auto game = OctalOnGraphs::from_code("0.33");
  GameTreeStore store;
  GameTrees<OctalOnGraphs> with(game, store, {});
  GameTrees<OctalOnGraphs> without(game, store, {.memory_bytes = 0});
  for (const Graph& graph : support::graphs_up_to(5, Connectivity::connected)) {
    EXPECT_EQ(with.tree({graph}), without.tree({graph}));
  }
}

TEST(GameTreesTest, BudgetAndStop) {
  const auto game = OctalHeap::from_code("0.77");
  GameTreeStore store;
  GameTrees<OctalHeap> short_of_budget(game, store, {.most_positions = 1});
  EXPECT_THROW(short_of_budget.tree({4U}), OutOfBudget);
  const std::atomic<bool> stop = true;
  GameTrees<OctalHeap> stopped(game, store, {.stop = &stop});
  EXPECT_THROW(stopped.tree({4U}), Interrupted);
}

// The trees themselves take memory, whatever table of positions there is.
TEST(GameTreesTest, AStoreHasABudgetAndHearsAStop) {
  const auto game = OctalHeap::from_code("0.77");
  GameTreeStore plenty;
  GameTrees<OctalHeap>(game, plenty, {}).tree({14U, 13U, 12U});
  EXPECT_GT(plenty.bytes(), std::size_t{100'000});
  GameTreeStore little({.memory_bytes = 100'000});
  EXPECT_THROW(GameTrees<OctalHeap>(game, little, {}).tree({14U, 13U, 12U}), OutOfBudget);
  EXPECT_LT(little.bytes(), std::size_t{300'000});
  std::atomic<bool> stop = false;
  GameTreeStore stopped({.stop = &stop});
  GameTrees<OctalHeap> trees(game, stopped, {});
  const GameTreeId a = trees.tree({14U});
  const GameTreeId b = trees.tree({13U});
  stop = true;
  EXPECT_THROW(stopped.sum(a, b), Interrupted);
}

}  // namespace
}  // namespace sprague
