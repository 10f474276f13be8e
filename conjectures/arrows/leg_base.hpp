// The base of the inductions over legs, by enumeration: on spiders with few edges the options that the steps take are
// the rules' (games/spider_arrows.hpp), and the formulas give the rules' values.
#pragma once

#include <optional>
#include <string>

#include "conjectures/arrows/unknown_spiders.hpp"

namespace sprague::arrows {

// A state on which the options differ; nothing when there is none.
std::optional<std::string> gap_in_leg_options();

// A state that has another value; nothing when there is none.
std::optional<std::string> gap_in_leg_values(const LegFormulas& formulas);

}  // namespace sprague::arrows
