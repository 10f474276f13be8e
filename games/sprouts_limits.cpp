#include "games/sprouts_limits.hpp"

#include <absl/functional/function_ref.h>

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <vector>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

// Numbers of spots, of vertices with one end, of letters and of vertices with two ends.
using Counts = std::array<unsigned, 4>;
enum Kind : std::size_t { kSpots, kOneEnds, kLetters, kTwoEndsHere };
constexpr std::array kKinds{kSpots, kOneEnds, kLetters, kTwoEndsHere};

unsigned lives_in(const Counts& counts) {
  return RegionVertices{counts[kSpots], counts[kOneEnds], counts[kLetters], counts[kTwoEndsHere]}.lives();
}

// The limits of all regions, smaller ones first.
class Table {
 public:
  Table() : limits_(kMostLimitedLives / 3 * kSteps[0] + kSteps[0]) {
    for (unsigned lives = 0; lives <= kMostLimitedLives; ++lives) {
      each_counts(lives, [&](const Counts& counts) { limits_[index_of(counts)] = limits_of(counts); });
    }
  }

  const GenusLimits& at(const Counts& counts) const { return limits_[index_of(counts)]; }

 private:
  // Of indices, by kind.
  static constexpr Counts kSteps{(kMostLimitedLives + 1) * (kMostLimitedLives + 1) * (kMostLimitedLives / 2 + 1),
                                 (kMostLimitedLives + 1) * (kMostLimitedLives + 1), kMostLimitedLives + 1, 1};
  static std::size_t index_of(const Counts& counts) {
    return std::inner_product(counts.begin(), counts.end(), kSteps.begin(), std::size_t{0});
  }
  static void each_counts(unsigned lives, absl::FunctionRef<void(const Counts&)> visit) {
    for (unsigned spots = 0; 3 * spots <= lives; ++spots) {
      for (unsigned one_ends = 0; 3 * spots + 2 * one_ends <= lives; ++one_ends) {
        const unsigned single = lives - 3 * spots - 2 * one_ends;
        for (unsigned letters = 0; letters <= single; ++letters) visit({spots, one_ends, letters, single - letters});
      }
    }
  }

  GenusLimits limits_of(const Counts& counts) const;
  void raise(GenusLimits& limits, unsigned handles, unsigned crosscaps) const {
    limits.handles = std::max(limits.handles, handles);
    limits.crosscaps = std::max(limits.crosscaps, crosscaps);
  }
  // By curves between two boundaries, by those from one to itself, and by what is outside.
  void raise_by_joining(const Counts& counts, GenusLimits& limits) const;
  void raise_by_loops(const Counts& counts, GenusLimits& limits) const;
  void raise_by_losses(const Counts& counts, GenusLimits& limits) const;
  // The curve's ends gone from `rest`, it leaves so many vertices with a corner on either side.
  void raise_by_loop(Counts rest, unsigned on_both_sides, GenusLimits& limits) const;
  void raise_by_parts(const Counts& one, const Counts& other, GenusLimits& limits) const;

  std::vector<GenusLimits> limits_;
};

GenusLimits Table::limits_of(const Counts& counts) const {
  GenusLimits limits;
  if (lives_in(counts) <= 3) return limits;
  raise_by_joining(counts, limits);
  raise_by_loops(counts, limits);
  raise_by_losses(counts, limits);
  return limits;
}

void Table::raise_by_joining(const Counts& counts, GenusLimits& limits) const {
  for (const Kind from : kKinds) {
    for (const Kind to : kKinds) {
      Counts left = counts;
      if (left[from]-- == 0 || left[to]-- == 0) continue;
      for (const Kind end : {from, to}) {
        if (end == kSpots) ++left[kOneEnds];
        if (end == kOneEnds) ++left[kLetters];
      }
      ++left[kLetters];
      raise(limits, at(left).handles, at(left).crosscaps);
    }
  }
}

void Table::raise_by_loops(const Counts& counts, GenusLimits& limits) const {
  for (const Kind from : {kOneEnds, kLetters, kTwoEndsHere}) {
    for (const Kind to : {kOneEnds, kLetters, kTwoEndsHere}) {
      Counts rest = counts;
      if (rest[from]-- == 0 || rest[to]-- == 0) continue;
      raise_by_loop(rest, (from == kOneEnds ? 1U : 0U) + (to == kOneEnds ? 1U : 0U), limits);
    }
  }
  // From a vertex to itself.
  for (const Kind end : {kSpots, kOneEnds}) {
    Counts rest = counts;
    if (rest[end]-- > 0) raise_by_loop(rest, end == kSpots ? 1 : 0, limits);
  }
}

