// `sprague explore`: what a file of claims says is to be explored, or a text that says it; and the built-in searches.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/exit_codes.hpp"
#include "cli/options.hpp"
#include "conjectures/explorer/explore.hpp"

namespace sprague::cli {

struct ExploreOptions {
  std::vector<std::string> what;  // a file, names of its explorations, texts, built-in searches
  explorer::HuntOptions hunt;
  WorkOptions work;
};

// Prints what comes out as a file of claims, all that is no claim in comments; or JSON objects. Throws InputError for
// what it cannot explore. Undecided where something that was looked for is not there.
ExitCode explore(const ExploreOptions& options, const std::function<void(std::string_view)>& print);

}  // namespace sprague::cli
