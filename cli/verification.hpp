// The independent verifier (verify/) asked from the command.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace sprague::cli {

struct Verification {
  bool accepted = false;
  std::string text;  // "verified: ...", or what is wrong, and in which line
};

Verification verify_certificate(const std::filesystem::path& path);

// Prints what sprague-verify does of files; of a run's folder, how far it is and its chain, and then the same of all
// its certificates. Returns the exit code of sprague-verify. Throws InputError where a run's chain or a digest is
// wrong.
int verify_certificates(const std::vector<std::string>& paths);

}  // namespace sprague::cli
