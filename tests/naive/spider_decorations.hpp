// All spiders of a size, all decorations of one, and how the paper writes them; the answers are naive/arrows.hpp's.
//
// Source: Mathews, "The Game of Arrows on 3-legged spider graphs", Definitions 6.1, 6.2, 7.3.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "tests/naive/arrow_states.hpp"
#include "tests/naive/arrows.hpp"

namespace sprague::naive {

// The lengths of a spider's legs. Paths have one leg or two.
using SpiderLengths = std::vector<unsigned>;

// All spiders with this many edges, paths included; legs longest first, none longer than `longest`.
inline std::vector<SpiderLengths> spiders(unsigned edges, unsigned longest) {
  if (edges == 0) return {{}};
  std::vector<SpiderLengths> result;
  for (unsigned length = 1; length <= std::min(longest, edges); ++length) {
    for (SpiderLengths rest : spiders(edges - length, length)) {
      rest.insert(rest.begin(), length);
      result.push_back(rest);
    }
  }
  return result;
}
inline std::vector<SpiderLengths> spiders(unsigned edges) {
  return spiders(edges, edges);
}

// Vertices as in spider(): the hub is 0, then leg after leg outwards.
inline Graph spider_graph(const SpiderLengths& lengths) {
  std::vector<ArrowLeg> legs;
  for (unsigned length : lengths) legs.push_back({length, LegEnd::none});
  return spider(legs).graph;
}

// All decorations, states or not.
inline std::vector<Decoration> decorations(const Graph& graph) {
  std::vector<Decoration> result{{}};
  for (std::size_t i = 0; i < graph.vertices(); ++i) {
    const auto v = static_cast<Vertex>(i);
    for (Vertex w : graph.neighbours(v)) {
      if (v > w) continue;
      const std::vector<Decoration> before = result;
      for (const Arrow& arrow : {Arrow{v, w}, Arrow{w, v}}) {
        for (Decoration decoration : before) {
          decoration.insert(arrow);
          result.push_back(decoration);
        }
      }
    }
  }
  return result;
}

// `S[...]`; a marked last edge of a leg is an accent before the number if `accents`, else a mark among the others.
inline std::string notation(const SpiderLengths& lengths, const Decoration& decoration, bool accents) {
  std::string text;
  unsigned next = 1;
  for (unsigned length : lengths) {
    std::string before;
    std::string inside;
    unsigned shown = length;
    for (unsigned i = 1; i <= length; ++i, ++next) {
      const auto near = static_cast<Vertex>(i == 1 ? 0 : next - 1);
      const auto far = static_cast<Vertex>(next);
      const bool away = decoration.contains({near, far});
      if (!away && !decoration.contains({far, near})) continue;
      const std::string mark = away ? "^" : "v";
      if (accents && i == length) {
        before = mark;
        --shown;
      } else {
        inside += (inside.empty() ? "" : ",") + mark + std::to_string(i);
      }
    }
    text += (text.empty() ? "" : ",") + before + std::to_string(shown) + (inside.empty() ? "" : "(" + inside + ")");
  }
  return "S[" + text + "]";
}

}  // namespace sprague::naive
