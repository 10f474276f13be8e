#include "cli/provenance.hpp"

#include <absl/base/config.h>
#include <fmt/format.h>
#include <sys/utsname.h>
#include <CLI/Version.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <thread>

#include "build_info.hpp"
#include "canonical/ensure.hpp"
#include "canonical/labelling.hpp"
#include "checkers/obligation.hpp"
#include "checkers/second_solver.hpp"

namespace sprague::cli {
namespace {

// What makes a build; other facts change neither verdicts nor what they rest on.
constexpr std::array<std::string_view, 6> kOfBuild{"commit", "uncommitted_changes", "compiler", "nauty", "z3", "cvc5"};

std::string build_in_words(const Session& session) {
  std::string words;
  for (const std::string_view name : kOfBuild) {
    if (const std::string_view value = session.fact(name); !value.empty()) {
      words += fmt::format("{}{} {}", words.empty() ? "" : ", ", name, value);
    }
  }
  return words;
}

// The readings with a verdict that no session decided.
std::vector<std::string> of_no_session(const RunFolder& folder, const std::vector<Session>& sessions) {
  std::vector<std::string> readings;
  for (const auto& [unit, finding] : folder.findings()) {
    const std::string reading = to_string(unit);
    const bool is_known = std::ranges::any_of(sessions, [&](const Session& session) {
      return std::ranges::find(session.seconds, reading, &std::pair<std::string, std::string>::first) !=
             session.seconds.end();
    });
    if (!is_known) readings.push_back(reading);
  }
  return readings;
}

}  // namespace

Provenance build_and_host() {
  Provenance facts;
  facts.emplace_back("commit", SPRAGUE_COMMIT);
  facts.emplace_back("uncommitted_changes", SPRAGUE_CHANGES);
  facts.emplace_back("compiler", fmt::format("g++ {}", __VERSION__));
  facts.emplace_back("nauty", std::string(nauty_version()));
  facts.emplace_back("z3", z3_version());
  if (is_second_solver_used()) facts.emplace_back("cvc5", second_solver_version());
  facts.emplace_back("fmt", fmt::format("{}", FMT_VERSION));
  facts.emplace_back("nlohmann_json", fmt::format("{}.{}.{}", NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR,
                                                  NLOHMANN_JSON_VERSION_PATCH));
  facts.emplace_back("abseil", fmt::format("{}", ABSL_LTS_RELEASE_VERSION));
  facts.emplace_back("CLI11", CLI11_VERSION);
  utsname host{};
  if (uname(&host) == 0) {
    facts.emplace_back("system", fmt::format("{} {} {}", host.sysname, host.release, host.machine));
    facts.emplace_back("host", host.nodename);
  }
  facts.emplace_back("cores", fmt::format("{}", std::thread::hardware_concurrency()));
  return facts;
}

bool is_same_build(const Session& a, const Session& b) {
  return std::ranges::all_of(kOfBuild, [&](std::string_view name) { return a.fact(name) == b.fact(name); });
}

void require_build(const RunFolder& folder, const std::vector<Session>& sessions, const Session& now) {
  constexpr std::string_view kAdvice = "go on with that one, or with --other-build";
  const std::string place = folder.provenance_path().string();
  const auto is_now = [&](const Session& session) { return is_same_build(session, now); };
  if (!sessions.empty() && std::ranges::none_of(sessions, is_now)) {
    throw InputError(fmt::format("{}: the run is of another build ({}) than this program ({}): {}", place,
                                 build_in_words(sessions.back()), build_in_words(now), kAdvice));
  }
  const std::vector<std::string> unknown = of_no_session(folder, sessions);
  if (unknown.empty()) return;
  throw InputError(fmt::format("{}: expected the build that decided {}; this program is {}: {}", place, unknown.front(),
                               build_in_words(now), kAdvice));
}

void note_unknown(const RunFolder& folder, std::vector<Session>& sessions) {
  const std::vector<std::string> unknown = of_no_session(folder, sessions);
  if (unknown.empty()) return;
  const std::size_t number = session_of(sessions, {{"commit", "unknown"}});
  for (const std::string& reading : unknown) note_reading(sessions, number, reading, "");
}

std::string version() {
  return fmt::format("sprague {} (commit {}{})", SPRAGUE_VERSION, std::string_view(SPRAGUE_COMMIT).substr(0, 12),
                     SPRAGUE_DIRTY ? ", with changes" : "");
}

}  // namespace sprague::cli
