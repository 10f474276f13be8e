#include "language/value.hpp"

#include "canonical/sorted.hpp"

namespace sprague::language {

Board::Board(PlaneMap plane_map) : map(std::move(plane_map)), graph(std::make_shared<const Graph>(map.graph())) {
  for (std::size_t face = 0; face < map.faces(); ++face) {
    Part part;
    for (const Dart dart : map.walk(static_cast<Face>(face))) {
      part.vertices.push_back(map.tail(dart));
      part.edges.push_back(edge_of(map.tail(dart), map.head(dart)));
      ++part.length;
    }
    sort_unique(part.vertices);
    sort_unique(part.edges);
    faces.push_back(std::make_shared<const Part>(std::move(part)));
  }
}

}  // namespace sprague::language
