// Misprints of J. Lemoine, S. Viennot, "Sprouts games on compact surfaces", in the order of its pages.
#pragma once

#include <array>

#include "conjectures/slip.hpp"

namespace sprague::sprouts {

inline constexpr std::array<Slip, 0> kSlips{};

}  // namespace sprague::sprouts
