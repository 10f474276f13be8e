// A plane map that grows: the darts around each vertex as rings, where an edge is put into a face and taken out again
// in constant time, and the code that names the map up to isomorphism.
//
// Darts 2e and 2e + 1 are the two ways of edge e. The corner of a dart d is the angle just before d clockwise: it lies
// in the face to the left of d, so a dart put there is drawn inside that face.
//
// A flag is a dart and a sense of turning. From a flag, a search that visits the neighbours of each vertex in that
// sense, from the edge it came by, numbers the vertices in the order of discovery; the lists it reads are the same
// exactly for flags that an isomorphism, mirrors included, takes to each other. So the least list over a set of flags
// that isomorphisms keep is a canonical form, and the flags that attain it are one for each automorphism.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "canonical/plane_map.hpp"

namespace sprague {

class DartRings {
 public:
  // The least code seen so far and how many flags attain it. A code is the map's planar_code
  // (canonical/plane_notation.hpp) without header.
  struct Least {
    std::string code;
    std::uint64_t flags = 0;
  };

  static constexpr std::size_t kMostVertices = 255;  // so that a number takes one byte

  // Requires at most kMostVertices vertices. Dart 0 is the map's outer dart.
  explicit DartRings(const PlaneMap& map);

  std::size_t darts() const { return tail_.size(); }
  std::size_t vertices() const { return vertices_; }
  Vertex tail(Dart d) const { return tail_[d]; }
  Vertex head(Dart d) const { return tail_[reverse(d)]; }
  static Dart reverse(Dart d) { return d ^ 1U; }
  Dart clockwise(Dart d) const { return next_[d]; }
  Dart along_face(Dart d) const { return next_[reverse(d)]; }
  bool is_leaf(Vertex v) const { return degree_[v] == 1; }
  std::size_t leaves() const;
  bool joined(Dart a, Dart b) const;

  // Joins the corners of a and b, which are in one face and at different vertices that are not joined.
  void add_edge(Dart a, Dart b);
  // Hangs a new vertex into the corner of a. Returns the new vertex's dart.
  Dart add_leaf(Dart a);
  // Takes out the edge that came last, and the vertex that came with it.
  void remove_last();

  // Updates `least` by the two flags of a face's dart: clockwise from d, and counterclockwise from its reverse (in the
  // mirror, the face to the left of d is to the left of its reverse).
  void lower(Dart d, Least& least);
  // The least code over the flags of the face to the left of d.
  Least least_of_face(Dart d);
  // The least code over all flags: a canonical form of the map without outer face.
  Least least_of_map();

 private:
  Dart link_before(Dart at, Vertex tail);
  void unlink_last();
  void lower_from(Dart start, const std::vector<Dart>& turn, Least& least);

  std::size_t vertices_ = 0;
  std::vector<Dart> next_;      // the next dart clockwise
  std::vector<Dart> previous_;  // the next dart counterclockwise
  std::vector<Vertex> tail_;
  std::vector<std::uint16_t> degree_;
  // The work space of lower_from.
  std::vector<std::uint8_t> number_;
  std::vector<Dart> entry_;
  std::string code_;
};

}  // namespace sprague
