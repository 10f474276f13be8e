// The commands, their options and their help, and what each exit code means.
#pragma once

namespace sprague::cli {

// 0 done (check: decided), 1 not what --expect wanted, 2 bad usage or input, 3 undecided or interrupted, 4 our bug, 6
// no room on the disk.
enum ExitCode { kDone = 0, kUnexpected = 1, kBadInput = 2, kUndecided = 3, kBug = 4, kNoRoom = 6 };

int run_command_line(int argc, char** argv);

}  // namespace sprague::cli
