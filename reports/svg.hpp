// Graphs whose vertices have their places, as SVG text: nothing from outside, the same bytes for the same sketch.
//
// Coordinates are rounded to hundredths and everything comes in the order of the sketch. A white ground keeps it
// legible on dark pages; a reply is told from a first move by its second head as well as by its colour.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "conjectures/picture.hpp"
#include "reports/point.hpp"

namespace sprague {

enum class Labels : std::uint8_t { none, letters, numbers };  // a, b, c, ... for at most 52 vertices; 0, 1, 2, ...

struct Sketch {
  std::vector<Point> points;                     // in pixels, a vertex each
  double radius = 0;                             // of the vertices
  Labels labels = Labels::none;                  // in the vertices
  std::vector<std::vector<Vertex>> shaded = {};  // boundary walks
  std::vector<Ends> edges = {};
  std::vector<Ends> dashed = {};   // of the edges
  std::vector<Ends> chosen = {};   // of the edges: they stand out
  std::vector<Arrow> arrows = {};  // on edges: one, or two first moves that go opposite ways
  std::vector<Vertex> marked = {};
};

// The sketch as a group. Requires that it has the vertices and edges that are marked.
std::string svg_group(const Sketch& sketch);

// A line of text whose middle is at the point, or the middle of its start.
std::string svg_text(Point middle, double size, std::string_view text);
std::string svg_text_from(Point start, double size, std::string_view text);

// The whole picture; the title is for those who cannot see it, and a line of text stands below unless it is empty.
std::string svg_page(double width, double height, std::string_view title, std::string_view body,
                     std::string_view below = {});

}  // namespace sprague
