// Compact surfaces, and what is left of one that is cut along an arc.
//
// A region of a drawing is a surface with some boundary walks; its type is that of the closed surface that fills them
// in: a sphere with handles (orientable) or with crosscaps. An arc between two different walks makes them one and keeps
// the type. An arc from a walk to itself divides it, aUbW in words for arc ends a and b, in one of three ways:
//   - it separates: two surfaces, one with U and one with W on its new walk;
//   - it does not, and has two sides: one surface with both walks; a handle or a pair of crosscaps is gone;
//   - it is one-sided: one surface, one walk UW' where W' is W the other way round; a crosscap is gone.
// Euler's formula gives the number of handles or crosscaps left, the classification of surfaces that each type occurs.
// In an orientable surface walks have directions relative to each other, the surface being on their left; in a
// non-orientable one they have none. An arc that makes a surface orientable thus can give each walk that it does not
// end on either direction; if it has two sides and does not separate, the two walks that it leaves get opposite ones,
// for gluing along agreeing ones makes an orientable surface.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sprague {

class Surface {
 public:
  // Of handles or of crosscaps.
  static constexpr unsigned kMostGenus = 100;

  // The sphere.
  constexpr Surface() = default;
  // Require at most kMostGenus, and a crosscap.
  static Surface with_handles(unsigned handles);
  static Surface with_crosscaps(unsigned crosscaps);

  bool is_orientable() const { return !has_crosscaps_; }
  // The number of handles, or of crosscaps.
  unsigned genus() const { return genus_; }

  // The sphere `S`, with handles `T2`, with crosscaps `P3`; also `T0` for the sphere. Throws InputError.
  static Surface parse(std::string_view text);
  std::string print() const;

  friend auto operator<=>(const Surface&, const Surface&) = default;

 private:
  constexpr Surface(bool has_crosscaps, unsigned genus)
      : has_crosscaps_(has_crosscaps), genus_(static_cast<std::uint8_t>(genus)) {}

  bool has_crosscaps_ = false;
  std::uint8_t genus_ = 0;
};

// The two surfaces that a separating arc leaves, each pair in both orders.
std::vector<std::pair<Surface, Surface>> separating_cuts(Surface surface);
// The surface that an arc from a walk to itself leaves if it does not separate: with two sides, and one-sided.
std::vector<Surface> two_sided_cuts(Surface surface);
std::vector<Surface> one_sided_cuts(Surface surface);

}  // namespace sprague
