// From facts to certificates: which positions a statement asked for are proved for whoever does not trust the search.
//
// The instance that decides a statement is evaluated once more, and what it asks of positions is certified; of a
// statement that holds, what its smallest instances ask, as far as the budget goes.
#pragma once

#include <optional>
#include <vector>

#include "checkers/effort.hpp"
#include "conjectures/language/instances.hpp"
#include "language/file.hpp"

namespace sprague::language {

// What a verdict rests on: an instance of the item, or all of them.
struct Witnessed {
  Item item;
  std::optional<InstanceKey> key = std::nullopt;
};

// What is asked of these instances, and then of the others of their items; where all of that is too large, what the
// smallest instances ask. Nothing where nobody keeps certificates.
void certify(const File& file, const Statement& statement, Instances& instances,
             const std::vector<Witnessed>& witnesses, const Effort& effort);
void certify_smallest(const File& file, const Statement& statement, Instances& instances, const Effort& effort);

}  // namespace sprague::language
