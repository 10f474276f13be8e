#include "cli/options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "canonical/ensure.hpp"
#include "checkers/solver_under_way.hpp"
#include "cli/exit_codes.hpp"

namespace sprague::cli {
namespace {

std::atomic<bool> stop = false;

void on_signal(int number) {
  stop.store(true);
  // An impatient second Ctrl-C ends the process; SIGTERM may come twice by itself (timeout sends it to the group, too).
  if (number == SIGINT) std::signal(number, SIG_DFL);
}

// Z3 may end the process where it has no memory; this is what is left to do then. A run can be gone on with.
void on_exit() {
  if (!is_solver_under_way()) return;
  std::fputs("sprague: undecided: Z3 is out of memory\n", stderr);
  std::_Exit(number_of(ExitCode::undecided));
}

std::optional<std::uint64_t> parse_number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// What the program takes without any table; what the claims of the quick tier take with small ones.
constexpr std::uint64_t kLeastMebibytes = 64;
constexpr std::uint64_t kLeastMebibytesForClaims = 256;

void require_memory(const std::string& text, std::uint64_t mebibytes, std::uint64_t least, std::string_view why) {
  if (mebibytes < least) throw InputError(fmt::format("--memory '{}': expected at least {}M: {}", text, least, why));
}

}  // namespace

Tier parse_tier(const std::string& text) {
  for (Tier tier : {Tier::quick, Tier::nightly, Tier::deep}) {
    if (text == to_string(tier)) return tier;
  }
  throw InputError(fmt::format("--tier '{}': expected quick, nightly or deep", text));
}

RangeText parse_range(const std::string& text) {
  const auto dots = text.find("..");
  const std::string_view view = text;
  RangeText range;
  if (dots != std::string::npos) {
    const auto last = parse_number(view.substr(dots + 2));
    if (dots > 0) range.first = parse_number(view.substr(0, dots));
    if (last && (dots == 0 || range.first)) {
      range.last = *last;
      if (range.first && *range.first > range.last) {
        throw InputError(fmt::format("--range '{}': empty, expected the first size not above the last", text));
      }
      return range;
    }
  }
  throw InputError(fmt::format("--range '{}': expected A..B or ..B with whole numbers", text));
}

Range range_for(const WorkOptions& options, const Claim& claim, const Reading& reading) {
  if (options.range.empty()) return range_of(reading, parse_tier(options.tier));
  const RangeText text = parse_range(options.range);
  const Range range{text.first.value_or(reading.nightly.first), text.last};
  const std::string where = fmt::format("--range '{}': {} ({})", options.range, claim.id, reading.name);
  if (reading.limit == 0) throw InputError(where + " has no sizes: expected no range");
  if (range.first < reading.nightly.first || range.last < range.first) {
    throw InputError(fmt::format("{} starts at {} {}", where, reading.nightly.first, reading.parameter));
  }
  if (range.last > reading.limit) {
    throw InputError(fmt::format("{} reaches at most {} {}", where, reading.limit, reading.parameter));
  }
  return range;
}

std::size_t parse_memory(const std::string& text) {
  const auto fail = [&text]() -> std::size_t {
    throw InputError(fmt::format("--memory '{}': expected a number of MiB or GiB, such as 512M or 4G", text));
  };
  if (text.empty()) return fail();
  const auto number = parse_number(std::string_view(text).substr(0, text.size() - 1));
  const char unit = text.back();
  if (!number || (unit != 'M' && unit != 'G')) return fail();
  const std::uint64_t mebibytes = unit == 'G' ? *number * 1024 : *number;
  if (*number > (1U << 20)) return fail();
  require_memory(text, mebibytes, kLeastMebibytes, "the program needs so much for itself");
  return static_cast<std::size_t>(mebibytes) << 20;
}

void require_memory_for_claims(const WorkOptions& options) {
  require_memory(options.memory, parse_memory(options.memory) >> 20, kLeastMebibytesForClaims,
                 "the claims need so much beside their tables, and leave out certificates with less");
}

Effort effort_for(const WorkOptions& options, ProgressSink* progress) {
  Effort effort;
  effort.threads = options.jobs > 0 ? options.jobs : std::max(1U, std::thread::hardware_concurrency());
  effort.memory_bytes = parse_memory(options.memory);
  effort.stop = &stop;
  effort.progress = progress;
  return effort;
}

const std::atomic<bool>& stop_requested() {
  return stop;
}

void install_stop_signals() {
  std::signal(SIGINT, on_signal);
  std::signal(SIGTERM, on_signal);
  // A file that may grow no more is an error of the write then, as a full disk is.
  std::signal(SIGXFSZ, SIG_IGN);
  std::atexit(on_exit);
}

}  // namespace sprague::cli
