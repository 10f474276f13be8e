// The checks behind the claims of "Octal games on graphs" (conjectures/octal_on_graphs.hpp), by subject.
#pragma once

#include "conjectures/claim.hpp"
#include "conjectures/octal/star_theory.hpp"

namespace sprague::octal {

// --- paths.cpp: heaps, paths and cycles ---
Finding check_heap_033(const Effort& effort, Range heaps);
Finding check_heap_007(const Effort& effort, Range heaps);
Finding check_heap_06(const Effort& effort, Range heaps);
Finding check_heap_0137(const Effort& effort, Range heaps);
Finding check_heap_all_codes(const Effort& effort, Range heaps);
Finding check_node_kayles_paths(const Effort& effort, Range vertices);
Finding check_node_kayles_graphs(const Effort& effort, Range vertices);
Finding check_paths(const Effort& effort, Range vertices);
Finding check_cycles(const Effort& effort, Range vertices);

// --- stars.cpp: Section 3 ---
Finding check_star_reduction(const Effort& effort, Range vertices);
Finding check_two_single_legs(const Effort& effort, Range length);
Finding check_attach_three(const Effort& effort, Range vertices);
Finding check_rows_by_legs(const Effort& effort, Range legs);
Finding check_rows_with_empty(const Effort& effort, Range legs);
Finding check_columns(const Effort& effort, Range legs);
Finding check_star_table(const Effort& effort, Range legs);

// --- bistars.cpp: Section 4.1 ---
Finding check_middle_reduction(const Effort& effort, Range vertices);
Finding check_middle_with_empty_side(const Effort& effort, Range vertices);
Finding check_bistar_legs_reduction(const Effort& effort, Range vertices);
Finding check_bistar_reduction(const Effort& effort, Range vertices);
Finding check_forks_by_one(const Effort& effort, Range vertices);
Finding check_forks_by_two(const Effort& effort, Range vertices);

// --- equivalences.cpp: Lemmas 20, 21 and 23 ---
Finding check_20_1(const Effort& effort, Range legs);
Finding check_20_2(const Effort& effort, Range legs);
Finding check_20_3(const Effort& effort, Range legs);
Finding check_20_4(const Effort& effort, Range legs);
Finding check_21(const Effort& effort, Range legs);
Finding check_23_1(const Effort& effort, Range legs);
Finding check_23_2(const Effort& effort, Range legs);
Finding check_23_3(const Effort& effort, Range legs);
Finding check_23_4(const Effort& effort, Range legs);

// --- classes.cpp: Theorems 19 and 22, Tables 1 and 2 ---
Finding check_eight_classes(const Effort& effort, Range legs);
Finding check_ten_classes_printed(const Effort& effort, Range legs);
Finding check_ten_classes_repaired(const Effort& effort, Range legs);
Finding check_large_stars(const Effort& effort, Range legs);
// Of two equal stars with two legs or more, each of so many vertices, 1 or 2: does every such pair, however large, have
// another value than the nim-sum, 0? If so, what is said of sufficiently large stars is refuted.
Finding check_equal_stars(const Effort& effort, Range legs, std::uint16_t leg);
Finding check_table_1(const Effort& effort, Range legs);
Finding check_table_2_printed(const Effort& effort, Range legs);
Finding check_table_2_repaired(const Effort& effort, Range legs);

// --- trees.cpp: the conclusion ---
Finding check_attaching_changes_outcome(const Effort& effort, Range vertices);
Finding check_figure_18(const Effort& effort, Range vertices);
Finding check_tree_values(const Effort& effort, Range vertices);
Finding check_caterpillar_values(const Effort& effort, Range vertices);
Finding check_caterpillar_eleven(const Effort& effort, Range vertices);
Finding check_caterpillar_ten(const Effort& effort, Range vertices);

// --- periods.cpp: Guy's conjecture ---
Finding check_periods(const Effort& effort, Range heaps);

// --- misere_stars.cpp and misere.cpp: the misere game, which the paper leaves open ---
Finding check_misere_stars(const Effort& effort, Range vertices);
Finding check_misere_by_normal(const Effort& effort, Range vertices);
// The law of the former, where so many legs that are 2 modulo 3 make misere play normal play.
Finding check_misere_law(const Effort& effort, Range vertices, Count many_twos);
Finding check_misere_middle(const Effort& effort, Range vertices);
Finding check_misere_legs(const Effort& effort, Range vertices);
Finding check_misere_legs_reduce(const Effort& effort, Range vertices);
Finding check_misere_trees(const Effort& effort, Range vertices);

}  // namespace sprague::octal
