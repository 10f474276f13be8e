// The checks behind the claims on the drawn game with a girth, Sections 3, 4 and 7 (conjectures/brussels_girth.hpp),
// and behind the drawn readings of Theorems 5.1 and 6.1, by subject.
#pragma once

#include "conjectures/claim.hpp"

namespace sprague::brussels {

// --- girth_lengths.cpp: Theorems 3.1 and 3.2. Sizes are numbers of spots and tips together ---
Finding check_high_girth_printed(const Effort& effort, Range sizes);
Finding check_high_girth(const Effort& effort, Range sizes);
Finding check_least_girth(const Effort& effort, Range sizes);
Finding check_triangle_free(const Effort& effort, Range sizes);
Finding check_triangle_free_few_tips(const Effort& effort, Range sizes);
Finding check_triangle_free_all_lengths(const Effort& effort, Range sizes);

// --- two_spot_lengths.cpp: Theorem 3.3. Sizes are p + q ---
Finding check_two_plays_printed(const Effort& effort, Range tips);
Finding check_two_plays(const Effort& effort, Range tips);
Finding check_two_spot_lengths_drawn(const Effort& effort, Range tips);
Finding check_two_spot_lengths(const Effort& effort, Range tips);

// --- printed_plays.cpp: the two plays of Theorem 3.3's proof, drawn curve by curve ---
Finding check_long_play_printed(const Effort& effort, Range tips);
Finding check_long_play(const Effort& effort, Range tips);
Finding check_short_play(const Effort& effort, Range tips);

// --- circles_drawn.cpp: Section 4; the drawn readings of Theorems 5.1 and 6.1 ---
Finding check_first_move(const Effort& effort, Range tips);
Finding check_replies(const Effort& effort, Range tips);
Finding check_circle_moves(const Effort& effort, Range tips);
Finding check_arcs_as_no_edges(const Effort& effort, Range tips);
Finding check_quads(const Effort& effort, Range total);
Finding check_formula_drawn(const Effort& effort, Range tips);
Finding check_two_spots_drawn(const Effort& effort, Range tips);

// --- polygon_nimbers.cpp: Section 7, Circular Sprouts with more spots. Sizes are numbers of tips ---
Finding check_polygons(const Effort& effort, Range total);
Finding check_opposite_alike(const Effort& effort, Range total);
Finding check_all_alike(const Effort& effort, Range total);
Finding check_one_tip_each(const Effort& effort, Range total);

// --- circle_nimbers.cpp: Section 7, Circular Sprouts with four spots. Sizes are numbers of tips ---
Finding check_opposite_alike_of_four(const Effort& effort, Range total);
Finding check_empty_beside_one(const Effort& effort, Range total);
Finding check_empty_opposite_one(const Effort& effort, Range total);
Finding check_largest_of_four(const Effort& effort, Range total);
Finding check_largest_but_50(const Effort& effort, Range total);
Finding check_two_ones(const Effort& effort, Range total);
Finding check_one_opposite_two(const Effort& effort, Range total);
Finding check_one_spot_grows(const Effort& effort, Range tips);

// --- girth_nimbers.cpp: Section 7, few spots by girth. Sizes are numbers of tips ---
Finding check_two_spots_girth_5(const Effort& effort, Range total);
Finding check_three_spots_girth_4(const Effort& effort, Range total);
Finding check_three_spots_girth_5(const Effort& effort, Range total);
Finding check_three_spots_girth_6(const Effort& effort, Range total);
Finding check_four_spots_girth_6(const Effort& effort, Range total);

}  // namespace sprague::brussels
