// Runs the real command as a user would, and keeps what it said.
#pragma once

#include <sys/resource.h>

#include <chrono>
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

// Runs a line as bash does, in `folder`, a pipeline failing with any of its programs, with `sprague` and
// `sprague-verify` on its path.
Result run_line(const std::string& line, const std::filesystem::path& folder = ".");

// Starts `sprague`, and sends it `signal` as soon as `file` has at least `bytes` bytes. Returns when it has ended.
Result run_until(const std::vector<std::string>& words, const std::filesystem::path& file, std::uintmax_t bytes,
                 int signal);

// Starts `sprague`, and sends it `signal` once so much time has passed. Returns when it has ended.
Result run_for(const std::vector<std::string>& words, std::chrono::microseconds time, int signal);

// What the system lets the command have (setrlimit).
struct Limit {
  decltype(RLIMIT_AS) resource;
  rlim_t most;
};

// The same as run, with limits; killed, with the exit code of SIGKILL, if it has not ended after five minutes.
Result run_within(const std::vector<Limit>& limits, const std::vector<std::string>& words);

}  // namespace sprague::command
