#include "cli/verification.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iostream>
#include <set>

#include "reports/certificate_files.hpp"
#include "reports/run_folder.hpp"
#include "verify/verify.hpp"

namespace sprague::cli {
namespace {

// The files of a folder that no verdict names: of a unit under way, or nobody's.
std::vector<std::string> unnamed(const std::filesystem::path& folder, const std::set<std::string>& named) {
  std::vector<std::string> files;
  std::error_code missing;
  for (const auto& entry : std::filesystem::directory_iterator(folder, missing)) {
    std::string file = entry.path().filename().string();
    if (!named.contains(file)) files.push_back(std::move(file));
  }
  std::ranges::sort(files);
  return files;
}

// Checks the chain and all digests, says what they are, and adds the certificates to those that are to be verified.
void check_run(const std::string& path, std::vector<std::string>& certificates) {
  const RunFolder run = RunFolder::open(path);
  run.check_files();
  const std::vector<UnitFinding> findings = run.findings();
  std::set<std::string> named;
  for (const auto& [unit, finding] : findings) {
    for (const KeptCertificate& kept : finding.certificates) named.insert(kept.file);
  }
  std::size_t obligations = 0;
  for (const std::string& file : named) {
    if (is_obligation(file)) {
      ++obligations;
    } else {
      certificates.push_back(run.certificate_path(file).string());
    }
  }
  const std::size_t asked = run.request().units.size();
  std::cout << fmt::format("{}: {} of {} readings, chain {}\n", path, findings.size(), asked, run.chain());
  std::cout << fmt::format("{}: the digests of all tables, {} certificates and {} obligations are right\n", path,
                           named.size() - obligations, obligations);
  if (findings.size() < asked) {
    std::cout << fmt::format("{}: not complete; go on with: sprague suite --resume {}\n", path, path);
  }
  const std::vector<std::string> others = unnamed(run.certificate_path("").parent_path(), named);
  if (!others.empty()) {
    std::cout << fmt::format("{}: named by no verdict and not verified: {}\n", path, fmt::join(others, ", "));
  }
}

}  // namespace

Verification verify_certificate(const std::filesystem::path& path) {
  const verify::Result result = verify::verify(path.string());
  return {result.verdict == verify::Verdict::verified, result.text};
}

int verify_certificates(const std::vector<std::string>& paths) {
  std::vector<std::string> certificates;
  for (const std::string& path : paths) {
    if (std::filesystem::is_directory(path)) {
      check_run(path, certificates);
    } else {
      certificates.push_back(path);
    }
  }
  return verify::verify_all(certificates, std::cout, [](const std::string& path) { return verify::verify(path); });
}

}  // namespace sprague::cli
