#include "reports/drawing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "reports/layout.hpp"

namespace sprague {
namespace {

constexpr double kUnit = 44;
constexpr double kMargin = 12;
constexpr double kRadius = 5.5;

std::string xml_text(std::string_view text) {
  std::string escaped;
  for (char c : text) {
    switch (c) {
      case '&': escaped += "&amp;"; break;
      case '<': escaped += "&lt;"; break;
      case '>': escaped += "&gt;"; break;
      default: escaped += c;
    }
  }
  return escaped;
}

}  // namespace

std::string svg_of(const Graph& graph, std::span<const Vertex> marked, std::string_view title) {
  std::vector<Point> points = layout_of(graph);
  double width = 0;
  double height = 0;
  for (Point& point : points) {
    point = {kMargin + kUnit * point.x, kMargin + kUnit * point.y};
    width = std::max(width, point.x);
    height = std::max(height, point.y);
  }
  std::vector<bool> is_marked(graph.vertices(), false);
  for (Vertex v : marked) {
    ENSURE(v < graph.vertices(), "a marked vertex that the graph does not have");
    is_marked[v] = true;
  }
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.2f}\" height=\"{1:.2f}\" viewBox=\"0 0 {0:.2f} {1:.2f}\" "
      "role=\"img\">\n<title>{2}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
      "<g stroke=\"#222222\" stroke-width=\"1.6\">\n",
      width + kMargin, height + kMargin, xml_text(title));
  for (std::size_t v = 0; v < points.size(); ++v) {
    for (Vertex w : graph.neighbours(static_cast<Vertex>(v))) {
      if (w < v) continue;
      svg += fmt::format("<line x1=\"{:.2f}\" y1=\"{:.2f}\" x2=\"{:.2f}\" y2=\"{:.2f}\"/>\n", points[v].x, points[v].y,
                         points[w].x, points[w].y);
    }
  }
  for (std::size_t v = 0; v < points.size(); ++v) {
    svg += fmt::format("<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"{}\" fill=\"{}\"/>\n", points[v].x, points[v].y,
                       kRadius, is_marked[v] ? "#e66100" : "white");
  }
  return svg + "</g>\n</svg>\n";
}

}  // namespace sprague
