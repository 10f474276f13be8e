// The constructors of docs/language.md; each puts its vertices in the order that the words suggest.
#pragma once

#include "tests/naive/written_figure.hpp"

namespace sprague::naive::written {

inline void at_least(Int n, Int least, const std::string& what) {
  if (n < least) throw InputError(what + " takes a number from " + std::to_string(least) + " on");
}

inline Figure path(Int n) {
  at_least(n, 0, "path");
  Figure g(n);
  for (Int v = 1; v < n; ++v) g.join(v - 1, v);
  return g;
}
inline Figure cycle(Int n) {
  at_least(n, 3, "cycle");
  Figure g = path(n);
  g.join(0, n - 1);
  return g;
}
inline Figure complete(Int n) {
  at_least(n, 0, "complete");
  Figure g(n);
  for (Int v = 0; v < n; ++v) {
    for (Int w = 0; w < v; ++w) g.join(v, w);
  }
  return g;
}
// Vertex 0 is the centre.
inline Figure star(Int n) {
  at_least(n, 0, "star");
  Figure g(n + 1);
  for (Int v = 1; v <= n; ++v) g.join(0, v);
  return g;
}
// Vertex 0 is the hub.
inline Figure wheel(Int n) {
  at_least(n, 3, "wheel");
  Figure g = star(n);
  for (Int v = 1; v <= n; ++v) g.join(v, v == n ? 1 : v + 1);
  return g;
}
// Row by row.
inline Figure grid(Int rows, Int columns) {
  at_least(rows, 0, "grid");
  at_least(columns, 0, "grid");
  Figure g(rows * columns);
  for (Int r = 0; r < rows; ++r) {
    for (Int c = 0; c < columns; ++c) {
      if (c > 0) g.join(r * columns + c, r * columns + c - 1);
      if (r > 0) g.join(r * columns + c, (r - 1) * columns + c);
    }
  }
  return g;
}
inline Figure hypercube(Int n) {
  at_least(n, 0, "hypercube");
  Figure g(Int{1} << n);
  for (Int v = 0; v < Int{1} << n; ++v) {
    for (Int bit = 0; bit < n; ++bit) {
      if ((v >> bit & 1) != 0) g.join(v, v ^ Int{1} << bit);
    }
  }
  return g;
}
// Kneser's graph: the pairs of five things, joined where they share nothing.
inline Figure petersen() {
  std::vector<std::pair<Int, Int>> pairs;
  for (Int a = 0; a < 5; ++a) {
    for (Int b = 0; b < a; ++b) pairs.emplace_back(a, b);
  }
  Figure g(10);
  for (Int v = 0; v < 10; ++v) {
    for (Int w = 0; w < v; ++w) {
      const auto [a, b] = pairs[v];
      const auto [c, d] = pairs[w];
      if (a != c && a != d && b != c && b != d) g.join(v, w);
    }
  }
  return g;
}
inline Figure complete_bipartite(Int m, Int n) {
  at_least(m, 0, "complete_bipartite");
  at_least(n, 0, "complete_bipartite");
  Figure g(m + n);
  for (Int v = 0; v < m; ++v) {
    for (Int w = 0; w < n; ++w) g.join(v, m + w);
  }
  return g;
}
// A path of so many new vertices from u on; its last vertex.
inline Int grow(Figure& g, Int u, Int vertices) {
  for (Int i = 0; i < vertices; ++i) {
    const Int v = g.add_vertex();
    g.join(u, v);
    u = v;
  }
  return u;
}
// Vertices 0 and 1 are the two that the paths join.
inline Figure theta(Int a, Int b, Int c) {
  Figure g(2);
  for (Int length : {a, b, c}) {
    at_least(length, 1, "theta");
    g.join(grow(g, 0, length - 1), 1);
  }
  return g;
}
// Vertex 0 is the hub.
inline Figure subdivided_star(const std::vector<Int>& legs) {
  Figure g(1);
  for (Int leg : legs) {
    at_least(leg, 0, "subdivided_star");
    grow(g, 0, leg);
  }
  return g;
}

// The vertices of H get the names after those of G.
inline Figure disjoint(const Figure& g, const Figure& h) {
  Figure result = bare(g);
  const Figure second = renamed(h);
  const Int shift = static_cast<Int>(g.means.size());
  for (std::size_t v = 0; v < second.means.size(); ++v) result.add_vertex();
  for (const EdgeName& e : second.edge_names()) result.join(e.first + shift, e.second + shift);
  result.board = false;
  result.faces.clear();
  return result;
}
inline Figure hang(const Figure& g, Int v, const Figure& h) {
  if (g.vertex(v) == kGone) throw InputError("hang takes a vertex of the graph");
  Figure result = disjoint(g, h);
  if (!h.vertices().empty()) result.join(v, static_cast<Int>(g.means.size()));
  return result;
}
inline Figure join(const Figure& g, const Figure& h) {
  Figure result = disjoint(g, h);
  const Int shift = static_cast<Int>(g.means.size());
  for (Int v : g.vertices()) {
    for (Int w = shift; w < static_cast<Int>(result.means.size()); ++w) result.join(v, w);
  }
  return result;
}
inline Figure subdivide(const Figure& g, Int k) {
  at_least(k, 0, "subdivide");
  Figure result = bare(g);
  result.board = false;
  result.faces.clear();
  for (const EdgeName& name : g.edge_names()) {
    if (k == 0) break;
    const Edge e = g.edges.at(name);
    result.delete_edge(name);
    result.join(grow(result, e.a, k), e.b);
  }
  return result;
}
inline Figure line_graph(const Figure& g) {
  const std::set<EdgeName> names = g.edge_names();
  const std::vector<EdgeName> all(names.begin(), names.end());
  Figure result(static_cast<Int>(all.size()));
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Edge& e = g.edges.at(all[i]);
      const Edge& f = g.edges.at(all[j]);
      if (e.a == f.a || e.a == f.b || e.b == f.a || e.b == f.b) result.join(static_cast<Int>(i), static_cast<Int>(j));
    }
  }
  return result;
}
// The vertices keep their names.
inline Figure complement(const Figure& g) {
  Figure result(0);
  result.means = g.means;
  for (Int v : g.vertices()) {
    for (Int w : g.vertices()) {
      if (v < w && !g.adjacent(v, w)) result.join(v, w);
    }
  }
  return result;
}

}  // namespace sprague::naive::written
