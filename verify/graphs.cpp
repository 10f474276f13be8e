#include <numeric>

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

Graph empty_graph(std::uint64_t vertices) {
  if (vertices > 400) throw TooLarge("a graph has more than 400 vertices");
  return Graph(vertices);
}

// The number of vertices, in one byte or, from 63 on, in three after "~"; then the upper triangle of the matrix column
// by column, six bits a byte, filled up with zeros.
Graph graph6(View text) {
  const bool many = skip(text, "~");
  std::size_t taken = 0;
  const auto take = [&](std::size_t bits) {
    unsigned value = 0;
    for (const std::size_t end = taken + bits; taken < end; ++taken) {
      if (taken / 6 == text.size()) throw Malformed("the graph6 text ends too early");
      const char byte = text[taken / 6];
      if (byte < '?' || byte > '~') throw Malformed("graph6 has no such byte");
      value = 2 * value + (static_cast<unsigned>(byte - '?') >> (5 - taken % 6)) % 2;
    }
    return value;
  };
  const unsigned vertices = take(many ? 18 : 6);
  Graph graph = empty_graph(vertices);
  for (Vertex w = 0; w < vertices; ++w) {
    for (Vertex v = 0; v < w; ++v) {
      if (take(1) == 1) join(graph, v, w);
    }
  }
  const bool filled = take((6 - taken % 6) % 6) == 0;
  if (!filled || taken != 6 * text.size() || (many && vertices < 63)) {
    throw Malformed("the graph6 text is longer than it should be");
  }
  return graph;
}

}  // namespace

void join(Graph& graph, Vertex v, Vertex w) {
  graph[v].insert(w);
  graph[w].insert(v);
}

Graph star(const std::vector<Number>& legs) {
  Graph graph = empty_graph(std::accumulate(legs.begin(), legs.end(), std::uint64_t{1}));
  Vertex next = 1;
  for (Number leg : legs) {
    for (Number i = 0; i < leg; ++i, ++next) join(graph, i == 0 ? 0 : next - 1, next);
  }
  return graph;
}

Graph graph_of(View text) {
  if (skip(text, "g6:")) return graph6(text);
  if (skip(text, "S(") && text.ends_with(')')) return star(numbers(text.substr(0, text.size() - 1)));
  const bool cycle = text.starts_with('C');
  if (!cycle && !text.starts_with('P')) throw Malformed("expected a graph, found " + quoted(text));
  const Number vertices = number(text.substr(1));
  if (vertices < (cycle ? 3 : 1)) throw Malformed("a path has a vertex, and a cycle three");
  Graph graph = star({vertices - 1});
  if (cycle) join(graph, 0, vertices - 1);
  return graph;
}

Vertices all(const Graph& graph) {
  Vertices vertices;
  for (Vertex v = 0; v < graph.size(); ++v) vertices.insert(v);
  return vertices;
}

std::vector<Vertices> parts(const Graph& graph, const Vertices& within) {
  std::vector<Vertices> result;
  std::vector<bool> left(graph.size());
  for (Vertex v : within) left[v] = true;
  for (Vertex first : within) {
    std::vector<Vertex> reached;
    const auto reach = [&](Vertex v) {
      if (left[v]) reached.push_back(v);
      left[v] = false;
    };
    reach(first);
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (Vertex w : graph[reached[i]]) reach(w);
    }
    if (!reached.empty()) result.emplace_back(reached.begin(), reached.end());
  }
  return result;
}

}  // namespace sprague::verify
