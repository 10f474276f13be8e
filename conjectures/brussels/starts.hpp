// Starts of Brussels Sprouts: every vector of tips once, up to the order of the spots.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <string>
#include <vector>

#include "canonical/surfaces.hpp"
#include "checkers/play_lengths.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/claim.hpp"

namespace sprague::brussels {

struct Start {
  std::vector<unsigned> tips;  // of each spot, ascending
  Surface surface;

  std::uint64_t spots() const { return tips.size(); }
  std::uint64_t total() const;
  std::uint64_t spots_with_tips() const;
  std::uint64_t spots_with_one_tip() const;
  // What BrusselsSprouts reads.
  std::string print() const;
};

// Every start whose numbers of spots and of tips add up to one of `sizes`, with `least` tips or more at every spot, on
// each of the surfaces; smaller sums first.
void each_start(Range sizes, unsigned least, const std::vector<Surface>& surfaces,
                absl::FunctionRef<void(const Start&)> sink);

// Checks of lengths go so far.
inline constexpr unsigned kMostHandles = 4;
inline constexpr unsigned kMostCrosscaps = 6;

// The surfaces with so many handles or crosscaps, from the first number to the last; no handle is the sphere.
std::vector<Surface> handles(unsigned first, unsigned last);
std::vector<Surface> crosscaps(unsigned first, unsigned last);
// Every surface that the rules take.
std::vector<Surface> every_surface();

// "all starts with n + T from 2 to 9, t_i >= 1, on S, T1 and T2"
std::string range_text(Range sizes, unsigned least, const std::vector<Surface>& surfaces);

// "plays of 3 or 5 moves"
std::string print_lengths(const Lengths& lengths);

void fail(Tally& tally, const Start& start, std::string note);

}  // namespace sprague::brussels
