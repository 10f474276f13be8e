// Certificates of drawings of Sprouts that a check speaks of: their nimbers, or who wins them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "checkers/effort.hpp"
#include "checkers/starts_proof.hpp"
#include "games/sprouts_drawing.hpp"

namespace sprague::sprouts {

// Numbers of spots, or drawings in normal form, as they are written.
void certify_starts(const Effort& effort, std::string_view name, const std::vector<std::string>& starts, ProofOf proof);

// Each once, in its normal form.
void certify_drawings(const Effort& effort, std::string_view name, const std::vector<SproutsDrawing>& drawings,
                      ProofOf proof);

// The drawing, and what each of its curves leaves, what plays the same once.
void certify_with_options(const Effort& effort, std::string_view name, const SproutsDrawing& drawing, ProofOf proof);

// The lengths of all plays, of starts as above.
void certify_lengths_of(const Effort& effort, std::string_view name, const std::vector<std::string>& starts);

}  // namespace sprague::sprouts
