// The checks behind the claims of "The Game of Cycles" (conjectures/game_of_cycles.hpp), by subject.
#pragma once

#include "conjectures/claim.hpp"

namespace sprague::cycles {

// --- trees.cpp: Section 4.2 and the conclusion ---
Finding check_trees_by_markable_edges(const Effort& effort, Range edges);
Finding check_trees_by_all_edges(const Effort& effort, Range edges);
Finding check_trees_of_markable_edges(const Effort& effort, Range markable);
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

}  // namespace sprague::cycles
