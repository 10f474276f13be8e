// What kind of tree a graph is: subdivided star, bistar or caterpillar, and its measures. All require a tree.
#pragma once

#include <optional>
#include <vector>

#include "canonical/families.hpp"
#include "canonical/graph.hpp"

namespace sprague {

// The vertices of degree three or more. A path has none.
std::vector<Vertex> hubs_of(const Graph& tree);

// The legs of a tree with one hub, ascending.
std::optional<Legs> legs_of_star(const Graph& tree);

// A tree with two hubs and no more as a bistar, its left legs not after its right ones.
std::optional<Bistar> as_bistar(const Graph& tree);

// The shortest code of a caterpillar with a vertex that is no leaf, the smaller of its two directions.
std::optional<CaterpillarCode> caterpillar_code(const Graph& tree);

}  // namespace sprague
