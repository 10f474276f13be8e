// The naive reference for the Game of Arrows, full and trimmed: the words of the definitions, and nothing else.
//
// A position is the decoration itself, the set of its arrows, on one fixed graph. Nothing is split into components, no
// two decorations are ever taken for the same.
//
// Source: Mathews, "The Game of Arrows on 3-legged spider graphs", Definitions 2.1-2.3 (decorations, states,
// followers), 3.1 (dormant states), 3.2 and 3.3 (trimming), 4.3-4.5 (state isomorphisms).
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/graph.hpp"
#include "tests/naive/octal.hpp"

namespace sprague::naive {

// (v, w) points from v to w.
using Arrow = std::pair<Vertex, Vertex>;
using Decoration = std::set<Arrow>;

inline Arrow flip(Arrow arrow) {
  return {arrow.second, arrow.first};
}

inline Decoration flip(const Decoration& x) {
  Decoration result;
  for (const Arrow& arrow : x) result.insert(flip(arrow));
  return result;
}

// The full game is played on dormant states, the trimmed game on states.
enum class ArrowRules { full, trimmed };

class ArrowsOnGraph {
 public:
  // The paper's graphs have no isolated vertices.
  ArrowsOnGraph(const Graph& graph, ArrowRules rules) : graph_(graph), rules_(rules) {
    for (std::size_t v = 0; v < graph.vertices(); ++v) {
      ENSURE(graph.degree(static_cast<Vertex>(v)) > 0, "no isolated vertices");
      for (Vertex w : graph.neighbours(static_cast<Vertex>(v))) arrows_.insert({static_cast<Vertex>(v), w});
    }
  }

  const Graph& graph() const { return graph_; }

  // Definition 2.1.
  const std::set<Arrow>& arrows() const { return arrows_; }
  bool is_decoration(const Decoration& x) const {
    return std::ranges::all_of(x, [&](Arrow arrow) { return arrows_.contains(arrow) && !x.contains(flip(arrow)); });
  }
  bool is_sink(const Decoration& x, Vertex w) const {
    return std::ranges::all_of(graph_.neighbours(w), [&](Vertex v) { return x.contains({v, w}); });
  }
  bool is_source(const Decoration& x, Vertex v) const {
    return std::ranges::all_of(graph_.neighbours(v), [&](Vertex w) { return x.contains({v, w}); });
  }

  // Definition 2.2: no internal sinks or sources.
  bool is_state(const Decoration& x) const {
    if (!is_decoration(x)) return false;
    for (std::size_t i = 0; i < graph_.vertices(); ++i) {
      const auto v = static_cast<Vertex>(i);
      if (graph_.degree(v) != 1 && (is_sink(x, v) || is_source(x, v))) return false;
    }
    return true;
  }

  // Definition 3.1: no sinks or sources at all.
  bool is_dormant(const Decoration& x) const {
    if (!is_decoration(x)) return false;
    for (std::size_t i = 0; i < graph_.vertices(); ++i) {
      const auto v = static_cast<Vertex>(i);
      if (is_sink(x, v) || is_source(x, v)) return false;
    }
    return true;
  }

  bool is_position(const Decoration& x) const { return rules_ == ArrowRules::full ? is_dormant(x) : is_state(x); }

  // Definition 2.3; dormant followers in the full game.
  std::set<Decoration> followers(const Decoration& x) const {
    std::set<Decoration> result;
    for (const Arrow& arrow : arrows_) {
      if (x.contains(arrow)) continue;
      Decoration next = x;
      next.insert(arrow);
      if (is_position(next)) result.insert(next);
    }
    return result;
  }

  std::set<Decoration> descendents(const Decoration& x) const {
    std::set<Decoration> result;
    std::vector<Decoration> open = {x};
    while (!open.empty()) {
      const Decoration last = open.back();
      open.pop_back();
      for (const Decoration& next : followers(last)) {
        if (result.insert(next).second) open.push_back(next);
      }
    }
    return result;
  }

  // Definition 4.1.
  unsigned value(const Decoration& x = {}) {
    if (const auto known = values_.find(x); known != values_.end()) return known->second;
    std::set<unsigned> seen;
    for (const Decoration& next : followers(x)) seen.insert(value(next));
    return values_[x] = mex(seen);
  }

  // The numbers of moves of all plays from x to a terminal position.
  std::set<unsigned> play_lengths(const Decoration& x = {}) {
    if (const auto known = lengths_.find(x); known != lengths_.end()) return known->second;
    std::set<unsigned> result;
    const std::set<Decoration> after = followers(x);
    if (after.empty()) result.insert(0);
    for (const Decoration& next : after) {
      for (unsigned length : play_lengths(next)) result.insert(length + 1);
    }
    return lengths_[x] = result;
  }

  // The arrows of U(X), Definition 4.3.
  std::vector<Arrow> unmarked_arrows(const Decoration& x) const {
    std::vector<Arrow> result;
    for (const Arrow& arrow : arrows_) {
      if (!x.contains(arrow) && !x.contains(flip(arrow))) result.push_back(arrow);
    }
    return result;
  }

