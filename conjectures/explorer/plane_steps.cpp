#include "conjectures/explorer/plane_steps.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"

namespace sprague::explorer {
namespace {

// A board as the neighbours of each vertex, clockwise, and a dart with the outer face to its left.
struct Drawn {
  std::vector<std::vector<Vertex>> clockwise;
  Vertex outer_tail = 0;
  Vertex outer_head = 0;

  PlaneMap map() const { return {clockwise, outer_tail, outer_head}; }
};

Drawn drawn(const PlaneMap& map) {
  return {map.rotation(), map.tail(map.outer_dart()), map.head(map.outer_dart())};
}

Dart any_dart(const PlaneMap& map, Dice& dice) {
  return static_cast<Dart>(dice.below(map.darts()));
}

// Into the corner before a dart, clockwise: that of the face to its left.
void insert_before(Drawn& drawing, const PlaneMap& map, Dart dart, Vertex neighbour) {
  std::vector<Vertex>& around = drawing.clockwise[map.tail(dart)];
  around.insert(around.begin() + (dart - map.first_dart(map.tail(dart))), neighbour);
}

void replace(std::vector<Vertex>& around, Vertex old, Vertex by) {
  *std::ranges::find(around, old) = by;
}

// Of a vertex that nothing has as its neighbour any more.
void remove_vertex(Drawn& drawing, Vertex removed) {
  drawing.clockwise.erase(drawing.clockwise.begin() + removed);
  const auto move_up = [removed](Vertex& v) { v = static_cast<Vertex>(v > removed ? v - 1 : v); };
  for (auto& around : drawing.clockwise) std::ranges::for_each(around, move_up);
  move_up(drawing.outer_tail);
  move_up(drawing.outer_head);
}

PlaneMap with_chord(const PlaneMap& map, Dice& dice) {
  const std::vector<Dart> walk = map.walk(map.face(any_dart(map, dice)));
  const Dart a = walk[dice.below(walk.size())];
  const Dart b = walk[dice.below(walk.size())];
  if (map.tail(a) == map.tail(b) || map.dart(map.tail(a), map.tail(b)) != map.darts()) return map;
  Drawn drawing = drawn(map);
  insert_before(drawing, map, a, map.tail(b));
  insert_before(drawing, map, b, map.tail(a));
  return drawing.map();
}

PlaneMap without_any_dart(const PlaneMap& map, Dice& dice) {
  const Dart dart = any_dart(map, dice);
  const Vertex a = map.tail(dart);
  const Vertex b = map.head(dart);
  // A bridge has the same face on both sides; only one to a leaf goes, and the leaf with it.
  const bool is_leaf = map.degree(b) == 1;
  if (map.edges() == 1 || (!is_leaf && map.face(dart) == map.face(map.reverse(dart)))) return map;
  Drawn drawing = drawn(map);
  std::erase(drawing.clockwise[a], b);
  std::erase(drawing.clockwise[b], a);
  const bool was_outer = std::minmax(drawing.outer_tail, drawing.outer_head) == std::minmax(a, b);
  if (was_outer) {
    drawing.outer_tail = a;
    drawing.outer_head = drawing.clockwise[a].front();
  }
  if (is_leaf) remove_vertex(drawing, b);
  return drawing.map();
}

PlaneMap with_leaf(const PlaneMap& map, Dice& dice) {
  const Dart dart = any_dart(map, dice);
  Drawn drawing = drawn(map);
  insert_before(drawing, map, dart, static_cast<Vertex>(map.vertices()));
  drawing.clockwise.push_back({map.tail(dart)});
  return drawing.map();
}

PlaneMap with_vertex_within(const PlaneMap& map, Dice& dice) {
  const Dart dart = any_dart(map, dice);
  const Vertex a = map.tail(dart);
  const Vertex b = map.head(dart);
  const auto between = static_cast<Vertex>(map.vertices());
  Drawn drawing = drawn(map);
  replace(drawing.clockwise[a], b, between);
  replace(drawing.clockwise[b], a, between);
  drawing.clockwise.push_back({a, b});
  if (std::minmax(drawing.outer_tail, drawing.outer_head) == std::minmax(a, b)) drawing.outer_head = between;
  return drawing.map();
}

PlaneMap without_vertex_within(const PlaneMap& map, Dice& dice) {
  const auto between = static_cast<Vertex>(dice.below(map.vertices()));
  if (map.degree(between) != 2) return map;
  const Vertex a = map.head(map.first_dart(between));
  const Vertex b = map.head(static_cast<Dart>(map.first_dart(between) + 1));
  if (map.dart(a, b) != map.darts()) return map;
  Drawn drawing = drawn(map);
  replace(drawing.clockwise[a], between, b);
  replace(drawing.clockwise[b], between, a);
  // A dart to the vertex becomes the one across it, and one from it as well.
  if (drawing.outer_head == between) {
    drawing.outer_head = drawing.outer_tail == a ? b : a;
  } else if (drawing.outer_tail == between) {
    drawing.outer_tail = drawing.outer_head == a ? b : a;
  }
  drawing.clockwise[between].clear();
  remove_vertex(drawing, between);
  return drawing.map();
}

PlaneMap with_other_outer_face(const PlaneMap& map, Dice& dice) {
  const Dart dart = any_dart(map, dice);
  return {map.rotation(), map.tail(dart), map.head(dart)};
}

}  // namespace

PlaneMap path_board(std::size_t edges) {
  Drawn drawing;
  drawing.clockwise.resize(edges + 1);
  for (std::size_t i = 0; i < edges; ++i) {
    drawing.clockwise[i].push_back(static_cast<Vertex>(i + 1));
    drawing.clockwise[i + 1].push_back(static_cast<Vertex>(i));
  }
  drawing.outer_head = 1;
  return drawing.map();
}

PlaneMap cycle_board(std::size_t edges) {
  Drawn drawing;
  for (std::size_t i = 0; i < edges; ++i) {
    drawing.clockwise.push_back({static_cast<Vertex>((i + 1) % edges), static_cast<Vertex>((i + edges - 1) % edges)});
  }
  drawing.outer_head = 1;
  return drawing.map();
}

PlaneMap stepped(const PlaneMap& map, Dice& dice) {
  switch (dice.below(6)) {
    case 0: return with_chord(map, dice);
    case 1: return without_any_dart(map, dice);
    case 2: return with_leaf(map, dice);
    case 3: return with_vertex_within(map, dice);
    case 4: return without_vertex_within(map, dice);
    default: return with_other_outer_face(map, dice);
  }
}

}  // namespace sprague::explorer
