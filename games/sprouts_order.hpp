// An order of a land's letters by the colours of their corners, and the word that it gives.
#pragma once

#include <absl/container/inlined_vector.h>

#include "games/short_list.hpp"
#include "games/sprouts_colours.hpp"
#include "games/sprouts_parts.hpp"

namespace sprague {

// A letter's corner, in an order in which twins come the same way on both of their boundaries.
struct PlacedLetter {
  SproutsColour colour;
  Corner letter;
  SproutsParts::Index place;
  friend bool operator<(const PlacedLetter& a, const PlacedLetter& b) {
    if (a.colour != b.colour) return a.colour < b.colour;
    return a.letter != b.letter ? a.letter < b.letter : a.place < b.place;
  }
};
using SproutsOrder = ShortList<PlacedLetter, SproutsParts::kMostPlaces>;

SproutsOrder order_by(const SproutsParts& parts, const SproutsColours& colours);

// The word in which each letter, each region and each boundary comes where its first corner does, regions written from
// the side that reads less; of a land with letters.
using WordBytes = absl::InlinedVector<char, 64>;
WordBytes word_by(const SproutsParts& parts, const SproutsOrder& order);

}  // namespace sprague
