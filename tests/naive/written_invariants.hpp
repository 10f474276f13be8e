// The functions of graphs of docs/language.md, each by trying everything that its words allow.
#pragma once

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <optional>

#include "tests/naive/written_figure.hpp"

namespace sprague::naive::written {

constexpr Int kInfinite = std::numeric_limits<Int>::max();

// Vertices 0..n-1 and who is joined to whom.
struct Plain {
  std::vector<Int> names;  // of the vertices in the figure
  std::vector<std::vector<bool>> joined;

  explicit Plain(const Figure& figure) {
    const std::set<Int> all = figure.vertices();
    names.assign(all.begin(), all.end());
    for (Int v : names) {
      const std::set<Int> near = figure.neighbours(v);
      joined.emplace_back();
      for (Int w : names) joined.back().push_back(near.contains(w));
    }
  }
  Int size() const { return static_cast<Int>(names.size()); }
  Int degree(Int v) const { return std::ranges::count(joined[v], true); }
};

inline Int size_of(const auto& container) {
  return static_cast<Int>(container.size());
}

inline Int component_count(const Figure& g) {
  return size_of(g.components());
}

// The empty graph is connected: it has no two components.
inline bool is_connected(const Figure& g) {
  return component_count(g) <= 1;
}

inline std::set<Int> cut_vertices(const Figure& g) {
  std::set<Int> result;
  for (Int v : g.vertices()) {
    Figure without = g;
    without.delete_vertex(v);
    if (component_count(without) > component_count(g)) result.insert(v);
  }
  return result;
}

inline std::set<EdgeName> bridges(const Figure& g) {
  std::set<EdgeName> result;
  for (const EdgeName& e : g.edge_names()) {
    Figure without = g;
    without.delete_edge(e);
    if (component_count(without) > component_count(g)) result.insert(e);
  }
  return result;
}

inline bool is_two_connected(const Figure& g) {
  return g.vertices().size() >= 3 && is_connected(g) && cut_vertices(g).empty();
}

// An edge whose removal leaves no more components lies on a cycle.
inline bool is_forest(const Figure& g) {
  return bridges(g) == g.edge_names();
}
inline bool is_tree(const Figure& g) {
  return !g.vertices().empty() && is_connected(g) && is_forest(g);
}

inline std::set<Int> vertices_of_degree(const Figure& g, Int least, Int most = kInfinite) {
  std::set<Int> result;
  for (Int v : g.vertices()) {
    if (g.degree(v) >= least && g.degree(v) <= most) result.insert(v);
  }
  return result;
}

// A path, the empty one included: a tree of degrees at most two.
inline bool is_path_or_empty(const Figure& g) {
  return g.vertices().empty() || (is_tree(g) && vertices_of_degree(g, 3).empty());
}
inline bool is_caterpillar(const Figure& g) {
  if (!is_tree(g)) return false;
  Figure inner = g;
  for (Int v : vertices_of_degree(g, 1, 1)) inner.delete_vertex(v);
  return is_path_or_empty(inner);
}

// The number of edges of a shortest path; infinite where there is none.
inline Int distance(const Figure& g, Int u, Int v) {
  if (g.vertex(u) == kGone || g.vertex(v) == kGone) return kInfinite;
  std::set<Int> reached{g.vertex(u)};
  for (Int steps = 0;; ++steps) {
    if (reached.contains(g.vertex(v))) return steps;
    std::set<Int> wider = reached;
    for (Int w : reached) wider.merge(g.neighbours(w));
    if (wider == reached) return kInfinite;
    reached = wider;
  }
}
inline Int eccentricity(const Figure& g, Int v) {
  if (g.vertex(v) == kGone) return kInfinite;
  Int result = 0;
  for (Int w : g.vertices()) result = std::max(result, distance(g, v, w));
  return result;
}
inline Int diameter(const Figure& g) {
  Int result = g.vertices().empty() ? kInfinite : 0;
  for (Int v : g.vertices()) result = std::max(result, eccentricity(g, v));
  return result;
}
inline Int radius(const Figure& g) {
  Int result = kInfinite;
  for (Int v : g.vertices()) result = std::min(result, eccentricity(g, v));
  return result;
}
inline Int girth(const Figure& g) {
  Int result = kInfinite;
  for (const EdgeName& e : g.edge_names()) {
    Figure without = g;
    const Edge ends = g.edges.at(e);
    without.delete_edge(e);
    const Int back = distance(without, ends.a, ends.b);
    if (back != kInfinite) result = std::min(result, back + 1);
  }
  return result;
}

// The largest set of vertices of which every two are joined, or none are.
inline Int largest_set(const Plain& g, bool joined) {
  Int result = 0;
  std::vector<Int> chosen;
  std::function<void(Int)> extend = [&](Int from) {
    result = std::max(result, size_of(chosen));
    for (Int v = from; v < g.size(); ++v) {
      if (!std::ranges::all_of(chosen, [&](Int w) { return g.joined[v][w] == joined; })) continue;
      chosen.push_back(v);
      extend(v + 1);
      chosen.pop_back();
    }
  };
  extend(0);
  return result;
}

inline Int matching_number(const Figure& g) {
  const std::set<EdgeName> all = g.edge_names();
  if (all.empty()) return 0;
  const Edge& e = g.edges.at(*all.begin());
  Figure without = g;
  without.delete_edge(*all.begin());
  Figure taken = g;
  taken.delete_vertex(e.a);
  taken.delete_vertex(e.b);
  return std::max(matching_number(without), 1 + matching_number(taken));
}

inline Int domination_number(const Plain& g) {
  for (Int size = 0;; ++size) {
    std::vector<bool> chosen(static_cast<std::size_t>(g.size()), false);
    std::fill(chosen.end() - size, chosen.end(), true);
    do {
      bool all = true;
      for (Int v = 0; all && v < g.size(); ++v) {
        bool dominated = chosen[v];
        for (Int w = 0; w < g.size(); ++w) dominated = dominated || (chosen[w] && g.joined[v][w]);
        all = dominated;
      }
      if (all) return size;
    } while (std::next_permutation(chosen.begin(), chosen.end()));
  }
}

inline bool can_be_coloured(const Plain& g, Int colours) {
  std::vector<Int> colour;
  std::function<bool()> extend = [&] {
    const Int v = size_of(colour);
    if (v == g.size()) return true;
    for (Int c = 0; c < colours; ++c) {
      bool free = true;
      for (Int w = 0; w < v; ++w) free = free && !(g.joined[v][w] && colour[w] == c);
      if (!free) continue;
      colour.push_back(c);
      if (extend()) return true;
      colour.pop_back();
    }
    return false;
  };
  return extend();
}
inline Int chromatic_number(const Plain& g) {
  Int colours = 0;
  while (!can_be_coloured(g, colours)) ++colours;
  return colours;
}

// The number of ways to lay g on h, vertex by vertex, so that exactly the joined vertices are joined; at most `most`.
inline Int isomorphisms(const Plain& g, const Plain& h, Int most = kInfinite) {
  if (g.size() != h.size()) return 0;
  std::vector<Int> image;
  std::vector<bool> used(static_cast<std::size_t>(g.size()), false);
  Int found = 0;
  std::function<void()> extend = [&] {
    const Int v = size_of(image);
    if (v == g.size()) ++found;
    for (Int x = 0; v < g.size() && x < h.size() && found < most; ++x) {
      bool fits = !used[x];
      for (Int w = 0; fits && w < v; ++w) fits = g.joined[v][w] == h.joined[x][image[w]];
      if (!fits) continue;
      used[x] = true;
      image.push_back(x);
      extend();
      image.pop_back();
      used[x] = false;
    }
  };
  extend();
  return found;
}
inline bool isomorphic(const Figure& g, const Figure& h) {
  return g.edge_names().size() == h.edge_names().size() && isomorphisms(Plain(g), Plain(h), 1) > 0;
}

// Every cycle as the list of its vertices, from the least one on, towards the lesser of its neighbours.
inline std::vector<std::vector<Int>> cycles_of(const Figure& g) {
  std::vector<std::vector<Int>> result;
  std::vector<Int> walk;
  std::function<void()> extend = [&] {
    for (Int w : g.neighbours(walk.back())) {
      if (w == walk.front() && walk.size() >= 3 && walk[1] < walk.back()) result.push_back(walk);
      if (w <= walk.front() || std::ranges::find(walk, w) != walk.end()) continue;
      walk.push_back(w);
      extend();
      walk.pop_back();
    }
  };
  for (Int v : g.vertices()) {
    walk = {v};
    extend();
  }
  return result;
}

// The edges between vertices that follow each other.
inline std::set<EdgeName> edges_along(const Figure& g, const std::vector<Int>& walk, bool closed) {
  std::set<EdgeName> result;
  for (const EdgeName& name : g.edge_names()) {
    const Edge& e = g.edges.at(name);
    for (std::size_t i = 0; i + (closed ? 0 : 1) < walk.size(); ++i) {
      if (edge_name(walk[i], walk[(i + 1) % walk.size()]) == edge_name(e.a, e.b)) result.insert(name);
    }
  }
  return result;
}

inline bool is_cactus(const Figure& g) {
  std::set<EdgeName> on_one;
  for (const auto& cycle : cycles_of(g)) {
    for (const EdgeName& e : edges_along(g, cycle, true)) {
      if (!on_one.insert(e).second) return false;
    }
  }
  return !g.vertices().empty() && is_connected(g);
}

// Outerplanar graphs are those whose vertices can stand on a circle with no two edges, drawn as chords, that cross.
inline bool is_outerplanar(const Plain& g) {
  std::vector<Int> circle;
  std::vector<bool> used(static_cast<std::size_t>(g.size()), false);
  auto crosses = [&] {  // does a chord from the last one cross another chord?
    const Int last = size_of(circle) - 1;
    for (Int i = 0; i < last; ++i) {
      if (!g.joined[circle[last]][circle[i]]) continue;
      for (Int j = 0; j < i; ++j) {
        for (Int k = i + 1; k < last; ++k) {
          if (g.joined[circle[j]][circle[k]]) return true;
        }
      }
    }
    return false;
  };
  std::function<bool()> extend = [&] {
    if (size_of(circle) == g.size()) return true;
    for (Int v = 0; v < g.size(); ++v) {
      if (used[v]) continue;
      circle.push_back(v);
      used[v] = true;
      if (!crosses() && extend()) return true;
      circle.pop_back();
      used[v] = false;
      if (circle.empty()) return false;  // a circle may begin anywhere
    }
    return false;
  };
  return extend();
}

inline bool is_regular(const Figure& g) {
  std::set<Int> degrees;
  for (Int v : g.vertices()) degrees.insert(g.degree(v));
  return degrees.size() <= 1;
}

}  // namespace sprague::naive::written
