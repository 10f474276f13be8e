// The checks behind the claims on Section 5 and Theorem 6.1 (conjectures/brussels_section5.hpp), by subject.
#pragma once

#include "conjectures/claim.hpp"

namespace sprague::brussels {

// --- theorem.cpp: Theorem 5.1, the set-up and Lemma 5.5 ---
Finding check_formula(const Effort& effort, Range tips);
Finding check_every_pair(const Effort& effort, Range tips);
Finding check_options(const Effort& effort, Range tips);
Finding check_diagonal(const Effort& effort, Range tips);
Finding check_diagonal_options(const Effort& effort, Range tips);

// --- base_values.cpp: Lemmas 5.2, 5.3 and 5.4 ---
Finding check_no_tips_beside(const Effort& effort, Range tips);
Finding check_no_tips_but_two(const Effort& effort, Range tips);
Finding check_one_tip_opposite(const Effort& effort, Range tips);
Finding check_no_tip_opposite(const Effort& effort, Range tips);
Finding check_row_of_one(const Effort& effort, Range tips);
Finding check_row_of_one_options(const Effort& effort, Range tips);
Finding check_at_least_1(const Effort& effort, Range tips);
Finding check_at_least_1_with_tips(const Effort& effort, Range tips);
Finding check_display_13(const Effort& effort, Range tips);
Finding check_display_13_with_tips(const Effort& effort, Range tips);

// --- third_line.cpp: Lemma 5.6 ---
Finding check_third_line(const Effort& effort, Range p);
Finding check_third_line_with_bars(const Effort& effort, Range p);
Finding check_third_line_reached(const Effort& effort, Range p);
Finding check_third_line_odd_chain(const Effort& effort, Range sums);
Finding check_third_line_odd(const Effort& effort, Range p);
Finding check_third_line_even_chain(const Effort& effort, Range sums);
Finding check_third_line_even(const Effort& effort, Range p);
Finding check_third_line_last_even(const Effort& effort, Range p);
Finding check_value_at_most_2p(const Effort& effort, Range sums);
Finding check_third_line_sum(const Effort& effort, Range p);
Finding check_third_line_not_met(const Effort& effort, Range p);

// --- second_line.cpp: Lemma 5.7 ---
Finding check_value_not_met(const Effort& effort, Range sums);
Finding check_cases(const Effort& effort, Range sums);
Finding check_part_on_diagonal(const Effort& effort, Range sums);
Finding check_all_to_value(const Effort& effort, Range sums);

// --- table_1.cpp: Lemma 5.7, Table 1 ---
Finding check_table_nim_sums(const Effort& effort, Range sums);
Finding check_table_part_1_2(const Effort& effort, Range sums);
Finding check_table_sums(const Effort& effort, Range sums);
Finding check_table_smaller(const Effort& effort, Range sums);
Finding check_table_triples(const Effort& effort, Range sums);

// --- inequality_15.cpp: Lemma 5.7, (15) and the chain after it ---
template <std::size_t Step>
Finding check_15(const Effort& effort, Range sums);
Finding check_15_few_tips(const Effort& effort, Range sums);
Finding check_15_conclusion(const Effort& effort, Range sums);
Finding check_after_15_first(const Effort& effort, Range sums);
template <std::size_t Step>
Finding check_after_15(const Effort& effort, Range sums);
Finding check_after_15_repaired(const Effort& effort, Range sums);
Finding check_after_15_conclusion(const Effort& effort, Range sums);

// --- odd_values.cpp: Lemma 5.8 ---
Finding check_odd_numbers(const Effort& effort, Range sums);
Finding check_step_on_diagonal(const Effort& effort, Range sums);
Finding check_first_case_value(const Effort& effort, Range sums);
Finding check_first_case_residues(const Effort& effort, Range sums);
Finding check_second_case_q(const Effort& effort, Range sums);
Finding check_second_case_display(const Effort& effort, Range sums);
Finding check_odd_options(const Effort& effort, Range sums);
Finding check_first_tips(const Effort& effort, Range sums);

// --- even_values.cpp: Lemma 5.9, the first case ---
Finding check_even_numbers(const Effort& effort, Range sums);
Finding check_first_displays(const Effort& effort, Range sums);
Finding check_first_display_even(const Effort& effort, Range sums);
template <std::size_t Which>
Finding check_bound(const Effort& effort, Range sums);
Finding check_bound_repaired(const Effort& effort, Range sums);
Finding check_parts_in_third_line(const Effort& effort, Range sums);
Finding check_last_option(const Effort& effort, Range sums);

// --- second_case.cpp: Lemma 5.9, the second case ---
Finding check_position_before(const Effort& effort, Range sums);
Finding check_transfer_part(const Effort& effort, Range sums);
Finding check_transfer_both(const Effort& effort, Range sums);
Finding check_transfer_value(const Effort& effort, Range sums);
Finding check_last_display(const Effort& effort, Range sums);

// --- two_spots.cpp: Theorem 6.1 ---
Finding check_two_spots(const Effort& effort, Range tips);
Finding check_two_spots_few_tips(const Effort& effort, Range tips);
Finding check_reply_as_printed(const Effort& effort, Range tips);
Finding check_reply_with_indices(const Effort& effort, Range tips);
Finding check_reply_to_empty_spots(const Effort& effort, Range tips);
Finding check_equal_parts(const Effort& effort, Range tips);

}  // namespace sprague::brussels
