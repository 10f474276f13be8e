#include "canonical/graph_measures.hpp"

#include <algorithm>
#include <limits>
#include <vector>

namespace sprague {
namespace {

constexpr std::uint32_t kFar = std::numeric_limits<std::uint32_t>::max();

// How far each vertex is from one, as far as they are reached; and in which order.
struct Reached {
  std::vector<std::uint32_t> distances;
  std::vector<Vertex> order;

  void search(const Graph& graph, Vertex from) {
    distances.assign(graph.vertices(), kFar);
    order.assign(1, from);
    distances[from] = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
      for (const Vertex w : graph.neighbours(order[i])) {
        if (distances[w] != kFar) continue;
        distances[w] = distances[order[i]] + 1;
        order.push_back(w);
      }
    }
  }
};

std::optional<std::size_t> eccentricity_by(Reached& reached, const Graph& graph, Vertex from) {
  reached.search(graph, from);
  if (reached.order.size() != graph.vertices()) return std::nullopt;
  return reached.distances[reached.order.back()];
}

template <class Better>
std::optional<std::size_t> best_eccentricity(const Graph& graph, Better better) {
  Reached reached;
  std::optional<std::size_t> best;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    const auto one = eccentricity_by(reached, graph, static_cast<Vertex>(v));
    if (!one) return std::nullopt;
    if (!best || better(*one, *best)) best = one;
  }
  return best;
}

}  // namespace

std::size_t max_degree(const Graph& graph) {
  std::size_t most = 0;
  for (std::size_t v = 0; v < graph.vertices(); ++v) most = std::max(most, graph.degree(static_cast<Vertex>(v)));
  return most;
}

std::size_t min_degree(const Graph& graph) {
  std::size_t least = graph.vertices();
  for (std::size_t v = 0; v < graph.vertices(); ++v) least = std::min(least, graph.degree(static_cast<Vertex>(v)));
  return least;
}

std::optional<std::size_t> girth(const Graph& graph) {
  // A vertex with a neighbour as far from the root as itself, or with two nearer ones, closes a walk in which there is
  // a cycle no longer than the walk; from a vertex of a shortest cycle the walk is that cycle.
  std::size_t shortest = kFar;
  Reached reached;
  for (std::size_t root = 0; root < graph.vertices() && shortest > 3; ++root) {
    reached.search(graph, static_cast<Vertex>(root));
    for (const Vertex v : reached.order) {
      const std::size_t here = reached.distances[v];
      if (2 * here >= shortest) break;
      std::size_t nearer = 0;
      for (const Vertex w : graph.neighbours(v)) {
        if (reached.distances[w] == here) shortest = std::min(shortest, 2 * here + 1);
        if (reached.distances[w] < here) ++nearer;
      }
      if (nearer > 1) shortest = std::min(shortest, 2 * here);
    }
  }
  return shortest == kFar ? std::nullopt : std::optional(shortest);
}

std::optional<std::size_t> distance(const Graph& graph, Vertex from, Vertex to) {
  Reached reached;
  reached.search(graph, from);
  return reached.distances[to] == kFar ? std::nullopt : std::optional<std::size_t>(reached.distances[to]);
}

std::optional<std::size_t> eccentricity(const Graph& graph, Vertex from) {
  Reached reached;
  return eccentricity_by(reached, graph, from);
}

std::optional<std::size_t> diameter(const Graph& graph) {
  return best_eccentricity(graph, [](std::size_t a, std::size_t b) { return a > b; });
}

std::optional<std::size_t> radius(const Graph& graph) {
  return best_eccentricity(graph, [](std::size_t a, std::size_t b) { return a < b; });
}

}  // namespace sprague
