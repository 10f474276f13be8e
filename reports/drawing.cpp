#include "reports/drawing.hpp"

#include <algorithm>

#include "reports/layout.hpp"
#include "reports/svg.hpp"

namespace sprague {
namespace {

constexpr double kUnit = 44;
constexpr double kMargin = 12;
constexpr double kRadius = 5.5;
constexpr double kNumberedRadius = 9;

}  // namespace

std::string graph_picture_svg(const Graph& graph, const Picture& picture) {
  Sketch sketch{.points = layout_of(graph),
                .radius = picture.numbered ? kNumberedRadius : kRadius,
                .labels = picture.numbered ? Labels::numbers : Labels::none};
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
  sketch.dashed = picture.unmarkable;
  sketch.chosen = picture.chosen;
  sketch.arrows = picture.arrows;
  sketch.marked = picture.marked;
  return svg_page(corner.x + kMargin, corner.y + kMargin, picture.notation, svg_group(sketch), picture.below);
}

std::string svg_of(const Graph& graph, std::span<const Vertex> marked, std::string_view title,
                   std::span<const Arrow> arrows, std::span<const Ends> unmarkable) {
  return graph_picture_svg(graph, Picture{.notation = std::string(title),
                                          .caption = {},
                                          .marked = {marked.begin(), marked.end()},
                                          .arrows = {arrows.begin(), arrows.end()},
                                          .unmarkable = {unmarkable.begin(), unmarkable.end()}});
}

}  // namespace sprague
