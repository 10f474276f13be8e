// The Game of Arrows against the naive reference, whole censuses of graphs and all their states.
#include "games/arrows_on_graphs.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>

#include <map>

#include "canonical/ensure.hpp"
#include "canonical/graph_format.hpp"
#include "checkers/couples.hpp"
#include "checkers/nimbers.hpp"
#include "tests/naive/arrows.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

std::vector<Graph> graphs_with_edges(std::size_t most_vertices, std::size_t most_edges) {
  std::vector<Graph> result;
  for (std::size_t n = 2; n <= most_vertices; ++n) {
    for (const Graph& graph : support::graphs_on(n, Connectivity::connected)) {
      if (graph.edges() <= most_edges) result.push_back(graph);
    }
  }
  return result;
}

ArrowsBoard board_of(const Graph& graph, const naive::Decoration& marks) {
  return {graph, {marks.begin(), marks.end()}};
}

TEST(ArrowsOnGraphsTest, NimbersOfAllStates) {
  for (const Leaves leaves : {Leaves::free, Leaves::bound}) {
    const ArrowsOnGraphs game(leaves);
    NimberSolver<ArrowsOnGraphs> by_mex(game, {});
    CoupleTable<ArrowsOnGraphs> table(std::size_t{1} << 30);
    CoupleSolver<ArrowsOnGraphs> by_couples(game, table, {});
    std::uint64_t states = 0;
    for (const Graph& graph : graphs_with_edges(7, 6)) {
      naive::ArrowsOnGraph reference(graph,
                                     leaves == Leaves::free ? naive::ArrowRules::trimmed : naive::ArrowRules::full);
      auto positions = reference.descendents({});
      positions.insert(naive::Decoration{});
      for (const naive::Decoration& marks : positions) {
        ++states;
        const auto components = game.components(board_of(graph, marks));
        const unsigned expected = reference.value(marks);
        ASSERT_EQ(by_mex.value(components).value(), expected) << game.print_board(board_of(graph, marks));
        ASSERT_EQ(by_couples.nimber(components).value(), expected) << game.print_board(board_of(graph, marks));
      }
    }
    EXPECT_GT(states, 1000U);
  }
}

TEST(ArrowsOnGraphsTest, MovesAreTheFollowers) {
  for (const Leaves leaves : {Leaves::free, Leaves::bound}) {
    const ArrowsOnGraphs game(leaves);
    for (const Graph& graph : graphs_with_edges(6, 5)) {
      const naive::ArrowsOnGraph reference(
          graph, leaves == Leaves::free ? naive::ArrowRules::trimmed : naive::ArrowRules::full);
      auto positions = reference.descendents({});
      positions.insert(naive::Decoration{});
      for (const naive::Decoration& marks : positions) {
        std::vector<std::string> expected;
        for (const naive::Arrow& arrow : reference.arrows()) {
          naive::Decoration next = marks;
          next.insert(arrow);
          if (!marks.contains(arrow) && reference.is_position(next)) {
            expected.push_back(std::to_string(arrow.first) + ">" + std::to_string(arrow.second));
          }
        }
        std::vector<std::string> found;
        game.each_move(board_of(graph, marks), [&](const auto& move) {
          found.push_back(move.name);
          EXPECT_EQ(fmt::format("{}", fmt::join(move.vertices, ">")), move.name);
        });
        EXPECT_THAT(found, ::testing::UnorderedElementsAreArray(expected));
      }
    }
  }
}

// The normal form is Definition 4.5: states with the same components are isomorphic, and isomorphic ones the same,
// once edges that can never be marked are set aside and lone edges are not told apart.
TEST(ArrowsOnGraphsTest, SameComponentsForIsomorphicStates) {
  const ArrowsOnGraphs game(Leaves::free);
  struct State {
    const naive::ArrowsOnGraph* on;
    naive::Decoration marks;
    std::vector<std::string> keys;
  };
  std::vector<naive::ArrowsOnGraph> references;
  for (const Graph& graph : graphs_with_edges(5, 4)) references.emplace_back(graph, naive::ArrowRules::trimmed);
  std::vector<State> states;
  for (const auto& reference : references) {
    for (const naive::Decoration& marks : reference.descendents({})) {
      if (reference.unmarked_arrows(marks).size() > 6) continue;
      State state{&reference, marks, {}};
      for (const auto& part : game.components(board_of(reference.graph(), marks))) state.keys.push_back(part.key());
      std::ranges::sort(state.keys);
      states.push_back(std::move(state));
    }
  }
  std::uint64_t isomorphic = 0;
  std::uint64_t same = 0;
  for (std::size_t i = 0; i < states.size(); i += 7) {
    for (std::size_t j = 0; j < i; j += 5) {
      const State& a = states[i];
      const State& b = states[j];
      const bool are_same = a.keys == b.keys;
      const bool are_isomorphic = naive::are_isomorphic(*a.on, a.marks, *b.on, b.marks);
      same += are_same;
      isomorphic += are_isomorphic;
      EXPECT_TRUE(are_same || !are_isomorphic) << game.print_board(board_of(a.on->graph(), a.marks)) << " and "
                                               << game.print_board(board_of(b.on->graph(), b.marks));
    }
  }
  EXPECT_GT(isomorphic, 20U);
  EXPECT_GE(same, isomorphic);
}

TEST(ArrowsOnGraphsTest, RefusesBadBoards) {
  const ArrowsOnGraphs game(Leaves::free);
  const std::map<std::string, std::string> bad = {{"P5; 0>2", "no edge 0-2"},
                                                  {"P5; 0>1,1>0", "marked twice"},
                                                  {"P5; 0>1,2>1", "vertex 1 is a sink"},
                                                  {"P5; 1>0,1>2", "vertex 1 is a source"},
                                                  {"P5; 0-1", "expected an arrow"},
                                                  {"P5; ", "expected an arrow"},
                                                  {"P5; 9>8", "no edge 9-8"},
                                                  {"P1", "isolated"},
                                                  {"P5; 0>1x", "expected an arrow"},
                                                  {"P40", "at most 32"}};
  for (const auto& [text, message] : bad) {
    try {
      game.parse(text);
      ADD_FAILURE() << text;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), ::testing::HasSubstr(message));
    }
  }
  EXPECT_THROW(ArrowsOnGraphs(Leaves::bound).parse("P5; 0>1"), InputError);  // a source at a leaf
}

}  // namespace
}  // namespace sprague
