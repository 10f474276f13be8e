// Misprints of J. S. Zandee, "The Game of Cycles", in the order of its pages. What the scan may have done is left out.
#pragma once

#include <array>

#include "conjectures/slip.hpp"

namespace sprague::cycles {

inline constexpr std::array kSlips{
    Slip{"Section 1.1", "Printed is that a position from which a terminal one can be reached is an N-position.",
         "Meant is reached in one move, as in the algorithm that follows: two heaps of 1 can be emptied, in two moves, "
         "and are a P-position.",
         "CY-T1.4"},
    Slip{"Lemma 2.6, proof", "Printed is P(a) + P(b) = 1 - P(k) for the value of two parts.",
         "Meant is the nim-sum: for a = b = 1 and k = 3 the numbers add up to 2, their nim-sum is 0 = 1 - P(3).",
         "CY-L2.6"},
    Slip{"Lemma 2.6, proof, end", "Printed is SG(S_n) = P(k).", "Meant is SG(S_k), as it is SG(O_k) before.",
         "CY-L2.6"},
    Slip{"Corollary 2.8, proof",
         "Printed is that by Theorem 2.7 parts of lengths a and b, a + b = n - 1, have the values a and b.",
         "Meant is as L_(a+1) and L_(b+1): the theorem counts the played edge, and gives L_n the value n - 1.",
         "CY-C2.8"},
    Slip{"Appendix, Python script", "Printed is a list of moves that begins with both arrows of every edge.",
         "Meant is without the edges at leaves, which Section 2.2.1 calls unmarkable: on a board of one edge the "
         "script finds a move and the value 1.",
         ""},
};

}  // namespace sprague::cycles
