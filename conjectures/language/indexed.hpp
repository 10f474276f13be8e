// Statements over the numbers of a range: sequences, compared with given numbers, and periods.
#pragma once

#include "conjectures/language/check.hpp"

namespace sprague::language {

Finding check_sequence(const File& file, const TextReading& reading, Sizes sizes, const Effort& effort);
Finding check_period(const File& file, const TextReading& reading, Sizes sizes, const Effort& effort);

}  // namespace sprague::language
