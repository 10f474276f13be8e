#include "reports/drawing.hpp"

#include <algorithm>

#include "reports/layout.hpp"
#include "reports/svg.hpp"

namespace sprague {
namespace {

constexpr double kUnit = 44;
constexpr double kMargin = 12;
constexpr double kRadius = 5.5;

}  // namespace

std::string svg_of(const Graph& graph, std::span<const Vertex> marked, std::string_view title,
                   std::span<const Arrow> arrows, std::span<const Ends> unmarkable) {
  Sketch sketch{.points = layout_of(graph), .radius = kRadius};
  Point corner;
  for (Point& point : sketch.points) {
    point = Point{kMargin, kMargin} + kUnit * point;
    corner = {std::max(corner.x, point.x), std::max(corner.y, point.y)};
  }
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    for (const Vertex w : graph.neighbours(static_cast<Vertex>(v))) {
      if (w > v) sketch.edges.emplace_back(static_cast<Vertex>(v), w);
    }
  }
  sketch.dashed.assign(unmarkable.begin(), unmarkable.end());
  sketch.arrows.assign(arrows.begin(), arrows.end());
  sketch.marked.assign(marked.begin(), marked.end());
  return svg_page(corner.x + kMargin, corner.y + kMargin, title, svg_group(sketch));
}

}  // namespace sprague
