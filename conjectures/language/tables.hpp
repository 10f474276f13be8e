// Statements that ask for tables: of all instances, grouped; of the smallest instance for each number.
#pragma once

#include "conjectures/language/check.hpp"

namespace sprague::language {

Finding check_table(const File& file, const TextReading& reading, Sizes sizes, const Effort& effort);
Finding check_smallest(const File& file, const TextReading& reading, Sizes sizes, const Effort& effort);

}  // namespace sprague::language
