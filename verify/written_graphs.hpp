// Graphs of games as text, and what is asked of graphs as such.
#pragma once

#include <array>
#include <bit>
#include <limits>

#include "verify/game.hpp"

namespace sprague::verify {

// A number, a truth, or a thing of a position: a vertex is its place in the alphabet; an arrow has its tail and its
// head, an edge is the arrow from its first vertex to its second; a face its place among the faces.
using Code = std::int64_t;
using Codes = std::vector<Code>;  // sorted, where they are a set
using Bits = std::uint64_t;       // a set of vertices
constexpr Code infinite = std::numeric_limits<Code>::max();
constexpr Code gone = 64 * 64 + 63;  // an edge or arrow that is gone; its ends are the vertex that is nowhere

constexpr bool is_vertex(Code code) {
  return code < 64;
}
constexpr Code arrow(Code tail, Code head) {
  return 64 * (tail + 1) + head;
}
constexpr Code edge(Code one, Code other) {
  return arrow(std::min(one, other), std::max(one, other));
}
constexpr Code tail(Code arrow) {
  return arrow / 64 - 1;
}
constexpr Code head(Code arrow) {
  return arrow % 64;
}
constexpr Bits bit(Code vertex) {
  return Bits{1} << vertex;
}
Codes list(Bits vertices);
Codes as_set(Codes codes);

// How many steps may still be made. A certificate that goes on gets some more for each position.
struct Work {
  std::uint64_t left = 10'000'000;

  void spend(std::uint64_t steps);
};

struct Graph {
  Bits vertices = 0;
  std::array<Bits, 64> neighbours = {};

  Bits near(Code vertex) const { return neighbours[static_cast<std::size_t>(vertex)]; }
  bool has(Code code) const;  // a vertex, an edge or an arrow
  bool joined(Code one, Code other) const { return (near(one) & bit(other)) != 0; }
  Code degree(Code vertex) const { return std::popcount(near(vertex)); }
  Codes edges() const;
  void join(Code one, Code other);
  void remove(Code code);  // a vertex with its edges, or an edge
  void remove(const Codes& codes);
};

// What takes longer than its arguments are large is told what work it may do.
Bits reached(const Graph& graph, Bits from, Work& work);
Code components_of(const Graph& graph, Work& work);
Code distance(const Graph& graph, Code from, Code to, Work& work);
Code isomorphisms(const Graph& one, const Graph& other, Code most, Work& work);
Graph without(Graph graph, const Codes& codes);
Graph complement_of(const Graph& graph);
Code girth_of(const Graph& graph, Work& work);
Codes bridges_of(const Graph& graph, Work& work);
Codes cut_vertices_of(const Graph& graph, Work& work);
Code matching_of(const Graph& graph, Bits left, Work& work);
Code independent_in(const Graph& graph, Bits left, Work& work);
Code dominating(const Graph& graph, Bits left, Work& work);
Code colours_of(const Graph& graph, Work& work);
bool is_bipartite(const Graph& graph, Work& work);
bool is_cactus(const Graph& graph, Work& work);
bool is_outerplanar(const Graph& graph, Work& work);

}  // namespace sprague::verify
