// Does the thesis's script compute the values of the game it describes? Against the naive references, board by board.
//
// It does on boards without leaves when every cycle is listed in both directions. The smallest board on which it is
// wrong is one edge, its leaves' edges being markable to it; with cycles listed in one direction only, it is the
// inverted hourglass by value and a board of seven edges by winner (or the double diamond, for some directions).
#include "tests/naive/thesis_script.hpp"

#include <gmock/gmock.h>

#include <cstddef>
#include <functional>
#include <vector>

#include "tests/naive/arrows.hpp"
#include "tests/naive/cycles.hpp"
#include "tests/naive/plane_boards.hpp"
#include "tests/support.hpp"

namespace sprague::naive {
namespace {

constexpr auto kBoth = ListedCycles::both_directions;
constexpr auto kOne = ListedCycles::one_direction;
constexpr CellReading kScriptReadings[] = {CellReading::whole_walk, CellReading::simple_only, CellReading::enclosing};

bool has_leaf(const Graph& graph) {
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    if (graph.degree(static_cast<Vertex>(v)) == 1) return true;
  }
  return false;
}

void each_board(std::size_t most_edges, bool with_leaves, const std::function<void(const PlaneMap&)>& sink) {
  for (const Graph& graph : support::graphs_up_to(most_edges + 1, Connectivity::connected)) {
    if (graph.edges() > 0 && graph.edges() <= most_edges && has_leaf(graph) == with_leaves) {
      each_plane_map(graph, sink);
    }
  }
}

unsigned value_by_rules(const PlaneMap& map, CellReading reading) {
  return CyclesOnMap(map, reading, CycleRules::death_forbidden).value();
}

TEST(ThesisScript, PrintsADictionaryAsPythonDoes) {
  EXPECT_EQ(printed(thesis_graph(cycle_board(3).graph())),
            "{'a': {'b': 0, 'c': 0}, 'b': {'a': 0, 'c': 0}, 'c': {'a': 0, 'b': 0}}");
}

TEST(ThesisScript, IsRightWithoutLeavesWhenCyclesAreListedBothWays) {
  std::size_t boards = 0;
  each_board(6, false, [&](const PlaneMap& map) {
    ++boards;
    for (const CellReading reading : kScriptReadings) {
      EXPECT_EQ(thesis_value(map, reading, kBoth), value_by_rules(map, reading));
    }
  });
  EXPECT_GT(boards, 30U);
}

TEST(ThesisScript, IsRightOnTheBoardsOfTheThesis) {
  for (const PlaneMap& map : {diamond(), inverted_hourglass(), double_diamond()}) {
    EXPECT_EQ(thesis_value(map, CellReading::whole_walk, kBoth), value_by_rules(map, CellReading::whole_walk));
  }
}

// Mathews' trimmed game lets leaves be sinks and sources.
TEST(ThesisScript, PlaysTheTrimmedGameOnTrees) {
  for (std::size_t n = 2; n <= 7; ++n) {
    for (const Graph& tree : support::trees_on(n)) {
      EXPECT_EQ(ThesisScript(thesis_graph(tree), {}).brute_force(), ArrowsOnGraph(tree, ArrowRules::trimmed).value());
      EXPECT_EQ(ThesisScript(thesis_graph(trimming(tree).graph), {}).brute_force(),
                ArrowsOnGraph(tree, ArrowRules::full).value());
    }
  }
}

// What refutes the thesis's conjectures on trees, by its own script, which plays the trimmed game: the trimmings
// S[1,3,7] and S[1,4,6] of S(2,4,8) and S(2,5,7), with an odd number of edges, are lost (CY-TREE).
TEST(ThesisScript, FindsTheLostTreesWithAnOddNumberOfEdges) {
  for (const Legs& legs : {Legs{1, 3, 7}, Legs{1, 4, 6}}) {
    const Graph tree = star_graph(legs);
    EXPECT_EQ(tree.edges() % 2, 1U);
    EXPECT_EQ(ThesisScript(thesis_graph(tree), {}).brute_force(), 0U);
  }
}

// And S(2,4,5);4>5 (CY-C4.3): in S[1,3,4], of 8 edges, the third edge of the second leg has an arrow, and the value has
// not the parity of 7.
TEST(ThesisScript, FindsTheArrowThatLeavesTheWrongParity) {
  const Graph tree = star_graph({1, 3, 4});  // the hub is 0, the legs are 1, then 2 to 4, then 5 to 8
  ASSERT_TRUE(tree.has_edge(3, 4));
  ThesisScript script(thesis_graph(tree), {});
  script.brute_force();
  ThesisGraph marked = thesis_graph(tree);
  marked['d']['e'] = 1;
  marked['e']['d'] = -1;
  EXPECT_EQ(script.remembered(marked), 4U);
}

// With an edge added at every leaf, the leaf's old edge may be marked and the new one may not.
TEST(ThesisScript, PlaysOnALeafAsIfTheBoardWentOn) {
  each_board(4, true, [&](const PlaneMap& map) {
    auto longer = map.rotation();
    for (std::size_t v = 0; v < map.vertices(); ++v) {
      if (map.degree(static_cast<Vertex>(v)) != 1) continue;
      longer[v].push_back(static_cast<Vertex>(longer.size()));
      longer.push_back({static_cast<Vertex>(v)});
    }
    // Of a dart's two ends' faces the one on its left is the same before and after.
    const PlaneMap extended(longer, map.tail(map.outer_dart()), map.head(map.outer_dart()));
    for (const CellReading reading : kScriptReadings) {
      EXPECT_EQ(thesis_value(map, reading, kBoth), value_by_rules(extended, reading));
    }
  });
}

TEST(ThesisScript, MarksTheEdgeThatNobodyMayMark) {
  const PlaneMap edge = lettered("b,a");
  EXPECT_EQ(value_by_rules(edge, CellReading::whole_walk), 0U);
  EXPECT_EQ(thesis_value(edge, CellReading::whole_walk, kBoth), 1U) << "a rod of one edge, Mathews 5.6";
}

TEST(ThesisScript, IsWrongWhenCyclesAreListedOneWay) {
  each_board(6, false, [&](const PlaneMap& map) {
    for (const CellReading reading : kScriptReadings) {
      const unsigned right = value_by_rules(map, reading);
      const auto one_way = thesis_value(map, reading, kOne);
      EXPECT_EQ(one_way == 0U, right == 0);
      if (map.edges() <= 5) {
        EXPECT_EQ(one_way, right);
      }
    }
  });
  EXPECT_NE(thesis_value(inverted_hourglass(), CellReading::whole_walk, kOne),
            value_by_rules(inverted_hourglass(), CellReading::whole_walk));
  const PlaneMap seven_edges = lettered("bde,ae,de,aec,acdb");
  EXPECT_EQ(value_by_rules(seven_edges, CellReading::whole_walk), 0U);
  EXPECT_NE(thesis_value(seven_edges, CellReading::whole_walk, kOne), 0U);
  // Its own counterexample needs both directions: the second player wins it by the rules.
  ThesisScript counterexample(thesis_graph(double_diamond().graph()), {"abda", "bedb", "befb", "bcfb"});
  EXPECT_NE(counterexample.brute_force(), 0U);
}

}  // namespace
}  // namespace sprague::naive
