// The checks behind the claims of Section 2 of "A theoretical expansion of the Sprout game"
// (conjectures/brussels_surfaces.hpp), by subject. Sizes are numbers of spots and tips together, n + T.
#pragma once

#include "conjectures/claim.hpp"

namespace sprague::brussels {

// --- forests.cpp: Theorem 2.1 ---
Finding check_forests_printed(const Effort& effort, Range sizes);
Finding check_forests(const Effort& effort, Range sizes);

// --- surface_lengths.cpp: Theorems 2.2 and 2.5, Corollaries 2.3, 2.4 and 2.6 ---
Finding check_handles_printed(const Effort& effort, Range sizes);
Finding check_handles(const Effort& effort, Range sizes);
Finding check_handles_every_length(const Effort& effort, Range sizes);
Finding check_handles_two_tips(const Effort& effort, Range sizes);
Finding check_crosscaps_printed(const Effort& effort, Range sizes);
Finding check_crosscaps(const Effort& effort, Range sizes);
Finding check_crosscaps_every_length(const Effort& effort, Range sizes);
Finding check_crosscaps_two_tips(const Effort& effort, Range sizes);
Finding check_sphere_printed(const Effort& effort, Range sizes);
Finding check_sphere(const Effort& effort, Range sizes);
Finding check_projective_plane(const Effort& effort, Range sizes);
Finding check_parity_printed(const Effort& effort, Range sizes);
Finding check_parity(const Effort& effort, Range sizes);

// --- abstract_graphs.cpp: the graph may be drawn anew; the proofs' genus ---
Finding check_handles_abstract(const Effort& effort, Range sizes);
Finding check_crosscaps_abstract(const Effort& effort, Range sizes);
Finding check_sphere_abstract(const Effort& effort, Range sizes);
Finding check_handles_least_genus(const Effort& effort, Range tips);
Finding check_crosscaps_least_genus(const Effort& effort, Range tips);

// --- surface_nimbers.cpp: Question 2.7 ---
Finding check_nimbers_on_crosscaps(const Effort& effort, Range sizes);
Finding check_parity_on_crosscaps(const Effort& effort, Range sizes);

// --- ribbon_play.cpp: the surface as a budget ---
Finding check_ribbons_on_handles(const Effort& effort, Range sizes);
Finding check_ribbons_on_crosscaps(const Effort& effort, Range sizes);
Finding check_ribbon_nimbers(const Effort& effort, Range sizes);

// --- simple_graphs.cpp: no double edges ---
Finding check_simple_sphere(const Effort& effort, Range sizes);
Finding check_simple_handles(const Effort& effort, Range sizes);
Finding check_simple_crosscaps(const Effort& effort, Range sizes);
Finding check_simple_parity(const Effort& effort, Range sizes);
Finding check_simple_parity_of_more_spots(const Effort& effort, Range sizes);
Finding check_simple_nimbers(const Effort& effort, Range sizes);
Finding check_simple_nimbers_of_more_spots(const Effort& effort, Range sizes);
Finding check_simple_nimbers_of_few_spots(const Effort& effort, Range sizes);

}  // namespace sprague::brussels
