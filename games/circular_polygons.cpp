#include "games/circular_polygons.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace sprague {
namespace {

// The corners from one place to a later one, these two with so many tips, and the crossbar.
Polygon part(const Polygon& polygon, std::size_t from, std::uint16_t first, std::size_t to, std::uint16_t last) {
  Polygon result{first};
  for (std::size_t i = from + 1; i % polygon.size() != to; ++i) result.push_back(polygon[i % polygon.size()]);
  result.push_back(last);
  result.push_back(1);
  return result;
}

}  // namespace

std::string print_polygon(const Polygon& polygon) {
  return fmt::format("CS{}({})", polygon.size(), fmt::join(polygon, ","));
}

std::vector<Sum<Polygon>> CircularPolygons::options(const Polygon& polygon) const {
  std::vector<Sum<Polygon>> result;
  const std::size_t corners = polygon.size();
  for (std::size_t i = 0; i < corners; ++i) {
    for (std::size_t j = i + 2; j < corners && j - i < corners - 1; ++j) {
      for (std::uint16_t a = 0; a < polygon[i]; ++a) {
        for (std::uint16_t b = 0; b < polygon[j]; ++b) {
          const auto other_a = static_cast<std::uint16_t>(polygon[i] - 1 - a);
          const auto other_b = static_cast<std::uint16_t>(polygon[j] - 1 - b);
          result.push_back({part(polygon, i, a, j, b), part(polygon, j, other_b, i, other_a)});
        }
      }
    }
  }
  return result;
}

Polygon CircularPolygons::key(const Polygon& polygon) const {
  Polygon least = polygon;
  Polygon image = polygon;
  for (int reflection = 0; reflection < 2; ++reflection) {
    for (std::size_t turn = 0; turn < polygon.size(); ++turn) {
      std::rotate(image.begin(), image.begin() + 1, image.end());
      least = std::min(least, image);
    }
    std::ranges::reverse(image);
  }
  return least;
}

}  // namespace sprague
