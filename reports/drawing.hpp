// A graph as an SVG picture: the layout of reports/layout.hpp, lines and circles, nothing from outside.
//
// Coordinates are rounded to hundredths and everything comes in the order of the vertices, so one graph is always the
// same bytes. Marked vertices are filled in another colour. A white ground keeps it legible on dark pages.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "canonical/graph.hpp"

namespace sprague {

// Draws the graph; the title is for those who cannot see it. Requires that the graph has the marked vertices.
std::string svg_of(const Graph& graph, std::span<const Vertex> marked, std::string_view title = "graph");

}  // namespace sprague
