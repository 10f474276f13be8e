// The checks that the claims of "The Game of Arrows on 3-legged spider graphs" name (conjectures/arrows/*.claims): a
// table for each source.
#pragma once

#include <span>
#include <vector>

#include "conjectures/named_check.hpp"

namespace sprague::arrows {

// All of them.
std::vector<NamedCheck> checks();

std::span<const NamedCheck> checks_of_associates();
std::span<const NamedCheck> checks_of_empty_spiders();
std::span<const NamedCheck> checks_of_even_legs();
std::span<const NamedCheck> checks_of_isomorphisms();
std::span<const NamedCheck> checks_of_marked_legs();
std::span<const NamedCheck> checks_of_marked_near_hub();
std::span<const NamedCheck> checks_of_paths();
std::span<const NamedCheck> checks_of_trimmed_game();
std::span<const NamedCheck> checks_of_two_short_legs();

}  // namespace sprague::arrows
