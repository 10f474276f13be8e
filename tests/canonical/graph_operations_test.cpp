// Graphs made by formulas are those of their names, numbered as they say.
#include "canonical/graph_operations.hpp"

#include <gmock/gmock.h>

#include <array>
#include <limits>

#include "canonical/ensure.hpp"
#include "canonical/graph_measures.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/graph_truths.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;

std::string message_of(auto make) {
  try {
    make();
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

TEST(GraphOperations, FromNumbersAsTheNotationHasThem) {
  for (std::int64_t n = 3; n <= 7; ++n) {
    const std::string number = std::to_string(n);
    EXPECT_EQ(construct::path(n), parse_graph("P" + number));
    EXPECT_EQ(construct::cycle(n), parse_graph("C" + number));
    EXPECT_EQ(construct::complete(n), parse_graph("K" + number));
    EXPECT_EQ(construct::wheel(n), parse_graph("W" + number));
    EXPECT_EQ(construct::hypercube(n), parse_graph("Q" + number));
    EXPECT_EQ(construct::grid(2, n), parse_graph("Grid(2," + number + ")"));
    EXPECT_EQ(construct::complete_bipartite(2, n), parse_graph("K(2," + number + ")"));
    EXPECT_TRUE(are_isomorphic(construct::star(n), parse_graph("K(1," + number + ")")));
  }
  EXPECT_EQ(construct::subdivided_star(std::array<std::int64_t, 4>{1, 1, 3, 4}), parse_graph("S(1,1,3,4)"));
  EXPECT_EQ(construct::star(0), Graph(1));
  EXPECT_EQ(construct::path(0), Graph(0));
}

TEST(GraphOperations, Theta) {
  const Graph theta = construct::theta(2, 1, 3);
  EXPECT_EQ(edges_of(theta), (EdgeSet{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 4}, {3, 4}}));
  // theta(2, 2, 2) is K(2,3); every theta has as many edges as are in its paths, and one less vertex.
  EXPECT_TRUE(are_isomorphic(construct::theta(2, 2, 2), parse_graph("K(2,3)")));
  for (std::int64_t a = 1; a <= 4; ++a) {
    for (std::int64_t b = 2; b <= 4; ++b) {
      for (std::int64_t c = 2; c <= 4; ++c) {
        const Graph graph = construct::theta(a, b, c);
        EXPECT_EQ(graph.edges(), static_cast<std::size_t>(a + b + c));
        EXPECT_EQ(graph.vertices() + 1, graph.edges());
        EXPECT_TRUE(is_two_connected(graph));
        EXPECT_EQ(girth(graph), static_cast<std::size_t>(std::min({a + b, b + c, a + c})));
        EXPECT_TRUE(are_isomorphic(graph, construct::theta(c, a, b)));
      }
    }
  }
}

TEST(GraphOperations, OfTwoGraphs) {
  const Graph path = construct::path(2);
  const Graph triangle = construct::cycle(3);
  EXPECT_EQ(edges_of(construct::disjoint(path, triangle)), (EdgeSet{{0, 1}, {2, 3}, {2, 4}, {3, 4}}));
  EXPECT_EQ(edges_of(construct::hang(triangle, 1, path)), (EdgeSet{{0, 1}, {0, 2}, {1, 2}, {1, 3}, {3, 4}}));
  EXPECT_EQ(construct::hang(triangle, 1, Graph(0)), triangle);
  EXPECT_EQ(construct::join(path, triangle), construct::complete(5));
  // A wheel is a vertex joined to a cycle.
  EXPECT_TRUE(are_isomorphic(construct::join(Graph(1), construct::cycle(6)), construct::wheel(6)));
}

TEST(GraphOperations, SubdivisionLineGraphAndComplement) {
  EXPECT_TRUE(are_isomorphic(construct::subdivide(construct::cycle(4), 2), construct::cycle(12)));
  EXPECT_EQ(edges_of(construct::subdivide(construct::path(3), 1)), (EdgeSet{{0, 3}, {1, 3}, {1, 4}, {2, 4}}));
  EXPECT_EQ(construct::subdivide(construct::wheel(4), 0), construct::wheel(4));
  // Line graphs of paths, cycles and stars; the claw and the triangle have the same one (Whitney 1932).
  EXPECT_TRUE(are_isomorphic(construct::line_graph(construct::path(6)), construct::path(5)));
  EXPECT_TRUE(are_isomorphic(construct::line_graph(construct::cycle(6)), construct::cycle(6)));
  EXPECT_TRUE(are_isomorphic(construct::line_graph(construct::star(5)), construct::complete(5)));
  EXPECT_TRUE(are_isomorphic(construct::line_graph(construct::star(3)), construct::line_graph(construct::cycle(3))));
  EXPECT_TRUE(are_isomorphic(construct::complement(construct::cycle(5)), construct::cycle(5)));
  for (const Graph& graph : support::graphs_up_to(5, Connectivity::any)) {
    EXPECT_EQ(construct::complement(construct::complement(graph)), graph);
    const std::size_t n = graph.vertices();
    EXPECT_EQ(construct::complement(graph).edges() + graph.edges(), n * (n - 1) / 2);
    // Each vertex makes its degree over two edges of the line graph.
    std::size_t pairs = 0;
    for (std::size_t v = 0; v < n; ++v) {
      const std::size_t degree = graph.degree(static_cast<Vertex>(v));
      pairs += degree * (std::max<std::size_t>(degree, 1) - 1) / 2;
    }
    EXPECT_EQ(construct::line_graph(graph).edges(), pairs);
  }
}

TEST(GraphOperations, TakingAwayAndAdding) {
  const Graph cycle = construct::cycle(5);
  const std::array<Vertex, 2> some{1, 3};
  EXPECT_EQ(edges_of(construct::without_vertices(cycle, some)), (EdgeSet{{0, 2}}));
  const EdgeSet ring{{0, 4}};
  EXPECT_EQ(construct::without_edges(cycle, ring), construct::path(5));
  EXPECT_EQ(construct::contract(cycle, {0, 4}), construct::cycle(4));
  EXPECT_EQ(edges_of(construct::contract(cycle, {1, 2})), (EdgeSet{{0, 1}, {0, 3}, {1, 2}, {2, 3}}));
  EXPECT_EQ(construct::contract(construct::cycle(3), {0, 1}), construct::path(2));
  EXPECT_EQ(construct::add_edge(construct::path(5), 4, 0), cycle);
  const EdgeSet chord{{0, 2}};
  EXPECT_THROW(construct::without_edges(cycle, chord), InternalError);
}

TEST(GraphOperations, NumbersThatMakeNoGraph) {
  constexpr std::int64_t huge = std::numeric_limits<std::int64_t>::max();
  EXPECT_EQ(message_of([] { construct::cycle(2); }), "2 vertices of a cycle: expected 3 to 4096");
  EXPECT_EQ(message_of([] { construct::path(-1); }), "-1 vertices of a path: expected 0 to 4096");
  EXPECT_EQ(message_of([] { construct::wheel(2); }), "2 spokes of a wheel: expected 3 to 4096");
  EXPECT_EQ(message_of([] { construct::star(4096); }), "a graph of 4097 vertices: expected at most 4096");
  EXPECT_EQ(message_of([] { construct::grid(100, 100); }), "a graph of 10000 vertices: expected at most 4096");
  EXPECT_THAT(message_of([] { construct::hypercube(13); }), HasSubstr("expected 0 to 12"));
  EXPECT_THAT(message_of([] { construct::theta(1, 1, 3); }), HasSubstr("expected at most one path of one edge"));
  EXPECT_THAT(message_of([] { construct::theta(0, 1, 3); }), HasSubstr("0 edges of a path: expected 1"));
  EXPECT_THAT(message_of([] { construct::complete_bipartite(3000, 3000); }), HasSubstr("a graph of 6000 vertices"));
  EXPECT_THAT(message_of([] {
                construct::subdivided_star(std::array<std::int64_t, 3>{1, 2, -3});
              }),
              HasSubstr("-3 vertices of a leg"));
  EXPECT_THAT(message_of([] { construct::subdivide(construct::path(3), huge); }), HasSubstr("expected 0 to 4096"));
  EXPECT_THAT(message_of([] { construct::subdivide(construct::path(4), 2000); }), HasSubstr("6004 vertices"));
  EXPECT_THAT(message_of([] { construct::line_graph(construct::complete(100)); }), HasSubstr("4950 vertices"));
  EXPECT_THAT(message_of([] { construct::disjoint(Graph(4000), Graph(97)); }), HasSubstr("4097 vertices"));
  EXPECT_THAT(message_of([] { construct::hang(Graph(2), 2, Graph(1)); }), HasSubstr("vertex 2 of a graph of 2"));
  EXPECT_THAT(message_of([] { construct::add_edge(construct::path(3), 0, 1); }), HasSubstr("not joined"));
  EXPECT_THAT(message_of([] { construct::add_edge(construct::path(3), 2, 2); }), HasSubstr("not joined"));
}

}  // namespace
}  // namespace sprague
