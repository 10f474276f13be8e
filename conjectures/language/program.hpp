// Numbers of graphs by a program of the user's: graph6 lines in, one integer a line out.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "canonical/graph.hpp"

namespace sprague::language {

// Runs the command by the shell in that folder, once for all these graphs, and gives the numbers in their order. `tick`
// is called while the program works; what it throws ends it. Throws InputError, naming the command, for a program that
// can't be run or that fails, that prints nothing for a minute, too few or too many lines, or a line that is no
// integer.
std::vector<std::int64_t> numbers_by_program(const std::string& command, const std::filesystem::path& folder,
                                             std::span<const Graph> graphs, const std::function<void()>& tick);

}  // namespace sprague::language
