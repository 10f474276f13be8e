// Misprints of J. S. Zandee, "The Game of Cycles", in the order of its pages. What the scan may have done is left out.
#pragma once

#include <array>

#include "conjectures/slip.hpp"

namespace sprague::cycles {

inline constexpr std::array kSlips{
    Slip{
        "Section 1.1", "every position from which a terminal one can be reached is an N-position",
        "can be reached in one move, as the algorithm below it says; heaps of 1 and 1 reach the end, in two moves, and "
        "are a P-position (Lemma 1.2).",
        "CY-T1.4"},
    Slip{"Lemma 2.6, proof", "P(a) + P(b) = 1 - P(k) for the value of two parts",
         "the nim-sum: for a = b = 1, k = 3, the sum is 2, the nim-sum 0 = 1 - P(3).", "CY-L2.6"},
    Slip{"Lemma 2.6, proof", "meaning that SG(S_n) = P(k)", "SG(S_k) = P(k), as for O_k two sentences before.",
         "CY-L2.6"},
    Slip{"Corollary 2.8, proof", "by Theorem 2.7 the parts of lengths a and b, a + b = n - 1, have the values a and b",
         "as L_(a+1) and L_(b+1): that theorem counts the played edge, and gives n - 1 to L_n.", "CY-C2.8"},
    Slip{"Appendix, Python script",
         "the list of moves starts with both arrows of every edge, of an edge at a leaf, too",
         "without the edges at leaves, which Section 2.2.1 calls unmarkable: on a single edge the script finds a move, "
         "and value 1.",
         "CY-TREE"},
};

}  // namespace sprague::cycles
