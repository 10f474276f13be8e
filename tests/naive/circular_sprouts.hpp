// The naive reference for Circular Sprouts and Brussels Sprouts on triangle-free plane graphs.
//
// DrawnCircles plays the drawing: a graph, and its regions, each as the round of open tips along its one boundary walk.
// Every pair of tips of a region is tried, the new graph is searched for double edges and triangles, and the value is
// the mex over whole positions, without sums. circular_nimbers is the recursion of Section 5.1.1, every pair of parts.
//
// Source: Das et al., "A theoretical expansion of the Sprout game", Definition 1.3, Sections 4 and 5.1.1.
#pragma once

#include <cstddef>
#include <set>
#include <utility>
#include <vector>

namespace sprague::naive {

inline unsigned mex_of(const std::set<unsigned>& values) {
  unsigned result = 0;
  while (values.contains(result)) ++result;
  return result;
}

class DrawnCircles {
 public:
  // Spots with so many tips on a circle, whose arcs are edges; one region.
  static DrawnCircles circular(const std::vector<unsigned>& tips) {
    DrawnCircles position;
    std::vector<std::size_t> round;
    for (std::size_t spot = 0; spot < tips.size(); ++spot) {
      round.insert(round.end(), tips[spot], spot);
      position.edges_.push_back({spot, (spot + 1) % tips.size()});
    }
    position.vertices_ = tips.size();
    position.regions_.push_back(round);
    return position;
  }
  // Brussels Sprouts with two spots after a tip of each was joined: one region, round both and the crossbar, vertex 2.
  static DrawnCircles two_spots_joined(unsigned p, unsigned q) {
    DrawnCircles position;
    std::vector<std::size_t> round(p - 1, 0);
    round.push_back(2);
    round.insert(round.end(), q - 1, 1);
    round.push_back(2);
    position.vertices_ = 3;
    position.edges_ = {{0, 2}, {2, 1}};
    position.regions_.push_back(round);
    return position;
  }

  unsigned value() const {
    std::set<unsigned> values;
    for (std::size_t r = 0; r < regions_.size(); ++r) {
      for (std::size_t i = 0; i < regions_[r].size(); ++i) {
        for (std::size_t j = i + 1; j < regions_[r].size(); ++j) {
          const DrawnCircles after = joined(r, i, j);
          if (after.is_simple_and_triangle_free()) values.insert(after.value());
        }
      }
    }
    return mex_of(values);
  }

 private:
  // The tips at places i < j of a region joined by a curve with a crossbar, which has a tip on either side.
  DrawnCircles joined(std::size_t r, std::size_t i, std::size_t j) const {
    DrawnCircles after = *this;
    const std::vector<std::size_t>& round = regions_[r];
    const std::size_t crossbar = after.vertices_++;
    after.edges_.push_back({round[i], crossbar});
    after.edges_.push_back({crossbar, round[j]});
    std::vector<std::size_t> inner{crossbar};
    std::vector<std::size_t> outer;
    for (std::size_t k = 0; k < round.size(); ++k) {
      if (k == i) outer.push_back(crossbar);
      if (k != i && k != j) (i < k && k < j ? inner : outer).push_back(round[k]);
    }
    after.regions_[r] = inner;
    after.regions_.push_back(outer);
    return after;
  }

  bool is_simple_and_triangle_free() const {
    std::vector<std::vector<unsigned>> count(vertices_, std::vector<unsigned>(vertices_, 0));
    for (const auto& [a, b] : edges_) {
      ++count[a][b];
      ++count[b][a];
    }
    for (std::size_t a = 0; a < vertices_; ++a) {
      if (count[a][a] > 0) return false;
      for (std::size_t b = 0; b < vertices_; ++b) {
        if (count[a][b] > 1) return false;
        for (std::size_t c = 0; c < vertices_; ++c) {
          if (count[a][b] > 0 && count[b][c] > 0 && count[c][a] > 0) return false;
        }
      }
    }
    return true;
  }

  std::size_t vertices_ = 0;
  std::vector<std::pair<std::size_t, std::size_t>> edges_;
  std::vector<std::vector<std::size_t>> regions_;
};

// The nimbers of CS_4(P_4:p,1,q,1) for p, q <= most.
inline std::vector<std::vector<unsigned>> circular_nimbers(std::size_t most) {
  std::vector<std::vector<unsigned>> nimbers(most + 1, std::vector<unsigned>(most + 1, 0));
  for (std::size_t p = 0; p <= most; ++p) {
    for (std::size_t q = 0; q <= most; ++q) {
      // Joining t and b leaves CS_4(p,0,1,0) + CS_4(1,0,q,0), each one move long if it has tips on both sides.
      std::set<unsigned> values{(p > 0 ? 1U : 0U) ^ (q > 0 ? 1U : 0U)};
      for (std::size_t p1 = 0; p1 + 1 <= p; ++p1) {
        for (std::size_t q1 = 0; q1 + 1 <= q; ++q1) {
          values.insert(nimbers[p1][q1] ^ nimbers[p - p1 - 1][q - q1 - 1]);
        }
      }
      nimbers[p][q] = mex_of(values);
    }
  }
  return nimbers;
}

}  // namespace sprague::naive
