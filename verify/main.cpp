// sprague-verify: checks certificates; its last line and its exit code are the verdict on all of them, the worst of
// them.
#include <algorithm>
#include <iostream>
#include <vector>

#include "verify/game.hpp"
#include "verify/verify.hpp"

namespace {

constexpr const char* help =
    "usage: sprague-verify [--memory BYTES] CERTIFICATE...\n"
    "Checks certificates, plain or compressed by gzip: docs/certificates.md. A line for each; the last line is the\n"
    "verdict on all of them, and the exit code: 0 verified, 4 rejected, 2 not a certificate, 3 out of resources.\n"
    "  --memory BYTES  for the facts of one certificate, at most 4294967295; 1073741824 if it is not said\n";

}  // namespace

int main(int count, char** words) {
  std::uint64_t memory = sprague::verify::kMemory;
  std::vector<std::string> files;
  try {
    for (int i = 1; i < count; ++i) {
      const std::string word = words[i];
      if (word == "--help") return std::cout << help, 0;
      if (word == "--memory") {
        memory = sprague::verify::number(++i < count ? words[i] : "");
      } else if (word.starts_with("--")) {
        throw sprague::verify::Malformed("there is no option " + word);
      } else {
        files.push_back(word);
      }
    }
    if (files.empty()) throw sprague::verify::Malformed("expected a certificate");
  } catch (const sprague::verify::Malformed& error) {
    return std::cerr << error.what() << '\n' << help, 2;
  }
  return sprague::verify::verify_all(files, memory, std::cout);
}
