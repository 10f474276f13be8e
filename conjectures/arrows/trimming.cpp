#include "conjectures/arrows/trimming.hpp"

#include <algorithm>

namespace sprague::arrows {

Trimming trimming(const Graph& graph) {
  const std::size_t n = graph.vertices();
  std::vector<bool> internal(n, false);
  for (std::size_t v = 0; v < n; ++v) internal[v] = graph.degree(static_cast<Vertex>(v)) != 1;
  // K, where the subgraph of internal vertices is taken apart.
  std::vector<bool> apart(n, false);
  for (std::size_t v = 0; v < n; ++v) {
    apart[v] = internal[v] && std::ranges::any_of(graph.neighbours(static_cast<Vertex>(v)),
                                                  [&](Vertex w) { return graph.degree(w) == 1; });
  }
  Trimming result;
  auto fresh = [&](std::size_t of) {
    result.origin.push_back(static_cast<Vertex>(of));
    return result.graph.add_vertex();
  };
  std::vector<Vertex> whole(n, 0);
  for (std::size_t v = 0; v < n; ++v) {
    if (internal[v] && !apart[v]) whole[v] = fresh(v);
  }
  for (std::size_t v = 0; v < n; ++v) {
    for (const Vertex w : graph.neighbours(static_cast<Vertex>(v))) {
      if (w < v || !internal[v] || !internal[w]) continue;
      const Vertex here = apart[v] ? fresh(v) : whole[v];
      const Vertex there = apart[w] ? fresh(w) : whole[w];
      result.graph.add_edge(here, there);
    }
  }
  return result;
}

Graph with_leaves(const Graph& graph) {
  Graph larger = graph;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    if (graph.degree(static_cast<Vertex>(v)) == 1) larger.add_edge(static_cast<Vertex>(v), larger.add_vertex());
  }
  return larger;
}

}  // namespace sprague::arrows
