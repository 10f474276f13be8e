#include "reports/svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

constexpr double kHeadLength = 10;
constexpr double kHeadHalfWidth = 4.5;
constexpr double kLetterSize = 11;
constexpr double kLargeNumberSize = 8.5;  // from 100 on
constexpr double kBelowSize = 13;
constexpr double kBelowHeight = 26;
constexpr double kBelowMargin = 10;
constexpr double kBelowCharacter = 7;  // a little more than most fonts need

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

std::string_view colour_of(ArrowStyle style) {
  switch (style) {
    case ArrowStyle::plain: return "#222222";
    case ArrowStyle::first: return "#1a5fb4";
    case ArrowStyle::reply: return "#c64600";
  }
  throw InternalError("an arrow of no style");
}

std::string triangle(Point tip, Point direction, std::string_view colour) {
  const Point foot = tip - kHeadLength * direction;
  const Point aside = kHeadHalfWidth * quarter_turn(direction);
  const Point left = foot - aside;
  const Point right = foot + aside;
  return fmt::format("<path d=\"M{:.2f} {:.2f}L{:.2f} {:.2f}L{:.2f} {:.2f}Z\" fill=\"{}\" stroke=\"none\"/>\n", tip.x,
                     tip.y, left.x, left.y, right.x, right.y, colour);
}

// The heads of an arrow about the middle of its edge, on its own side of it where another goes the opposite way.
std::string arrow_heads(const Arrow& arrow, Point tail, Point head, bool has_opposite) {
  const Point direction = 1 / length(head - tail) * (head - tail);
  const std::string_view colour = colour_of(arrow.style);
  const Point middle = 0.5 * (tail + head);
  if (has_opposite) return triangle(middle + (kHeadLength + 1) * direction, direction, colour);
  if (arrow.style != ArrowStyle::reply) return triangle(middle + kHeadLength / 2 * direction, direction, colour);
  return triangle(middle, direction, colour) + triangle(middle + kHeadLength * direction, direction, colour);
}

std::string shaded_area(const Sketch& sketch, const std::vector<Vertex>& walk) {
  std::string path;
  for (const Vertex v : walk) {
    path += fmt::format("{}{:.2f} {:.2f}", path.empty() ? 'M' : 'L', sketch.points[v].x, sketch.points[v].y);
  }
  return fmt::format("<path d=\"{}Z\" fill=\"#e3ecf8\" fill-rule=\"evenodd\" stroke=\"none\"/>\n", path);
}

bool joins(const Ends& edge, Vertex a, Vertex b) {
  return edge == Ends(a, b) || edge == Ends(b, a);
}

std::string edge_line(const Sketch& sketch, const Ends& edge) {
  const Point a = sketch.points[edge.first];
  const Point b = sketch.points[edge.second];
  std::string looks;
  if (std::ranges::any_of(sketch.dashed, [&](const Ends& d) { return joins(edge, d.first, d.second); })) {
    looks = " stroke-dasharray=\"4 4\"";
  }
  if (std::ranges::any_of(sketch.chosen, [&](const Ends& c) { return joins(edge, c.first, c.second); })) {
    looks += " stroke=\"#1a5fb4\" stroke-width=\"5\"";
  }
  const auto arrow = std::ranges::find_if(sketch.arrows, [&](const Arrow& x) { return joins(edge, x.tail, x.head); });
  if (looks.find("stroke=") == std::string::npos && arrow != sketch.arrows.end() && arrow->style != ArrowStyle::plain) {
    looks += fmt::format(" stroke=\"{}\" stroke-width=\"2.6\"", colour_of(arrow->style));
  }
  return fmt::format("<line x1=\"{:.2f}\" y1=\"{:.2f}\" x2=\"{:.2f}\" y2=\"{:.2f}\"{}/>\n", a.x, a.y, b.x, b.y, looks);
}

std::string anchored_text(std::string_view anchor, Point point, double size, std::string_view text) {
  // A small letter's body ends a third of the size below its middle.
  return fmt::format(
      "<text x=\"{:.2f}\" y=\"{:.2f}\" font-family=\"sans-serif\" font-size=\"{}\" text-anchor=\"{}\" "
      "fill=\"#222222\">{}</text>\n",
      point.x, point.y + size / 3, size, anchor, xml_text(text));
}

