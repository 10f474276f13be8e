#include "games/circular_polygons.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <numeric>

#include "canonical/ensure.hpp"

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

// Can two corners be joined?
bool has_move(const Polygon& polygon) {
  const std::size_t corners = polygon.size();
  for (std::size_t i = 0; i < corners; ++i) {
    for (std::size_t j = i + 2; j < corners && j - i < corners - 1; ++j) {
      if (polygon[i] > 0 && polygon[j] > 0) return true;
    }
  }
  return false;
}

}  // namespace

std::string print_polygon(const Polygon& polygon) {
  return fmt::format("CS{}({})", polygon.size(), fmt::join(polygon, ","));
}

CircularPolygons CircularPolygons::from_code(std::string_view code) {
  if (!code.empty()) throw InputError(fmt::format("game 'circular:{}': expected no code of polygons", code));
  return {};
}

std::vector<Sum<Polygon>> CircularPolygons::options(const Polygon& polygon) const {
  std::vector<Sum<Polygon>> result;
  any_option(polygon, [&](const Sum<Polygon>& option) {
    result.push_back(option);
    return false;
  });
  return result;
}

bool CircularPolygons::any_option(const Polygon& polygon, absl::FunctionRef<bool(const Sum<Polygon>&)> stop) const {
  const std::size_t corners = polygon.size();
  for (std::size_t i = 0; i < corners; ++i) {
    for (std::size_t j = i + 2; j < corners && j - i < corners - 1; ++j) {
      for (std::uint16_t a = 0; a < polygon[i]; ++a) {
        for (std::uint16_t b = 0; b < polygon[j]; ++b) {
          const auto other_a = static_cast<std::uint16_t>(polygon[i] - 1 - a);
          const auto other_b = static_cast<std::uint16_t>(polygon[j] - 1 - b);
          if (stop({part(polygon, i, a, j, b), part(polygon, j, other_b, i, other_a)})) return true;
        }
      }
    }
  }
  return false;
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

Sum<Polygon> CircularPolygons::parse(std::string_view text) const {
  const auto fail = [&] { throw InputError(fmt::format("circle '{}': expected as CS4(3,1,5,1)", text)); };
  const std::size_t open = std::min(text.find('('), text.size());
  Polygon polygon;
  for (std::size_t i = open; i + 1 < text.size() && text[i] != ')';) {
    const auto [end, error] = std::from_chars(text.data() + i + 1, text.data() + text.size(), polygon.emplace_back());
    if (error != std::errc()) fail();
    i = static_cast<std::size_t>(end - text.data());
    if (i == text.size() || (text[i] != ',' && text[i] != ')')) fail();
  }
  // So nothing but what is printed is read.
  if (polygon.size() < 4 || print_polygon(polygon) != text) fail();
  return {polygon};
}

std::string CircularPolygons::component_text(const Polygon& polygon) const {
  return has_move(polygon) ? print_polygon(key(polygon)) : "";
}

std::size_t CircularPolygons::most_moves(const Polygon& polygon) {
  const std::size_t tips = std::accumulate(polygon.begin(), polygon.end(), std::size_t{0});
  return tips == 0 ? 0 : tips - 1;
}

}  // namespace sprague
