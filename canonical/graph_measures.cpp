#include "canonical/graph_measures.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "canonical/graph_truths.hpp"
#include "canonical/vertex_bits.hpp"

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

// The same in a graph of at most 64 vertices.
std::optional<std::size_t> eccentricity_by(std::span<const VertexBits<1>> rows, std::size_t from) {
  VertexBits<1> reached;
  reached.insert(from);
  VertexBits<1> border = reached;
  for (std::size_t steps = 0;; ++steps) {
    VertexBits<1> next;
    border.each([&](std::size_t v) { next |= rows[v]; });
    border = next - reached;
    if (border.empty()) return reached.size() == rows.size() ? std::optional(steps) : std::nullopt;
    reached |= border;
  }
}

// The least and the greatest eccentricity.
std::optional<std::pair<std::size_t, std::size_t>> eccentricities(const Graph& graph) {
  const std::size_t n = graph.vertices();
  const bool is_small = n <= VertexBits<1>::kMost;
  std::array<VertexBits<1>, VertexBits<1>::kMost> rows;
  for (std::size_t v = 0; is_small && v < n; ++v) {
    for (const Vertex w : graph.neighbours(static_cast<Vertex>(v))) rows[v].insert(w);
  }
  Reached reached;
  std::optional<std::pair<std::size_t, std::size_t>> extremes;
  for (std::size_t v = 0; v < n; ++v) {
    const auto one = is_small ? eccentricity_by(std::span(rows).first(n), v)
                              : eccentricity_by(reached, graph, static_cast<Vertex>(v));
    if (!one) return std::nullopt;
    if (!extremes) extremes = std::pair(*one, *one);
    extremes = std::pair(std::min(extremes->first, *one), std::max(extremes->second, *one));
  }
  return extremes;
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
  if (is_forest(graph)) return std::nullopt;
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
  return shortest;
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
  const auto extremes = eccentricities(graph);
  return extremes ? std::optional(extremes->second) : std::nullopt;
}

std::optional<std::size_t> radius(const Graph& graph) {
  const auto extremes = eccentricities(graph);
  return extremes ? std::optional(extremes->first) : std::nullopt;
}

}  // namespace sprague
