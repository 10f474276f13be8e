// The nimbers of Brussels Sprouts without a condition on the graph, for all surfaces and all numbers of tips.
//
// The candidate gives a region a value by two things alone: its surface is orientable, or has an even or an odd number
// of crosscaps; and its excess e, the number of tips less the number of walks that hold one, is 0, odd, or even and
// positive. A curve that
//  - joins two walks makes e one more;
//  - separates leaves regions of excess e1 + e2 = e - 1;
//  - has two sides and does not separate makes e one less;
//  - has one side leaves e;
// and all but the first need a walk with two tips, that is e > 0. Which kinds of surface they leave is a short list,
// compared with the rules on every surface that these take. So the step has finitely many cases: the excesses 0 to 5
// stand for all, for when e1 + e2 >= 5, one of the two is 3 or more, and without two of it the kinds are the same.
//  - No move leaves the region's own value, whichever moves there are.
//  - Each smaller value is left by one of the moves that always exist when e > 0: around one tip or around all but one,
//    with the surface on either side; the one-sided ones; and the two-sided ones of an even number of crosscaps.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "canonical/surfaces.hpp"

namespace sprague::brussels {

enum class SurfaceKind : std::uint8_t { orientable, even, odd };  // of crosscaps

SurfaceKind kind_of(Surface surface);

// By SurfaceKind, then by excess: 0, odd, even and positive.
using NimberTable = std::array<std::array<std::uint32_t, 3>, 3>;

inline constexpr NimberTable kNimbers{{{0, 1, 0}, {0, 1, 0}, {0, 2, 3}}};

std::uint32_t value_of(const NimberTable& table, SurfaceKind kind, std::uint64_t excess);

// Why the induction does not show that the table holds the nimbers of all regions; nothing when it does.
std::optional<std::string> gap_in(const NimberTable& table);

// Are the kinds of surface that cuts leave those that the induction takes?
std::optional<std::string> gap_in_cut_kinds(std::span<const Surface> surfaces);

}  // namespace sprague::brussels
