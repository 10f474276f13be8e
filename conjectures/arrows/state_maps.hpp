// State isomorphisms of the Game of Arrows: maps of unmarked edges that carry states to states.
//
// A state is given by its unmarked edges and by what each of their vertices can still become. A map sends every
// unmarked edge to one of the other state, perhaps turned round, and so every way to go on here to one there. It is an
// isomorphism when one way is a state exactly if the other is. By the local criterion it is enough to ask about
// flowers: all unmarked edges at one vertex marked towards it, or all away from it; whenever such a way is no state,
// neither is its image, in both directions.
//
// Source: Mathews, Definitions 4.5, 4.8, 4.9, Theorem 4.10.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/spider_arrows.hpp"

namespace sprague::arrows {

struct UnmarkedEdge {
  std::uint32_t from;
  std::uint32_t to;
};

struct UnmarkedGraph {
  std::vector<Fate> fates;  // by vertex
  std::vector<UnmarkedEdge> edges;
};

// A spider with its hub as vertex 0, each leg's edges outwards, leg after leg. Requires a hub that is no forbidden sink
// or source.
UnmarkedGraph unmarked_graph(std::span<const AccentedLeg> legs);

// Both side by side, the second's vertices and edges after the first's.
UnmarkedGraph beside(const UnmarkedGraph& first, const UnmarkedGraph& second);

// A path whose vertices 0, 1, ... have these fates at both ends. Requires an edge.
UnmarkedGraph unmarked_path(Fate first, std::uint32_t edges, Fate second);

struct EdgeImage {
  std::uint32_t edge;
  bool turned;  // the arrow from `from` to `to` goes to the one from `to` to `from`
};
using EdgeMap = std::vector<EdgeImage>;  // by edge

// Requires a bijection of the edges.
EdgeMap inverse(const EdgeMap& map);

// Theorem 4.10's criterion. False as well when the map is no bijection of the edges.
bool is_isomorphism_locally(const UnmarkedGraph& x, const UnmarkedGraph& y, const EdgeMap& map);

// Definition 4.5 itself: every way of marking any of the edges is tried. Requires at most 12 edges.
bool is_isomorphism_by_definition(const UnmarkedGraph& x, const UnmarkedGraph& y, const EdgeMap& map);

}  // namespace sprague::arrows
