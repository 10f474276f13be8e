// The plain graph: what it promises about edges, connectivity and parts.
#include "canonical/graph.hpp"

#include <gmock/gmock.h>

#include "canonical/ensure.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

TEST(GraphTest, EmptyAndSingle) {
  EXPECT_TRUE(Graph(0).is_connected());
  EXPECT_FALSE(Graph(0).is_tree());
  EXPECT_TRUE(Graph(1).is_connected());
  EXPECT_TRUE(Graph(1).is_tree());
  EXPECT_FALSE(Graph(2).is_connected());
}

TEST(GraphTest, NeighboursAreSortedAndEdgesSymmetric) {
  Graph graph(4);
  graph.add_edge(3, 1);
  graph.add_edge(0, 1);
  graph.add_edge(1, 2);
  EXPECT_THAT(graph.neighbours(1), ::testing::ElementsAre(0, 2, 3));
  EXPECT_TRUE(graph.has_edge(1, 3));
  EXPECT_TRUE(graph.has_edge(3, 1));
  EXPECT_FALSE(graph.has_edge(0, 3));
  EXPECT_EQ(graph.edges(), 3U);
  EXPECT_EQ(graph.add_vertex(), 4);
  EXPECT_FALSE(graph.is_connected());
}

TEST(GraphTest, BadEdgesAreOurBug) {
  Graph graph(2);
  graph.add_edge(0, 1);
  EXPECT_THROW(graph.add_edge(0, 1), InternalError);
  EXPECT_THROW(graph.add_edge(1, 1), InternalError);
  EXPECT_THROW(graph.add_edge(0, 2), InternalError);
}

// The components that stay without a set of vertices, over every graph and every set: they are connected, they are
// disjoint parts of the rest, and no edge of the rest is lost between two of them.
TEST(GraphTest, ComponentsWithoutEverySet) {
  for (const Graph& graph : support::graphs_up_to(5, Connectivity::any)) {
    for (unsigned mask = 0; mask < 1U << graph.vertices(); ++mask) {
      std::vector<Vertex> removed;
      std::vector<Vertex> kept;
      for (std::size_t v = 0; v < graph.vertices(); ++v) {
        ((mask >> v & 1) != 0 ? removed : kept).push_back(static_cast<Vertex>(v));
      }
      const Graph rest = graph.induced(kept);
      const std::vector<Graph> parts = graph.components_without(removed);
      std::size_t vertices = 0;
      std::size_t edges = 0;
      for (const Graph& part : parts) {
        EXPECT_GT(part.vertices(), 0U);
        EXPECT_TRUE(part.is_connected());
        vertices += part.vertices();
        edges += part.edges();
      }
      EXPECT_EQ(vertices, rest.vertices());
      EXPECT_EQ(edges, rest.edges());
      EXPECT_EQ(rest.is_connected(), parts.size() <= 1);
    }
  }
}

}  // namespace
}  // namespace sprague
