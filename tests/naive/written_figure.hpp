// A graph or a position of a game as the words say: vertices and edges with their names, what each name means by now,
// marks, directions and faces.
//
// A name outlives what it names: it then means nothing, or, after a contraction, the vertex or edge that took the
// place.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/naive/written_text.hpp"

namespace sprague::naive::written {

constexpr Int kGone = -1;

// The name of an edge is the pair of its ends' names where it was made, the lesser first.
using EdgeName = std::pair<Int, Int>;
inline EdgeName edge_name(Int u, Int v) {
  return {std::min(u, v), std::max(u, v)};
}

struct Edge {
  EdgeName means;     // the name of the edge that it is by now; itself unless it was merged into another
  bool there = true;  // false for a merged one, too
  Int a = 0;          // the two ends by now
  Int b = 0;
  Int towards = kGone;  // the end that it is directed to
};

struct BoardFace {
  std::set<EdgeName> boundary;
  Int length = 0;  // of its boundary walk
  bool outer = false;
};

struct Figure {
  std::vector<Int> means;  // the vertex that a name means
  std::map<EdgeName, Edge> edges;
  bool board = false;
  std::vector<BoardFace> faces;
  std::map<std::string, std::set<Int>> marked_vertices;
  std::map<std::string, std::set<EdgeName>> marked_edges;

  explicit Figure(Int vertices = 0) {
    for (Int v = 0; v < vertices; ++v) means.push_back(v);
  }
  Int add_vertex() {
    means.push_back(static_cast<Int>(means.size()));
    return means.back();
  }
  void join(Int u, Int v) {
    if (vertex(u) == kGone || vertex(v) == kGone || vertex(u) == vertex(v)) {
      throw InputError("an edge joins two different vertices");
    }
    if (adjacent(u, v)) throw InputError("an edge joins vertices that are not yet joined");
    edges[edge_name(u, v)] = {edge_name(u, v), true, vertex(u), vertex(v), kGone};
  }

  // The vertex, or kGone.
  Int vertex(Int name) const { return name >= 0 && name < static_cast<Int>(means.size()) ? means[name] : kGone; }
  // The edge that a name means, or null.
  const Edge* edge(EdgeName name) const {
    for (auto found = edges.find(name); found != edges.end(); found = edges.find(found->second.means)) {
      if (found->second.there) return &found->second;
      if (found->second.means == found->first) return nullptr;
    }
    return nullptr;
  }
  std::set<Int> vertices() const {
    std::set<Int> result(means.begin(), means.end());
    result.erase(kGone);
    return result;
  }
  std::set<EdgeName> edge_names() const {
    std::set<EdgeName> result;
    for (const auto& [name, e] : edges) {
      if (e.there) result.insert(name);
    }
    return result;
  }
  bool adjacent(Int u, Int v) const { return neighbours(vertex(u)).contains(vertex(v)); }
  std::set<Int> neighbours(Int name) const {
    std::set<Int> result;
    const Int v = vertex(name);
    for (const auto& [unused, e] : edges) {
      if (!e.there || v == kGone) continue;
      if (e.a == v) result.insert(e.b);
      if (e.b == v) result.insert(e.a);
    }
    return result;
  }
  Int degree(Int name) const { return static_cast<Int>(neighbours(name).size()); }
  bool has_face(std::size_t f) const {
    return std::ranges::all_of(faces[f].boundary, [&](const EdgeName& e) {
      const auto found = edges.find(e);
      return found != edges.end() && found->second.there;
    });
  }

  // Everything that is there, in words; two positions of one game are the same exactly if these are.
  std::string key() const {
    std::string result;
    for (Int v : means) result += std::to_string(v) + ' ';
    for (const auto& [name, e] : edges) {
      result += '|' + std::to_string(name.first) + '-' + std::to_string(name.second);
      const EdgeName now = edge(name) == nullptr ? EdgeName{kGone, kGone} : edge(name)->means;
      result += '=' + std::to_string(now.first) + '-' + std::to_string(now.second);
      if (e.there) result += ':' + std::to_string(e.a) + '-' + std::to_string(e.b) + '>' + std::to_string(e.towards);
    }
    for (const auto& [mark, marked] : marked_vertices) {
      result += '|' + mark;
      for (Int v : marked) result += ' ' + std::to_string(v);
    }
    for (const auto& [mark, marked] : marked_edges) {
      result += '|' + mark;
      for (const EdgeName& e : marked) result += ' ' + std::to_string(e.first) + '-' + std::to_string(e.second);
    }
    return result;
  }

  // --- what moves do ---

