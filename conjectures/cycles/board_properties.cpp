#include "conjectures/cycles/board_properties.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "canonical/ensure.hpp"

namespace sprague::cycles {
namespace {

bool every_degree(const PlaneMap& map, auto&& is_wanted) {
  for (std::size_t v = 0; v < map.vertices(); ++v) {
    if (!is_wanted(map.degree(static_cast<Vertex>(v)))) return false;
  }
  return true;
}

bool has_long_legs(const PlaneMap& map) {
  for (std::size_t i = 0; i < map.darts(); ++i) {
    const auto d = static_cast<Dart>(i);
    if (map.degree(map.tail(d)) == 1 && map.degree(map.head(d)) != 2) return false;
  }
  return true;
}

// A map is 2-connected exactly if every face is bounded by a simple cycle.
bool is_two_connected(const PlaneMap& map) {
  for (std::size_t f = 0; f < map.faces(); ++f) {
    std::vector<bool> passed(map.vertices(), false);
    for (const Dart d : map.walk(static_cast<Face>(f))) {
      if (passed[map.tail(d)]) return false;
      passed[map.tail(d)] = true;
    }
  }
  return map.edges() >= 3;
}

bool is_bipartite(const PlaneMap& map) {
  std::vector<int> side(map.vertices(), 0);  // 1 or -1 where it is known
  side[0] = 1;
  for (bool grown = true; grown;) {
    grown = false;
    for (std::size_t i = 0; i < map.darts(); ++i) {
      const auto d = static_cast<Dart>(i);
      if (side[map.tail(d)] == 0 || side[map.head(d)] != 0) continue;
      side[map.head(d)] = -side[map.tail(d)];
      grown = true;
    }
  }
  for (std::size_t i = 0; i < map.darts(); ++i) {
    if (side[map.tail(static_cast<Dart>(i))] == side[map.head(static_cast<Dart>(i))]) return false;
  }
  return true;
}

bool has_only_triangles(const PlaneMap& map) {
  std::vector<std::size_t> length(map.faces(), 0);
  for (std::size_t d = 0; d < map.darts(); ++d) ++length[map.face(static_cast<Dart>(d))];
  length[map.outer_face()] = 3;
  return std::ranges::all_of(length, [](std::size_t edges) { return edges == 3; });
}

// For the darts other than d: do they have its tail?
std::vector<Truth> beside(const UnknownMap& map, std::size_t d) {
  std::vector<Truth> result;
  for (std::size_t c = 0; c < map.darts(); ++c) {
    if (c != d) result.push_back(map.same_tail(c, d));
  }
  return result;
}

// Are two of them true?
Truth two_of(const std::vector<Truth>& of) {
  std::vector<Truth> ways;
  for (std::size_t i = 0; i < of.size(); ++i) ways.push_back(of[i] && some(std::span(of).first(i)));
  return some(ways);
}

void require_long_legs(Truths& truths, const UnknownMap& map) {
  for (std::size_t c = 0; c < map.darts(); ++c) {
    const std::vector<Truth> more = beside(map, c);
    const Truth degree_two = truths.named(fmt::format("degree_two{}", c), some(more) && !two_of(more));
    for (std::size_t d = 0; d < map.darts(); ++d) {
      if (c == d) continue;
      const Truth leaf = truths.named(fmt::format("leg{}_{}", c, d), map.is_at_leaf(d) && !degree_two);
      for (std::size_t e = 1; e <= map.edges(); ++e) truths.require(!leaf || !map.is_of(c, e) || !map.is_of(d, e));
    }
  }
}

// No four darts have a bounded face on their left.
void require_triangles(Truths& truths, const UnknownMap& map) {
  for (std::size_t d = 0; d < map.darts(); ++d) {
    std::vector<Truth> before;
    for (std::size_t c = 0; c < d; ++c) before.push_back(map.same_left(c, d));
    for (std::size_t i = 0; i < d; ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const Truth fourth = before[i] && before[j] && some(std::span(before).first(j));
        truths.require(map.borders(d, 0) || !fourth);
      }
    }
  }
}

void require_bipartite(Truths& truths, const UnknownMap& map) {
  std::vector<Truth> side;  // of vertices
  for (std::size_t v = 0; v <= map.edges(); ++v) side.push_back(truths.unknown(fmt::format("side{}", v)));
  std::vector<Truth> tail_side;  // of darts' tails
  for (std::size_t d = 0; d < map.darts(); ++d) {
    std::vector<Truth> ways;
    for (std::size_t v = 0; v <= map.edges(); ++v) ways.push_back(map.leaves(d, v) && side[v]);
    tail_side.push_back(truths.named(fmt::format("tail_side{}", d), some(ways)));
  }
  for (std::size_t e = 1; e <= map.edges(); ++e) {
    std::vector<Truth> ends;
    for (std::size_t d = 0; d < map.darts(); ++d) ends.push_back(map.is_of(d, e) && tail_side[d]);
    truths.require(odd(ends));
  }
}

}  // namespace

bool has_property(const PlaneMap& map, Property property) {
  switch (property) {
    case Property::tree: return map.edges() + 1 == map.vertices();
    case Property::path: return every_degree(map, [](std::size_t degree) { return degree <= 2; }) && map.faces() == 1;
    case Property::long_legs: return has_long_legs(map);
    case Property::cycle: return every_degree(map, [](std::size_t degree) { return degree == 2; });
    case Property::two_connected: return is_two_connected(map);
    case Property::even_degrees: return every_degree(map, [](std::size_t degree) { return degree % 2 == 0; });
    case Property::no_degree_two: return every_degree(map, [](std::size_t degree) { return degree != 2; });
    case Property::bipartite: return is_bipartite(map);
    case Property::triangles: return has_only_triangles(map);
  }
  throw InternalError("no such property");
}

void require_property(Truths& truths, const UnknownMap& map, Property property) {
  if (property == Property::path) require_property(truths, map, Property::tree);
  if (property == Property::long_legs) return require_long_legs(truths, map);
  if (property == Property::bipartite) return require_bipartite(truths, map);
  if (property == Property::triangles) return require_triangles(truths, map);
  if (property == Property::two_connected) truths.require(map.edges() >= 3);
  if (property == Property::tree) {
    for (std::size_t e = 1; e <= map.edges(); ++e) truths.require(map.is_tree_edge(e));
    return;
  }
  for (std::size_t d = 0; d < map.darts(); ++d) {
    const std::vector<Truth> more = beside(map, d);
    switch (property) {
      case Property::two_connected:
        for (std::size_t c = 0; c < d; ++c) truths.require(!map.same_tail(c, d) || !map.same_left(c, d));
        break;
      case Property::path: truths.require_at_most_one(more); break;
      case Property::even_degrees: truths.require(odd(more)); break;
      case Property::cycle:
        truths.require(some(more));
        truths.require_at_most_one(more);
        break;
      case Property::no_degree_two: truths.require(!some(more) || two_of(more)); break;
      default: throw InternalError("a property without a constraint");
    }
  }
}

}  // namespace sprague::cycles
