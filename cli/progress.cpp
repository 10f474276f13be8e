#include "cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>

namespace sprague::cli {
namespace {

// The memory of this process that is in use, in MiB.
std::uint64_t resident_mebibytes() {
  std::uint64_t pages = 0;
  std::ifstream statm("/proc/self/statm");
  statm >> pages >> pages;
  return pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) >> 20;
}

}  // namespace

ProgressPrinter::ProgressPrinter()
    : terminal_(isatty(STDERR_FILENO) != 0), unit_start_(Clock::now()), last_print_(unit_start_) {}

ProgressPrinter::~ProgressPrinter() {
  clear();
}

void ProgressPrinter::start(std::string unit) {
  const std::scoped_lock lock(mutex_);
  unit_ = std::move(unit);
  unit_start_ = Clock::now();
}

void ProgressPrinter::advance(std::string_view what, std::uint64_t done, std::uint64_t total) {
  using namespace std::chrono_literals;
  const std::unique_lock lock(mutex_, std::try_to_lock);
  if (!lock) return;
  const auto now = Clock::now();
  if (now - last_print_ < (terminal_ ? Clock::duration(200ms) : Clock::duration(60s))) return;
  last_print_ = now;
  const double seconds = std::chrono::duration<double>(now - unit_start_).count();
  const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  std::string line = fmt::format("{}: {}", unit_, done);
  if (total > 0) line += fmt::format("/{}", total);
  line += fmt::format(" {}, {:.0f}/s", what, rate);
  if (total > done && rate > 0) line += fmt::format(", {:.0f} s left", static_cast<double>(total - done) / rate);
  line += fmt::format(", {:.0f} s, {} MiB", seconds, resident_mebibytes());
  if (terminal_) {
    fmt::print(stderr, "\r\x1b[K{}", line);
    shown_ = true;
  } else {
    fmt::print(stderr, "{}\n", line);
  }
  std::fflush(stderr);
}

void ProgressPrinter::clear() {
  const std::scoped_lock lock(mutex_);
  if (shown_) fmt::print(stderr, "\r\x1b[K");
  shown_ = false;
}

}  // namespace sprague::cli
