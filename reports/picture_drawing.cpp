#include "reports/picture_drawing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/plane_notation.hpp"
#include "games/sprouts_notation.hpp"
#include "reports/drawing.hpp"
#include "reports/plane_drawing.hpp"
#include "reports/sprouts_svg.hpp"

namespace sprague {
namespace {

[[noreturn]] void refuse(const Picture& picture, const std::string& expected) {
  throw InputError(fmt::format("picture '{}': expected {}", picture.notation, expected));
}

void check_edge(const Picture& picture, const Graph& graph, Vertex a, Vertex b) {
  if (a >= graph.vertices() || b >= graph.vertices() || !graph.has_edge(a, b)) {
    refuse(picture, fmt::format("an edge between vertices {} and {}", a, b));
  }
}

// Arrows on edges that are there, no two on one but first moves that go opposite ways.
void check_arrows(const Picture& picture, const Graph& graph, const std::vector<Arrow>& arrows) {
  std::vector<Arrow> taken;
  for (const Arrow& arrow : arrows) {
    check_edge(picture, graph, arrow.tail, arrow.head);
    const auto in_the_way = [&arrow](const Arrow& other) {
      const bool same = other.tail == arrow.tail && other.head == arrow.head;
      const bool opposite = other.tail == arrow.head && other.head == arrow.tail;
      const bool both_first = other.style == ArrowStyle::first && arrow.style == ArrowStyle::first;
      return same || (opposite && !both_first);
    };
    if (std::ranges::any_of(taken, in_the_way)) {
      refuse(picture, fmt::format("one arrow between vertices {} and {}", arrow.tail, arrow.head));
    }
    taken.push_back(arrow);
  }
}

void check(const Picture& picture, const Graph& graph) {
  for (const Vertex v : picture.marked) {
    if (v >= graph.vertices()) {
      refuse(picture, fmt::format("marked vertices below {}, not {}", graph.vertices(), v));
    }
  }
  check_arrows(picture, graph, picture.arrows);
  for (const auto& [a, b] : picture.unmarkable) check_edge(picture, graph, a, b);
  for (const auto& [a, b] : picture.chosen) check_edge(picture, graph, a, b);
  for (const auto& [a, b] : picture.cells) check_edge(picture, graph, a, b);
  for (const Panel& panel : picture.panels) {
    std::vector<Arrow> all = picture.arrows;
    all.insert(all.end(), panel.arrows.begin(), panel.arrows.end());
    check_arrows(picture, graph, all);
  }
}

std::string svg_of_plane(const Picture& picture) {
  const PlaneMap map = parse_plane_map(picture.notation);
  check(picture, map.graph());
  if (!picture.chosen.empty() || picture.numbered) refuse(picture, "a graph under chosen edges and numbers");
  PlaneScene scene{{}, picture.unmarkable, picture.arrows, picture.marked, picture.below};
  for (const auto& [tail, head] : picture.cells) {
    const Face cell = map.face(map.dart(tail, head));
    if (cell == map.outer_face()) refuse(picture, fmt::format("a cell to the left of {} to {}", tail, head));
    scene.cells.push_back(cell);
  }
  if (picture.panels.empty()) return plane_svg(map, scene, picture.notation);
  return plane_gallery_svg(map, scene, picture.panels, picture.notation);
}

// As no notation of a graph does.
bool begins_as_sprouts(std::string_view notation) {
  return notation.find_first_of("(0123456789") == 0;
}

std::string svg_of_sprouts(const Picture& picture) {
  if (picture != Picture{picture.notation, picture.caption}) {
    refuse(picture, "a graph or a plane map under marks, arrows, cells and panels");
  }
  return sprouts_svg(parse_sprouts(picture.notation), picture.notation);
}

}  // namespace

std::string svg_of(const Picture& picture) {
  if (picture.notation.find("outer=") != std::string::npos) return svg_of_plane(picture);
  if (begins_as_sprouts(picture.notation)) return svg_of_sprouts(picture);
  const Graph graph = parse_graph(picture.notation);
  check(picture, graph);
  if (!picture.cells.empty() || !picture.panels.empty()) refuse(picture, "a plane map under cells and panels");
  return graph_picture_svg(graph, picture);
}

}  // namespace sprague
