// `sprague check` and `sprague suite`: claims in, verdicts and perhaps a run folder out. Of the same verdicts both end
// with the same exit code.
#pragma once

#include <string>
#include <vector>

#include "cli/exit_codes.hpp"
#include "cli/options.hpp"

namespace sprague::cli {

struct CheckOptions {
  std::vector<std::string> claims;
  std::string reading;
  std::string expect;
  std::string out;
  WorkOptions work;
};

struct SuiteOptions {
  std::vector<std::string> claims{"*"};
  std::string out;
  std::string resume;
  WorkOptions work;
};

// The claims that patterns name, each once, in the order of ids. Throws InputError for a pattern without any.
std::vector<const Claim*> claims_for(const std::vector<std::string>& patterns);

ExitCode check(const CheckOptions& options);
ExitCode suite(const SuiteOptions& options);

}  // namespace sprague::cli
