// States of any graphs, the maps between their unmarked arrows, and what Section 4 says of such maps.
//
// Everything is asked as Mathews defines it, of the whole decoration: whether vertices elsewhere are sinks or sources
// counts too.
//
// Source: Mathews, Definitions 4.3 to 4.13.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "conjectures/arrows/continuations.hpp"
#include "conjectures/arrows/state_maps.hpp"

namespace sprague::arrows {

// A set of vertices of U(X), each by its place among them.
using VertexSet = std::uint32_t;

// The two continuations that mark all unmarked edges at a vertex of U(X) away from it, towards it.
struct Flowers {
  Continuation tail;
  Continuation head;
};

struct StateOfGraph {
  explicit StateOfGraph(Continuations continuations);

  Continuations game;                               // from X on
  std::vector<Vertex> vertices;                     // of U(X), ascending
  std::vector<std::pair<unsigned, unsigned>> ends;  // of each edge of U(X), by place, as its arrow 1 points
  std::vector<Flowers> flowers;                     // by place
  VertexSet leaves = 0;                             // of G; those at marked edges are no vertices of U(X)
  VertexSet heads = 0;
  VertexSet tails = 0;
};

// Every state of a graph with that many edges and no isolated vertices, once up to isomorphisms of the graph with its
// arrows: nothing in Section 4 depends on names. In an order that depends on the states alone.
std::vector<StateOfGraph> states_by_edges(const Effort& effort, std::size_t edges);

// --- maps that commute with the flip ---

// Is there a bijection of the arrows over that many edges onto those over as many at which to stop? Asked one by one.
bool any_edge_map(std::size_t edges, absl::FunctionRef<bool(const EdgeMap&)> stop);

// Calls with every isomorphism of U(X) to U(Y), by place, and the map of arrows that it induces (Definition 4.7).
void each_graph_isomorphism(const StateOfGraph& x, const StateOfGraph& y,
                            absl::FunctionRef<void(std::span<const unsigned>, const EdgeMap&)> visit);

// a+ (Definition 4.5).
Continuation image(Continuation number, const EdgeMap& map);

// Definition 4.5: a+ takes the descendents of X exactly to those of Y. As a state without some of its arrows is a
// state, the descendents are the states that contain X and more.
bool is_state_isomorphism(const StateOfGraph& x, const StateOfGraph& y, const EdgeMap& map);

// Theorem 4.10: are a+ and its inverse locally state-preventing (Definition 4.9) at every vertex?
bool prevents_states_locally(const StateOfGraph& x, const StateOfGraph& y, const EdgeMap& map);

// Corollary 4.12: is each flower of X a state exactly if its image is (Definition 4.11)?
bool is_local_isomorphism(const StateOfGraph& x, const StateOfGraph& y, const EdgeMap& map);

// Theorem 4.14: does f take the heads and the leaves of X to those of Y, and the tails and the leaves likewise? Of
// leaves that are no vertices of U(X), f says nothing.
bool keeps_heads_and_tails(const StateOfGraph& x, const StateOfGraph& y, std::span<const unsigned> f);

}  // namespace sprague::arrows
