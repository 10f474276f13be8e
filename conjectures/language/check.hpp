// A statement of the language, decided over a range.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "checkers/effort.hpp"
#include "conjectures/claim.hpp"
#include "conjectures/language/instances.hpp"
#include "conjectures/language/plays.hpp"
#include "language/file.hpp"

namespace sprague::language {

// Throws InputError for what can't be evaluated, naming place and instance, and for a condition that nothing meets.
Finding check_statement(const File& file, const TextReading& reading, Sizes sizes, const Effort& effort);

// What a table of the reading is called: one claim's readings have different ones.
std::string table_name(std::string_view kind, const TextReading& reading);

// The games that a statement names, with their codes.
std::set<std::string> games_of(const Statement& statement);
// Throws InputError, with the place, for a code that a game does not have.
void check_codes(const File& file, const Statement& statement);

}  // namespace sprague::language
