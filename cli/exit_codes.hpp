// How `sprague` ends: one number a cause, the same for every command.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace sprague::cli {

enum class ExitCode : std::uint8_t {
  done = 0,
  unexpected = 1,
  bad_input = 2,
  undecided = 3,
  fault = 4,
  interrupted = 5,
  no_room = 6,
};

struct ExitCodeMeaning {
  ExitCode code;
  std::string_view meaning;
};

inline constexpr std::array kExitCodes{
    ExitCodeMeaning{ExitCode::done, "done, and every verdict asked for is a decision"},
    ExitCodeMeaning{ExitCode::unexpected, "a verdict is not the one of --expect"},
    ExitCodeMeaning{ExitCode::bad_input, "bad input, or a file that cannot be read or written"},
    ExitCodeMeaning{ExitCode::undecided, "a reading or a position is undecided, within its range, budget and memory"},
    ExitCodeMeaning{ExitCode::fault, "a fault of this program, or a certificate that is rejected"},
    ExitCodeMeaning{ExitCode::interrupted, "interrupted or out of time; what was finished is kept"},
    ExitCodeMeaning{ExitCode::no_room, "no room on the disk; what was finished is kept"},
};

constexpr int number_of(ExitCode code) {
  return static_cast<int>(code);
}

// "Exit codes: 0 done, ...; 1 ...", for help.
std::string exit_codes_help();

}  // namespace sprague::cli
