// `sprague explore`: the simplest rules for who wins, and what refutes them.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "cli/options.hpp"

namespace sprague::cli {

struct ExploreOptions {
  std::string invariants;  // of which boards
  std::string edges;       // sizes A..B or ..B
  WorkOptions work;
};

// Prints a line a size below a heading, or one JSON object a size. Throws InputError for what it cannot explore.
void explore(const ExploreOptions& options, const std::function<void(std::string_view)>& print);

}  // namespace sprague::cli
