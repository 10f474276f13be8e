// Graphs and how certificates write them.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

using Vertex = Number;
using Vertices = std::vector<Vertex>;  // rising

// Simple, its vertices 0, 1, ....
class Graph {
 public:
  explicit Graph(std::size_t vertices);
  void join(Vertex v, Vertex w);
  bool adjacent(Vertex v, Vertex w) const { return adjacent_[v][w]; }
  std::size_t degree(Vertex v) const;
  Vertices all() const;
  // The parts that these vertices fall into; the parts' least vertices rise.
  std::vector<Vertices> parts(Vertices within) const;
  bool is_tree(bool spider) const;  // or a spider: a tree with just one vertex of degree three or more
  bool is_2_connected() const;      // three vertices or more, and connected without any one of them

 private:
  std::vector<std::vector<bool>> adjacent_;
};

// A hub 0 with so many vertices on each leg, leg by leg outwards.
Graph star(const std::vector<Number>& legs);

// "g6:Bg" (McKay's graph6 without header), "P7", "C7", "S(1,1,3,4)".
Graph graph_of(View text);

}  // namespace sprague::verify
