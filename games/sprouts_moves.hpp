// The curves of Sprouts: what a drawing can be after one.
#pragma once

#include <absl/functional/function_ref.h>

#include "games/sprouts_drawing.hpp"

namespace sprague {

// Of curves that a symmetry of the land takes to each other all, or one at least.
enum class CurvesDrawn { kAll, kUpToSymmetry };

// Draws every curve from a vertex with a life to another, or to itself if it has two, with a new vertex on it, in a
// land given by its word. Calls stop(word, dead) for what is left, not in normal form, and the letters that it has
// killed, which are still there, until it says true, and says whether it did. Curves that only equal boundaries tell
// apart, undrawn spots say, are drawn once.
bool any_curve(std::string_view word, CurvesDrawn drawn, absl::FunctionRef<bool(std::string_view, Letters)> stop);
// The same with all curves, and with drawings, which have no dead letters.
bool any_curve(const SproutsDrawing& land, absl::FunctionRef<bool(const SproutsDrawing&)> stop);

}  // namespace sprague
