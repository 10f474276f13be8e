// The naive reference for Brussels Sprouts on ribbon graphs: rotations, twists and boundary walks traced afresh.
//
// A dart is an end of an edge or an open tip; a vertex is the cyclic list of its darts. Each dart is a strip with two
// sides. Round a vertex the second side of a dart is followed by the first side of the next one; along an edge each
// side goes on as the opposite one, or as the same one if the edge is twisted; round an open tip one side goes on as
// the other. These pairs of sides close up to the boundary walks. Every move is tried, nothing is kept or split into
// sums.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "tests/naive/octal.hpp"

namespace sprague::naive {

class RibbonGame {
 public:
  struct Answer {
    std::set<std::size_t> lengths;
    unsigned nimber = 0;
  };

  // With so many handles, or crosscaps.
  RibbonGame(bool has_crosscaps, std::size_t genus) : has_crosscaps_(has_crosscaps), genus_(genus) {}

  Answer play(const std::vector<std::size_t>& tips) const {
    Graph graph;
    for (const std::size_t number : tips) {
      graph.vertices.emplace_back();
      for (std::size_t i = 0; i < number; ++i) graph.vertices.back().push_back(graph.new_dart());
    }
    return play(graph);
  }

 private:
  struct End {
    std::size_t other;
    bool is_twisted;
  };
  struct Graph {
    std::vector<std::vector<std::size_t>> vertices;
    std::vector<std::optional<End>> ends;  // of each dart; none of an open tip

    std::size_t new_dart() {
      ends.emplace_back();
      return ends.size() - 1;
    }
    void join(std::size_t a, std::size_t b, bool is_twisted) {
      ends[a] = End{b, is_twisted};
      ends[b] = End{a, is_twisted};
    }
  };
  struct Shape {
    std::size_t euler_genus = 0;
    bool is_orientable = true;
  };

  static std::size_t walks_of(const Graph& graph) {
    const std::size_t sides = 2 * graph.ends.size();
    std::vector<std::size_t> round(sides);
    std::vector<std::size_t> along(sides);
    for (const auto& darts : graph.vertices) {
      for (std::size_t i = 0; i < darts.size(); ++i) {
        const std::size_t next = darts[(i + 1) % darts.size()];
        round[2 * darts[i] + 1] = 2 * next;
        round[2 * next] = 2 * darts[i] + 1;
      }
    }
    for (std::size_t dart = 0; dart < graph.ends.size(); ++dart) {
      for (std::size_t side = 0; side < 2; ++side) {
        const auto& end = graph.ends[dart];
        along[2 * dart + side] = !end ? 2 * dart + (1 - side) : 2 * end->other + (end->is_twisted ? side : 1 - side);
      }
    }
    std::vector<bool> seen(sides, false);
    std::size_t walks = 0;
    for (std::size_t first = 0; first < sides; ++first) {
      if (seen[first]) continue;
      ++walks;
      for (std::size_t at = first; !seen[at]; at = round[along[at]]) seen[at] = seen[along[at]] = true;
    }
    return walks;
  }

  static Shape shape_of(const Graph& graph) {
    std::vector<std::size_t> vertex_of(graph.ends.size());
    for (std::size_t v = 0; v < graph.vertices.size(); ++v) {
      for (const std::size_t dart : graph.vertices[v]) vertex_of[dart] = v;
    }
    Shape shape;
    std::size_t components = 0;
    std::size_t edge_ends = 0;
    std::vector<int> turned(graph.vertices.size(), -1);
    const std::function<void(std::size_t)> visit = [&](std::size_t v) {
      for (const std::size_t dart : graph.vertices[v]) {
        const auto& end = graph.ends[dart];
        if (!end) continue;
        ++edge_ends;
        const std::size_t w = vertex_of[end->other];
        const int expected = end->is_twisted ? 1 - turned[v] : turned[v];
        if (turned[w] == -1) {
          turned[w] = expected;
          visit(w);
        } else if (turned[w] != expected) {
          shape.is_orientable = false;
        }
      }
    };
    for (std::size_t v = 0; v < graph.vertices.size(); ++v) {
      if (turned[v] != -1) continue;
      ++components;
      turned[v] = 0;
      visit(v);
    }
    // V - E + F = 2C - genus.
    shape.euler_genus = 2 * components + edge_ends / 2 - graph.vertices.size() - walks_of(graph);
    return shape;
  }

  bool fits(const Graph& graph) const {
    const Shape shape = shape_of(graph);
    if (!has_crosscaps_) return shape.is_orientable && shape.euler_genus <= 2 * genus_;
    return shape.is_orientable ? shape.euler_genus < genus_ : shape.euler_genus <= genus_;
  }

  Answer play(const Graph& graph) const {
    Answer answer;
    std::set<unsigned> nimbers;
    for (std::size_t a = 0; a < graph.ends.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        if (graph.ends[a] || graph.ends[b]) continue;
        for (const bool is_twisted : {false, true}) {
          if (is_twisted && !has_crosscaps_) continue;
          Graph next = graph;
          std::array<std::size_t, 4> crossbar{};
          for (std::size_t& dart : crossbar) dart = next.new_dart();
          next.vertices.emplace_back(crossbar.begin(), crossbar.end());
          next.join(a, crossbar[0], false);
          next.join(crossbar[2], b, is_twisted);
          if (!fits(next)) continue;
          const Answer after = play(next);
          nimbers.insert(after.nimber);
          for (const std::size_t length : after.lengths) answer.lengths.insert(length + 1);
        }
      }
    }
    if (answer.lengths.empty()) answer.lengths.insert(0);
    answer.nimber = mex(nimbers);
    return answer;
  }

  bool has_crosscaps_;
  std::size_t genus_;
};

}  // namespace sprague::naive
