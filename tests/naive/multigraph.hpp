// Graphs with parallel edges and loops, and what a family of graphs asks of them, from the definitions.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace sprague::naive {

using GraphVertex = std::size_t;
using Multigraph = std::vector<std::pair<GraphVertex, GraphVertex>>;  // the edges

constexpr std::size_t kNever = std::numeric_limits<std::size_t>::max();

// Breadth-first: how many edges away every vertex is that can be reached.
inline std::map<GraphVertex, std::size_t> distances_from(const Multigraph& graph, GraphVertex start) {
  std::map<GraphVertex, std::size_t> distance = {{start, 0}};
  std::vector<GraphVertex> open = {start};
  for (std::size_t i = 0; i < open.size(); ++i) {
    const GraphVertex here = open[i];
    for (const auto& [a, b] : graph) {
      if (a != here && b != here) continue;
      const GraphVertex there = a == here ? b : a;
      if (distance.emplace(there, distance.at(here) + 1).second) open.push_back(there);
    }
  }
  return distance;
}

inline std::size_t distance(const Multigraph& graph, GraphVertex from, GraphVertex to) {
  const auto distances = distances_from(graph, from);
  const auto found = distances.find(to);
  return found == distances.end() ? kNever : found->second;
}

// The length of a shortest cycle; two parallel edges are a cycle of length 2, a loop one of length 1.
inline std::size_t girth(const Multigraph& graph) {
  std::size_t shortest = kNever;
  for (std::size_t e = 0; e < graph.size(); ++e) {
    Multigraph rest = graph;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(e));
    const std::size_t way_round = distance(rest, graph[e].first, graph[e].second);
    if (way_round != kNever) shortest = std::min(shortest, way_round + 1);
  }
  return shortest;
}

// A graph is a forest when taking away edges at leaves leaves none.
inline bool is_forest(Multigraph graph) {
  while (!graph.empty()) {
    std::map<GraphVertex, std::size_t> degree;
    for (const auto& [a, b] : graph) {
      ++degree[a];
      ++degree[b];
    }
    const std::size_t taken = std::erase_if(
        graph, [&degree](const auto& edge) { return degree.at(edge.first) == 1 || degree.at(edge.second) == 1; });
    if (taken == 0) return false;
  }
  return true;
}

// The hereditary families of the paper: graphs with no cycle shorter than `girth` (0: all graphs), and forests.
struct GraphFamily {
  std::size_t girth = 0;
  bool forests_only = false;

  bool contains(const Multigraph& graph) const {
    return forests_only ? is_forest(graph) : girth == 0 || naive::girth(graph) >= girth;
  }
};

constexpr GraphFamily kAllGraphs = {};
constexpr GraphFamily kForests = {.forests_only = true};

}  // namespace sprague::naive
