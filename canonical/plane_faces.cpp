#include "canonical/plane_faces.hpp"

#include <algorithm>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

// Does every way across edges from the face to the outer face cross the cycle?
bool separates(const PlaneMap& map, const std::vector<Dart>& cycle, Face from) {
  std::vector<bool> reached(map.faces(), false);
  reached[from] = true;
  for (bool grown = true; grown;) {
    grown = false;
    for (std::size_t i = 0; i < map.darts(); ++i) {
      const auto d = static_cast<Dart>(i);
      if (!reached[map.face(d)] || reached[map.face(map.reverse(d))]) continue;
      if (std::ranges::count(cycle, d) + std::ranges::count(cycle, map.reverse(d)) > 0) continue;
      reached[map.face(map.reverse(d))] = grown = true;
    }
  }
  return !reached[map.outer_face()];
}

}  // namespace

std::vector<std::vector<Dart>> simple_parts(const PlaneMap& map, Face face) {
  std::vector<std::vector<Dart>> parts;
  std::vector<Dart> open;
  for (const Dart d : map.walk(face)) {
    open.push_back(d);
    const auto start = std::ranges::find_if(open, [&](Dart earlier) { return map.tail(earlier) == map.head(d); });
    if (start == open.end()) continue;
    parts.emplace_back(start, open.end());
    open.erase(start, open.end());
  }
  ENSURE(open.empty(), "a face's walk is not closed");
  return parts;
}

std::vector<Dart> enclosing_cycle(const PlaneMap& map, Face face) {
  std::vector<std::vector<Dart>> parts = simple_parts(map, face);
  if (parts.size() == 1) return std::move(parts.front());
  const auto around = std::ranges::find_if(parts, [&](const auto& part) { return separates(map, part, face); });
  ENSURE(around != parts.end(), "a bounded face that no cycle encloses");
  return *around;
}

}  // namespace sprague
