#include "conjectures/explorer/graph_steps.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "canonical/graph_operations.hpp"
#include "canonical/graph_sets.hpp"

namespace sprague::explorer {
namespace {

Vertex any_vertex(const Graph& graph, Dice& dice) {
  return static_cast<Vertex>(dice.below(graph.vertices()));
}

std::optional<Edge> any_edge(const Graph& graph, Dice& dice) {
  if (graph.edges() == 0) return std::nullopt;
  const std::vector<Edge> edges = edges_of(graph);
  return edges[dice.below(edges.size())];
}

std::optional<Vertex> any_of_degree(const Graph& graph, std::size_t degree, Dice& dice) {
  std::vector<Vertex> found;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    if (graph.degree(static_cast<Vertex>(v)) == degree) found.push_back(static_cast<Vertex>(v));
  }
  if (found.empty()) return std::nullopt;
  return found[dice.below(found.size())];
}

Graph with_edge(Graph graph, Vertex a, Vertex b) {
  if (a != b && !graph.has_edge(a, b)) graph.add_edge(a, b);
  return graph;
}

Graph without(const Graph& graph, Edge edge) {
  return construct::without_edges(graph, std::vector<Edge>{edge});
}

Graph with_any_edge(const Graph& graph, Dice& dice) {
  const Vertex a = any_vertex(graph, dice);
  return with_edge(graph, a, any_vertex(graph, dice));
}

Graph without_any_edge(const Graph& graph, Dice& dice) {
  const auto edge = any_edge(graph, dice);
  return edge ? without(graph, *edge) : graph;
}

Graph with_leaf_elsewhere(const Graph& graph, Dice& dice) {
  const auto leaf = any_of_degree(graph, 1, dice);
  if (!leaf) return graph;
  const Vertex at = graph.neighbours(*leaf).front();
  return with_edge(without(graph, {std::min(*leaf, at), std::max(*leaf, at)}), *leaf, any_vertex(graph, dice));
}

// Of edges ab and cd ad and cb are left, if there was neither: degrees stay.
Graph with_ends_switched(const Graph& graph, Dice& dice) {
  const auto first = any_edge(graph, dice);
  const auto second = any_edge(graph, dice);
  if (!first) return graph;
  auto [a, b] = *first;
  auto [c, d] = *second;
  if (dice.below(2) == 1) std::swap(c, d);
  if (a == c || a == d || b == c || b == d || graph.has_edge(a, d) || graph.has_edge(c, b)) return graph;
  Graph result = construct::without_edges(graph, std::vector<Edge>{*first, *second});
  result.add_edge(a, d);
  result.add_edge(c, b);
  return result;
}

Graph with_new_leaf(Graph graph, Dice& dice) {
  const Vertex at = any_vertex(graph, dice);
  graph.add_edge(at, graph.add_vertex());
  return graph;
}

Graph without_leaf(const Graph& graph, Dice& dice) {
  const auto leaf = any_of_degree(graph, 1, dice);
  return leaf ? construct::without_vertices(graph, std::vector<Vertex>{*leaf}) : graph;
}

Graph with_vertex_in_edge(const Graph& graph, Dice& dice) {
  const auto edge = any_edge(graph, dice);
  if (!edge) return graph;
  Graph result = without(graph, *edge);
  const Vertex between = result.add_vertex();
  result.add_edge(edge->first, between);
  result.add_edge(between, edge->second);
  return result;
}

Graph without_vertex_in_edge(const Graph& graph, Dice& dice) {
  const auto between = any_of_degree(graph, 2, dice);
  if (!between) return graph;
  const Vertex a = graph.neighbours(*between)[0];
  const Vertex b = graph.neighbours(*between)[1];
  if (graph.has_edge(a, b)) return graph;
  return construct::without_vertices(with_edge(graph, a, b), std::vector<Vertex>{*between});
}

}  // namespace

Graph stepped(const Graph& graph, Dice& dice) {
  switch (dice.below(9)) {
    case 0: return with_any_edge(graph, dice);
    case 1: return without_any_edge(graph, dice);
    case 2: return with_any_edge(without_any_edge(graph, dice), dice);
    case 3: return with_leaf_elsewhere(graph, dice);
    case 4: return with_ends_switched(graph, dice);
    case 5: return with_new_leaf(graph, dice);
    case 6: return without_leaf(graph, dice);
    case 7: return with_vertex_in_edge(graph, dice);
    default: return without_vertex_in_edge(graph, dice);
  }
}

}  // namespace sprague::explorer
