#include "canonical/named_graphs.hpp"

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

void join_vertices(Graph& graph, std::size_t a, std::size_t b) {
  graph.add_edge(static_cast<Vertex>(a), static_cast<Vertex>(b));
}

}  // namespace

Graph complete_multipartite_graph(std::span<const std::uint16_t> parts) {
  Graph graph(0);
  for (const std::uint16_t part : parts) {
    const std::size_t before = graph.vertices();
    for (std::uint16_t i = 0; i < part; ++i) {
      const Vertex v = graph.add_vertex();
      for (std::size_t w = 0; w < before; ++w) join_vertices(graph, w, v);
    }
  }
  return graph;
}

Graph hypercube_graph(unsigned dimension) {
  Graph graph(std::size_t{1} << dimension);
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    for (unsigned bit = 0; bit < dimension; ++bit) {
      const std::size_t w = v ^ (std::size_t{1} << bit);
      if (v < w) join_vertices(graph, v, w);
    }
  }
  return graph;
}

Graph wheel_graph(std::size_t spokes) {
  ENSURE(spokes >= 3, "the rim of a wheel is a cycle");
  Graph graph(spokes + 1);
  for (std::size_t v = 1; v <= spokes; ++v) {
    join_vertices(graph, 0, v);
    join_vertices(graph, v, v % spokes + 1);
  }
  return graph;
}

Graph grid_graph(std::size_t rows, std::size_t columns) {
  Graph graph(rows * columns);
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    if ((v + 1) % columns != 0) join_vertices(graph, v, v + 1);
    if (v + columns < graph.vertices()) join_vertices(graph, v, v + columns);
  }
  return graph;
}

Graph petersen_graph() {
  constexpr std::size_t kSides = 5;
  Graph graph(2 * kSides);
  for (std::size_t v = 0; v < kSides; ++v) {
    join_vertices(graph, v, (v + 1) % kSides);
    join_vertices(graph, v, v + kSides);
    join_vertices(graph, v + kSides, (v + 2) % kSides + kSides);
  }
  return graph;
}

}  // namespace sprague
