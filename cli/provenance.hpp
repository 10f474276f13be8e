// Where and with what a run was made: kept apart from everything that must be the same bytes everywhere.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace sprague::cli {

using Provenance = std::vector<std::pair<std::string, std::string>>;

// Commit, compiler, libraries, host and cores.
Provenance build_and_host();

// "sprague 0.1.0 (commit 0123456789ab)".
std::string version();

}  // namespace sprague::cli
