// A connected simple graph drawn in the plane: the order of the edges around each vertex, and which face is outer.
//
// Every edge is two darts, one each way. Neighbours stand clockwise around their vertex, so that whoever walks along a
// dart and turns into the neighbour after the one he came from keeps a face on his left. The outer face is one of the
// faces; every other face is bounded. Two maps that differ by a mirror are different values here and the same board
// (canonical/plane_boards.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "canonical/graph.hpp"

namespace sprague {

using Dart = std::uint16_t;
using Face = std::uint16_t;

class PlaneMap {
 public:
  // The neighbours of each vertex in clockwise order. The outer face is the one to the left of the dart from
  // `outer_tail` to `outer_head`. Throws InputError, naming the place, for a list that is not symmetric, a graph that
  // is not simple or not connected, an order of edges that is not planar, and an outer dart that is no dart.
  PlaneMap(const std::vector<std::vector<Vertex>>& clockwise, Vertex outer_tail, Vertex outer_head);

  std::size_t vertices() const { return first_dart_.size() - 1; }
  std::size_t edges() const { return tail_.size() / 2; }
  std::size_t darts() const { return tail_.size(); }
  std::size_t faces() const { return faces_; }
  std::size_t degree(Vertex v) const { return first_dart_[v + 1U] - first_dart_[v]; }

  // The darts that leave v, clockwise, are first_dart(v), first_dart(v) + 1, ... degree(v) of them.
  Dart first_dart(Vertex v) const { return first_dart_[v]; }
  Vertex tail(Dart d) const { return tail_[d]; }
  Vertex head(Dart d) const { return tail_[reverse_[d]]; }
  Dart reverse(Dart d) const { return reverse_[d]; }
  // The dart after d clockwise around its tail, and the one before.
  Dart clockwise(Dart d) const;
  Dart counterclockwise(Dart d) const;
  // The next dart along the face to the left of d.
  Dart along_face(Dart d) const { return clockwise(reverse_[d]); }
  // The face to the left of d.
  Face face(Dart d) const { return face_[d]; }
  Face outer_face() const { return face_[outer_dart_]; }
  Dart outer_dart() const { return outer_dart_; }
  // The darts that have the face on their left, in the order of the walk; the walk starts at the face's least dart,
  // that of the outer face at outer_dart().
  std::vector<Dart> walk(Face face) const;

  // The dart from a to b; darts() if there is none.
  Dart dart(Vertex a, Vertex b) const;

  Graph graph() const;
  // What the constructor took: the neighbours of each vertex, clockwise.
  std::vector<std::vector<Vertex>> rotation() const;
  PlaneMap mirrored() const;

  friend bool operator==(const PlaneMap&, const PlaneMap&) = default;

 private:
  std::vector<Dart> first_dart_;  // one more than there are vertices
  std::vector<Vertex> tail_;
  std::vector<Dart> reverse_;
  std::vector<Face> face_;
  std::size_t faces_ = 0;
  Dart outer_dart_ = 0;
};

}  // namespace sprague
