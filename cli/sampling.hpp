// Members of a sweep's certificate asked for again.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/verification.hpp"

namespace sprague::cli {

// Of a certificate of a sweep, so many members that the seed chooses: has their results proved, the proof verified and
// the results compared.
Verification verify_sample(const std::string& path, std::size_t count, std::uint64_t seed);

// Of each of them. Prints a line a certificate; returns an exit code of sprague-verify.
int verify_samples(const std::vector<std::string>& paths, std::size_t count, std::uint64_t seed);

// Prints a certificate of one member, for somebody who knows the root of the sweep's digests: its result is proved, and
// that the sweep has it. Returns an exit code of sprague-verify. Throws InputError if the sweep has no such member.
int show_member(const std::string& path, const std::string& position);

}  // namespace sprague::cli
