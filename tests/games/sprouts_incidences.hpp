// When two lands are the same, by nauty's labelling alone.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "canonical/labelling.hpp"
#include "games/sprouts_drawing.hpp"

namespace sprague {

// The graph of what touches what. A corner's node is joined to its region's and to that of its vertex. Where boundaries
// have directions relative to each other, a corner has a node for either of its sides, too, and the region two nodes to
// which all left sides and all right sides are joined. Neighbours on a boundary are joined, if need be by their sides.
inline std::string incidences(const SproutsDrawing& land) {
  enum Kind : Colour { kLetter, kCornerSide, kRegionSide, kCorner, kRegion = kCorner + kFirstLetter + 1 };
  Graph graph;
  std::vector<Colour> colours;
  const auto add = [&](Colour colour) {
    colours.push_back(colour);
    return graph.add_vertex();
  };
  std::map<Corner, Vertex> vertex_of;
  for (std::size_t r = 0; r < land.regions(); ++r) {
    const Surface surface = land.surface(r);
    const auto code = static_cast<Colour>(2 * surface.genus() + (surface.is_orientable() ? 0 : 1));
    const Vertex region = add(kRegion + 256 * code + static_cast<Colour>(land.spots(r)));
    const std::array<Vertex, 2> region_sides{add(kRegionSide), add(kRegionSide)};
    for (const Vertex side : region_sides) graph.add_edge(region, side);
    for (std::size_t b = land.first_boundary(r); b < land.first_boundary(r + 1); ++b) {
      std::vector<std::array<Vertex, 2>> sides;
      for (const Corner corner : land.boundary(b)) {
        const Vertex node = add(kCorner + std::min(corner, kFirstLetter));
        graph.add_edge(region, node);
        if (is_letter(corner)) {
          if (!vertex_of.contains(corner)) vertex_of[corner] = add(kLetter);
          graph.add_edge(node, vertex_of[corner]);
        }
        sides.push_back({node, node});
        if (!surface.is_orientable()) continue;
        for (std::size_t side = 0; side < 2; ++side) {
          sides.back()[side] = add(kCornerSide);
          graph.add_edge(node, sides.back()[side]);
          graph.add_edge(region_sides[side], sides.back()[side]);
        }
      }
      for (std::size_t i = 0; i < sides.size(); ++i) {
        const Vertex from = sides[i][1];
        const Vertex to = sides[(i + 1) % sides.size()][0];
        if (from != to && !graph.has_edge(from, to)) graph.add_edge(from, to);
      }
    }
  }
  return canonical_form(graph, colours);
}

}  // namespace sprague
