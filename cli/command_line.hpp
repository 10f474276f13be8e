// The commands, their options and their help.
#pragma once

namespace sprague::cli {

// Returns one of the numbers of cli/exit_codes.hpp.
int run_command_line(int argc, char** argv);

}  // namespace sprague::cli
