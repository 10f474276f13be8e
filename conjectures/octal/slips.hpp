// Misprints of L. Beaudou et al., "Octal Games on Graphs", in the order of its pages.
#pragma once

#include <array>

#include "conjectures/slip.hpp"

namespace sprague::octal {

inline constexpr std::array<Slip, 0> kSlips{};

}  // namespace sprague::octal
