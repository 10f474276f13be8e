// Canonical labelling through nauty: the definition of "the same" for graphs whose vertices carry colours.
//
// Safe to call from several threads at once (the library keeps its work space per thread).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/graph.hpp"

namespace sprague {

using Colour = std::uint32_t;
__extension__ typedef unsigned __int128 GroupSize;

struct Labelling {
  // order[i] is the vertex that becomes vertex i of the canonical form.
  std::vector<Vertex> order;
  // The number of automorphisms that keep colours, exact; empty when it is 2^128 or more.
  std::optional<GroupSize> group_size;
  // orbits[v] is the smallest vertex that an automorphism takes v to.
  std::vector<Vertex> orbits;
};

// Labels a graph. `colours` is empty or has one colour a vertex.
Labelling label(const Graph& graph, std::span<const Colour> colours = {});

// The number of automorphisms of a graph without colours, as label() has it, in a fraction of its time.
std::optional<GroupSize> automorphisms_of(const Graph& graph);

// The whole canonical form, colours included, as bytes: equal exactly for isomorphic coloured graphs.
std::string canonical_form(const Graph& graph, std::span<const Colour> colours = {});

// The graph of a canonical form without colours.
Graph graph_of_form(std::string_view form);

// The version of nauty that labels.
std::string_view nauty_version();

// The canonical representative of an uncoloured graph.
Graph canonical_graph(const Graph& graph);

}  // namespace sprague
