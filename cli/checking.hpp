// `sprague check` and `sprague suite`: claims in, verdicts and perhaps a run folder out. Of the same verdicts both end
// with the same exit code.
#pragma once

#include <string>
#include <vector>

#include "cli/exit_codes.hpp"
#include "cli/options.hpp"
#include "reports/run_folder.hpp"

namespace sprague::cli {

// How names of files of claims end.
inline constexpr std::string_view kClaimsEnding = ".claims";

struct CheckOptions {
  std::vector<std::string> claims;
  std::string reading;
  std::string expect;
  std::string out;
  WorkOptions work;
};

struct SuiteOptions {
  std::vector<std::string> claims{"*"};
  std::vector<std::string> files;  // of claims
  bool only = false;               // those of the files, without the papers'
  std::string out;
  std::string resume;
  WorkOptions work;
};

// The claims that patterns name, each once, the papers' in the order of ids and then those of files in their order.
// A pattern that ends in .claims is a file, whose claims are made known; where nothing but files is named, all claims
// of these. Throws InputError for a pattern without any.
std::vector<const Claim*> claims_for(const std::vector<std::string>& patterns);

// Makes the claims known that a run was asked for beside the papers'.
void add_claims_of(const RunFolder& folder);

ExitCode check(const CheckOptions& options);
ExitCode suite(const SuiteOptions& options);

}  // namespace sprague::cli
