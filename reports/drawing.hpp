// A graph as an SVG picture: the layout of reports/layout.hpp in the looks of reports/svg.hpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "canonical/graph.hpp"
#include "conjectures/picture.hpp"

namespace sprague {

// Draws the picture's marks on its graph, the notation as the title. Requires that the graph has what the picture
// names, and that there are no cells and no panels.
std::string graph_picture_svg(const Graph& graph, const Picture& picture);

// Draws the graph; the title is for those who cannot see it. Requires that the graph has the marked vertices, the edges
// under the arrows and the unmarkable edges, which are dashed.
std::string svg_of(const Graph& graph, std::span<const Vertex> marked, std::string_view title = "graph",
                   std::span<const Arrow> arrows = {}, std::span<const Ends> unmarkable = {});

}  // namespace sprague
