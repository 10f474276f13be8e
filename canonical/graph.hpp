// A plain simple graph: vertices 0..n-1, sorted neighbour lists. No labelling, no file format, no nauty.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sprague {

using Vertex = std::uint16_t;

class Graph {
 public:
  // The most vertices a graph may have; readers reject more.
  static constexpr std::size_t kMaxVertices = 4096;

  explicit Graph(std::size_t vertices = 0);

  std::size_t vertices() const { return neighbours_.size(); }
  std::size_t edges() const { return edges_; }
  std::span<const Vertex> neighbours(Vertex v) const { return neighbours_[v]; }
  std::size_t degree(Vertex v) const { return neighbours_[v].size(); }
  bool has_edge(Vertex a, Vertex b) const;

  // Adds a vertex without neighbours and returns it.
  Vertex add_vertex();

  // Requires two different vertices of the graph that are not yet joined.
  void add_edge(Vertex a, Vertex b);

  // The empty graph counts as connected.
  bool is_connected() const;
  bool is_tree() const { return edges_ + 1 == vertices() && is_connected(); }

  // The subgraph induced by `kept`, whose i-th vertex is kept[i].
  Graph induced(std::span<const Vertex> kept) const;

  // The connected components of what is left without `removed`, each as a graph of its own.
  std::vector<Graph> components_without(std::span<const Vertex> removed) const;

  friend bool operator==(const Graph&, const Graph&) = default;

 private:
  std::vector<std::vector<Vertex>> neighbours_;
  std::size_t edges_ = 0;
};

}  // namespace sprague
