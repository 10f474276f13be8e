// A land's word taken apart, for its canonical word and its symmetries: boundaries with letters corner by corner, and
// those without as a text of each region that is the same however they were written down.
#pragma once

#include <absl/container/inlined_vector.h>

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "games/short_list.hpp"
#include "games/sprouts_drawing.hpp"

namespace sprague {

class SproutsParts {
 public:
  using Index = std::uint8_t;
  // Of corners on boundaries with letters.
  static constexpr std::size_t kMostPlaces = 254;

  struct Place {
    Corner corner;
    Index other;  // the vertex's other corner, of a letter
    Index boundary;
    Index region;
  };
  struct Boundary {
    Index first;  // its places follow each other
    Index size;
    Index region;
    Index after(Index place) const { return place + 1 == first + size ? first : static_cast<Index>(place + 1); }
    Index before(Index place) const {
      return place == first ? static_cast<Index>(first + size - 1) : static_cast<Index>(place - 1);
    }
  };
  struct Region {
    std::array<Corner, 2> start;               // the codes of the surface and of the spots
    Index linked;                              // how many boundaries with letters
    Index with_direction;                      // how many boundaries with letters are longer than two corners
    std::uint16_t plain_size;                  // of the text of the boundaries without letters
    std::array<std::uint16_t, 2> plain_begin;  // of that text, forwards and backwards
    bool is_orientable() const { return start[0] % 2 == 0; }
  };

  // The word must outlive this.
  explicit SproutsParts(std::string_view word);

  const auto& places() const { return places_; }
  const auto& boundaries() const { return boundaries_; }
  const auto& regions() const { return regions_; }
  // The places of letters.
  const auto& letters() const { return letters_; }
  std::string_view word() const { return word_; }
  // The boundaries without letters, in order.
  std::string_view plain(const Region& region, bool backwards) const {
    return {plain_.data() + region.plain_begin[backwards ? 1 : 0], region.plain_size};
  }

  // Does the land stay the same when the vertices at two places are exchanged or, of one vertex, its corners?
  bool are_twins(Index p, Index q) const;

 private:
  using Words = absl::InlinedVector<std::span<char>, 8>;

  void add_boundary(std::string_view corners);
  // Gives the last region its boundaries without letters.
  void add_plain(Words& words);
  // Says where the text begins.
  std::uint16_t write_plain(Words& words);
  // Do the boundaries read the same from these places on, the vertices there exchanged, so that each may be put for the
  // other?
  bool reads_alike(Index p, Index q) const;
  // Regions that differ in their only boundary with letters at most.
  bool are_copies(const Region& one, const Region& other) const;
  // Does it matter for no other boundary in which direction this one goes?
  bool may_turn(const Boundary& boundary) const;

  static constexpr Index kNone = kMostPlaces;

  std::string_view word_;
  ShortList<Place, kMostPlaces> places_;
  ShortList<Boundary, kMostPlaces> boundaries_;
  ShortList<Region, kMostPlaces> regions_;
  ShortList<Index, kMostPlaces> letters_;
  std::array<Index, kFirstLetter + kMostLetters> first_;  // the first place of each letter
  absl::InlinedVector<char, 64> plain_;
};

}  // namespace sprague
