// What expressions come to. Types are known beforehand, so a value does not carry its own.
//
// Numbers, truths (1 is true), outcomes (1: the second player wins), vertices, edges and arrows are one number. Graphs,
// boards, parts, sets and positions are things that nobody changes once they are made.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "canonical/graph.hpp"
#include "canonical/plane_map.hpp"

namespace sprague::language {

using Thing = std::shared_ptr<const void>;

struct Value {
  std::int64_t number = 0;
  Thing thing = nullptr;
};

// The variables of an expression, by their slots.
using Frame = std::vector<Value>;

// A set of numbers, vertices, edges or arrows, ascending; of other things the members in their order.
using Set = std::vector<std::int64_t>;
using Things = std::vector<Value>;

// Of an automorphism: the vertices that those of the graph go to.
using Map = std::vector<Vertex>;

// What a move chose, or a face: vertices and edges, and of a face the length of its boundary walk.
struct Part {
  Set vertices;
  Set edges;
  std::int64_t length = 0;
};

// A plane board with its graph and faces.
struct Board {
  explicit Board(PlaneMap plane_map);

  PlaneMap map;
  std::shared_ptr<const Graph> graph;
  std::vector<std::shared_ptr<const Part>> faces;  // by number
};

// The girth of a forest, the distance of what is not connected. No arithmetic is done with it.
inline constexpr std::int64_t kInfinite = std::numeric_limits<std::int64_t>::max();

// A vertex, an edge or an arrow that a move has taken away.
inline constexpr std::int64_t kGone = -1;

// Edges have the smaller vertex first, arrows the tail.
inline std::int64_t pair_of(Vertex first, Vertex second) {
  return (std::int64_t{first} << 16) | std::int64_t{second};
}
inline std::int64_t edge_of(Vertex a, Vertex b) {
  return a < b ? pair_of(a, b) : pair_of(b, a);
}
inline Vertex first_of(std::int64_t pair) {
  return static_cast<Vertex>(pair >> 16);
}
inline Vertex second_of(std::int64_t pair) {
  return static_cast<Vertex>(pair & 0xFFFF);
}

template <class T>
Thing thing_of(T value) {
  return std::make_shared<const T>(std::move(value));
}
template <class T>
const T& as(const Thing& thing) {
  return *static_cast<const T*>(thing.get());
}

}  // namespace sprague::language
