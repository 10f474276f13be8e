#include "canonical/graph_truths.hpp"

#include <cstdint>
#include <vector>

namespace sprague {

bool is_two_connected(const Graph& graph) {
  if (graph.vertices() < 3) return false;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    if (graph.degree(static_cast<Vertex>(v)) < 2) return false;
  }
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    const auto removed = static_cast<Vertex>(v);
    if (graph.components_without({&removed, 1}).size() != 1) return false;
  }
  return true;
}

bool is_bipartite(const Graph& graph) {
  enum class Side : std::uint8_t { none, left, right };
  std::vector<Side> side(graph.vertices(), Side::none);
  std::vector<Vertex> reached;
  for (std::size_t start = 0; start < graph.vertices(); ++start) {
    if (side[start] != Side::none) continue;
    side[start] = Side::left;
    reached.assign(1, static_cast<Vertex>(start));
    for (std::size_t i = 0; i < reached.size(); ++i) {
      const Vertex v = reached[i];
      for (const Vertex w : graph.neighbours(v)) {
        if (side[w] == side[v]) return false;
        if (side[w] != Side::none) continue;
        side[w] = side[v] == Side::left ? Side::right : Side::left;
        reached.push_back(w);
      }
    }
  }
  return true;
}

bool is_regular_of_degree(const Graph& graph, std::size_t degree) {
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    if (graph.degree(static_cast<Vertex>(v)) != degree) return false;
  }
  return true;
}

}  // namespace sprague
