// From how many handles or crosscaps on more of them change nothing, for a region of Sprouts with few lives.
//
// A limit genus g is such that for n >= g the canonical game tree of any position with the region on the sphere with n
// handles is that with n + 1, and g' such that for n >= g' that with n crosscaps is that with n + 2 (Propositions 3 and
// 4 of Lemoine and Viennot). They depend on how the region's boundaries read; what stands here are bounds that need to
// know of its vertices only how many there are of each kind, by induction over the lives. Up to three lives no surface
// matters (Proposition 2), g = g' = 0. Else, as a curve leaves less lives and the same boundaries on each surface:
//   - between two boundaries: the surface stays, so g and g' are those of what is left;
//   - from a boundary to itself, not separating: one handle less, g + 1; two crosscaps less, g' + 2, or, if an
//     orientable surface is left, (n - 2) / 2 handles, for even n alone, so 2g + 1; one crosscap less, g' + 1, or
//     (n - 1) / 2 handles, for odd n alone, so 2g. If three lives or less are left, that there is such a curve counts,
//     and there is on all surfaces but the sphere: 1;
//   - separating: with limits g, g' and h, h' of the two parts, g + h; g' + h' + 1, so that each part comes to its
//     limit with either parity, 2g + h' and g' + 2h; if one part has three lives or less, the other gets all numbers of
//     crosscaps up to n and of handles up to (n - 1) / 2, so g, g' + 1 and 2g + 1; if both have, none;
//   - outside of the region: the region loses one or two vertices that stand in others, too.
// The largest of these numbers, for all curves, is a limit.
//
// With four lives all surfaces but the sphere are alike: what a curve leaves has three lives or less in each region, so
// only its vertices count, and these are the same ones on all surfaces; all but the sphere have a curve from a boundary
// to itself that does not separate.
#pragma once

#include <compare>
#include <cstddef>

#include "canonical/surfaces.hpp"
#include "games/sprouts_drawing.hpp"

namespace sprague {

// The vertices with lives in a region.
struct RegionVertices {
  unsigned spots = 0;
  unsigned one_end = 0;
  unsigned letters = 0;   // one life, two corners in the region
  unsigned two_ends = 0;  // one life, one corner in the region

  unsigned lives() const { return 3 * spots + 2 * one_end + letters + two_ends; }
  friend auto operator<=>(const RegionVertices&, const RegionVertices&) = default;
};

RegionVertices vertices_in(const SproutsDrawing& drawing, std::size_t region);

struct GenusLimits {
  unsigned handles = 0;
  unsigned crosscaps = 0;
  friend bool operator==(const GenusLimits&, const GenusLimits&) = default;
};

// Bounds are computed for so many lives.
constexpr unsigned kMostLimitedLives = 15;

// Requires at most kMostLimitedLives.
GenusLimits genus_limits(RegionVertices vertices);

// The least surface that a region with these vertices plays the same on, by its limits; with more lives than are
// limited, the same surface.
Surface limited(Surface surface, RegionVertices vertices);

}  // namespace sprague
