// The named states of the Game of Arrows, built as the paper defines them.
//
// Source: Mathews, "The Game of Arrows on 3-legged spider graphs", Definitions 5.1, 5.3, 5.5, 6.1, 6.2.
#pragma once

#include <cstddef>
#include <vector>

#include "canonical/graph.hpp"
#include "tests/naive/arrows.hpp"
#include "tests/support.hpp"

namespace sprague::naive {

struct ArrowState {
  Graph graph;
  Decoration marks;
};

inline Graph path_graph(std::size_t vertices) {
  Graph result(vertices);
  for (std::size_t v = 1; v < vertices; ++v) result.add_edge(static_cast<Vertex>(v - 1), static_cast<Vertex>(v));
  return result;
}

// F_n. Vertex i is the paper's i - 1.
inline ArrowState flow(unsigned n) {
  return {path_graph(n + 3), {{Vertex{0}, Vertex{1}}, {static_cast<Vertex>(n + 1), static_cast<Vertex>(n + 2)}}};
}

// C_n, n >= 1. Vertex i is the paper's i - 1.
inline ArrowState crash(unsigned n) {
  return {path_graph(n + 3), {{Vertex{0}, Vertex{1}}, {static_cast<Vertex>(n + 2), static_cast<Vertex>(n + 1)}}};
}

// T_n.
inline ArrowState twig(unsigned n) {
  return {path_graph(n + 2), {{static_cast<Vertex>(n), static_cast<Vertex>(n + 1)}}};
}

// R_n, n >= 1.
inline ArrowState rod(unsigned n) {
  return {path_graph(n + 1), {}};
}

// What stands at the end of a spider's leg: nothing, or one more edge with an arrow away from the hub (a hat) or
// towards it (a check).
enum class LegEnd { none, hat, check };

struct ArrowLeg {
  unsigned unmarked;
  LegEnd end;
};

// S[...]. The hub is vertex 0.
inline ArrowState spider(const std::vector<ArrowLeg>& legs) {
  ArrowState result{Graph(1), {}};
  for (const ArrowLeg& leg : legs) {
    Vertex at = 0;
    auto grow = [&] {
      const Vertex before = at;
      at = result.graph.add_vertex();
      result.graph.add_edge(before, at);
      return Arrow{before, at};
    };
    for (unsigned i = 0; i < leg.unmarked; ++i) grow();
    if (leg.end == LegEnd::none) continue;
    const Arrow away = grow();
    result.marks.insert(leg.end == LegEnd::hat ? away : flip(away));
  }
  return result;
}

inline ArrowState disjoint_union(const ArrowState& a, const ArrowState& b) {
  ArrowState result{support::disjoint_union(a.graph, b.graph), a.marks};
  const std::size_t offset = a.graph.vertices();
  for (const auto& [v, w] : b.marks) {
    result.marks.insert({static_cast<Vertex>(v + offset), static_cast<Vertex>(w + offset)});
  }
  return result;
}

inline unsigned trimmed_value(const ArrowState& state) {
  return ArrowsOnGraph(state.graph, ArrowRules::trimmed).value(state.marks);
}

}  // namespace sprague::naive
