// Runs the real command as a user would, and keeps what it said.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace sprague::command {

struct Result {
  int exit_code = -1;  // 128 + the signal's number for a process that a signal ended
  std::string out;
  std::string err;
};

// Runs `sprague` with these words, in `folder`.
Result run(const std::vector<std::string>& words, const std::filesystem::path& folder = ".");

// Starts `sprague`, and sends it `signal` as soon as `file` has at least `bytes` bytes. Returns when it has ended.
Result run_until(const std::vector<std::string>& words, const std::filesystem::path& file, std::uintmax_t bytes,
                 int signal);

}  // namespace sprague::command
