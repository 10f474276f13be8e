// Colours of a land's corners, which depend on the land alone and not on how it was written down.
//
// A corner of a boundary with letters gets one from its kind and its region; then, again and again, from how its
// boundary reads from it on in both directions (as a set, for regions have mirror images), from its region, and from
// the same of its vertex's other corner.
#pragma once

#include <cstdint>

#include "games/short_list.hpp"
#include "games/sprouts_parts.hpp"

namespace sprague {

using SproutsColour = std::uint64_t;
using SproutsColours = ShortList<SproutsColour, SproutsParts::kMostPlaces>;  // by places

SproutsColours first_colours(const SproutsParts& parts);
SproutsColours refined(const SproutsParts& parts, const SproutsColours& colours);

}  // namespace sprague
