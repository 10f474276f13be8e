// That the game on lines and spiders of any size, where edges at leaves cannot be marked, is the trimmed one with one
// edge less at each end (Theorem 3.4): by comparing the two on small ones. Both games ask something of single vertices
// only, and long legs have no vertices, with the edges at them and the neighbours' kinds, that short ones do not have.
#pragma once

#include <optional>
#include <string>

namespace sprague::arrows {

// A line on which the two games differ; nothing when there is none.
std::optional<std::string> gap_in_trimming_of_lines();

// The same for spiders with three legs, some of one edge or none.
std::optional<std::string> gap_in_trimming_of_spiders();

}  // namespace sprague::arrows
