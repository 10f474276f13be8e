// A plane map that a solver is to find: simple, connected, with so many edges and an outer face.
//
// Take a map with a root, a dart that has the outer face on its left, and search it depth first from the root's tail,
// at each vertex clockwise from the dart one came along. A walk round the tree of this search passes every dart once,
// at its tail, and so the map is a word: each dart opens or closes an edge, of the tree or another. The tree's edges
// nest like brackets; so do the others, which lie in the disc outside the tree without crossing (Mullin, "On the
// enumeration of tree-rooted maps", 1967); and any two such words, mixed, are a plane map with a spanning tree. It is
// the tree of the search exactly when every other edge was opened below the vertex at which it is closed. So the words
// are the rooted maps, each once: a board with d outer darts has 2d / |Aut| of them, mirrors apart.
//
// Dart d is the word's letter d, dart 0 the root. Edges are numbered from 1 as they are opened. Vertex 0 is the root's
// tail, and vertex e the one to which tree edge e led; face 0 is the outer one, and face e that which the other edge e
// began. A map has no vertex e or no face e.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "canonical/plane_map.hpp"
#include "checkers/obligation.hpp"
#include "checkers/truths.hpp"

namespace sprague {

class UnknownMap {
 public:
  // Asserts that the unknowns of `truths` from here on are such a map. Requires an edge.
  UnknownMap(Truths& truths, std::size_t edges);

  std::size_t edges() const { return edges_; }
  std::size_t darts() const { return 2 * edges_; }

  // Is dart d the one that opens edge e, or closes it?
  const Truth& opens(std::size_t d, std::size_t e) const { return opens_[d][e]; }
  const Truth& closes(std::size_t d, std::size_t e) const { return closes_[d][e]; }
  Truth is_of(std::size_t d, std::size_t e) const { return opens_[d][e] || closes_[d][e]; }
  const Truth& is_tree_edge(std::size_t e) const { return tree_edge_[e]; }

  // Does dart d leave vertex v, and have face f on its left?
  const Truth& leaves(std::size_t d, std::size_t v) const { return tail_.top[d][v]; }
  const Truth& borders(std::size_t d, std::size_t f) const { return left_.top[d][f]; }

  // For two darts.
  const Truth& same_tail(std::size_t c, std::size_t d) const { return same_tail_[c][d]; }
  const Truth& same_left(std::size_t c, std::size_t d) const { return same_left_[c][d]; }
  // Is dart d the only one at its tail?
  Truth is_at_leaf(std::size_t d) const;

 private:
  using Grid = std::vector<std::vector<Truth>>;
  // What is open along the word: the topmost edge before each letter, 0 for none, and the one below each edge.
  struct Stack {
    Grid top;
    Grid below;
  };

  Stack stack(const std::string& name, const std::vector<Truth>& pushed, const std::vector<Truth>& popped);
  Grid same(const std::string& name, const Grid& top);
  void require_search_tree();

  Truths& truths_;
  std::size_t edges_;
  Grid opens_;
  Grid closes_;
  std::vector<Truth> tree_edge_;
  Stack tail_;
  Stack left_;
  Grid same_tail_;
  Grid same_left_;
};

// The map that a model says, vertices numbered as they were found.
struct FoundMap {
  PlaneMap map;
  std::vector<Dart> opening;  // of edge e, the dart that opens it; none of edge 0
};

// Throws InternalError when it is no such map.
FoundMap found_map(const Model& model, std::size_t edges);

}  // namespace sprague
