// cvc5, the program, as a second solver for the deep tier: it gets the same text as Z3, in a file.
#pragma once

#include <string>

#include "checkers/obligation.hpp"

namespace sprague {

// From now on obligations that are settled are given to cvc5 too. Throws InputError, naming Debian's package, when the
// program is not there.
void use_second_solver();
bool is_second_solver_used();

// "cvc5 1.0.3". Requires that it is used.
std::string second_solver_version();

// With the same kinds of bounds as decide; no model. Throws Interrupted when a stop is asked for meanwhile.
Decision ask_second_solver(const Obligation& obligation, const Effort& effort);

}  // namespace sprague
