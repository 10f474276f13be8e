// Statements that are linear arithmetic and nothing else: a solver decides them for all numbers.
#pragma once

#include "conjectures/claim.hpp"
#include "language/file.hpp"

namespace sprague::language {

// What the solver adds to what was found on the range. A statement that holds there and for all numbers is proved; one
// that fails must fail first at the witness. Leaves findings of other statements as they are: `for all` over ranges of
// numbers, the first of which ends with the size that stands nowhere else, and in it +, -, products with a number,
// div, mod and divides by a number, min, max, abs, comparisons, if, and what joins truths.
void add_arithmetic(const Statement& statement, Range range, std::string_view sentence, const Effort& effort,
                    Finding& finding);

}  // namespace sprague::language
