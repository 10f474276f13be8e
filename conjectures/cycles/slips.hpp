// Misprints of J. S. Zandee, "The Game of Cycles", in the order of its pages.
#pragma once

#include <array>

#include "conjectures/slip.hpp"

namespace sprague::cycles {

inline constexpr std::array<Slip, 0> kSlips{};

}  // namespace sprague::cycles
