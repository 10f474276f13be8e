// `sprague explore`: the simplest rules for who wins and what refutes them; the smallest boards that break what is said
// of terminal positions, and the smallest starts of Brussels Sprouts that break what is said of numbers of moves.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "cli/options.hpp"

namespace sprague::cli {

struct ExploreOptions {
  std::string invariants;  // cycles, trees, endings, endings:NAME, euler or euler:NAME
  std::string edges;       // sizes A..B or ..B; of starts, spots and tips together
  WorkOptions work;
};

// Prints a line a size, or some lines an entry, below a heading; or one JSON object a size. Throws InputError for what
// it cannot explore, OutOfBudget at the end for what the solver does not know.
void explore(const ExploreOptions& options, const std::function<void(std::string_view)>& print);

}  // namespace sprague::cli
