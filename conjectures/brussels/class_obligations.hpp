// The induction of conjectures/brussels/nimber_classes.hpp as obligations for a solver, for all surfaces and excesses:
// no list of kinds, no excess that stands for others.
//
// A surface is orientable or not, with so many handles or crosscaps; its Euler genus is twice the handles, or the
// crosscaps. A curve that separates shares out the Euler genus and the excess less 1, and leaves two orientable
// surfaces of an orientable one alone, and of no other; one with two sides that does not separate takes 2 of the Euler
// genus and 1 of the excess; one with one side takes 1 of the Euler genus; and what is left of an orientable surface is
// orientable.
#pragma once

#include <vector>

#include "checkers/obligation.hpp"
#include "conjectures/brussels/nimber_classes.hpp"

namespace sprague::brussels {

// That no curve leaves the value of the region, and that each smaller value is left by a curve that there always is.
// Each is followed by its twins.
std::vector<Obligation> nimber_class_obligations(const NimberTable& table);

}  // namespace sprague::brussels
