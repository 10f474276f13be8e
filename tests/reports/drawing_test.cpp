// Drawings of all small trees and graphs: nothing overlaps, no two edges of a tree cross, marks and titles are there.
#include "reports/drawing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "canonical/ensure.hpp"
#include "canonical/families.hpp"
#include "canonical/graph_format.hpp"
#include "canonical/graph_notation.hpp"
#include "reports/layout.hpp"

namespace sprague {
namespace {

// A vertex is drawn as a circle of 1/8 of the unit; twice that and some air.
constexpr double kLeastDistance = 0.4;
constexpr double kLeastDistanceFromEdge = 0.25;

using Edge = std::pair<Vertex, Vertex>;

std::vector<Edge> all_edges_of(const Graph& graph) {
  std::vector<Edge> edges;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    for (Vertex w : graph.neighbours(static_cast<Vertex>(v))) {
      if (v < w) edges.emplace_back(static_cast<Vertex>(v), w);
    }
  }
  return edges;
}

double cross(Point a, Point b, Point c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

// Whether the insides of two segments meet in a point; a mere touch shows as an end too near to an edge.
bool segments_cross(Point a, Point b, Point c, Point d) {
  return cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0;
}

double distance_to_segment(Point p, Point a, Point b) {
  const double length2 = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
  const double along = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length2;
  const double t = std::clamp(along, 0.0, 1.0);
  return std::hypot(p.x - a.x - t * (b.x - a.x), p.y - a.y - t * (b.y - a.y));
}

void expect_nothing_overlaps(const Graph& graph) {
  const auto points = layout_of(graph);
  const auto edges = all_edges_of(graph);
  for (std::size_t v = 0; v < points.size(); ++v) {
    for (std::size_t w = 0; w < v; ++w) {
      ASSERT_GE(std::hypot(points[v].x - points[w].x, points[v].y - points[w].y), kLeastDistance)
          << to_graph6(graph) << " vertices " << v << ", " << w;
    }
    for (const auto& [a, b] : edges) {
      if (v == a || v == b) continue;
      ASSERT_GE(distance_to_segment(points[v], points[a], points[b]), kLeastDistanceFromEdge)
          << to_graph6(graph) << " vertex " << v << ", edge " << a << "-" << b;
    }
  }
}

void expect_no_crossing(const Graph& graph) {
  const auto points = layout_of(graph);
  const auto edges = all_edges_of(graph);
  for (const auto& [a, b] : edges) {
    for (const auto& [c, d] : edges) {
      if (a == c || a == d || b == c || b == d) continue;
      ASSERT_FALSE(segments_cross(points[a], points[b], points[c], points[d]))
          << to_graph6(graph) << " edges " << a << "-" << b << ", " << c << "-" << d;
    }
  }
}

TEST(Drawing, TreesNeitherOverlapNorCross) {
  for (std::size_t n = 1; n <= 9; ++n) {
    each_tree(n, {}, [](Parents parents) {
      expect_nothing_overlaps(tree_of(parents));
      expect_no_crossing(tree_of(parents));
    });
  }
}

TEST(Drawing, BroadAndLargeTreesNeitherOverlapNorCross) {
  for (const char* notation :
       {"Cat(60)", "Cat(1,1,0,1,2,2,3,4,0,0,0,1)", "Cat(9,9,0,9)", "S(9,9,9,9,9,9)",
        "B(1,1,1,1,1,1,1,1,1,1,1,1,1;1;20,20)", "g6:Wh_Q?C_A?O?G?C?G??_?A?A???O?A??A???@??A???A???G"}) {
    expect_nothing_overlaps(parse_graph(notation));
    expect_no_crossing(parse_graph(notation));
  }
}

TEST(Drawing, OtherGraphsDoNotOverlap) {
  for (std::size_t n = 1; n <= 6; ++n) each_graph(n, Connectivity::any, {}, expect_nothing_overlaps);
  expect_nothing_overlaps(parse_graph("C30"));
}

TEST(Drawing, CyclesAreRoundWhateverTheNumbering) {
  // The cycle 0-2-4-1-3-5-0.
  Graph cycle(6);
  const std::vector<Vertex> walk{0, 2, 4, 1, 3, 5};
  for (std::size_t i = 0; i < walk.size(); ++i) cycle.add_edge(walk[i], walk[(i + 1) % walk.size()]);
  expect_no_crossing(cycle);
}

TEST(Drawing, ALongestPathOfATreeIsLevel) {
  const auto points = layout_of(parse_graph("S(1,1,3,4)"));
  std::vector<double> on_level;
  for (const Point& point : points) {
    if (point.y == points[0].y) on_level.push_back(point.x);
  }
  EXPECT_EQ(on_level.size(), 8U);
}

TEST(Drawing, IsOneSvgWithTitleAndMarks) {
  const std::vector<Vertex> marked{1};
  EXPECT_EQ(svg_of(parse_graph("P2"), marked, "a < b & c"),
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"68.00\" height=\"24.00\" viewBox=\"0 0 68.00 24.00\" "
            "role=\"img\">\n<title>a &lt; b &amp; c</title>\n"
            "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
            "<g stroke=\"#222222\" stroke-width=\"1.6\">\n"
            "<line x1=\"12.00\" y1=\"12.00\" x2=\"56.00\" y2=\"12.00\"/>\n"
            "<circle cx=\"12.00\" cy=\"12.00\" r=\"5.5\" fill=\"white\"/>\n"
            "<circle cx=\"56.00\" cy=\"12.00\" r=\"5.5\" fill=\"#e66100\"/>\n"
            "</g>\n</svg>\n");
}

TEST(Drawing, ShowsArrowsAndUnmarkableEdges) {
  const std::vector<Arrow> arrows{{0, 1, ArrowStyle::plain}, {3, 2, ArrowStyle::first}};
  const std::vector<Ends> unmarkable{{2, 1}};
  const std::string svg = svg_of(parse_graph("P4"), {}, "path", arrows, unmarkable);
  // The vertices stand at 12, 56, 100, 144; a head is centred on its edge.
  EXPECT_NE(svg.find("<path d=\"M39.00 12.00L29.00 7.50L29.00 16.50Z\" fill=\"#222222\""), std::string::npos) << svg;
  EXPECT_NE(svg.find("<path d=\"M117.00 12.00L127.00 16.50L127.00 7.50Z\" fill=\"#1a5fb4\""), std::string::npos);
  EXPECT_NE(svg.find("<line x1=\"56.00\" y1=\"12.00\" x2=\"100.00\" y2=\"12.00\" stroke-dasharray=\"4 4\"/>"),
            std::string::npos);
}

TEST(Drawing, BearsTheEmptyGraphAndRefusesStrangeMarks) {
  EXPECT_NE(svg_of(Graph(0), {}).find("</svg>"), std::string::npos);
  const std::vector<Vertex> marked{2};
  EXPECT_THROW(svg_of(parse_graph("P2"), marked), InternalError);
}

}  // namespace
}  // namespace sprague
