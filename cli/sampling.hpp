// Members of a sweep's certificate asked for again.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "verify/verify.hpp"

namespace sprague::cli {

// Verifies a sweep's certificate; if it is right, has the results of so many members that the seed chooses proved, the
// proof verified and the results compared. Throws InputError for what is right and no sweep.
verify::Result verify_with_sample(const std::string& path, std::size_t count, std::uint64_t seed);

// Of each of them. Prints a line a certificate, then the worst verdict; returns its exit code.
int verify_samples(const std::vector<std::string>& paths, std::size_t count, std::uint64_t seed);

// Verifies a sweep's certificate and prints a certificate of one member, in whatever way its board is written, for
// somebody who knows the root of the sweep's digests: its result is proved, and that the sweep has it. Returns an exit
// code of sprague-verify. Throws InputError if the sweep has no such member.
int show_member(const std::string& path, const std::string& position);

}  // namespace sprague::cli
