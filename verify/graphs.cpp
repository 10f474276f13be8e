#include "verify/graphs.hpp"

#include <algorithm>
#include <numeric>

#include "verify/game.hpp"

namespace sprague::verify {

Graph::Graph(std::size_t vertices) {
  if (vertices > most_vertices) {
    throw TooLarge("a graph has more than " + std::to_string(most_vertices) + " vertices");
  }
  adjacent_.assign(vertices, std::vector<bool>(vertices));
}

void Graph::join(Vertex v, Vertex w) {
  adjacent_[v][w] = true;
  adjacent_[w][v] = true;
}

std::vector<Vertex> Graph::neighbours(Vertex v) const {
  std::vector<Vertex> result;
  for (Vertex w = 0; w < vertices(); ++w) {
    if (adjacent(v, w)) result.push_back(w);
  }
  return result;
}

std::size_t Graph::degree(Vertex v) const {
  return static_cast<std::size_t>(std::count(adjacent_[v].begin(), adjacent_[v].end(), true));
}

std::size_t Graph::edges() const {
  std::size_t ends = 0;
  for (Vertex v = 0; v < vertices(); ++v) ends += degree(v);
  return ends / 2;
}

std::vector<std::vector<Vertex>> Graph::parts(const std::vector<Vertex>& within) const {
  std::vector<std::vector<Vertex>> result;
  std::vector<Vertex> rest = within;
  while (!rest.empty()) {
    std::vector<Vertex> part{rest.front()};
    rest.erase(rest.begin());
    for (std::size_t reached = 0; reached < part.size(); ++reached) {
      const Vertex v = part[reached];
      const auto far = std::stable_partition(rest.begin(), rest.end(), [&](Vertex w) { return adjacent(v, w); });
      part.insert(part.end(), rest.begin(), far);
      rest.erase(rest.begin(), far);
    }
    std::sort(part.begin(), part.end());
    result.push_back(std::move(part));
  }
  return result;
}

std::vector<Vertex> all_vertices(std::size_t count) {
  std::vector<Vertex> result(count);
  std::iota(result.begin(), result.end(), Vertex{0});
  return result;
}

// The number of vertices, in one byte or, from 63 on, in three after "~"; then the upper triangle of the matrix column by
// column, six bits a byte, filled up with zeros.
Graph graph6(std::string_view text) {
  std::vector<unsigned> sixes;
  for (char c : text) {
    if (c < '?' || c > '~') throw Malformed("graph6 has no such byte");
    sixes.push_back(static_cast<unsigned>(c - '?'));
  }
  if (sixes.empty()) throw Malformed("expected graph6");
  std::size_t place = 1;
  std::size_t vertices = sixes[0];
  if (vertices == 63) {
    if (sixes.size() < 4) throw Malformed("the graph6 text ends too early");
    vertices = sixes[1] << 12 | sixes[2] << 6 | sixes[3];
    place = 4;
    if (vertices < 63) throw Malformed("the graph6 text could be shorter");
  }
  Graph graph(vertices);
  if (sixes.size() != place + (vertices * (vertices - (vertices > 0 ? 1 : 0)) / 2 + 5) / 6) {
    throw Malformed("the graph6 text has the wrong length");
  }
  std::size_t bit = 0;
  for (Vertex w = 1; w < vertices; ++w) {
    for (Vertex v = 0; v < w; ++v, ++bit) {
      if ((sixes[place + bit / 6] >> (5 - bit % 6) & 1) != 0) graph.join(v, w);
    }
  }
  for (; bit % 6 != 0; ++bit) {
    if ((sixes[place + bit / 6] >> (5 - bit % 6) & 1) != 0) throw Malformed("the graph6 text has bits too many");
  }
  return graph;
}

namespace {

Graph path(std::size_t vertices) {
  Graph graph(vertices);
  for (Vertex v = 1; v < vertices; ++v) graph.join(v - 1, v);
  return graph;
}

Graph star(const std::vector<Number>& legs) {
  Graph graph(std::accumulate(legs.begin(), legs.end(), std::size_t{1}));
  Vertex next = 1;
  for (Number leg : legs) {
    for (Number i = 0; i < leg; ++i, ++next) graph.join(i == 0 ? 0 : next - 1, next);
  }
  return graph;
}

}  // namespace

Graph graph_of(std::string_view text) {
  if (skip(text, "g6:")) return graph6(text);
  if (skip(text, "P")) return path(number(text));
  if (skip(text, "C")) {
    const Number vertices = number(text);
    if (vertices < 3) throw Malformed("a cycle has at least three vertices");
    Graph cycle = path(vertices);
    cycle.join(0, vertices - 1);
    return cycle;
  }
  if (skip(text, "S(") && text.ends_with(')')) return star(numbers(text.substr(0, text.size() - 1)));
  throw Malformed("expected a graph, found " + quoted(text));
}

}  // namespace sprague::verify
