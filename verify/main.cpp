// sprague-verify: a line for each certificate; the last line and the exit code are the verdict on all, the worst one.
#include <iostream>

#include "verify/game.hpp"
#include "verify/verify.hpp"

constexpr const char* help =
    "usage: sprague-verify [--memory BYTES] CERTIFICATE...\n"
    "Checks certificates, plain or compressed by gzip (docs/certificates.md). The last line is the verdict, and so is\n"
    "the exit code: 0 verified, 4 rejected, 2 not a certificate, 3 out of resources.\n"
    "  --memory BYTES  for the entries of one certificate, less than 2^32; 2^30 if not said\n";

int main(int count, char** words) try {
  std::uint64_t memory = sprague::verify::memory_for_entries;
  std::vector<std::string> files;
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (word == "--help") return std::cout << help, 0;
    if (word == "--memory") {
      memory = sprague::verify::number(++i < count ? words[i] : "");
    } else {
      files.push_back(word);
    }
  }
  if (files.empty()) throw sprague::verify::Malformed("expected a certificate");
  return sprague::verify::verify_all(files, memory, std::cout);
} catch (const sprague::verify::Malformed& error) {
  return std::cerr << error.what() << '\n' << help, 2;
}
