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

// Prints what sprague-verify does; returns its exit code.
int verify_certificates(const std::vector<std::string>& paths);

}  // namespace sprague::cli
