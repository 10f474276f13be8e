// What a statement asked of positions, told to the evidence (certificates/evidence.hpp).
//
// The instance that decides a statement is evaluated once more, and what it asks is a witness, or contradicts the
// statement; of a statement that holds, what its smallest instances ask was used.
#pragma once

#include <string>
#include <vector>

#include "checkers/effort.hpp"
#include "conjectures/language/instances.hpp"
#include "language/file.hpp"

namespace sprague::language {

// Nothing where nobody wants it. The instance is the item's that is described so; the others of the item were used.
void tell_decisive(const File& file, const Statement& statement, const Instances& instances, const Item& item,
                   const std::string& notation, const Effort& effort);
// All instances of the items decide.
void tell_items(const File& file, const Statement& statement, const Instances& instances,
                const std::vector<Item>& items, const Effort& effort);
void tell_smallest(const File& file, const Statement& statement, Instances& instances, const Effort& effort);

}  // namespace sprague::language
