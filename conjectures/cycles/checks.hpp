// The checks behind the claims of "The Game of Cycles" (conjectures/cycles_with_cells.hpp and
// conjectures/cycles_without_cells.hpp), by subject.
#pragma once

#include "conjectures/claim.hpp"

namespace sprague::cycles {

// --- heaps.cpp: Theorems 1.4 and 1.6 ---
Finding check_nim_positions(const Effort& effort, Range counters);
Finding check_nim_heaps(const Effort& effort, Range heaps);
Finding check_lasker(const Effort& effort, Range heaps);

// --- single_cycles.cpp: Theorem 2.2 ---
Finding check_cycles_as_stated(const Effort& effort, Range edges);
Finding check_cycles_without_death_moves(const Effort& effort, Range edges);

// --- lines.cpp: Theorem 2.3, Section 2.3 ---
Finding check_line_winners(const Effort& effort, Range markable);
Finding check_line_values(const Effort& effort, Range markable);
Finding check_parts_of_line(const Effort& effort, Range markable);
Finding check_both_ends_unmarked(const Effort& effort, Range unmarked);
Finding check_both_ends_markable(const Effort& effort, Range markable);
Finding check_both_ends_base(const Effort& effort, Range unmarked);
Finding check_both_ends_options(const Effort& effort, Range unmarked);
Finding check_one_end_markable(const Effort& effort, Range markable);
Finding check_one_end_unmarked(const Effort& effort, Range unmarked);
Finding check_smaller_values_markable(const Effort& effort, Range markable);
Finding check_smaller_values_unmarked(const Effort& effort, Range markable);

// --- spiders.cpp: Theorem 2.5 ---
Finding check_even_spiders(const Effort& effort, Range longest);
Finding check_even_spiders_with_a_single_edge(const Effort& effort, Range longest);

// --- trees.cpp: Su's conjecture on trees ---
Finding check_trees_by_markable_edges(const Effort& effort, Range edges);
Finding check_trees_by_all_edges(const Effort& effort, Range edges);
Finding check_trees_of_markable_edges(const Effort& effort, Range markable);

// --- one_arrow.cpp: Section 4.2 ---
Finding check_one_arrow(const Effort& effort, Range edges);
Finding check_one_arrow_outermost(const Effort& effort, Range edges);
Finding check_one_arrow_of_markable_edges(const Effort& effort, Range markable);
Finding check_smallest_mark(const Effort& effort, Range edges);
Finding check_smallest_mark_of_markable_edges(const Effort& effort, Range markable);

// --- z_trees.cpp: Section 4.1 ---
Finding check_z_trees(const Effort& effort, Range edges);
Finding check_pairing(const Effort& effort, Range edges);
Finding check_pairing_with_leaves(const Effort& effort, Range edges);
Finding check_pairing_with_leaves_some_root(const Effort& effort, Range edges);

// --- hourglass.cpp: Section 3.2.1 ---
Finding check_hourglass_walk(const Effort& effort, Range range);
Finding check_hourglass_simple(const Effort& effort, Range range);
Finding check_hourglass_enclosing(const Effort& effort, Range range);

// --- double_diamond.cpp: Section 3.3 ---
Finding check_double_diamond(const Effort& effort, Range range);
Finding check_double_diamond_analysis(const Effort& effort, Range range);

// --- extensions.cpp: Section 3.2.2 ---
Finding check_extensions_sides(const Effort& effort, Range range);
Finding check_extensions_below(const Effort& effort, Range range);
Finding check_extensions_above(const Effort& effort, Range range);
Finding check_extensions_apart(const Effort& effort, Range range);

// --- triangles.cpp: Section 3.3, end ---
Finding check_triangles_two_connected(const Effort& effort, Range range);
Finding check_triangles_connected(const Effort& effort, Range range);

// --- rules.cpp: Section 3.1 and Theorem 2.4 ---
Finding check_death_walk(const Effort& effort, Range range);
Finding check_death_simple(const Effort& effort, Range range);
Finding check_death_enclosing(const Effort& effort, Range range);
Finding check_involutions_walk(const Effort& effort, Range range);
Finding check_involutions_simple(const Effort& effort, Range range);
Finding check_involutions_enclosing(const Effort& effort, Range range);
Finding check_involutions_walk_among_others(const Effort& effort, Range range);
Finding check_involutions_walk_markable(const Effort& effort, Range range);
Finding check_involutions_simple_markable(const Effort& effort, Range range);
Finding check_involutions_enclosing_markable(const Effort& effort, Range range);

// --- su.cpp: Conjecture 2.1 ---
Finding check_two_connected(const Effort& effort, Range range);
Finding check_walk_markable(const Effort& effort, Range range);
Finding check_simple_markable(const Effort& effort, Range range);
Finding check_enclosing_markable(const Effort& effort, Range range);
Finding check_walk_all(const Effort& effort, Range range);
Finding check_simple_all(const Effort& effort, Range range);
Finding check_enclosing_all(const Effort& effort, Range range);

// --- three_connected.cpp: Conjecture 2.1 where no two vertices disconnect the board ---
Finding check_three_connected(const Effort& effort, Range range);

// --- predictors.cpp, endings.cpp: the conclusion's questions ---
Finding check_predictors(const Effort& effort, Range edges);
Finding check_predictors_on_trees(const Effort& effort, Range edges);
Finding check_endings(const Effort& effort, Range edges);

}  // namespace sprague::cycles
