// Misprints of S. S. Das et al., "A theoretical expansion of the Sprout game", in the order of its pages.
#pragma once

#include <array>

#include "conjectures/slip.hpp"

namespace sprague::brussels {

inline constexpr std::array<Slip, 0> kSlips{};

}  // namespace sprague::brussels
