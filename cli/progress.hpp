// How far long work is, on standard error: a line that rewrites itself on a terminal, else one line a minute.
#pragma once

#include <chrono>
#include <mutex>
#include <string>

#include "checkers/effort.hpp"

namespace sprague::cli {

class ProgressPrinter : public ProgressSink {
 public:
  ProgressPrinter();
  ~ProgressPrinter() override;
  ProgressPrinter(const ProgressPrinter&) = delete;
  ProgressPrinter& operator=(const ProgressPrinter&) = delete;

  // What the next numbers belong to, such as "12/57 OG-T14 (as printed)".
  void start(std::string unit);
  void advance(std::string_view what, std::uint64_t done, std::uint64_t total) override;

  // Wipes the line, before something else is printed.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  std::mutex mutex_;
  bool terminal_;
  bool shown_ = false;
  std::string unit_;
  Clock::time_point unit_start_;
  Clock::time_point last_print_;
};

}  // namespace sprague::cli
