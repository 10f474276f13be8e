// sprague-verify: a line for each certificate; the last line and the exit code are the verdict on all, the worst one.
#include <iostream>

#include "verify/verify.hpp"

constexpr const char* help =
    "usage: sprague-verify CERTIFICATE...\n"
    "Checks certificates, plain or compressed by gzip (docs/certificates.md). The last line is the verdict, and so is\n"
    "the exit code: 0 verified, 4 rejected, 2 not a certificate, 3 out of resources.\n";

int main(int count, char** words) {
  const std::vector<std::string> files(words + 1, words + count);
  if (!files.empty() && files[0] == "--help") return std::cout << help, 0;
  if (files.empty() || files[0].starts_with("--")) return std::cerr << "expected a certificate\n" << help, 2;
  return sprague::verify::verify_all(files, std::cout, [](const auto& path) { return sprague::verify::verify(path); });
}
