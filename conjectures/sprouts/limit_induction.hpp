// Why what is found up to the limit genus of a region is true of all genera: the induction of Propositions 3 and 4,
// gone through for everything that play can make of that region.
//
// Let limits be given for every number of vertices (games/sprouts_limits.hpp). What they say of a position with the
// region follows by induction over the lives in it:
//   - base: with three lives or less in the region only its vertices matter (gap_in_few_lives);
//   - step: a curve in the region, or one outside of it that takes a vertex or two, leaves regions with less lives. For
//     each of these the limits are known to be right, and its own are as large as they ask for (gap_in_limits, which
//     looks at every curve, on a surface of each kind that can be cut in different ways);
//   - that being so large is enough, for all genera and all limits, is linear and proved by elimination, and left to a
//     solver as well (conjectures/sprouts/limit_steps.hpp).
// Nothing else is said of limits than of these regions: no other region is needed.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "checkers/effort.hpp"
#include "games/sprouts_drawing.hpp"
#include "games/sprouts_limits.hpp"

namespace sprague::sprouts {

using LimitsOf = absl::FunctionRef<GenusLimits(RegionVertices)>;

// Why the limits are not those of an induction over the curves in these regions; nothing when they are. In the regions
// vertices with two ends have their other corner elsewhere.
std::optional<std::string> gap_in_limits(std::span<const SproutsDrawing> regions, LimitsOf limits);

// The same for these regions and all that play can make of them, in whatever position.
struct ReachedRegions {
  std::optional<std::string> gap;
  std::uint64_t regions = 0;  // with four lives or more
  std::uint64_t curves = 0;   // in them, on surfaces of all kinds
};
ReachedRegions gap_in_reached(const Effort& effort, std::span<const SproutsDrawing> regions, LimitsOf limits);

// One region of a drawing by itself.
SproutsDrawing region_of(const SproutsDrawing& drawing, std::size_t region);

// What the induction comes to for these regions: why it fails, or what it rests on, in Markdown.
struct AllGenera {
  std::optional<std::string> gap;
  std::string proof;
};
AllGenera all_genera(const Effort& effort, std::span<const SproutsDrawing> regions);

// Where certificates of surfaces stop.
inline constexpr std::string_view kBeyondCertificates =
    "The certificates have surfaces one by one, by rules that know no limits. The induction is not in them: it is this "
    "program's alone, but for the linear steps, which are left as SMT-LIB files as well.";

}  // namespace sprague::sprouts
