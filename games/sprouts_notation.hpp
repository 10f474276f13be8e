// The notation of Sprouts (games/sprouts.hpp), read as it stands.
#pragma once

#include <string_view>

#include "games/sprouts_drawing.hpp"

namespace sprague {

// The drawing, its letters in the order a to z, A to Z from kFirstLetter on; without dead vertices, without boundaries
// and regions in which there is no other vertex, and with numbers for letters that have one corner. Throws InputError.
SproutsDrawing parse_sprouts(std::string_view text);

char letter_text(Corner letter);

}  // namespace sprague
