// Searches that can't be said in the language of claims, for they are of terminal positions and of starts that are not
// enumerated: the smallest boards that break what is said of the ends of plays in the Game of Cycles, and the smallest
// starts of Brussels Sprouts that break what is said of numbers of moves.
#pragma once

#include <functional>
#include <string_view>

#include "cli/options.hpp"

namespace sprague::cli {

// endings, endings:NAME, euler or euler:NAME.
bool is_builtin_search(std::string_view name);

// Prints some lines an entry, below a heading; or one JSON object a size. Requires such a name. Throws InputError for
// an entry or a range that there is not, OutOfBudget at the end for what the solver does not know.
void search_builtin(std::string_view name, const WorkOptions& work, const std::function<void(std::string_view)>& print);

}  // namespace sprague::cli