// The first move that goes the opposite way, of a first move.
std::optional<Arrow> opposite_first(const Arrow& arrow) {
  if (arrow.style != ArrowStyle::first) return std::nullopt;
  return Arrow{arrow.head, arrow.tail, ArrowStyle::first};
}

void ensure_known(const Sketch& sketch) {
  for (const Vertex v : sketch.marked) {
    ENSURE(v < sketch.points.size(), "a marked vertex that the graph does not have");
  }
  const auto has_edge = [&](Vertex a, Vertex b) {
    return std::ranges::any_of(sketch.edges, [&](const Ends& edge) { return joins(edge, a, b); });
  };
  for (const Ends& edge : sketch.dashed) {
    ENSURE(has_edge(edge.first, edge.second), "a dashed edge that the graph does not have");
  }
  for (const Ends& edge : sketch.chosen) {
    ENSURE(has_edge(edge.first, edge.second), "a chosen edge that the graph does not have");
  }
  for (const Arrow& arrow : sketch.arrows) {
    ENSURE(has_edge(arrow.tail, arrow.head), "an arrow on an edge that the graph does not have");
    const auto here = std::ranges::count_if(sketch.arrows, [&](const Arrow& x) {
      return joins({arrow.tail, arrow.head}, x.tail, x.head) && x != opposite_first(arrow);
    });
    ENSURE(here == 1, "two arrows on one edge");
  }
  ENSURE(sketch.labels != Labels::letters || sketch.points.size() <= 52, "more vertices than letters");
}

}  // namespace

std::string svg_group(const Sketch& sketch) {
  ensure_known(sketch);
  std::string svg = "<g stroke=\"#222222\" stroke-width=\"1.6\">\n";
  for (const auto& walk : sketch.shaded) svg += shaded_area(sketch, walk);
  for (const Ends& edge : sketch.edges) svg += edge_line(sketch, edge);
  for (const Arrow& arrow : sketch.arrows) {
    const auto opposite = opposite_first(arrow);
    const bool has_opposite = opposite && std::ranges::find(sketch.arrows, *opposite) != sketch.arrows.end();
    svg += arrow_heads(arrow, sketch.points[arrow.tail], sketch.points[arrow.head], has_opposite);
  }
  for (std::size_t v = 0; v < sketch.points.size(); ++v) {
    const bool is_marked = std::ranges::find(sketch.marked, v) != sketch.marked.end();
    svg += fmt::format("<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"{}\" fill=\"{}\"/>\n", sketch.points[v].x,
                       sketch.points[v].y, sketch.radius, is_marked ? "#e66100" : "white");
  }
  svg += "</g>\n";
  if (sketch.labels == Labels::none) return svg;
  for (std::size_t v = 0; v < sketch.points.size(); ++v) {
    const auto letter = static_cast<char>(v < 26 ? 'a' + v : 'A' + (v - 26));
    const std::string text = sketch.labels == Labels::letters ? std::string(1, letter) : fmt::format("{}", v);
    svg += svg_text(sketch.points[v], text.size() < 3 ? kLetterSize : kLargeNumberSize, text);
  }
  return svg;
}

std::string svg_text(Point middle, double size, std::string_view text) {
  return anchored_text("middle", middle, size, text);
}

std::string svg_text_from(Point start, double size, std::string_view text) {
  return anchored_text("start", start, size, text);
}

std::string svg_page(double width, double height, std::string_view title, std::string_view body,
                     std::string_view below) {
  if (!below.empty()) {
    const std::string line = svg_text_from({kBelowMargin, height + kBelowHeight / 3}, kBelowSize, below);
    const double needed = 2 * kBelowMargin + kBelowCharacter * static_cast<double>(below.size());
    return svg_page(std::max(width, needed), height + kBelowHeight, title, std::string(body) + line);
  }
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.2f}\" height=\"{1:.2f}\" viewBox=\"0 0 {0:.2f} {1:.2f}\" "
      "role=\"img\">\n<title>{2}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n{3}</svg>\n",
      width, height, xml_text(title), body);
}

}  // namespace sprague
