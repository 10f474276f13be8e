// Misprints of L. Beaudou et al., "Octal Games on Graphs", in the order of its pages. "The tables of" a claim are the
// data that its check leaves: the class of each star, its options and theirs.
#pragma once

#include <array>

#include "conjectures/slip.hpp"

namespace sprague::octal {

inline constexpr std::array kSlips{
    Slip{"Proposition 8", "The value of the cycle on n vertices is stated for every n >= 0.",
         "Cycles have three vertices or more.", "OG-P8"},
    Slip{"Lemma 15, proof",
         "In the second case both stars have at least two vertices, and no move takes the hub of one.",
         "At least three: the case before is of stars that are empty, P_1 or P_2, and P_2 can be taken with its hub.",
         ""},
    Slip{"Lemma 16, proof, last item", "S is S(1,l) or S(1,l-1), two ways to write the same stars.",
         "S is S(l) or S(1,l-1), as in the proofs of Lemmas 12 and 17: a path with its hub at the end or next to it.",
         "OG-L16"},
    Slip{"Section 4.2, first sentence", "The value of a subdivided star is to be expressed by those of its two stars.",
         "The value of a subdivided bistar.", ""},
    Slip{"Section 4.2.1, below the definition, and Section 4.2.2, there",
         "That P_3 and the empty graph are equivalent is drawn from Lemma 16 (from Lemma 17), and that S(2) and S(1,1) "
         "are from that.",
         "The lemmas are on S(1,1) alone, and where the hub is matters. With S(2) the middle path is a leg that is "
         "longer by three: Lemma 12.",
         "OG-L12"},
    Slip{"Lemma 21, proof, base cases",
         "The stars outside C1* and C2* with an option in them are said to be the empty graph and five others: S(1,1), "
         "S(2,1,1), S(2,2,1), S(2,2,2,1), S(2,2,2,2).",
         "S(2) is one too: its options are P_2 and P_1 (tables of OG-T19). The lemma holds for it.", "OG-T19"},
    Slip{"Lemma 21, proof, base case 2", "G(S(1,1,1)-1-S(1,1)) = G(S(1,1,1)) by Lemma 20.",
         "By Lemma 16; no part of Lemma 20 leaves S(1,1) out.", "OG-L16"},
    Slip{"Theorem 19, proof, second paragraph", "A \"bisected\" star, twice.", "A subdivided star.", ""},
    Slip{"Theorem 19, proof, third paragraph", "Members of one class other than C1* and C2* are empty or no paths.",
         "S(1,1) and S(2), both P_3, are in C0 (tables of OG-T19); they were treated two sentences before.", "OG-T19"},
    Slip{"Theorem 19, proof, below (ii)",
         "Where G(S) = 1 and G(T) > 1, T has a move into C1, and this is called case (ii).",
         "Case (i), whose answer is a move from T back into the class of S (tables of OG-T19).", "OG-T19"},
    Slip{"Theorem 19, proof, last sentence",
         "The representatives of the eight classes are seven: the empty graph, P_1, P_2, S(1,1,1), S(2,1,1,1), "
         "S(2,2,2,2,2), S(2,2,2,2,2,1).",
         "None of them is in C2#, where S(2,1,1) is, for example (tables of OG-T19).", "OG-T19"},
    Slip{"Theorem 22, proof, second paragraph", "Stars in D1 and C1# have G(S-2-P_1) = 3.",
         "In D1 and D1#: there is no class C1#.", "OG-TAB2"},
    Slip{"Theorem 22, proof, third paragraph", "S(1,2) and the empty graph are equivalent by Lemma 17.",
         "S(1,1), of which the lemma is; S(1,2) has nimber 1 and is in D1*.", "OG-L17"},
    Slip{"Theorem 22, proof, Case 1", "A star in D3 has three options, in D1, D2 and D3.",
         "In D0, D1 and D2, as in Figure 15 and in the sums below it (tables of OG-T22).", "OG-T22"},
    Slip{"Figure 15, caption", "S_1 is in C1 and S_2 in C3.", "S is in D1 and S' in D3.", "OG-T22"},
};

}  // namespace sprague::octal
