// Graphs, how certificates write them, and what hangs together.
#pragma once

#include <algorithm>

#include "verify/game.hpp"

namespace sprague::verify {

using Vertex = Number;
using Vertices = std::set<Vertex>;
using Graph = std::vector<Vertices>;  // the neighbours of each vertex; no loops

void join(Graph& graph, Vertex v, Vertex w);
Graph graph_of(View text);                    // "g6:Bg" (McKay's graph6 without header), "P7", "C7", "S(1,1,3,4)"
Graph star(const std::vector<Number>& legs);  // a hub 0 with so many vertices on each leg, leg by leg outwards
Vertices all(const Graph& graph);
std::vector<Vertices> parts(const Graph& graph, const Vertices& within);  // connected; their least vertices rise

// The unions of sets that hang together, by what two of them have in common, in order.
template <class Set>
std::vector<Set> united(const std::vector<Set>& sets) {
  std::vector<Set> parts;
  for (Set part : sets) {
    std::erase_if(parts, [&](const Set& other) {
      const bool apart =
          std::none_of(other.begin(), other.end(), [&](const auto& each) { return part.contains(each); });
      if (!apart) part.insert(other.begin(), other.end());
      return !apart;
    });
    parts.push_back(part);
  }
  std::sort(parts.begin(), parts.end());
  return parts;
}

}  // namespace sprague::verify
