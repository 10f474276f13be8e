// The field's names for graphs, compared with another generator of them and with what is known of their numbers.
#include "canonical/named_graphs.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <numeric>
#include <string_view>

#include "canonical/graph_format.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/tree_key.hpp"

namespace sprague {
namespace {

std::vector<std::size_t> degrees_of(const Graph& graph) {
  std::vector<std::size_t> degrees;
  for (std::size_t v = 0; v < graph.vertices(); ++v) degrees.push_back(graph.degree(static_cast<Vertex>(v)));
  std::ranges::sort(degrees);
  return degrees;
}

// The length of a shortest cycle, by a walk from every edge's end to its other end without it; 0 if there is none.
std::size_t girth_of(const Graph& graph) {
  std::size_t girth = 0;
  for (std::size_t a = 0; a < graph.vertices(); ++a) {
    for (const Vertex b : graph.neighbours(static_cast<Vertex>(a))) {
      std::vector<std::size_t> distance(graph.vertices(), 0);
      std::vector<Vertex> reached{static_cast<Vertex>(a)};
      for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Vertex w : graph.neighbours(reached[i])) {
          if ((reached[i] == a && w == b) || w == a || distance[w] != 0) continue;
          distance[w] = distance[reached[i]] + 1;
          reached.push_back(w);
        }
      }
      if (distance[b] != 0 && (girth == 0 || distance[b] + 1 < girth)) girth = distance[b] + 1;
    }
  }
  return girth;
}

struct Named {
  const char* name;
  const char* graph6;
};

class AsAnotherGenerator : public ::testing::TestWithParam<Named> {};

TEST_P(AsAnotherGenerator, IsTheSameGraph) {
  const auto& [name, graph6] = GetParam();
  EXPECT_EQ(graph_key(parse_graph(name)), graph_key(parse_graph6(graph6))) << name;
}

// What nauty's genspecialg 2.8.6 writes with -g and -k5, -b3,3, -Q3, -P5,2, -G-3,-4 and so on.
INSTANTIATE_TEST_SUITE_P(Genspecialg, AsAnotherGenerator,
                         ::testing::Values(Named{"K1", "@"}, Named{"K2", "A_"}, Named{"K5", "D~{"},
                                           Named{"K(3,3)", "EFz_"}, Named{"K3,3", "EFz_"}, Named{"K(1,4)", "Ds_"},
                                           Named{"K(2,3)", "D]o"}, Named{"K(5,2)", "F]rE?"}, Named{"Q0", "@"},
                                           Named{"Q1", "A_"}, Named{"Q2", "Cr"}, Named{"Q3", "Gr`HOk"},
                                           Named{"Q4", "Or`HOm?OH@ABAG@C_POAJ"}, Named{"Petersen", "IheA@GUAo"},
                                           Named{"Grid(3,4)", "Kh`HGcG@GC_H"}, Named{"Grid(2,2)", "Cr"},
                                           Named{"Grid(5,3)", "NkSg_SD?_A_D?C?A_?g"}),
                         [](const auto& instance) { return "N" + std::to_string(instance.index); });

// Vertices, edges, degrees and girth as textbooks have them.
TEST(NamedGraphs, HaveTheirNumbers) {
  struct Numbers {
    const char* name;
    std::size_t vertices;
    std::size_t edges;
    std::vector<std::size_t> degrees;
    std::size_t girth;
  };
  const std::vector<Numbers> all = {{"K5", 5, 10, {4, 4, 4, 4, 4}, 3},
                                    {"K(3,3)", 6, 9, {3, 3, 3, 3, 3, 3}, 4},
                                    {"K(1,2,3)", 6, 11, {3, 3, 3, 4, 4, 5}, 3},
                                    {"K(2,2,2)", 6, 12, {4, 4, 4, 4, 4, 4}, 3},
                                    {"Q3", 8, 12, std::vector<std::size_t>(8, 3), 4},
                                    {"W3", 4, 6, {3, 3, 3, 3}, 3},
                                    {"W5", 6, 10, {3, 3, 3, 3, 3, 5}, 3},
                                    {"Petersen", 10, 15, std::vector<std::size_t>(10, 3), 5},
                                    {"Grid(3,4)", 12, 17, {2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4}, 4},
                                    {"Grid(1,6)", 6, 5, {1, 1, 2, 2, 2, 2}, 0}};
  for (const auto& [name, vertices, edges, degrees, girth] : all) {
    const Graph graph = parse_graph(name);
    EXPECT_EQ(graph.vertices(), vertices) << name;
    EXPECT_EQ(graph.edges(), edges) << name;
    EXPECT_EQ(degrees_of(graph), degrees) << name;
    EXPECT_EQ(girth_of(graph), girth) << name;
  }
}

// W_n without its hub is C_n, which other programs make of the edges of a cycle.
TEST(NamedGraphs, AWheelIsACycleAndItsHub) {
  for (std::size_t spokes = 3; spokes <= 9; ++spokes) {
    const Graph wheel = parse_graph("W" + std::to_string(spokes));
    ASSERT_EQ(wheel.vertices(), spokes + 1);
    EXPECT_EQ(wheel.degree(0), spokes);
    std::vector<Vertex> rim(spokes);
    std::iota(rim.begin(), rim.end(), Vertex{1});
    const Graph cycle = wheel.induced(rim);
    EXPECT_TRUE(cycle.is_connected());
    EXPECT_EQ(degrees_of(cycle), std::vector<std::size_t>(spokes, 2));
  }
}

// Whether two vertices are joined is told from their numbers alone, as the names say them.
TEST(NamedGraphs, VerticesAreNumberedAsTheNameSays) {
  const Graph grid = parse_graph("Grid(3,4)");
  const Graph cube = parse_graph("Q4");
  for (std::size_t a = 0; a < 16; ++a) {
    for (std::size_t b = 0; b < 16; ++b) {
      EXPECT_EQ(cube.has_edge(static_cast<Vertex>(a), static_cast<Vertex>(b)), __builtin_popcountll(a ^ b) == 1);
      if (a >= 12 || b >= 12) continue;
      const int rows = std::abs(static_cast<int>(a / 4) - static_cast<int>(b / 4));
      const int columns = std::abs(static_cast<int>(a % 4) - static_cast<int>(b % 4));
      EXPECT_EQ(grid.has_edge(static_cast<Vertex>(a), static_cast<Vertex>(b)), rows + columns == 1);
    }
  }
  const Graph parts = parse_graph("K(1,2,3)");
  const std::vector<int> part_of = {0, 1, 1, 2, 2, 2};
  for (std::size_t a = 0; a < 6; ++a) {
    for (std::size_t b = 0; b < 6; ++b) {
      EXPECT_EQ(parts.has_edge(static_cast<Vertex>(a), static_cast<Vertex>(b)), part_of[a] != part_of[b]);
    }
  }
}

}  // namespace
}  // namespace sprague
