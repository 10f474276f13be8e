// The limit genus itself: trees on all surfaces up to a bound that is proved (games/sprouts_limits.hpp).
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <vector>

#include "canonical/surfaces.hpp"
#include "checkers/effort.hpp"
#include "checkers/game_trees.hpp"
#include "games/sprouts_limits.hpp"

namespace sprague::sprouts {

// Trees on the spheres with 0, 1, ... handles and with 1, 2, ... crosscaps, as far as one and two beyond the bound.
struct SurfaceTrees {
  std::vector<std::uint32_t> handles;
  std::vector<std::uint32_t> crosscaps;
};

SurfaceTrees trees_on_surfaces(GenusLimits bound, absl::FunctionRef<std::uint32_t(Surface)> tree_on);
std::vector<std::uint32_t> trees_on_handles(GenusLimits bound, absl::FunctionRef<std::uint32_t(Surface)> tree_on);
std::vector<std::uint32_t> trees_on_crosscaps(GenusLimits bound, absl::FunctionRef<std::uint32_t(Surface)> tree_on);

// The least number of handles from which on all trees are the same, and of crosscaps, 1 at least, from which on those
// with equal parity are.
unsigned limit_of_handles(const std::vector<std::uint32_t>& trees);
unsigned limit_of_crosscaps(const std::vector<std::uint32_t>& trees);

}  // namespace sprague::sprouts
