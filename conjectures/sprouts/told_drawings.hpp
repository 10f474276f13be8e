// Drawings of Sprouts that a check tells facts of (certificates/facts.hpp).
#pragma once

#include <cstdint>

#include "certificates/facts.hpp"
#include "games/sprouts_drawing.hpp"

namespace sprague::sprouts {

// A drawing with the boundaries and letters that it has.
CertifiedStart<Sprouts> as_it_stands(const Sprouts& game, const SproutsDrawing& drawing);

// The drawing, and what each of its curves leaves, what plays the same once.
void tell_with_options(const Facts<Sprouts>& facts, Asked asked, std::uint64_t size, const SproutsDrawing& drawing);

}  // namespace sprague::sprouts
