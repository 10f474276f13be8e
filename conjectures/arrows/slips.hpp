// Misprints of B. G. Mathews, "The Game of Arrows on 3-legged spider graphs", in the order of its pages.
#pragma once

#include <array>

#include "conjectures/slip.hpp"

namespace sprague::arrows {

inline constexpr std::array<Slip, 0> kSlips{};

}  // namespace sprague::arrows
