// Lasker's Nim for all heaps: the candidate gives the heap of 4q + r counters, r = 1 to 4, the value 4q + v(r), where v
// permutes 1 to 4, and no counters 0.
//
// Then the heaps up to 4q have the values 0 to 4q, so that taking from 4q + r reaches these and 4q + v(i) for i < r.
// Three things are left, none of which depends on q:
//  - the own value is not reached by taking, because v is a permutation;
//  - nor by breaking: the last two bits of the two values never add up to it, whatever the residues of the parts;
//  - what taking leaves out below it is reached by breaking off one counter.
//
// Source: Zandee, "The Game of Cycles" (2022), Theorem 1.6.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace sprague::cycles {

using LaskerValues = std::array<std::uint32_t, 4>;  // v(1) to v(4)

inline constexpr LaskerValues kPrintedLaskerValues{1, 2, 4, 3};

std::uint32_t value_of(const LaskerValues& values, std::uint32_t heap);

// Why the induction does not show that the candidate is the value of all heaps; nothing when it does.
std::optional<std::string> gap_in(const LaskerValues& values);

}  // namespace sprague::cycles
