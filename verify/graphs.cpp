#include "verify/graphs.hpp"

#include <algorithm>
#include <numeric>

namespace sprague::verify {

Graph::Graph(std::size_t vertices) {
  if (vertices > 400) throw TooLarge("a graph has more than 400 vertices");
  adjacent_.assign(vertices, std::vector<bool>(vertices));
}

void Graph::join(Vertex v, Vertex w) {
  adjacent_[v][w] = adjacent_[w][v] = true;
}

std::size_t Graph::degree(Vertex v) const {
  return static_cast<std::size_t>(std::count(adjacent_[v].begin(), adjacent_[v].end(), true));
}

Vertices Graph::all() const {
  Vertices result(adjacent_.size());
  std::iota(result.begin(), result.end(), Vertex{0});
  return result;
}

std::vector<Vertices> Graph::parts(Vertices within) const {
  std::vector<Vertices> result;
  while (!within.empty()) {
    Vertices part{within.front()};
    within.erase(within.begin());
    for (std::size_t reached = 0; reached < part.size(); ++reached) {
      const Vertex v = part[reached];
      const auto far = std::stable_partition(within.begin(), within.end(), [&](Vertex w) { return !adjacent(v, w); });
      part.insert(part.end(), far, within.end());
      within.erase(far, within.end());
    }
    std::sort(part.begin(), part.end());
    result.push_back(std::move(part));
  }
  return result;
}

bool Graph::is_tree(bool spider) const {
  std::size_t ends = 0;
  std::size_t hubs = 0;
  for (Vertex v : all()) {
    ends += degree(v);
    hubs += degree(v) > 2 ? 1 : 0;
  }
  return parts(all()).size() == 1 && ends + 2 == 2 * adjacent_.size() && (hubs == 1 || !spider);
}

bool Graph::is_2_connected() const {
  const Vertices vertices = all();
  return vertices.size() >= 3 && std::all_of(vertices.begin(), vertices.end(), [&](Vertex v) {
           Vertices rest = vertices;
           std::erase(rest, v);
           return parts(rest).size() == 1;
         });
}

Graph star(const std::vector<Number>& legs) {
  Graph graph(std::accumulate(legs.begin(), legs.end(), std::size_t{1}));
  Vertex next = 1;
  for (Number leg : legs) {
    for (Number i = 0; i < leg; ++i, ++next) graph.join(i == 0 ? 0 : next - 1, next);
  }
  return graph;
}

namespace {

// The number of vertices, in one byte or, from 63 on, in three after "~"; then the upper triangle of the matrix column
// by column, six bits a byte, filled up with zeros.
Graph graph6(View text) {
  std::vector<std::size_t> sixes;
  for (char c : text) {
    if (c < '?' || c > '~') throw Malformed("graph6 has no such byte");
    sixes.push_back(static_cast<std::size_t>(c - '?'));
  }
  const bool many = text.starts_with('~');
  if (text.size() < (many ? 4 : 1)) throw Malformed("the graph6 text ends too early");
  const std::size_t vertices = many ? sixes[1] << 12 | sixes[2] << 6 | sixes[3] : sixes[0];
  Graph graph(vertices);
  std::size_t bit = many ? 24 : 6;  // the next one
  if (sixes.size() * 6 < bit + vertices * (vertices > 0 ? vertices - 1 : 0) / 2)
    throw Malformed("the graph6 text ends too early");
  const auto next = [&] {
    const std::size_t six = sixes[bit / 6] << bit % 6;
    ++bit;
    return (six & 32) != 0;
  };
  for (Vertex w = 1; w < vertices; ++w) {
    for (Vertex v = 0; v < w; ++v) {
      if (next()) graph.join(v, w);
    }
  }
  bool right = !many || vertices > 62;
  while (bit % 6 != 0) right = !next() && right;
  if (!right || bit != sixes.size() * 6) throw Malformed("the graph6 text is longer than it should be");
  return graph;
}

}  // namespace

Graph graph_of(View text) {
  if (skip(text, "g6:")) return graph6(text);
  if (skip(text, "S(") && text.ends_with(')')) return star(numbers(text.substr(0, text.size() - 1)));
  const bool cycle = text.starts_with('C');
  if (!cycle && !text.starts_with('P')) throw Malformed("expected a graph, found " + quoted(text));
  const Number vertices = number(text.substr(1));
  if (vertices < (cycle ? 3 : 1)) throw Malformed("a path has a vertex, and a cycle three");
  Graph graph = star({vertices - 1});
  if (cycle) graph.join(0, vertices - 1);
  return graph;
}

}  // namespace sprague::verify
