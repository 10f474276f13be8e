#include "reports/plane_drawing.hpp"

#include <algorithm>
#include <cmath>

#include "canonical/ensure.hpp"
#include "reports/plane_layout.hpp"
#include "reports/svg.hpp"

namespace sprague {
namespace {

constexpr double kPlaneUnit = 66;
constexpr double kPlaneMargin = 14;
constexpr double kPlaneRadius = 9;
constexpr double kCaptionSize = 13;
constexpr double kCaptionHeight = 26;
constexpr double kCharacterWidth = 7;  // of a caption: a little more than most fonts need
constexpr double kBetweenPanels = 24;
constexpr std::size_t kMostPanelsInRow = 4;
constexpr std::size_t kMostLettered = 52;

struct Board {
  Sketch sketch;
  Point size;  // margins included
};

double hundredths(double x) {
  return std::round(100 * x) / 100;
}

// The board with its scene. The drawing is checked as it is printed, after rounding.
Board board_of(const PlaneMap& map, const PlaneScene& scene) {
  Board board{{.points = layout_of(map),
               .radius = kPlaneRadius,
               .labels = map.vertices() <= kMostLettered ? Labels::letters : Labels::none},
              {}};
  Sketch& sketch = board.sketch;
  for (Point& point : sketch.points) {
    point = {hundredths(kPlaneMargin + kPlaneUnit * point.x), hundredths(kPlaneMargin + kPlaneUnit * point.y)};
    board.size = {std::max(board.size.x, point.x + kPlaneMargin), std::max(board.size.y, point.y + kPlaneMargin)};
  }
  ensure_drawn(map, sketch.points, kLeastClearance * kPlaneUnit - 0.1);
  for (const Face face : scene.cells) {
    ENSURE(face < map.faces(), "a cell that the map does not have");
    std::vector<Vertex> walk;
    for (const Dart d : map.walk(face)) walk.push_back(map.tail(d));
    sketch.shaded.push_back(std::move(walk));
  }
  for (std::size_t d = 0; d < map.darts(); ++d) {
    const auto dart = static_cast<Dart>(d);
    if (map.tail(dart) < map.head(dart)) sketch.edges.emplace_back(map.tail(dart), map.head(dart));
  }
  sketch.dashed = scene.unmarkable;
  sketch.arrows = scene.arrows;
  sketch.marked = scene.marked;
  return board;
}

}  // namespace

std::string plane_svg(const PlaneMap& map, const PlaneScene& scene, std::string_view title) {
  const Board board = board_of(map, scene);
  return svg_page(board.size.x, board.size.y, title, svg_group(board.sketch), scene.below);
}

std::string plane_gallery_svg(const PlaneMap& map, const PlaneScene& scene, std::span<const Panel> panels,
                              std::string_view title) {
  const Board board = board_of(map, scene);
  double panel_width = board.size.x;
  for (const Panel& panel : panels) {
    panel_width = std::max(panel_width, kCharacterWidth * static_cast<double>(panel.caption.size()));
  }
  const Point step{panel_width + kBetweenPanels, board.size.y + kCaptionHeight};
  std::string body;
  for (std::size_t i = 0; i < panels.size(); ++i) {
    const auto column = static_cast<double>(i % kMostPanelsInRow);
    const std::size_t rows_above = i / kMostPanelsInRow;
    const auto row = static_cast<double>(rows_above);
    const Point middle{(column + 0.5) * step.x, row * step.y};
    Sketch sketch = board.sketch;
    for (Point& point : sketch.points) point = point + middle - Point{board.size.x / 2, 0};
    sketch.arrows.insert(sketch.arrows.end(), panels[i].arrows.begin(), panels[i].arrows.end());
    body += svg_group(sketch);
    body += svg_text(middle + Point{0, board.size.y + kCaptionHeight / 3}, kCaptionSize, panels[i].caption);
  }
  const std::size_t columns = std::min(panels.size(), kMostPanelsInRow);
  const std::size_t rows = (panels.size() + kMostPanelsInRow - 1) / kMostPanelsInRow;
  return svg_page(static_cast<double>(columns) * step.x, static_cast<double>(rows) * step.y, title, body);
}

}  // namespace sprague
