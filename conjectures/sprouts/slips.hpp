// Misprints of J. Lemoine, S. Viennot, "Sprouts games on compact surfaces", in the order of its pages.
#pragma once

#include <array>

#include "conjectures/slip.hpp"

namespace sprague::sprouts {

inline constexpr std::array kSlips{
    Slip{"Section 2.7",
         "Printed is that the surface related to a region is homeomorphic to the region without its boundaries.",
         "Meant is to the region with a disk in place of each boundary: without them it is not compact. Section 2.5 "
         "counts so, a "
         "boundary being one less in the Euler characteristic.",
         ""},
    Slip{"Section 4.1",
         "Printed is that in a move that makes a region orientable the player can choose the orientation of each "
         "boundary.",
         "Meant is of each other boundary: of the two that a move of kind II.B.1.(c) makes of one, the second runs "
         "against the "
         "first, as Section 4.3 has it.",
         ""},
    Slip{"Section 6.3, first case",
         "Printed is that the second player answers the link of the two spots with a move of kind II.A.(a); it is not "
         "said with which.",
         "Meant is the one that links the two spots again, which leaves `(abcd) | (abcd)`, of nimber 0. Others of that "
         "kind "
         "lose: a loop at one of the spots, and a curve from one to the new vertex, leave the nimbers 1 and 3.",
         "SP-6.3"},
    Slip{"Section 6.3, second case", "Printed is that two moves are left, with the unused spots.",
         "Meant is with the unused spot: after the loop there is one, and by itself, `1`, it has just two moves.",
         "SP-6.3"},
};

}  // namespace sprague::sprouts
