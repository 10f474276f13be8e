// The naive reference for the Game of Arrows against what its paper says of small states.
//
// Source of every expected value: Mathews, "The Game of Arrows on 3-legged spider graphs", at the place named.
#include <gmock/gmock.h>

#include <initializer_list>
#include <set>
#include <utility>
#include <vector>

#include "canonical/labelling.hpp"
#include "tests/naive/arrow_states.hpp"
#include "tests/naive/arrows.hpp"
#include "tests/support.hpp"

namespace sprague::naive {
namespace {

constexpr LegEnd kNone = LegEnd::none;
constexpr LegEnd kHat = LegEnd::hat;
constexpr LegEnd kCheck = LegEnd::check;

bool isomorphic(const ArrowState& a, const ArrowState& b) {
  const ArrowsOnGraph g(a.graph, ArrowRules::trimmed);
  const ArrowsOnGraph h(b.graph, ArrowRules::trimmed);
  return are_isomorphic(g, a.marks, h, b.marks);
}

TEST(ArrowsReference, SinksAndSources) {
  const ArrowsOnGraph path(path_graph(3), ArrowRules::trimmed);
  const Decoration away = {{1, 0}, {1, 2}};
  EXPECT_TRUE(path.is_source(away, 1));
  EXPECT_TRUE(path.is_sink(away, 0));
  EXPECT_FALSE(path.is_sink(away, 1));
  EXPECT_FALSE(path.is_state(away));
  EXPECT_FALSE(path.is_state(flip(away)));
  const Decoration through = {{0, 1}, {1, 2}};
  EXPECT_TRUE(path.is_state(through));
  EXPECT_FALSE(path.is_dormant(through));
  EXPECT_FALSE(path.is_decoration({{0, 1}, {1, 0}}));
  EXPECT_FALSE(path.is_decoration({{0, 2}}));
}

// Propositions 5.2, 5.4 and 5.6.
TEST(ArrowsReference, FlowsCrashesTwigsAndRods) {
  for (unsigned n = 0; n <= 8; ++n) {
    EXPECT_EQ(trimmed_value(flow(n)), n % 2) << n;
    EXPECT_EQ(trimmed_value(twig(n)), n) << n;
    if (n == 0) continue;
    EXPECT_EQ(trimmed_value(crash(n)), n % 2 ^ 1) << n;
    EXPECT_EQ(trimmed_value(rod(n)), n % 2) << n;
  }
  const ArrowState no_state = crash(0);
  EXPECT_FALSE(ArrowsOnGraph(no_state.graph, ArrowRules::trimmed).is_state(no_state.marks));
}

// Propositions 7.2 and 7.4: all plays have one parity.
TEST(ArrowsReference, StatesWhosePlaysHaveOneParity) {
  auto parities = [](const ArrowState& state) {
    std::set<unsigned> result;
    for (unsigned length : ArrowsOnGraph(state.graph, ArrowRules::trimmed).play_lengths(state.marks)) {
      result.insert(length % 2);
    }
    return result;
  };
  for (unsigned n = 0; n <= 6; ++n) {
    EXPECT_EQ(parities(flow(n)), std::set{n % 2}) << n;
    EXPECT_EQ(parities(crash(n + 1)), std::set{n % 2}) << n;
    EXPECT_EQ(parities(spider({{1, kCheck}, {1, kCheck}, {n, kCheck}})), std::set{(n + 1) % 2}) << n;
    EXPECT_EQ(parities(spider({{1, kCheck}, {1, kCheck}, {n, kHat}})), std::set{n % 2}) << n;
  }
  EXPECT_EQ(parities(twig(2)), (std::set{0U, 1U})) << "a value of 2 needs plays of both parities";
}

// Proposition 6.3, each of its nine lines.
TEST(ArrowsReference, SpidersWithTwoShortLegs) {
  for (unsigned n = 0; n <= 3; ++n) {
    struct Line {
      ArrowState spider;
      ArrowState simpler;
      unsigned value;
    };
    std::vector<Line> lines = {
        {spider({{0, kCheck}, {0, kCheck}, {n, kHat}}), flow(n), n % 2},
        {spider({{0, kCheck}, {0, kHat}, {n, kHat}}), twig(n), n},
        {spider({{0, kCheck}, {1, kCheck}, {n, kCheck}}), crash(n + 1), n % 2},
        {spider({{0, kCheck}, {1, kCheck}, {n, kHat}}), flow(n + 1), n % 2 ^ 1},
        {spider({{0, kCheck}, {1, kHat}, {n, kCheck}}), disjoint_union(twig(1), twig(n)), n ^ 1},
        {spider({{0, kCheck}, {1, kHat}, {n, kHat}}), disjoint_union(twig(1), twig(n)), n ^ 1},
        {spider({{1, kCheck}, {1, kHat}, {n, kHat}}), disjoint_union(flow(2), twig(n)), n},
    };
    if (n > 0) {
      lines.push_back({spider({{0, kCheck}, {0, kCheck}, {n, kCheck}}), crash(n), n % 2 ^ 1});
      lines.push_back({spider({{1, kCheck}, {1, kHat}, {n, kCheck}}), disjoint_union(flow(2), twig(n)), n});
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
      EXPECT_EQ(trimmed_value(lines[i].spider), lines[i].value) << "line " << i << ", n = " << n;
      if (n > 2) continue;
      EXPECT_TRUE(isomorphic(lines[i].spider, lines[i].simpler)) << "line " << i << ", n = " << n;
    }
  }
}

// Isomorphic states have equal values (Proposition 4.6), so these cannot be isomorphic; a state is to its flip.
TEST(ArrowsReference, StateIsomorphism) {
  EXPECT_FALSE(isomorphic(flow(2), crash(2)));
  EXPECT_FALSE(isomorphic(twig(2), flow(2)));
  EXPECT_FALSE(isomorphic(rod(1), twig(1))) << "two followers and one";
  EXPECT_FALSE(isomorphic(flow(2), flow(3)));
  const ArrowState crashed = crash(3);
  EXPECT_TRUE(isomorphic(crashed, {crashed.graph, flip(crashed.marks)}));
}

// This map of the rod's arrows takes its descendents to its descendents and yet is none of Definition 4.5.
TEST(ArrowsReference, AStateIsomorphismCommutesWithTheFlip) {
  const ArrowsOnGraph path(path_graph(3), ArrowRules::trimmed);
  ArrowMap a;
  for (const Arrow& arrow : path.arrows()) a[arrow] = arrow;
  EXPECT_TRUE(is_state_isomorphism(path, {}, path, {}, a));
  std::swap(a[{1, 0}], a[{2, 1}]);
  EXPECT_FALSE(is_state_isomorphism(path, {}, path, {}, a));
}

// Theorem 8.2, Theorem 12.1.
TEST(ArrowsReference, SpidersWithLongLegs) {
  EXPECT_EQ(trimmed_value(spider({{2, kCheck}, {2, kCheck}, {2, kCheck}})), 2U);
  EXPECT_EQ(trimmed_value(spider({{2, kCheck}, {2, kHat}, {2, kHat}})), 2U);
  EXPECT_EQ(trimmed_value(spider({{2, kCheck}, {2, kHat}, {3, kCheck}})), 3U);
  EXPECT_EQ(trimmed_value(spider({{2, kCheck}, {3, kCheck}, {3, kHat}})), 2U);
  EXPECT_EQ(trimmed_value(spider({{2, kNone}, {2, kNone}, {2, kNone}})), 0U);
  EXPECT_EQ(trimmed_value(spider({{2, kNone}, {2, kNone}, {4, kNone}})), 0U);
}

// The remarks after Definition 3.3 and at the end of Section 12.
TEST(ArrowsReference, TrimmingOfNamedGraphs) {
  auto spider_graph = [](unsigned a, unsigned b, unsigned c) {
    return spider({{a, kNone}, {b, kNone}, {c, kNone}}).graph;
  };
  EXPECT_EQ(canonical_form(trimming(spider_graph(3, 4, 5)).graph), canonical_form(spider_graph(2, 3, 4)));
  EXPECT_EQ(canonical_form(trimming(spider_graph(1, 3, 5)).graph),
            canonical_form(support::disjoint_union(path_graph(3), path_graph(5))));
  EXPECT_EQ(trimming(spider_graph(1, 1, 1)).graph, Graph(0));
  for (const Graph& h : support::graphs_up_to(5, Connectivity::connected)) {
    if (h.edges() == 0) continue;
    Graph g = h;
    for (std::size_t v = 0; v < h.vertices(); ++v) {
      if (h.degree(static_cast<Vertex>(v)) == 1) g.add_edge(static_cast<Vertex>(v), g.add_vertex());
    }
    EXPECT_EQ(canonical_form(trimming(g).graph), canonical_form(h));
  }
}

// Theorem 3.4: e+ maps the states of T(G) onto the dormant states of G, and the games have equal values.
TEST(ArrowsReference, FullGameIsTheTrimmedGameOnTheTrimming) {
  std::vector<Graph> graphs = support::graphs_up_to(5, Connectivity::connected);
  for (std::size_t n = 6; n <= 8; ++n) {
    for (Graph& tree : support::trees_on(n)) graphs.push_back(std::move(tree));
  }
  for (const Graph& graph : graphs) {
    if (graph.edges() == 0 || graph.edges() > 7) continue;
    const NamedGraph trimmed = trimming(graph);
    ArrowsOnGraph full_game(graph, ArrowRules::full);
    ArrowsOnGraph trimmed_game(trimmed.graph, ArrowRules::trimmed);
    std::set<Decoration> images;
    for (const Decoration& state : trimmed_game.descendents({})) images.insert(trimmed.without_subscripts(state));
    EXPECT_EQ(images, full_game.descendents({}));
    EXPECT_EQ(trimmed_game.value(), full_game.value());
  }
}

}  // namespace
}  // namespace sprague::naive
