// The checks behind the claims on Sprouts that game trees and nimbers decide (conjectures/sprouts_trees.hpp), by
// subject.
#pragma once

#include "conjectures/claim.hpp"

namespace sprague::sprouts {

// --- tree_counts.cpp: Proposition 1. Sizes are heights ---
Finding check_tower_to_zero(const Effort& effort, Range heights);

// --- lengths.cpp: the abstract and Section 1. Sizes are numbers of spots ---
Finding check_longest_play(const Effort& effort, Range spots);
Finding check_lengths(const Effort& effort, Range spots);

// --- few_lives.cpp: Proposition 2 and Figure 13. Sizes are numbers of lives ---
Finding check_few_lives(const Effort& effort, Range lives);
Finding check_figure_13(const Effort& effort, Range lives);
Finding check_best_value(const Effort& effort, Range lives);

// --- limit_genus.cpp: Propositions 3 and 4. Sizes are numbers of lives, or of spots ---
Finding check_handles_anywhere(const Effort& effort, Range lives);
Finding check_handles_of_spots(const Effort& effort, Range spots);
Finding check_handles_linear(const Effort& effort, Range spots);
Finding check_crosscaps_anywhere(const Effort& effort, Range lives);
Finding check_crosscaps_of_spots(const Effort& effort, Range spots);
Finding check_only_equal_parity(const Effort& effort, Range spots);

// --- two_spots.cpp: Sections 3.1, 6.3 and 7.2. Sizes are numbers of handles, or of crosscaps ---
Finding check_two_spots_handles(const Effort& effort, Range handles);
Finding check_two_spots_four_moves(const Effort& effort, Range handles);
Finding check_prose(const Effort& effort, Range genus);
Finding check_prose_exchanged(const Effort& effort, Range genus);
Finding check_winning_loop(const Effort& effort, Range crosscaps);

// --- changing_nimbers.cpp: Figure 16 and Section 7.1. Sizes are numbers of lives ---
template <std::uint32_t OnSphere, std::uint32_t Elsewhere>
Finding check_change(const Effort& effort, Range lives);
Finding check_no_smaller_change(const Effort& effort, Range lives);

// --- parity_of_genus.cpp: Figure 15. Sizes are numbers of crosscaps, or of lives ---
Finding check_winner_by_parity(const Effort& effort, Range genus);
Finding check_only_winning_curve(const Effort& effort, Range genus);
Finding check_no_smaller_parity(const Effort& effort, Range lives);

}  // namespace sprague::sprouts
