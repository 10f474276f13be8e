// Misprints of L. Beaudou et al., "Octal Games on Graphs", in the order of its pages. The tables that are named are the
// data that a claim leaves: the class of each star.
#pragma once

#include <array>

#include "conjectures/slip.hpp"

namespace sprague::octal {

inline constexpr std::array kSlips{
    Slip{"Proposition 8", "Printed is n >= 0 for the cycle on n vertices as well.", "Meant is n >= 3 for cycles.",
         "OG-P8"},
    Slip{"Lemma 15, proof",
         "Printed is, in the second case, that both stars have at least two vertices, so that no move is on the middle "
         "path.",
         "Meant is at least three: the first case is of stars that are empty, P_1 or P_2, and P_2 can be taken whole.",
         ""},
    Slip{
        "Lemma 16, proof, last item", "Printed is S(1,l) or S(1,l-1), two ways to write the same stars.",
        "Meant is S(l) or S(1,l-1), as in the proofs of Lemmas 12 and 17: paths with the hub at the end or next to it.",
        "OG-L16"},
    Slip{"Section 4.2, first sentence",
         "Printed is the value of a subdivided star as a function of those of its two stars.",
         "Meant is the value of a subdivided bistar.", ""},
    Slip{"Section 4.2.1, below the definition, and Section 4.2.2, at the same place",
         "Printed is that P_3 and the empty graph are equivalent by Lemma 16 (by Lemma 17), and therefore S(2) and "
         "S(1,1).",
         "Meant is S(1,1) by that lemma, which is of S(1,1) alone; where the hub is matters. S(2) lengthens a leg by "
         "three: Lemma 12.",
         "OG-L12"},
    Slip{"Lemma 21, proof, base cases",
         "Printed are, as the stars with an option in C1* or C2*, the empty graph and S(1,1), S(2,1,1), S(2,2,1), "
         "S(2,2,2,1) and S(2,2,2,2).",
         "Meant is S(2) as well, whose options are P_2 and P_1 (the table of classes of OG-T19); the lemma holds for "
         "it.",
         "OG-T19"},
    Slip{"Lemma 21, proof, base case 2", "Printed is that G(S(1,1,1)-1-S(1,1)) = G(S(1,1,1)) by Lemma 20.",
         "Meant is by Lemma 16: no part of Lemma 20 leaves S(1,1) out.", "OG-L16"},
    Slip{"Theorem 19, proof, second paragraph", "Printed is \"bisected star\", twice.", "Meant is \"subdivided star\".",
         ""},
    Slip{
        "Theorem 19, proof, third paragraph",
        "Printed is that two members of one class other than C1* and C2* are empty or no paths.",
        "Meant is other than P_3 as well: S(1,1) and S(2) are in C0 (the table of classes of OG-T19), and were treated "
        "before.",
        "OG-T19"},
    Slip{"Theorem 19, proof, below (ii)",
         "Printed is case (ii) where G(S) = 1 and G(T) > 1, because T has a move into C1.",
         "Meant is case (i), where T has a move back into the class of S (the table of classes of OG-T19).", "OG-T19"},
    Slip{"Theorem 19, proof, last sentence",
         "Printed are seven representatives of the eight classes: the empty graph, P_1, P_2, S(1,1,1), S(2,1,1,1), "
         "S(2,2,2,2,2) and S(2,2,2,2,2,1).",
         "Meant is one of C2# as well, S(2,1,1) for example (the table of classes of OG-T19).", "OG-T19"},
    Slip{"Theorem 22, proof, second paragraph", "Printed is that stars in D1 and C1# have G(S-2-P_1) = 3.",
         "Meant is D1 and D1#: there is no class C1#.", "OG-TAB2"},
    Slip{"Theorem 22, proof, third paragraph", "Printed is that S(1,2) and the empty graph are equivalent by Lemma 17.",
         "Meant is S(1,1), of which the lemma is; S(1,2) has nimber 1 and is in D1*.", "OG-L17"},
    Slip{"Theorem 22, proof, Case 1", "Printed is that the three options of a star in D3 are in D1, D2 and D3.",
         "Meant is in D0, D1 and D2, as in Figure 15 and in the sums below it (the table of classes of OG-T22).",
         "OG-T22"},
    Slip{"Figure 15, caption", "Printed is that S_1 is in C1 and S_2 in C3.", "Meant is that S is in D1 and S' in D3.",
         "OG-T22"},
};

}  // namespace sprague::octal
