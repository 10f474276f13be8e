// Theorem 5.1 for all p, q as obligations for a solver: the induction of conjectures/brussels/formula_induction.hpp
// with all numbers free, nothing split by residues.
//
// Let f be the formula and CS4(p,1,q,1) have nimber f(p,q) wherever there are fewer tips. Then, for all p and q:
//  pairs-not-met     no pair of parts has the value f(p,q): x is their nim-sum, of which only three facts are used
//  joined-not-met    nor has joining t and b;
//  zero              where f(p,q) > 0, joining t and b leaves 0;
//  odd-numbers       every odd 2k + 1 < f(p,q) off the diagonal is the value of (i,i) beside the rest,
//  even-numbers      every even 2k <= f(p,q) - 4 that of (i,q-1) beside (p-1-i,0), both by naming i, one of two terms
//  in
//                    p, q and k, and
//  last-even-number  f(p,q) - 2 that of a small part beside the rest.
// So f(p,q) is the smallest number that no option has. What is used of nim-sums stands in
// checkers/nim_sum_obligations.hpp.
#pragma once

#include <string>
#include <vector>

#include "checkers/obligation.hpp"
#include "checkers/statement.hpp"
#include "conjectures/brussels/nimber_formula.hpp"

namespace sprague::brussels {

// f(p,q) in either order, with names for what it is made of.
Term formula_value(Statement& statement, const std::string& name, const NimberFormula& formula, const Term& p,
                   const Term& q);

// Each is followed by its twins.
std::vector<Obligation> not_met_obligations(const NimberFormula& formula);
std::vector<Obligation> odd_number_obligations(const NimberFormula& formula);
// f(p-1,q-1) >= f(p,q) - 2.
std::vector<Obligation> step_on_diagonal_obligations(const NimberFormula& formula);
std::vector<Obligation> even_number_obligations(const NimberFormula& formula);

// All of these, those on nim-sums, and that the printed formula is the simpler one: the smaller of p and
// floor(2(p+q-1)/5), twice.
std::vector<Obligation> induction_obligations(const NimberFormula& formula);

}  // namespace sprague::brussels
