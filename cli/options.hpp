// Options that several commands share: tier or range, threads, memory, and the stop signal.
#pragma once

#include <atomic>
#include <optional>
#include <string>

#include "checkers/effort.hpp"
#include "conjectures/claim.hpp"

namespace sprague::cli {

struct WorkOptions {
  std::string tier = "quick";
  std::string range;  // "A..B", empty where the tier decides
  std::string memory = "4G";
  unsigned jobs = 0;  // 0: one a core
  bool json = false;
  bool other_build = false;  // go on with a run of another build
  bool yes = false;          // begin also what has very many instances
};

Tier parse_tier(const std::string& text);

// "A..B" or "..B"; the first size is then the reading's own. Throws InputError for an empty or unreadable range.
struct RangeText {
  std::optional<std::uint64_t> first;
  std::uint64_t last = 0;
};
RangeText parse_range(const std::string& text);

// The range of one reading as asked for. Throws InputError when it starts below the reading's first size, is empty, or
// goes beyond what the reading's keys can take.
Range range_for(const WorkOptions& options, const Claim& claim, const Reading& reading);

// "512M", "4G": bytes. Throws InputError, also for less than the program needs.
std::size_t parse_memory(const std::string& text);

// Throws InputError where checks of claims would have less than they need beside their tables.
void require_memory_for_claims(const WorkOptions& options);

Effort effort_for(const WorkOptions& options, ProgressSink* progress);

// Set by SIGINT and SIGTERM once install_stop_signals was called; a second SIGINT ends the process at once.
const std::atomic<bool>& stop_requested();
void install_stop_signals();

}  // namespace sprague::cli
