#include "cli/verification.hpp"

#include <iostream>

#include "verify/verify.hpp"

namespace sprague::cli {

Verification verify_certificate(const std::filesystem::path& path) {
  const verify::Result result = verify::verify(path.string());
  return {result.verdict == verify::Verdict::verified, result.text};
}

int verify_certificates(const std::vector<std::string>& paths) {
  return verify::verify_all(paths, std::cout, [](const std::string& path) { return verify::verify(path); });
}

}  // namespace sprague::cli
