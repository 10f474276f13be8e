#include "canonical/graph_operations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/families.hpp"
#include "canonical/named_graphs.hpp"

namespace sprague::construct {
namespace {

// A number of the formula as a size; `what` says what it counts.
std::size_t size_from(std::int64_t number, std::int64_t least, const char* what) {
  if (number < least || number > static_cast<std::int64_t>(Graph::kMaxVertices)) {
    throw InputError(fmt::format("{} {}: expected {} to {}", number, what, least, Graph::kMaxVertices));
  }
  return static_cast<std::size_t>(number);
}

void expect_room(std::size_t vertices) {
  if (vertices > Graph::kMaxVertices) {
    throw InputError(fmt::format("a graph of {} vertices: expected at most {}", vertices, Graph::kMaxVertices));
  }
}

void join_ends(Graph& graph, std::size_t a, std::size_t b) {
  graph.add_edge(static_cast<Vertex>(a), static_cast<Vertex>(b));
}

// A path of so many new vertices from a to b.
void lay_path(Graph& graph, Vertex a, Vertex b, std::size_t inner) {
  Vertex end = a;
  for (std::size_t i = 0; i < inner; ++i) {
    const Vertex next = graph.add_vertex();
    graph.add_edge(end, next);
    end = next;
  }
  graph.add_edge(end, b);
}

}  // namespace

Graph path(std::int64_t vertices) {
  Graph graph(size_from(vertices, 0, "vertices of a path"));
  for (std::size_t v = 1; v < graph.vertices(); ++v) join_ends(graph, v - 1, v);
  return graph;
}

Graph cycle(std::int64_t vertices) {
  size_from(vertices, 3, "vertices of a cycle");
  Graph graph = path(vertices);
  join_ends(graph, 0, graph.vertices() - 1);
  return graph;
}

Graph complete(std::int64_t vertices) {
  return complete_multipartite_graph(
      std::vector<std::uint16_t>(size_from(vertices, 0, "vertices of a complete graph"), 1));
}

Graph star(std::int64_t leaves) {
  const std::size_t count = size_from(leaves, 0, "leaves of a star");
  expect_room(count + 1);
  return star_graph(Legs(count, 1));
}

Graph wheel(std::int64_t spokes) {
  const std::size_t count = size_from(spokes, 3, "spokes of a wheel");
  expect_room(count + 1);
  return wheel_graph(count);
}

Graph grid(std::int64_t rows, std::int64_t columns) {
  const std::size_t height = size_from(rows, 1, "rows of a grid");
  const std::size_t width = size_from(columns, 1, "columns of a grid");
  expect_room(height * width);
  return grid_graph(height, width);
}

Graph hypercube(std::int64_t dimension) {
  constexpr std::int64_t most = 12;
  static_assert(std::size_t{1} << most == Graph::kMaxVertices);
  if (dimension < 0 || dimension > most) {
    throw InputError(fmt::format("a hypercube of dimension {}: expected 0 to {}", dimension, most));
  }
  return hypercube_graph(static_cast<unsigned>(dimension));
}

Graph complete_bipartite(std::int64_t left, std::int64_t right) {
  const std::array parts{size_from(left, 0, "vertices of a part"), size_from(right, 0, "vertices of a part")};
  expect_room(parts[0] + parts[1]);
  const std::array sizes{static_cast<std::uint16_t>(parts[0]), static_cast<std::uint16_t>(parts[1])};
  return complete_multipartite_graph(sizes);
}

Graph theta(std::int64_t first, std::int64_t second, std::int64_t third) {
  Graph graph(2);
  std::size_t vertices = 2;
  for (const std::int64_t edges : {first, second, third}) vertices += size_from(edges, 1, "edges of a path") - 1;
  expect_room(vertices);
  for (const std::int64_t edges : {first, second, third}) {
    if (edges == 1 && graph.has_edge(0, 1)) {
      throw InputError(
          fmt::format("theta({}, {}, {}) has two edges between the same vertices: expected at most one path of "
                      "one edge",
                      first, second, third));
    }
    lay_path(graph, 0, 1, static_cast<std::size_t>(edges) - 1);
  }
  return graph;
}

Graph subdivided_star(std::span<const std::int64_t> legs) {
  Legs lengths;
  std::size_t vertices = 1;
  for (const std::int64_t leg : legs) {
    const std::size_t length = size_from(leg, 0, "vertices of a leg");
    vertices += length;
    expect_room(vertices);
    lengths.push_back(static_cast<std::uint16_t>(length));
  }
  return star_graph(lengths);
}

Graph disjoint(const Graph& first, const Graph& second) {
  expect_room(first.vertices() + second.vertices());
  Graph result = first;
  for (std::size_t v = 0; v < second.vertices(); ++v) result.add_vertex();
  for (const auto& [a, b] : edges_of(second)) join_ends(result, first.vertices() + a, first.vertices() + b);
  return result;
}

Graph join(const Graph& first, const Graph& second) {
  Graph result = disjoint(first, second);
  for (std::size_t a = 0; a < first.vertices(); ++a) {
    for (std::size_t b = first.vertices(); b < result.vertices(); ++b) join_ends(result, a, b);
  }
  return result;
}

Graph hang(const Graph& first, Vertex at, const Graph& second) {
  if (at >= first.vertices()) {
    throw InputError(fmt::format("vertex {} of a graph of {} vertices, to hang a graph on", at, first.vertices()));
  }
  Graph result = disjoint(first, second);
  if (second.vertices() > 0) join_ends(result, at, first.vertices());
  return result;
}

Graph subdivide(const Graph& graph, std::int64_t inserted) {
  const std::size_t inner = size_from(inserted, 0, "vertices to insert in an edge");
  if (inner == 0) return graph;
  expect_room(graph.vertices() + inner * graph.edges());
  Graph result(graph.vertices());
  for (const auto& [a, b] : edges_of(graph)) lay_path(result, a, b, inner);
  return result;
}

Graph line_graph(const Graph& graph) {
  expect_room(graph.edges());
  const EdgeSet edges = edges_of(graph);
  std::vector<std::vector<std::size_t>> at(graph.vertices());
  for (std::size_t e = 0; e < edges.size(); ++e) {
    at[edges[e].first].push_back(e);
    at[edges[e].second].push_back(e);
  }
  Graph result(edges.size());
  // Two edges of a simple graph share one end at most.
  for (const auto& together : at) {
    for (std::size_t j = 1; j < together.size(); ++j) {
      for (std::size_t i = 0; i < j; ++i) join_ends(result, together[i], together[j]);
    }
  }
  return result;
}

Graph complement(const Graph& graph) {
  Graph result(graph.vertices());
  for (std::size_t b = 1; b < graph.vertices(); ++b) {
    for (std::size_t a = 0; a < b; ++a) {
      if (!graph.has_edge(static_cast<Vertex>(a), static_cast<Vertex>(b))) join_ends(result, a, b);
    }
  }
  return result;
}

Graph without_vertices(const Graph& graph, std::span<const Vertex> removed) {
  VertexSet kept;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    if (std::ranges::find(removed, static_cast<Vertex>(v)) == removed.end()) kept.push_back(static_cast<Vertex>(v));
  }
  ENSURE(kept.size() + removed.size() == graph.vertices(), "vertices to delete are not those of the graph");
  return graph.induced(kept);
}

