#include "cli/provenance.hpp"

#include <absl/base/config.h>
#include <fmt/format.h>
#include <sys/utsname.h>
#include <CLI/Version.hpp>
#include <nlohmann/json.hpp>

#include <thread>

#include "build_info.hpp"
#include "canonical/labelling.hpp"

namespace sprague::cli {

Provenance build_and_host() {
  Provenance facts;
  facts.emplace_back("commit", SPRAGUE_COMMIT);
  facts.emplace_back("uncommitted_changes", SPRAGUE_DIRTY ? "yes" : "no");
  facts.emplace_back("compiler", fmt::format("g++ {}", __VERSION__));
  facts.emplace_back("nauty", std::string(nauty_version()));
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

std::string version() {
  return fmt::format("sprague {} (commit {}{})", SPRAGUE_VERSION, std::string_view(SPRAGUE_COMMIT).substr(0, 12),
                     SPRAGUE_DIRTY ? ", with changes" : "");
}

}  // namespace sprague::cli
