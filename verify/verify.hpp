// Checks a certificate (docs/certificates.md): a list of facts, each of which follows from earlier ones by one move.
// Nothing is searched for, but that the small boards of sweeps are played out; and nothing but the rules of the games
// and this folder is trusted.
#pragma once

#include <functional>
#include <ostream>
#include <string>
#include <vector>

namespace sprague::verify {

enum class Verdict { verified = 0, not_a_certificate = 2, out_of_resources = 3, rejected = 4 };  // exit codes

struct Result {
  Verdict verdict;
  std::size_t line;  // of what is wrong
  std::string text;  // "verified: ...", "line 17: rejected: ..."
};

// Reads a file, plain or compressed by gzip, to its end or to the first thing that is wrong.
Result verify(const std::string& path, std::size_t memory_for_entries = std::size_t{1} << 30);

// A line for each file, then the worst verdict by itself; returns its exit code.
using Check = std::function<Result(const std::string& path)>;
int verify_all(const std::vector<std::string>& paths, std::ostream& out, const Check& check);

}  // namespace sprague::verify
