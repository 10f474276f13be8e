// Misprints of S. S. Das et al., "A theoretical expansion of the Sprout game", in the order of its pages.
#pragma once

#include <array>

#include "conjectures/slip.hpp"

namespace sprague::brussels {

inline constexpr std::array kSlips{
    Slip{"Section 1.2, on Section 6", "Printed is that the number of BS_4(P_4:p,q) is always 0.",
         "Meant is the nimber of BS_2(P_4:p,q), for p, q >= 3: so Theorem 6.1 has it, and BS_2(2,3) has nimber 1.",
         "BS-T6.1"},
    Slip{"Theorem 5.1", "Printed is that the first line is for p = q and the third for all q from the threshold on.",
         "Meant is the first line for p = q = 0, which both take in: CS4(0,1,0,1) has nimber 1 (Lemma 5.2).",
         "BS-T5.1"},
    Slip{"Section 5.1.1", "Printed is twice, that p' and q' go up to p' - 1 and q' - 1.", "Meant is p - 1 and q - 1.",
         "BS-T5.1"},
    Slip{"Lemma 5.2, part (iv), (4)", "Printed is CS4(0,0,q,0) as the first part.",
         "Meant is CS4(0,0,1,0), as in the sentence before; both have nimber 0.", "BS-L5.2.4"},
    Slip{"Lemmas 5.6 to 5.8 and the headings above them", "Printed is the threshold without bars round p - 2.",
         "Meant is the one with the bars of Theorem 5.1; it differs for p = 0 and p = 1.", "BS-L5.6"},
    Slip{"Lemma 5.7, the case of two parts below their thresholds",
         "Printed is q'' < p'' < 2q'' - floor((p''-2)/2) where the second part is turned round.",
         "Meant is q'' in the floor.", "BS-L5.7"},
    Slip{"Lemma 5.7, the case of a part from its threshold on, and (15)",
         "Printed are bars round the floor of (p'-2)/2.",
         "Meant are bars round p' - 2, as in Theorem 5.1; it differs for p' = 1.", "BS-L5.7"},
    Slip{"Lemma 5.8, its second case", "Printed is q - 1 below the threshold of p.",
         "Meant is q below it; with q - 1 the bounds differ by up to 2, not by 1 as the next sentence says.",
         "BS-L5.8"},
    Slip{"Lemma 5.8, its second display", "Printed is + 2floor(i/4) in n_2 - n_1, in all lines.",
         "Meant is - 2floor(i/4); in this case i = 3, and the term is 0.", "BS-L5.8"},
    Slip{"Lemma 5.9, the beginning of the proof",
         "Printed is that the nimber of CS4(n,1,q,1) is to be shown to be n_1.",
         "Meant is that the even numbers up to n_1 - 2 are values of options of CS4(p,1,q,1).", "BS-L5.9"},
    Slip{"Lemma 5.9, the display for even p", "Printed is |(p-2)-1| in the threshold of p - 2.", "Meant is |(p-2)-2|.",
         "BS-L5.9"},
    Slip{"Section 7, (2)", "Printed is Theorem 2.5 as what may explain that more handles do not change the winner.",
         "Meant is Theorem 2.2: on non-orientable surfaces, of which Theorem 2.5 speaks, more crosscaps do.",
         "BS-Q2.7"},
    Slip{"Section 7, (5)", "Printed is that Circular Sprouts was studied with only two spots.",
         "Meant is with four spots, of which two have any number of tips and two have one.", "BS-T5.1"},
};

}  // namespace sprague::brussels
