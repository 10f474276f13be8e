// Theorem 5.1 for all p, q: the induction step, one obligation after the other, as linear inequalities.
//
// The options of CS4(p,1,q,1) are one of value 0 (1 when p = 0 < q) and the pairs of parts p' + p'' = p - 1, q' + q'' =
// q - 1. Let h(p,q) be half the formula off the diagonal and B(s) the half that it gives below the threshold.
//  Diagonal. A pair has both parts on the diagonal, of value 1 ^ 1, or none, of even value: never 1.
//  Not met, p < q. A part on the diagonal makes the pair odd. Else x ^ y <= x + y, and h(p',q') + h(p'',q'') < h(p,q):
//    when h(p,q) = p because h <= p everywhere; when h(p,q) = B(p + q) because B(s') + B(s'') < B(s' + s'' + 2) by
//    residues and h <= B but for finitely many parts. One of those beside any other part keeps the inequality, by
//    residues; of two of those the nim-sum is looked at, for (1,2), (1,2) have together 2h(3,5).
//  Odd numbers, p < q. The pairs (i,i), (p-1-i,q-1-i): along this diagonal h begins with 0 and grows by at most 1 a
//  step,
//    and so once more to h(p,q).
//  Even numbers, p < q. The pairs (p',q-1), (p-1-p',0) with p' <= p - 2 in the same way reach all up to h(p,q) - 2.
//  What
//    is left is 2(h - 1), reached with one small part: (0,1), (1,0), (1,2) or (2,1).
#pragma once

#include <optional>
#include <string>

#include "conjectures/brussels/nimber_formula.hpp"

namespace sprague::brussels {

// Each says why its obligation is not shown for all p, q; nothing when it is.

// The options, compared with the rules up to so many tips, and the value of the one that is no pair.
std::optional<std::string> gap_in_options(std::uint16_t most = 7);
// For p < q, 2h(p,q) is the value of no pair of parts; without a part on the diagonal the value is smaller.
std::optional<std::string> gap_in_not_met(const NimberFormula& formula);
std::optional<std::string> gap_in_odd_numbers(const NimberFormula& formula);
std::optional<std::string> gap_in_even_numbers(const NimberFormula& formula);

// All of it.
std::optional<std::string> gap_in(const NimberFormula& formula);

}  // namespace sprague::brussels