  void delete_edge(EdgeName name) {
    const Edge* found = edge(name);
    if (found == nullptr) return;
    const EdgeName real = found->means;
    Edge& e = edges.at(real);
    e.there = false;
    e.means = real;
    for (auto& [mark, marked] : marked_edges) marked.erase(real);
  }
  void delete_vertex(Int name) {
    const Int v = vertex(name);
    if (v == kGone) return;
    for (const EdgeName& e : edge_names()) {
      if (edges.at(e).a == v || edges.at(e).b == v) delete_edge(e);
    }
    for (Int& meant : means) {
      if (meant == v) meant = kGone;
    }
    for (auto& [mark, marked] : marked_vertices) marked.erase(v);
  }
  void contract(EdgeName name) {
    const Edge* found = edge(name);
    if (found == nullptr) return;
    const Int kept = std::min(found->a, found->b);
    const Int lost = std::max(found->a, found->b);
    delete_edge(name);
    for (Int& meant : means) {
      if (meant == lost) meant = kept;
    }
    for (auto& [mark, marked] : marked_vertices) {
      if (marked.erase(lost) > 0) marked.insert(kept);
    }
    for (auto& [unused, e] : edges) {
      if (e.there && e.a == lost) e.a = kept;
      if (e.there && e.b == lost) e.b = kept;
    }
    merge_parallel();
    faces.clear();
    board = false;
  }
  void direct(Int tail, Int head, EdgeName name) {
    const Edge* found = edge(name);
    if (found == nullptr || found->towards != kGone) return;
    if (vertex(tail) == kGone || vertex(head) == kGone) return;
    edges.at(found->means).towards = vertex(head);
  }

  // --- parts ---

  // The vertices that can be reached from v.
  std::set<Int> reached_from(Int v) const {
    std::set<Int> reached{v};
    while (true) {
      std::set<Int> wider = reached;
      for (Int w : reached) wider.merge(neighbours(w));
      if (wider == reached) return reached;
      reached = wider;
    }
  }
  std::vector<std::set<Int>> components() const {
    std::vector<std::set<Int>> result;
    std::set<Int> left = vertices();
    while (!left.empty()) {
      result.push_back(reached_from(*left.begin()));
      for (Int v : result.back()) left.erase(v);
    }
    return result;
  }
  // With all vertices deleted but these.
  Figure only(const std::set<Int>& kept) const {
    Figure result = *this;
    for (Int v : vertices()) {
      if (!kept.contains(v)) result.delete_vertex(v);
    }
    return result;
  }
  // Both at once: figures over the same names that share no vertex.
  Figure with(const Figure& other) const {
    Figure result = *this;
    for (std::size_t v = 0; v < means.size(); ++v) {
      if (result.means[v] == kGone) result.means[v] = other.means[v];
    }
    for (auto& [name, e] : result.edges) {
      const Edge& there = other.edges.at(name);
      if (edge(name) == nullptr && other.edge(name) != nullptr) e = there;
    }
    for (const auto& [mark, marked] : other.marked_vertices) {
      result.marked_vertices[mark].insert(marked.begin(), marked.end());
    }
    for (const auto& [mark, marked] : other.marked_edges) {
      result.marked_edges[mark].insert(marked.begin(), marked.end());
    }
    return result;
  }

 private:
  // Of edges with the same ends the first by name is left, with the marks of all.
  void merge_parallel() {
    std::map<EdgeName, EdgeName> first;
    for (auto& [name, e] : edges) {
      if (!e.there) continue;
      const auto [known, is_new] = first.insert({edge_name(e.a, e.b), name});
      if (is_new) continue;
      e.there = false;
      e.means = known->second;
      for (auto& [mark, marked] : marked_edges) {
        if (marked.erase(name) > 0) marked.insert(known->second);
      }
    }
  }
};

// The graph alone, without marks and directions, with its own names.
inline Figure bare(const Figure& figure) {
  Figure result = figure;
  for (auto& [unused, e] : result.edges) e.towards = kGone;
  result.marked_vertices.clear();
  result.marked_edges.clear();
  return result;
}

// The vertices renamed 0, 1, ... in their order, and names that mean nothing forgotten.
inline Figure renamed(const Figure& figure) {
  std::map<Int, Int> number;
  for (Int v : figure.vertices()) number.insert({v, static_cast<Int>(number.size())});
  Figure result(static_cast<Int>(number.size()));
  for (const EdgeName& e : figure.edge_names()) {
    result.join(number.at(figure.edges.at(e).a), number.at(figure.edges.at(e).b));
  }
  return result;
}

}  // namespace sprague::naive::written
