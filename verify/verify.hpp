// Checks a certificate (docs/certificates.md): a list of facts, each of which follows from earlier ones by one move.
// Nothing is searched for, and nothing but the rules of the game and this folder is trusted.
#pragma once

#include <cstdint>
#include <istream>
#include <string>

namespace sprague::verify {

struct Limits {
  std::uint64_t memory = std::uint64_t{1} << 30;  // bytes for entries
};

enum class Verdict { verified, not_a_certificate, out_of_resources, rejected };  // the worst last

struct Result {
  Verdict verdict = Verdict::rejected;
  std::size_t line = 0;  // of what is wrong; 0 if it is verified
  std::string text;      // what is proved, or what is wrong
};

// Reads it to its end, or to the first thing that is wrong. The file may be compressed by gzip.
Result verify(std::istream& file, const Limits& limits = {});

// What the program says of it: "verified ...", "line 17: rejected: ...".
std::string describe(const Result& result);

// 0 verified, 2 not a certificate, 3 out of resources, 4 rejected.
int exit_code(Verdict verdict);

}  // namespace sprague::verify
