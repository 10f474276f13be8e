// The checks behind the claims on who wins with many spots (conjectures/sprouts_winners.hpp), by subject.
#pragma once

#include "conjectures/claim.hpp"

namespace sprague::sprouts {

// --- orientable.cpp: Conjectures 1 and 2, Section 7.1 ---
Finding check_sphere(const Effort& effort, Range spots);
Finding check_handles_nimbers(const Effort& effort, Range spots);
Finding check_handles_winners(const Effort& effort, Range spots);
Finding check_as_on_sphere(const Effort& effort, Range spots);
Finding check_won_is_one(const Effort& effort, Range spots);

// --- figure_17.cpp ---
Finding check_figure_17(const Effort& effort, Range spots);
Finding check_eleven_bounds(const Effort& effort, Range nimbers);

// --- eleven_spots.cpp ---
Finding check_eleven_alternate(const Effort& effort, Range crosscaps);
Finding check_eleven_on_p3(const Effort& effort, Range nimbers);

}  // namespace sprague::sprouts
