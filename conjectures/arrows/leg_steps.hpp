// Inductions over legs: that the printed values of paths and of three-legged spiders are the smallest numbers that no
// option has, for all lengths (Propositions 5.2 to 9.3, Theorem 8.2).
//
// A state's value is a nim-sum of heaps and a bit, perhaps plus 2. Let every option have its printed value. Then the
// value is right at a state if
//  ...-not-met   no option has it: the last bits differ, or just one heap does;
//  ...-reached   some option lowers each heap to each smaller number, and some drops the bit, leaving the rest as it
//  is;
//                where 2 is added, some options have the values 0 and 1.
// For the options of the heaps side by side have the nim-sum as the smallest number that none of them has. An option
// that lowers nothing may be there: it only must not have the value. What is used of nim-sums is only that they are
// equal if all heaps but one are the same and that one too, and not equal if all but one are the same and that one not.
#pragma once

#include "checkers/induction_step.hpp"
#include "conjectures/arrows/unknown_spiders.hpp"

namespace sprague::arrows {

// Propositions 5.2, 5.4 and 5.6; that the last bit of flows and crashes changes with each move is Proposition 7.2.
InductionSteps path_steps();

// The induction's steps for states of each kind, if the formulas hold for all others.
InductionSteps two_short_legs_steps(const LegFormulas& formulas);      // Propositions 6.3 and 7.4
InductionSteps one_short_leg_steps(const LegFormulas& formulas);       // Proposition 7.7
InductionSteps three_marked_legs_steps(const LegFormulas& formulas);   // Theorem 8.2
InductionSteps two_short_and_free_steps(const LegFormulas& formulas);  // Proposition 9.1, any c
InductionSteps short_and_marked_steps(const LegFormulas& formulas);    // Proposition 9.2
InductionSteps short_and_two_free_steps(const LegFormulas& formulas);  // Proposition 9.3

}  // namespace sprague::arrows
