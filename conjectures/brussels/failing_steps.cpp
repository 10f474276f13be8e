#include "conjectures/brussels/failing_steps.hpp"

#include "conjectures/brussels/display_obligations.hpp"
#include "conjectures/brussels/formula_obligations.hpp"

namespace sprague::brussels {
namespace {

// The nim-sum with 0 or 1, and that of 2 with an even number or with 1.
Term nim_sum_with_bit(const Term& a, const Term& bit) {
  return choose(residue(a, 2) == Term(0), a + bit, a - bit);
}
Term nim_sum_with_2(const Term& a) {
  return choose(residue(a, 4) <= Term(1), a + Term(2), a - Term(2));
}

// p < q below the threshold without bars, or with them.
Formula in_second_line(const NimberFormula& formula, const Term& p, const Term& q) {
  return p < q && q < formula.threshold(p);
}

Term second_line_value(const Term& sum) {
  return 2 * kPrinted.half_below(sum);
}

}  // namespace

Obligation third_line_even_fails() {
  Statement statement("third-line-even-options", "For i < p, (i,q-1) beside (p-1-i,0) has value 2i.");
  const Spots<Term> spots = unknown_position(statement);
  const Term i = statement.natural("i");
  statement.given("third line", spots.p < spots.q && kWithoutBars.threshold(spots.p) <= spots.q);
  statement.given("i below p", i < spots.p);
  const Term first = formula_value(statement, "f1", kPrinted, i, spots.q - Term(1));
  const Term second = formula_value(statement, "f2", kPrinted, spots.p - Term(1) - i, Term(0));
  statement.claim(nim_sum_with_bit(first, second) == 2 * i);
  return statement.failure();
}

Obligation at_most_2p_fails() {
  Statement statement("nimber-at-most-2p", "For p <= q the nimber is at most 2p.");
  const Spots<Term> spots = unknown_position(statement);
  statement.given("order", spots.p <= spots.q);
  statement.claim(formula_value(statement, "f", kPrinted, spots.p, spots.q) <= 2 * spots.p);
  return statement.failure();
}

Obligation cases_fail() {
  Statement statement("cases-of-lemma-5-7", "Of every pair of parts below the threshold one case takes in one order.");
  const Parts<Term> x = unknown_option(statement);
  statement.given("below the threshold", in_second_line(kWithoutBars, x.p(), x.q()));
  const auto taken = [](const Term& p1, const Term& q1, const Term& p2, const Term& q2) {
    const Formula both_in_second_line = in_second_line(kWithoutBars, p1, q1) &&
                                        (in_second_line(kWithoutBars, p2, q2) || in_second_line(kWithoutBars, q2, p2));
    const Formula beyond = 2 * p1 - absolute(floor_divide(p1 - Term(2), 2)) <= q1;
    return p1 <= q1 && (p1 == q1 || both_in_second_line || beyond);
  };
  statement.claim(taken(x.p1, x.q1, x.p2, x.q2) || taken(x.p2, x.q2, x.p1, x.q1));
  return statement.failure();
}

Obligation first_case_value_fails() {
  Statement statement("first-case-value", "Below its threshold (p-1,q-1) has the second line's nimber.");
  const Spots<Term> spots = unknown_position(statement);
  const Term one(1);
  statement.given("below the threshold", one <= spots.p && in_second_line(kWithoutBars, spots.p, spots.q));
  statement.given("first case", in_second_line(kWithoutBars, spots.p - one, spots.q - one));
  statement.claim(formula_value(statement, "n2", kPrinted, spots.p - one, spots.q - one) ==
                  second_line_value(spots.p + spots.q - Term(2)));
  return statement.failure();
}

Obligation first_tips_fail() {
  Statement statement("first-tips", "Below the threshold, (0,0) beside (p-1,q-1) has value n1 - 1.");
  const Spots<Term> spots = unknown_position(statement);
  const Term one(1);
  const Term value = second_line_value(spots.p + spots.q);
  statement.given("below the threshold", one <= spots.p && in_second_line(kWithoutBars, spots.p, spots.q));
  statement.given("n1 positive", Term(0) < value);
  const Term before = formula_value(statement, "n2", kPrinted, spots.p - one, spots.q - one);
  statement.claim(nim_sum_with_bit(before, one) == value - one);
  return statement.failure();
}

Obligation last_option_fails() {
  Statement statement("last-option",
                      "In the first case, p odd and n1 = 2(p-1), (p-2,q-3) beside (1,2) has value n1 - 2.");
  const Spots<Term> spots = unknown_position(statement);
  const auto& [p, q] = spots;
  const Term value = second_line_value(p + q);
  statement.given("below the threshold", Term(1) <= p && in_second_line(kPrinted, p, q));
  statement.given("first case", kPrinted.threshold(p - Term(1)) <= q + Term(1));
  statement.given("p odd", residue(p, 2) == Term(1));
  statement.given("n1", value == 2 * p - Term(2) && Term(0) < value);
  const Term rest = formula_value(statement, "rest", kPrinted, p - Term(2), q - Term(3));
  statement.claim(nim_sum_with_2(rest) == value - Term(2));
  return statement.failure();
}

}  // namespace sprague::brussels