Graph without_edges(const Graph& graph, std::span<const Edge> removed) {
  Graph result(graph.vertices());
  for (const Edge& edge : edges_of(graph)) {
    if (std::ranges::find(removed, edge) == removed.end()) result.add_edge(edge.first, edge.second);
  }
  ENSURE(result.edges() + removed.size() == graph.edges(), "edges to delete are not those of the graph");
  return result;
}

Graph contract(const Graph& graph, Edge edge) {
  const auto [stays, goes] = edge;
  ENSURE(stays < goes && goes < graph.vertices() && graph.has_edge(stays, goes), "an edge to contract is not there");
  Graph result(graph.vertices() - 1);
  const auto renamed = [&](Vertex v) { return v == goes ? stays : static_cast<Vertex>(v > goes ? v - 1 : v); };
  for (const auto& [a, b] : edges_of(graph)) {
    const auto [c, d] = edge_between(renamed(a), renamed(b));
    if (c != d && !result.has_edge(c, d)) result.add_edge(c, d);
  }
  return result;
}

Graph add_edge(const Graph& graph, Vertex a, Vertex b) {
  ENSURE(a < graph.vertices() && b < graph.vertices(), "no such vertex");
  if (a == b || graph.has_edge(a, b)) {
    throw InputError(fmt::format("an edge between {} and {}: expected two vertices that are not joined", a, b));
  }
  Graph result = graph;
  result.add_edge(a, b);
  return result;
}

}  // namespace sprague::construct