 private:
  Graph graph_;
  ArrowRules rules_;
  std::set<Arrow> arrows_;
  std::map<Decoration, unsigned> values_;
  std::map<Decoration, std::set<unsigned>> lengths_;
};

// --- trimming ---

// The vertex `vertex` itself, or what the paper writes vertex_towards.
struct RamifiedVertex {
  Vertex vertex;
  std::optional<Vertex> towards;
  friend auto operator<=>(const RamifiedVertex&, const RamifiedVertex&) = default;
};

// A graph whose vertex i is called names[i].
struct NamedGraph {
  Graph graph;
  std::vector<RamifiedVertex> names;

  // The map e+ that drops all subscripts.
  Decoration without_subscripts(const Decoration& x) const {
    Decoration result;
    for (const auto& [v, w] : x) result.insert({names[v].vertex, names[w].vertex});
    return result;
  }
};

// Definition 3.2 for the subgraph of `graph` induced by `kept`: its ramification at `k`, a part of `kept`.
inline NamedGraph ramification(const Graph& graph, const std::set<Vertex>& kept, const std::set<Vertex>& k) {
  std::map<RamifiedVertex, Vertex> number;
  NamedGraph result;
  auto name = [&](RamifiedVertex vertex) {
    if (number.emplace(vertex, static_cast<Vertex>(result.names.size())).second) {
      result.names.push_back(vertex);
      result.graph.add_vertex();
    }
    return number[vertex];
  };
  for (Vertex v : kept) {
    if (!k.contains(v)) name({v, {}});
  }
  for (Vertex v : kept) {
    for (Vertex w : graph.neighbours(v)) {
      if (v > w || !kept.contains(w)) continue;
      const Vertex here = name(k.contains(v) ? RamifiedVertex{v, w} : RamifiedVertex{v, {}});
      const Vertex there = name(k.contains(w) ? RamifiedVertex{w, v} : RamifiedVertex{w, {}});
      result.graph.add_edge(here, there);
    }
  }
  return result;
}

// Definition 3.3: T(G).
inline NamedGraph trimming(const Graph& graph) {
  std::set<Vertex> internal;
  std::set<Vertex> beside_a_leaf;
  for (std::size_t i = 0; i < graph.vertices(); ++i) {
    const auto v = static_cast<Vertex>(i);
    if (graph.degree(v) == 1) continue;
    internal.insert(v);
    if (std::ranges::any_of(graph.neighbours(v), [&](Vertex w) { return graph.degree(w) == 1; })) {
      beside_a_leaf.insert(v);
    }
  }
  return ramification(graph, internal, beside_a_leaf);
}

// --- state isomorphisms ---

// A map from the arrows of one U(X) to those of another.
using ArrowMap = std::map<Arrow, Arrow>;

// Definition 4.5: does the bijection `a` from A(U(X)) to A(U(Y)) commute with the flip, and does a+ map the descendents
// of X onto those of Y? (The scan has lost the definition's formulas; they are restored from Propositions 4.6, 4.10.)
inline bool is_state_isomorphism(const ArrowsOnGraph& g, const Decoration& x, const ArrowsOnGraph& h,
                                 const Decoration& y, const ArrowMap& a) {
  for (const auto& [from, to] : a) {
    if (a.at(flip(from)) != flip(to)) return false;
  }
  std::set<Decoration> images;
  for (const Decoration& descendent : g.descendents(x)) {
    Decoration image = y;
    for (const Arrow& arrow : descendent) {
      if (!x.contains(arrow)) image.insert(a.at(arrow));
    }
    images.insert(image);
  }
  return images == h.descendents(y);
}

// Every bijection from A(U(X)) to A(U(Y)) that commutes with the flip.
inline std::vector<ArrowMap> flip_maps(const ArrowsOnGraph& g, const Decoration& x, const ArrowsOnGraph& h,
                                       const Decoration& y) {
  const std::vector<Arrow> from = g.unmarked_arrows(x);
  std::vector<Arrow> to = h.unmarked_arrows(y);
  std::vector<ArrowMap> result;
  if (from.size() != to.size()) return result;
  // `to` arranges one arrow of each edge of U(Y) in every order, each both ways round.
  std::erase_if(to, [](Arrow arrow) { return arrow.first > arrow.second; });
  do {
    for (Mask turned = 0; turned >> to.size() == 0; ++turned) {
      ArrowMap a;
      std::size_t edge = 0;
      for (const Arrow& arrow : from) {
        if (arrow.first > arrow.second) continue;
        const Arrow image = (turned >> edge & 1) != 0 ? flip(to[edge]) : to[edge];
        a[arrow] = image;
        a[flip(arrow)] = flip(image);
        ++edge;
      }
      result.push_back(a);
    }
  } while (std::next_permutation(to.begin(), to.end()));
  return result;
}

inline bool are_isomorphic(const ArrowsOnGraph& g, const Decoration& x, const ArrowsOnGraph& h, const Decoration& y) {
  return std::ranges::any_of(flip_maps(g, x, h, y),
                             [&](const ArrowMap& a) { return is_state_isomorphism(g, x, h, y, a); });
}

}  // namespace sprague::naive
