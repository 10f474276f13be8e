// The naive reference for the trimmed Game of Arrows on spiders: sets of arrows on the whole graph, as the definitions
// have them. No normal form, no components, no reversal; answers are kept by the set of arrows only.
//
// Source: Mathews, "The Game of Arrows on 3-legged spider graphs", Definitions 2.1 to 2.3, 6.1.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/naive/octal.hpp"

namespace sprague::naive {

using Arrow = std::pair<int, int>;  // from, to
using Decoration = std::set<Arrow>;

class SpiderGraph {
 public:
  // The hub is vertex 0; the vertices of a leg are numbered outwards, leg after leg.
  explicit SpiderGraph(const std::vector<int>& legs) {
    int next = 1;
    for (int length : legs) {
      std::vector<int> leg{0};
      for (int i = 0; i < length; ++i) {
        leg.push_back(next);
        edges_.push_back({leg[leg.size() - 2], next++});
      }
      legs_.push_back(leg);
    }
    vertices_ = next;
  }

  const std::vector<Arrow>& edges() const { return edges_; }

  bool is_state(const Decoration& decoration) const {
    for (int v = 0; v < vertices_; ++v) {
      int degree = 0;
      int in = 0;
      int out = 0;
      for (const auto& [a, b] : edges_) degree += a == v || b == v ? 1 : 0;
      for (const auto& [from, to] : decoration) {
        in += to == v ? 1 : 0;
        out += from == v ? 1 : 0;
      }
      if (degree > 1 && (in == degree || out == degree)) return false;
    }
    return true;
  }

  std::vector<Decoration> followers(const Decoration& state) const {
    std::vector<Decoration> result;
    for (const auto& [a, b] : edges_) {
      if (state.contains({a, b}) || state.contains({b, a})) continue;
      for (const Arrow& arrow : {Arrow{a, b}, Arrow{b, a}}) {
        Decoration follower = state;
        follower.insert(arrow);
        if (is_state(follower)) result.push_back(follower);
      }
    }
    return result;
  }

  struct Answer {
    unsigned nimber = 0;
    std::set<unsigned> play_lengths{};
  };

  const Answer& answer(const Decoration& state) {
    if (const auto known = answers_.find(state); known != answers_.end()) return known->second;
    std::set<unsigned> nimbers;
    Answer result;
    for (const Decoration& follower : followers(state)) {
      const Answer& other = answer(follower);
      nimbers.insert(other.nimber);
      for (unsigned length : other.play_lengths) result.play_lengths.insert(length + 1);
    }
    if (result.play_lengths.empty()) result.play_lengths.insert(0);
    result.nimber = mex(nimbers);
    return answers_[state] = result;
  }

  // All decorations, states or not.
  std::vector<Decoration> decorations() const {
    std::vector<Decoration> result{{}};
    for (const auto& [a, b] : edges_) {
      const std::vector<Decoration> before = result;
      for (const Arrow& arrow : {Arrow{a, b}, Arrow{b, a}}) {
        for (Decoration decoration : before) {
          decoration.insert(arrow);
          result.push_back(decoration);
        }
      }
    }
    return result;
  }

  // `S[...]`; a marked outermost edge of a leg is written as an accent before the number if `accents`, else as one
  // among the others.
  std::string notation(const Decoration& decoration, bool accents) const {
    std::string text;
    for (const std::vector<int>& leg : legs_) {
      std::string before;
      std::string inside;
      const std::size_t length = leg.size() - 1;
      std::size_t shown = length;
      for (std::size_t i = 1; i <= length; ++i) {
        const bool away = decoration.contains({leg[i - 1], leg[i]});
        if (!away && !decoration.contains({leg[i], leg[i - 1]})) continue;
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

 private:
  std::vector<std::vector<int>> legs_;
  std::vector<Arrow> edges_;
  int vertices_ = 0;
  std::map<Decoration, Answer> answers_;
};

// All spiders with this many edges, paths included: the legs' lengths, longest first.
inline std::vector<std::vector<int>> spiders(int edges, int longest) {
  if (edges == 0) return {{}};
  std::vector<std::vector<int>> result;
  for (int length = 1; length <= longest && length <= edges; ++length) {
    for (std::vector<int> rest : spiders(edges - length, length)) {
      rest.insert(rest.begin(), length);
      result.push_back(rest);
    }
  }
  return result;
}

}  // namespace sprague::naive
