// The checks behind the claims of "The Game of Arrows on 3-legged spider graphs" (conjectures/game_of_arrows.hpp).
#pragma once

#include "conjectures/claim.hpp"

namespace sprague::arrows {

// --- paths.cpp: flows, crashes, twigs, rods ---
Finding check_flows_and_crashes(const Effort& effort, Range edges);
Finding check_twigs(const Effort& effort, Range edges);
Finding check_rods(const Effort& effort, Range edges);
Finding check_path_parities(const Effort& effort, Range edges);

// --- marked_near_hub.cpp: Propositions 6.3 (rows 1 to 9), 7.4 and 7.7 ---
template <std::size_t Row>
Finding check_row_isomorphism(const Effort& effort, Range length);
template <std::size_t Row>
Finding check_row_value(const Effort& effort, Range length);
Finding check_ones_plays(const Effort& effort, Range length);
Finding check_ones_values(const Effort& effort, Range length);
Finding check_one_short_leg(const Effort& effort, Range legs);

// --- two_short_legs.cpp: Proposition 9.1 ---
Finding check_two_short_printed(const Effort& effort, Range length);
Finding check_two_short_even(const Effort& effort, Range length);
Finding check_two_short_odd(const Effort& effort, Range length);

// --- marked_legs.cpp: Theorem 8.2, Propositions 9.2 and 9.3 ---
Finding check_three_marked(const Effort& effort, Range legs);
Finding check_short_and_marked(const Effort& effort, Range legs);
Finding check_short_and_marked_followers(const Effort& effort, Range legs);
Finding check_short_and_two_free(const Effort& effort, Range legs);
Finding check_short_and_two_free_followers(const Effort& effort, Range legs);
Finding check_short_and_two_free_repaired(const Effort& effort, Range legs);
Finding check_short_and_leg_of_none(const Effort& effort, Range length);

// --- even_legs.cpp: Lemmas 10.1 and 11.1, Proposition 11.2 ---
Finding check_opposite_marks(const Effort& effort, Range legs);
Finding check_equal_below_printed(const Effort& effort, Range legs);
Finding check_equal_below_not_both_none(const Effort& effort, Range legs);
Finding check_at_most(const Effort& effort, Range legs);
Finding check_one_edge_more(const Effort& effort, Range legs);
Finding check_one_edge_more_followers(const Effort& effort, Range legs);
Finding check_odd_after_even(const Effort& effort, Range legs);
Finding check_one_more_after_even(const Effort& effort, Range legs);
Finding check_parity_of_one_marked(const Effort& effort, Range legs);

// --- empty_spiders.cpp: Section 12 and beyond ---
Finding check_even_legs(const Effort& effort, Range legs);
Finding check_even_legs_with_none(const Effort& effort, Range legs);
Finding check_odd_legs_full_game(const Effort& effort, Range legs);
Finding check_empty_three_legs(const Effort& effort, Range edges);
Finding check_empty_four_legs(const Effort& effort, Range edges);
Finding check_empty_five_legs(const Effort& effort, Range edges);
Finding check_two_equal_of_three_legs(const Effort& effort, Range edges);
Finding check_two_equal_of_four_legs(const Effort& effort, Range edges);
Finding check_one_long_leg(const Effort& effort, Range middle);
Finding check_all_even_legs(const Effort& effort, Range edges);
Finding check_empty_full_game(const Effort& effort, Range edges);

}  // namespace sprague::arrows
