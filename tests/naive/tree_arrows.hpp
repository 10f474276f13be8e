// A second naive reference for the Game of Arrows, quick enough for a dozen markable edges: the words of the rule on
// one whole board, answers kept by the board's marks and nothing else.
//
// A position is one digit an edge: 0 without an arrow, 1 towards the end that the graph lists second, 2 towards the
// other. tests/naive/arrows.hpp follows Mathews' definitions set by set; the two are compared on small trees.
//
// Source: Mathews, "The Game of Arrows on 3-legged spider graphs", Sections 1 and 2.
#pragma once

#include <cstdint>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "canonical/graph.hpp"
#include "tests/naive/octal.hpp"

namespace sprague::naive {

class TreeArrows {
 public:
  using Marks = std::vector<std::uint8_t>;

  // In the trimmed game leaves may be sinks and sources.
  TreeArrows(const Graph& graph, bool trimmed) : graph_(graph), trimmed_(trimmed) {
    for (std::size_t v = 0; v < graph.vertices(); ++v) {
      for (Vertex w : graph.neighbours(static_cast<Vertex>(v))) {
        if (v < w) edges_.emplace_back(static_cast<Vertex>(v), w);
      }
    }
  }

  Marks empty() const { return Marks(edges_.size(), 0); }
  const std::vector<std::pair<Vertex, Vertex>>& edges() const { return edges_; }

  // May the edge get this digit now?
  bool is_legal(const Marks& marks, std::size_t edge, std::uint8_t digit) const {
    if (marks[edge] != 0) return false;
    Marks next = marks;
    next[edge] = digit;
    const auto [v, w] = edges_[edge];
    return !is_spoilt(next, v) && !is_spoilt(next, w);
  }

  unsigned value(const Marks& marks) {
    std::uint64_t number = 0;
    for (std::uint8_t digit : marks) number = 3 * number + digit;
    if (const auto known = values_.find(number); known != values_.end()) return known->second;
    std::set<unsigned> seen;
    for (std::size_t edge = 0; edge < edges_.size(); ++edge) {
      for (std::uint8_t digit : {std::uint8_t{1}, std::uint8_t{2}}) {
        if (!is_legal(marks, edge, digit)) continue;
        Marks next = marks;
        next[edge] = digit;
        seen.insert(value(next));
      }
    }
    return values_[number] = mex(seen);
  }

 private:
  // Is the vertex a sink or a source, where that is forbidden?
  bool is_spoilt(const Marks& marks, Vertex vertex) const {
    if (trimmed_ && graph_.degree(vertex) == 1) return false;
    std::size_t in = 0;
    std::size_t out = 0;
    for (std::size_t edge = 0; edge < edges_.size(); ++edge) {
      const auto [v, w] = edges_[edge];
      if ((v == vertex && marks[edge] == 1) || (w == vertex && marks[edge] == 2)) ++out;
      if ((w == vertex && marks[edge] == 1) || (v == vertex && marks[edge] == 2)) ++in;
    }
    return in == graph_.degree(vertex) || out == graph_.degree(vertex);
  }

  Graph graph_;
  bool trimmed_;
  std::vector<std::pair<Vertex, Vertex>> edges_;
  std::unordered_map<std::uint64_t, unsigned> values_;
};

}  // namespace sprague::naive
