// What matters of a drawing in Sprouts: its lands.
//
// The drawing cuts its surface into regions. Of a region count its type (canonical/surfaces.hpp) and, along each of its
// boundary walks, the vertices that still have lives, in order, the region on the left: a cyclic word of *corners*. A
// vertex with n ends has 3 - n lives. One with no end is a boundary by itself, an undrawn spot; one with a single end
// has one corner; one with two ends has two, on one boundary, on two of a region or in two regions. A letter names the
// vertex of two corners; of a vertex with two ends that has one corner left, the other one being where no curve can go,
// the name does not matter. Regions that share a vertex hang together: such a set of regions is a *land*, and lands are
// independent.
#pragma once

#include <absl/container/inlined_vector.h>
#include <absl/functional/function_ref.h>

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/surfaces.hpp"

namespace sprague {

// A corner: of a vertex that has no other, by its number of ends, or of a named one.
using Corner = std::uint8_t;
constexpr Corner kSpot = 0;
constexpr Corner kOneEnd = 1;
constexpr Corner kTwoEnds = 2;
constexpr Corner kFirstLetter = 3;
constexpr unsigned kMostLetters = 52;  // of a land
constexpr bool is_letter(Corner corner) {
  return corner >= kFirstLetter;
}

using Word = absl::InlinedVector<Corner, 24>;

// Regions with their spots and their other boundaries, one after another.
class SproutsDrawing {
 public:
  std::size_t regions() const { return regions_.size(); }
  Surface surface(std::size_t region) const { return regions_[region].surface; }
  std::size_t spots(std::size_t region) const { return regions_[region].spots; }

  // The boundaries of a region that are no spots are number first_boundary(region) to first_boundary(region + 1) - 1.
  std::size_t first_boundary(std::size_t region) const { return region == 0 ? 0 : regions_[region - 1].boundaries_end; }
  std::size_t boundaries() const { return boundary_ends_.size(); }
  std::span<const Corner> boundary(std::size_t index) const {
    const std::size_t start = index == 0 ? 0 : boundary_ends_[index - 1];
    return {corners_.data() + start, boundary_ends_[index] - start};
  }
  // All corners that are no spots.
  std::span<const Corner> corners() const { return corners_; }

  void set_surface(std::size_t region, Surface surface) { regions_[region].surface = surface; }
  // Adds a region; boundaries are added to the last one. Empty ones are left out.
  void add_region(Surface surface, std::size_t spots) {
    DEBUG_ASSERT(spots <= std::numeric_limits<std::uint8_t>::max());
    regions_.push_back({surface, static_cast<std::uint8_t>(spots), static_cast<std::uint16_t>(boundary_ends_.size())});
  }
  void add_boundary(std::span<const Corner> corners) {
    if (corners.empty()) return;
    corners_.insert(corners_.end(), corners.begin(), corners.end());
    boundary_ends_.push_back(static_cast<std::uint16_t>(corners_.size()));
    regions_.back().boundaries_end = static_cast<std::uint16_t>(boundary_ends_.size());
  }

 private:
  struct Region {
    Surface surface;
    std::uint8_t spots;
    std::uint16_t boundaries_end;
  };
  absl::InlinedVector<Region, 8> regions_;
  absl::InlinedVector<std::uint16_t, 24> boundary_ends_;
  absl::InlinedVector<Corner, 64> corners_;
};

// Ways to take for the same what plays the same; each can do without.
struct SproutsReductions {
  // Two corners of a vertex next to each other on a boundary are one: it has one life, and a curve from either leaves
  // nothing of it and the same corners on either side.
  bool neighbouring_corners = true;
  // In a region with at most three lives only the vertices count, one life each (Proposition 2 of the paper, whose
  // proof says so): a curve inside takes two lives and leaves a new one; whatever it cuts off, one more curve can be
  // drawn if a third life was there, and it is the last.
  bool few_lives = true;
  // A vertex with one end by itself on a boundary is as two with two ends there: of either, a curve to elsewhere leaves
  // one life between its two sides, and a loop, or the curve that joins the two, no other life than its own.
  bool lone_vertices = true;
  // A region has no more handles or crosscaps than the limit genus for its vertices (games/sprouts_limits.hpp).
  bool limit_genus = true;
  // Of curves that a symmetry of the land takes to each other one is drawn (games/sprouts_symmetries.hpp).
  bool symmetric_curves = true;
};
inline constexpr SproutsReductions kNoReductions{false, false, false, false, false};

// A land as bytes, its *word*: of each region the code of its surface, its spots, its other boundaries with a zero
// after each, and another zero.
Corner code_of(Surface surface);
std::string word_of(const SproutsDrawing& land);
SproutsDrawing land_of_word(std::string_view word);

// Of all its vertices.
std::size_t lives_of(const SproutsDrawing& land);

// A set of letters, by bits.
using Letters = std::uint64_t;
constexpr Letters set_of(Corner corner) {
  return is_letter(corner) ? Letters{1} << corner : 0;
}

// Of all vertices of a drawing, given as a word, but its dead letters.
std::size_t lives_of(std::string_view drawing, Letters dead);

// Calls take(word) for each land of a drawing, given as a word, without its dead letters: letters are named as they
// come, regions with one life or none left out, letters that have one corner become kTwoEnds. The word lives as long as
// the call.
void each_land(std::string_view drawing, Letters dead, SproutsReductions reductions,
               absl::FunctionRef<void(std::string_view)> take);

// The word that is the same for all names of vertices, orders and beginnings of boundaries, orders of regions, and
// mirrored regions; a boundary of a non-orientable region has a mirror image by itself.
std::string canonical_word(std::string_view word);

// For each letter of the canonical word, in order, the letter of this word that it stands for.
std::vector<Corner> canonical_letters(std::string_view word);

}  // namespace sprague
