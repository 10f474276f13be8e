// Inductions of this paper whose steps are on numbers alone: what moves leave of a path and of a heap (Definitions 3
// and 5, Node Kayles), and that the middle path of a bistar reduces modulo 3 under misere play.
#pragma once

#include "checkers/induction_step.hpp"

namespace sprague::octal {

// For every octal code and every length: what moves leave of the path on n vertices, as lengths of paths, is what they
// leave of the heap of n counters. That vertices which hang together on a path are a run of it is used, nothing else.
InductionSteps path_and_heap_steps();

// For every length: what moves of Node Kayles leave of a path is what those of 0.137 leave.
InductionSteps node_kayles_steps();

// A bistar with two legs or more at each hub, and the same with a middle path of three edges more: what a move leaves
// of the two has one value under misere play, if smaller such pairs have. It uses that no move takes a hub or what is
// between the hubs, so that both have the same moves, and that legs of stars reduce modulo 3.
InductionSteps misere_middle_steps();

}  // namespace sprague::octal
