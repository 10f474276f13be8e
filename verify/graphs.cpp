#include "verify/graphs.hpp"

#include <algorithm>
#include <numeric>

namespace sprague::verify {

Graph::Graph(std::size_t vertices) {
  if (vertices > 400) throw TooLarge("a graph has more than 400 vertices");
  adjacent_.assign(vertices, std::vector<bool>(vertices));
  neighbours_.resize(vertices);
}

void Graph::join(Vertex v, Vertex w) {
  adjacent_[v][w] = adjacent_[w][v] = true;
  neighbours_[v].push_back(w);
  neighbours_[w].push_back(v);
}

Vertices Graph::all() const {
  Vertices result(vertices());
  std::iota(result.begin(), result.end(), Vertex{0});
  return result;
}

std::vector<Vertices> Graph::parts(const Vertices& within) const {
  std::vector<bool> waiting(vertices());
  for (Vertex v : within) waiting[v] = true;
  std::vector<Vertices> result;
  for (Vertex least : within) {
    if (!waiting[least]) continue;
    waiting[least] = false;
    Vertices part{least};
    for (std::size_t reached = 0; reached < part.size(); ++reached) {
      for (Vertex w : neighbours(part[reached])) {
        if (waiting[w]) part.push_back(w);
        waiting[w] = false;
      }
    }
    std::sort(part.begin(), part.end());
    result.push_back(std::move(part));
  }
  return result;
}

// The number of vertices, in one byte or, from 63 on, in three after "~"; then the upper triangle of the matrix column
// by column, six bits a byte, filled up with zeros.
Graph graph6(std::string_view text) {
  std::vector<std::size_t> sixes;
  for (char c : text) {
    if (c < '?' || c > '~') throw Malformed("graph6 has no such byte");
    sixes.push_back(static_cast<std::size_t>(c - '?'));
  }
  if (sixes.empty()) throw Malformed("expected graph6");
  const bool many = sixes[0] == 63;
  if (many && sixes.size() < 4) throw Malformed("the graph6 text ends too early");
  const std::size_t vertices = many ? sixes[1] << 12 | sixes[2] << 6 | sixes[3] : sixes[0];
  if (many && vertices < 63) throw Malformed("the graph6 text could be shorter");
  Graph graph(vertices);
  std::size_t place = many ? 4 : 1;
  const std::size_t bits = vertices < 2 ? 0 : vertices * (vertices - 1) / 2;
  if (sixes.size() != place + (bits + 5) / 6) throw Malformed("the graph6 text has the wrong length");
  std::size_t bit = 6;  // the next one, from the lowest on
  for (Vertex w = 1; w < vertices; ++w) {
    for (Vertex v = 0; v < w; ++v) {
      if (bit == 0) ++place;
      if (bit == 0) bit = 6;
      if ((sixes[place] >> --bit & 1) != 0) graph.join(v, w);
    }
  }
  if (bits > 0 && (sixes[place] & ((std::size_t{1} << bit) - 1)) != 0) {
    throw Malformed("the graph6 text has bits too many");
  }
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

Graph graph_of(std::string_view text) {
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
