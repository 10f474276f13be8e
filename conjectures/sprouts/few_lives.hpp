// Which surfaces stand for all where the genus does not matter.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>

#include "canonical/surfaces.hpp"
#include "checkers/effort.hpp"

namespace sprague::sprouts {

// One for each set of ways in which a curve from a boundary to itself can cut a surface: whether it separates, how many
// sides it has, and whether orientable surfaces are left.
inline const std::array kWaysSurfaces{Surface(),
                                      Surface::with_handles(1),
                                      Surface::with_crosscaps(1),
                                      Surface::with_crosscaps(2),
                                      Surface::with_crosscaps(3),
                                      Surface::with_crosscaps(4)};

// Why these surfaces do not stand for all that the rules take; nothing when they do.
std::optional<std::string> gap_in_ways(std::span<const Surface> surfaces);

// Why more matters of a region with up to so many lives than how many these are, and how many of them at vertices that
// are shared with the outside; nothing when that is all. From two lives on every region is taken, on a surface of each
// kind, with its vertices named in every way.
std::optional<std::string> gap_in_few_lives(const Effort& effort, unsigned most_lives = 3);

}  // namespace sprague::sprouts
