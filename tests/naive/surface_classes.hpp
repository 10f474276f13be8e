// Surfaces that a region of Sprouts plays the same on, as sets: two surfaces are in one class when every kind of curve
// leaves regions with surfaces of the same classes.
//
// Of a region only the numbers of its vertices are known: spots, vertices with one end, with two ends and both corners
// in the region, with two ends and one corner in it. Nothing is bounded by a formula; the genus of the surfaces is.
//
// Source: Lemoine and Viennot, "Sprouts games on compact surfaces", Sections 3 and 6.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace sprague::naive {

class SurfaceClasses {
 public:
  using Vertices = std::array<unsigned, 4>;
  // Crosscaps or not, and how many of them or of handles.
  using Kind = std::pair<bool, unsigned>;

  explicit SurfaceClasses(unsigned most_crosscaps) : most_(most_crosscaps) {
    for (unsigned n = 0; n <= most_; ++n) {
      for (const Kind& kind : worth(n)) surfaces_.push_back(kind);
    }
  }

  // From how many handles on all surfaces, as far as they go, are of one class.
  unsigned handles(const Vertices& vertices) {
    unsigned n = most_ / 2;
    while (n > 0 && class_of(vertices, {false, n - 1}) == class_of(vertices, {false, n})) --n;
    return n;
  }
  // From how many crosscaps on those with an even number are of one class, and those with an odd one.
  unsigned crosscaps(const Vertices& vertices) {
    unsigned n = most_ - 1;
    while (n > 1 && class_of(vertices, {true, n - 1}) == class_of(vertices, {true, n + 1})) --n;
    return n;
  }

 private:
  using Class = std::size_t;
  // What one side of a curve is; with three lives or less, nothing but that counts.
  using Side = std::vector<std::size_t>;

  static unsigned lives(const Vertices& v) { return 3 * v[0] + 2 * v[1] + v[2] + v[3]; }

  static std::vector<Kind> worth(unsigned crosscaps) {
    std::vector<Kind> result;
    if (crosscaps % 2 == 0) result.emplace_back(false, crosscaps / 2);
    if (crosscaps > 0) result.emplace_back(true, crosscaps);
    return result;
  }
  static unsigned crosscaps_of(const Kind& kind) { return kind.first ? kind.second : 2 * kind.second; }

  Side side(const Vertices& vertices, const Kind& kind) {
    if (lives(vertices) <= 3) return {};
    return {kind.first ? 1U : 0U, class_of(vertices, kind)};
  }

  // Every set of sides that a curve of a kind can leave, by the kind and the vertices left.
  using Outcome = std::vector<unsigned>;
  using Outcomes = std::map<Outcome, std::set<std::vector<Side>>>;

  Outcomes outcomes(const Vertices& v, const Kind& kind) {
    Outcomes result;
    const auto add = [&](unsigned how, const Vertices& left, const Kind& after) {
      const Side one = side(left, after);
      // Whatever the way, only the vertices count.
      const unsigned way = one.empty() && how != 0 ? 1 : how;
      result[{way, left[0], left[1], left[2], left[3]}].insert({one});
    };
    for (unsigned a = 0; a < 4; ++a) {
      for (unsigned b = 0; b < 4; ++b) {
        Vertices rest = v;
        if (rest[a] == 0) continue;
        --rest[a];
        if (rest[b] == 0) continue;
        --rest[b];
        Vertices merged = rest;
        for (const unsigned end : {a, b}) {
          if (end == 0) ++merged[1];
          if (end == 1) ++merged[2];
        }
        ++merged[2];
        add(0, merged, kind);
        if (a > 0 && b > 0) loops(rest, (a == 1 ? 1U : 0U) + (b == 1 ? 1U : 0U) + 1, kind, add, result);
      }
    }
    for (unsigned a = 0; a < 2; ++a) {
      Vertices rest = v;
      if (rest[a] == 0) continue;
      --rest[a];
      loops(rest, a == 0 ? 2 : 1, kind, add, result);
    }
    // Outside, a curve takes one vertex or two that have their other corner there.
    for (unsigned taken = 1; taken <= 2 && taken <= v[3]; ++taken) {
      result[{9, taken}].insert({side({v[0], v[1], v[2], v[3] - taken}, kind)});
    }
    if (lives(v) > 4) result[{10, kind.first ? 1U : 0U}];
    return result;
  }

  template <typename Add>
  void loops(const Vertices& rest, unsigned shared, const Kind& kind, Add add, Outcomes& result) {
    Vertices whole = rest;
    whole[2] += shared;
    const unsigned n = crosscaps_of(kind);
    if (n >= 2) {
      for (const Kind& after : worth(n - 2)) {
        if (kind.first || !after.first) add(2, whole, after);
      }
    }
    if (kind.first) {
      for (const Kind& after : worth(n - 1)) add(1, whole, after);
    }
    Vertices one{};
    for (one[0] = 0; one[0] <= rest[0]; ++one[0]) {
      for (one[1] = 0; one[1] <= rest[1]; ++one[1]) {
        for (one[2] = 0; one[2] <= rest[2]; ++one[2]) {
          for (unsigned torn = 0; one[2] + torn <= rest[2]; ++torn) {
            for (unsigned single = 0; single <= rest[3]; ++single) {
              one[3] = single + torn + shared;
              const Vertices other = {rest[0] - one[0], rest[1] - one[1], rest[2] - one[2] - torn,
                                      rest[3] - single + torn + shared};
              parts(one, other, kind, result);
            }
          }
        }
      }
    }
  }

  void parts(const Vertices& one, const Vertices& other, const Kind& kind, Outcomes& result) {
    const unsigned n = crosscaps_of(kind);
    auto& sides = result[{3, one[0], one[1], one[2], one[3], other[0], other[1], other[2], other[3]}];
    for (unsigned k = 0; k <= n; ++k) {
      for (const Kind& first : worth(k)) {
        for (const Kind& second : worth(n - k)) {
          if ((first.first || second.first) == kind.first) sides.insert({side(one, first), side(other, second)});
        }
      }
    }
  }

  Class class_of(const Vertices& vertices, const Kind& kind) {
    if (lives(vertices) <= 3) return 0;
    if (const auto known = classes_.find(vertices); known != classes_.end()) return known->second.at(kind);
    std::map<Outcomes, Class> number;
    std::map<Kind, Class> classes;
    for (const Kind& surface : surfaces_) {
      classes[surface] = number.emplace(outcomes(vertices, surface), number.size()).first->second;
    }
    return (classes_[vertices] = classes).at(kind);
  }

  unsigned most_;
  std::vector<Kind> surfaces_;
  std::map<Vertices, std::map<Kind, Class>> classes_;
};

}  // namespace sprague::naive
