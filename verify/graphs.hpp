// Graphs and how certificates write them.
#pragma once

#include <string_view>
#include <vector>

#include "verify/text.hpp"

namespace sprague::verify {

using Vertex = Number;

// Simple, its vertices 0, 1, ....
class Graph {
 public:
  static constexpr std::size_t most_vertices = 1000;

  // Throws TooLarge.
  explicit Graph(std::size_t vertices);

  std::size_t vertices() const { return adjacent_.size(); }
  bool adjacent(Vertex v, Vertex w) const { return adjacent_[v][w]; }
  void join(Vertex v, Vertex w);

  // Rising.
  std::vector<Vertex> neighbours(Vertex v) const;
  std::size_t degree(Vertex v) const;
  std::size_t edges() const;

  // The parts that these vertices, which rise, fall into; each part rises, and the parts' least vertices do.
  std::vector<std::vector<Vertex>> parts(const std::vector<Vertex>& within) const;

 private:
  std::vector<std::vector<bool>> adjacent_;
};

// 0, 1, ....
std::vector<Vertex> all_vertices(std::size_t count);

// McKay's format without header. Throws Malformed.
Graph graph6(std::string_view text);

// "g6:Bg", "P7", "C7", "S(1,1,3,4)". Throws Malformed.
Graph graph_of(std::string_view text);

}  // namespace sprague::verify
