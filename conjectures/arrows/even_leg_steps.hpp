// Inductions over even legs: Lemmas 10.1 and 11.1, Proposition 11.2 and Theorem 12.1, for all lengths.
//
// Two marked legs a, b and a free one c (Lemma 10.1). Let c be even, and E(a,b) the pair of the values o of S[va,^b,c]
// and e of S[va,vb,c] for even a and b. By part 4 the values for odd a or b are these, ^ 1 for each edge more. A mark
// on a marked leg then leaves, for each even a' < a, the values o' ^ 1 and e' of E(a',b) from S[va,^b,c], and e' ^ 1
// and o' from S[va,vb,c] (even-leg-marked); one on the free leg leaves an odd value or, from S[va,vb,c], c - 2
// (free-leg-marked). Where E(a',b) satisfies parts 1 to 3:
//  - c - 2 is no option's value of S[va,^b,c], and each even number below is one only together with the next, so its
//    value is even and at most c - 2;
//  - S[va,vb,c] reaches the same numbers below c - 2, and c - 2, but not c; so parts 2 and 3 hold.
// Part 4: with an edge more on one leg the options' values are the old ones, each ^ 1, and the old value; with one more
// on both they are the old ones and the old value ^ 1 (one-edge-more). Base: a or b is 0, Propositions 9.1 and 9.2;
// parts 1 and 3 hold for a = b = 0, too.
//
// One marked leg a and two free ones (Proposition 11.2). By induction over a, options of even value of S[va,b,c], a
// even, come with one of the next number, so its value is even; and one edge more makes it ^ 1 as in part 4
// (Lemma 11.1). No mark (Theorem 12.1): a mark leaves a twig beside such a state, of odd value.
#pragma once

#include "checkers/induction_step.hpp"
#include "conjectures/arrows/unknown_spiders.hpp"

namespace sprague::arrows {

InductionSteps two_marked_steps(const LegFormulas& formulas);  // Lemma 10.1, a + b > 0 in part 2
InductionSteps one_marked_steps();                             // Lemma 11.1 and Proposition 11.2
InductionSteps no_mark_steps();                                // Theorem 12.1

}  // namespace sprague::arrows
