// Steps of the paper's proofs that fail, and are no displays: as statements that a solver refutes, so that it finds the
// smallest numbers for which they do (conjectures/second_opinion.hpp). Nimbers are the formula's, which is proved.
#pragma once

#include "checkers/obligation.hpp"

namespace sprague::brussels {

// Lemma 5.6: (i,q-1) beside (p-1-i,0) has value 2i for all i < p. Unknowns p, q and i.
Obligation third_line_even_fails();
// Lemma 5.6: the nimber of p <= q is at most 2p.
Obligation at_most_2p_fails();
// Lemma 5.7: its cases take in every option. Unknowns p1, q1, p2, q2.
Obligation cases_fail();
// Lemma 5.8: the nimber of (p-1,q-1), below its threshold without bars, is that of the second line.
Obligation first_case_value_fails();
// Lemma 5.8: (0,0) beside (p-1,q-1) has value n_1 - 1.
Obligation first_tips_fail();
// Lemma 5.9: for odd p and n_1 = 2(p-1) > 0, (p-2,q-3) beside (1,2) has value n_1 - 2.
Obligation last_option_fails();

}  // namespace sprague::brussels
