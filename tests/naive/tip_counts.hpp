// The naive reference for Brussels Sprouts without a condition on the graph: regions as numbers of tips on their walks.
//
// All regions are played at once, every pair of tips is tried, nothing is left out or taken for the same; answers are
// kept by the position as it stands. What a curve can do to a surface is read backwards off connected sums: it undoes a
// sum of two surfaces, or takes away a handle, its ends attached either way, or a crosscap.
//
// Source: Das et al., "A theoretical expansion of the Sprout game", Definition 1.3; the classification of surfaces.
#pragma once

#include <compare>
#include <cstddef>
#include <map>
#include <set>
#include <vector>

#include "tests/naive/octal.hpp"

namespace sprague::naive {

// A sphere with handles or, when crossed, with crosscaps.
struct NaiveSurface {
  bool crossed = false;
  unsigned genus = 0;
  friend auto operator<=>(const NaiveSurface&, const NaiveSurface&) = default;
};

inline NaiveSurface connected_sum(NaiveSurface a, NaiveSurface b) {
  if (!a.crossed && !b.crossed) return {false, a.genus + b.genus};
  return {true, (a.crossed ? 1 : 2) * a.genus + (b.crossed ? 1 : 2) * b.genus};
}

struct TipRegion {
  NaiveSurface surface;
  std::vector<unsigned> walks;  // tips on each
  friend auto operator<=>(const TipRegion&, const TipRegion&) = default;
};

using TipDrawing = std::vector<TipRegion>;

inline std::vector<NaiveSurface> surfaces_no_larger(NaiveSurface surface) {
  std::vector<NaiveSurface> result;
  for (unsigned genus = 0; genus <= surface.genus; ++genus) {
    result.push_back({false, genus});
    if (genus > 0) result.push_back({true, genus});
  }
  return result;
}

// What may stand in the place of a region after a move.
inline std::vector<TipDrawing> tip_moves(const TipRegion& region) {
  std::vector<TipDrawing> moves;
  const std::size_t count = region.walks.size();
  for (std::size_t a = 0; a < count; ++a) {
    std::vector<unsigned> others;
    for (std::size_t w = 0; w < count; ++w) {
      if (w != a) others.push_back(region.walks[w]);
    }
    for (std::size_t b = 0; b < others.size(); ++b) {
      // One tip of each of two walks goes, the crossbar brings two.
      if (region.walks[a] == 0 || others[b] == 0) continue;
      TipRegion joined{region.surface, others};
      joined.walks[b] += region.walks[a];
      moves.push_back({joined});
    }
    for (unsigned i = 0; i < region.walks[a]; ++i) {
      for (unsigned j = i + 1; j < region.walks[a]; ++j) {
        // The tips after i and before j, and the others, each with a tip of the crossbar.
        const unsigned left = j - i;
        const unsigned right = region.walks[a] - left;
        for (NaiveSurface one : surfaces_no_larger(region.surface)) {
          for (NaiveSurface two : surfaces_no_larger(region.surface)) {
            if (connected_sum(one, two) != region.surface) continue;
            for (unsigned shares = 0; shares < 1U << others.size(); ++shares) {
              TipDrawing parts{{one, {left}}, {two, {right}}};
              for (std::size_t w = 0; w < others.size(); ++w) parts[shares >> w & 1U].walks.push_back(others[w]);
              moves.push_back(parts);
            }
          }
          const NaiveSurface torus{false, 1};
          const NaiveSurface klein_bottle{true, 2};
          for (NaiveSurface handle : {torus, klein_bottle}) {
            if (connected_sum(one, handle) != region.surface) continue;
            TipRegion cut{one, others};
            cut.walks.push_back(left);
            cut.walks.push_back(right);
            moves.push_back({cut});
          }
          if (connected_sum(one, {true, 1}) == region.surface) {
            TipRegion cut{one, others};
            cut.walks.push_back(left + right);
            moves.push_back({cut});
          }
        }
      }
    }
  }
  return moves;
}

// Plays whole drawings.
class TipGame {
 public:
  const std::set<unsigned>& lengths(const TipDrawing& drawing) { return look(drawing).lengths; }
  unsigned nimber(const TipDrawing& drawing) { return look(drawing).nimber; }

 private:
  struct Answer {
    std::set<unsigned> lengths;
    unsigned nimber = 0;
  };

  const Answer& look(const TipDrawing& drawing) {
    const auto known = known_.find(drawing);
    if (known != known_.end()) return known->second;
    Answer answer;
    std::set<unsigned> nimbers;
    for (std::size_t r = 0; r < drawing.size(); ++r) {
      for (const TipDrawing& parts : tip_moves(drawing[r])) {
        TipDrawing after = drawing;
        after.erase(after.begin() + static_cast<std::ptrdiff_t>(r));
        after.insert(after.end(), parts.begin(), parts.end());
        const Answer& next = look(after);
        for (unsigned length : next.lengths) answer.lengths.insert(length + 1);
        nimbers.insert(next.nimber);
      }
    }
    if (answer.lengths.empty()) answer.lengths.insert(0);
    answer.nimber = mex(nimbers);
    return known_[drawing] = answer;
  }

  std::map<TipDrawing, Answer> known_;
};

// Forests: the tips of each tree, joined by pairs.
inline std::set<unsigned> forest_lengths(const std::vector<unsigned>& trees) {
  std::set<unsigned> lengths;
  for (std::size_t a = 0; a < trees.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if (trees[a] == 0 || trees[b] == 0) continue;
      std::vector<unsigned> after = trees;
      after[b] = trees[a] - 1 + trees[b] - 1 + 2;
      after.erase(after.begin() + static_cast<std::ptrdiff_t>(a));
      for (unsigned length : forest_lengths(after)) lengths.insert(length + 1);
    }
  }
  if (lengths.empty()) lengths.insert(0);
  return lengths;
}

}  // namespace sprague::naive
