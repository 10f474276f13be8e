// Graphs and how certificates write them.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

using Vertex = Number;
using Vertices = std::vector<Vertex>;  // rising

// Simple, its vertices 0, 1, ....
class Graph {
 public:
  explicit Graph(std::size_t vertices);  // throws TooLarge

  std::size_t vertices() const { return adjacent_.size(); }
  bool adjacent(Vertex v, Vertex w) const { return adjacent_[v][w]; }
  const Vertices& neighbours(Vertex v) const { return neighbours_[v]; }  // in the order of joining
  void join(Vertex v, Vertex w);

  Vertices all() const;
  // The parts that these vertices fall into; the parts' least vertices rise.
  std::vector<Vertices> parts(const Vertices& within) const;

 private:
  std::vector<std::vector<bool>> adjacent_;
  std::vector<Vertices> neighbours_;
};

// McKay's format without header.
Graph graph6(std::string_view text);

// "g6:Bg", "P7", "C7", "S(1,1,3,4)".
Graph graph_of(std::string_view text);

// A hub 0 with so many vertices on each leg, leg by leg outwards.
Graph star(const std::vector<Number>& legs);

}  // namespace sprague::verify
