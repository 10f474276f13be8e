#include "conjectures/arrows/graphs_by_edges.hpp"

#include <array>
#include <map>
#include <string>

#include "canonical/ensure.hpp"
#include "canonical/labelling.hpp"

namespace sprague::arrows {
namespace {

// OEIS A000664 counts graphs with n edges; A002905 the connected ones.
constexpr std::array<std::size_t, 12> kGraphs{1, 1, 2, 5, 11, 26, 68, 177, 497, 1476, 4613, 15216};
constexpr std::array<std::size_t, 12> kConnected{1, 1, 1, 3, 5, 12, 30, 79, 227, 710, 2322, 8071};

// The graph with one edge more, between its vertices or new ones; a number beyond the last vertex names a new one.
Graph with_edge(Graph graph, std::size_t v, std::size_t w) {
  while (graph.vertices() <= w) graph.add_vertex();
  graph.add_edge(static_cast<Vertex>(v), static_cast<Vertex>(w));
  return graph;
}

}  // namespace

std::vector<Graph> graphs_by_edges(const Effort& effort, std::size_t edges, Connectivity connectivity) {
  ENSURE(edges < kGraphs.size() && connectivity != Connectivity::two_connected, "no such family of graphs by edges");
  const bool connected = connectivity == Connectivity::connected;
  std::vector<Graph> graphs{Graph()};
  for (std::size_t e = 1; e <= edges; ++e) {
    std::map<std::string, Graph> larger;
    auto keep = [&](const Graph& graph) { larger.emplace(canonical_form(graph), canonical_graph(graph)); };
    for (const Graph& graph : graphs) {
      effort.poll();
      const std::size_t n = graph.vertices();
      if (!connected || n == 0) keep(with_edge(graph, n, n + 1));
      for (std::size_t v = 0; v < n; ++v) {
        for (std::size_t w = v + 1; w <= n; ++w) {
          if (w == n || !graph.has_edge(static_cast<Vertex>(v), static_cast<Vertex>(w))) keep(with_edge(graph, v, w));
        }
      }
    }
    graphs.clear();
    for (auto& [form, graph] : larger) graphs.push_back(std::move(graph));
    ENSURE(graphs.size() == (connected ? kConnected : kGraphs)[e], "not as many graphs with so many edges as known");
  }
  return graphs;
}

}  // namespace sprague::arrows