void Table::raise_by_loop(Counts rest, unsigned on_both_sides, GenusLimits& limits) const {
  ++on_both_sides;  // the vertex on the curve
  Counts left = rest;
  left[kLetters] += on_both_sides;
  if (lives_in(left) <= 3) {
    raise(limits, 1, 1);
  } else {
    const auto [handles, crosscaps] = at(left);
    raise(limits, handles + 1, std::max(crosscaps + 2, 2 * handles + 1));
  }
  Counts one{};
  for (one[kSpots] = 0; one[kSpots] <= rest[kSpots]; ++one[kSpots]) {
    for (one[kOneEnds] = 0; one[kOneEnds] <= rest[kOneEnds]; ++one[kOneEnds]) {
      for (unsigned two_ends = 0; two_ends <= rest[kTwoEndsHere]; ++two_ends) {
        for (one[kLetters] = 0; one[kLetters] <= rest[kLetters]; ++one[kLetters]) {
          for (unsigned torn = 0; one[kLetters] + torn <= rest[kLetters]; ++torn) {
            const unsigned shared = torn + on_both_sides;
            one[kTwoEndsHere] = two_ends + shared;
            const Counts other{rest[kSpots] - one[kSpots], rest[kOneEnds] - one[kOneEnds],
                               rest[kLetters] - one[kLetters] - torn, rest[kTwoEndsHere] - two_ends + shared};
            raise_by_parts(one, other, limits);
          }
        }
      }
    }
  }
}

void Table::raise_by_parts(const Counts& one, const Counts& other, GenusLimits& limits) const {
  const GenusLimits& g = at(one);
  const GenusLimits& h = at(other);
  if (lives_in(one) <= 3 && lives_in(other) <= 3) return;
  if (lives_in(one) <= 3 || lives_in(other) <= 3) {
    const auto [handles, crosscaps] = lives_in(one) <= 3 ? h : g;
    raise(limits, handles, std::max(crosscaps + 1, 2 * handles + 1));
    return;
  }
  raise(limits, g.handles + h.handles,
        std::max({g.crosscaps + h.crosscaps + 1, 2 * g.handles + h.crosscaps, g.crosscaps + 2 * h.handles}));
}

void Table::raise_by_losses(const Counts& counts, GenusLimits& limits) const {
  if (counts[kTwoEndsHere] == 0) return;
  Counts left = counts;
  --left[kTwoEndsHere];
  raise(limits, at(left).handles, at(left).crosscaps);
}

}  // namespace

RegionVertices vertices_in(const SproutsDrawing& drawing, std::size_t region) {
  RegionVertices vertices{static_cast<unsigned>(drawing.spots(region)), 0, 0, 0};
  std::array<bool, std::numeric_limits<Corner>::max()> met{};
  for (std::size_t b = drawing.first_boundary(region); b < drawing.first_boundary(region + 1); ++b) {
    for (const Corner corner : drawing.boundary(b)) {
      if (corner == kOneEnd) {
        ++vertices.one_end;
      } else if (!met[corner]) {
        ++vertices.two_ends;
        met[corner] = is_letter(corner);
      } else {
        --vertices.two_ends;
        ++vertices.letters;
      }
    }
  }
  return vertices;
}

GenusLimits genus_limits(RegionVertices vertices) {
  ENSURE(vertices.lives() <= kMostLimitedLives, "more lives than are limited");
  static const Table table;
  return table.at({vertices.spots, vertices.one_end, vertices.letters, vertices.two_ends});
}

Surface limited(Surface surface, RegionVertices vertices) {
  const unsigned lives = vertices.lives();
  if (surface == Surface() || lives > kMostLimitedLives) return surface;
  if (lives <= 3) return {};
  if (lives == 4) return Surface::with_crosscaps(1);
  const auto [handles, crosscaps] = genus_limits(vertices);
  const unsigned genus = surface.genus();
  if (surface.is_orientable()) return Surface::with_handles(std::min(genus, handles));
  if (genus <= crosscaps) return surface;
  return Surface::with_crosscaps(crosscaps + (genus - crosscaps) % 2);
}

}  // namespace sprague
