// Circular Sprouts with runs of empty corners made one, so that searches meet fewer positions.
//
// All that counts of two corners with tips is whether they are neighbours, and empty corners between them only keep
// them apart: one does what several do.
#pragma once

#include <algorithm>
#include <vector>

#include "games/circular_polygons.hpp"

namespace sprague::brussels {

class SparsePolygons {
 public:
  using Position = Polygon;
  using Key = Polygon;

  std::vector<Sum<Polygon>> options(const Polygon& polygon) const { return rules_.options(without_runs(polygon)); }
  Key key(const Polygon& polygon) const { return rules_.key(without_runs(polygon)); }

  // Empty where there are no tips.
  static Polygon without_runs(Polygon polygon) {
    const auto first = std::ranges::find_if(polygon, [](std::uint16_t tips) { return tips > 0; });
    if (first == polygon.end()) return {};
    std::rotate(polygon.begin(), first, polygon.end());
    const auto last =
        std::unique(polygon.begin(), polygon.end(), [](std::uint16_t a, std::uint16_t b) { return a == 0 && b == 0; });
    polygon.erase(last, polygon.end());
    return polygon;
  }

 private:
  CircularPolygons rules_;
};

}  // namespace sprague::brussels
