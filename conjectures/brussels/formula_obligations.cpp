#include "conjectures/brussels/formula_obligations.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <map>
#include <string>
#include <string_view>

#include "checkers/nim_sum_obligations.hpp"
#include "conjectures/brussels/sweeps.hpp"
#include "conjectures/brussels/unknown_parts.hpp"

namespace sprague::brussels {
namespace {

// --- options that must not have the value ---

std::vector<Obligation> pairs_not_met(const NimberFormula& formula) {
  Statement statement("pairs-not-met",
                      "No nim-sum of f(p1,q1) and f(p2,q2) is f(p,q), for p = p1 + p2 + 1 and q = q1 + q2 + 1.");
  const Parts<Term> parts = unknown_option(statement);
  const Term first = formula_value(statement, "f1", formula, parts.p1, parts.q1);
  const Term second = formula_value(statement, "f2", formula, parts.p2, parts.q2);
  const Term whole = formula_value(statement, "f", formula, parts.p(), parts.q());
  const Term x = statement.natural("x");
  give_nim_sum(statement, first, second, x);
  statement.claim(!(x == whole));
  return statement.with_twins(kNimSumFacts);
}

// CS4(p,0,1,0) and CS4(1,0,q,0) have nimber 0 without tips, else 1 (BS-L5.2.3).
constexpr const char* kLeft = "value of left part";
constexpr const char* kRight = "value of right part";

Term joined(Statement& statement, const Term& p, const Term& q) {
  const Term left = statement.natural("left");
  const Term right = statement.natural("right");
  statement.given(kLeft, left == choose(p == Term(0), Term(0), Term(1)));
  statement.given(kRight, right == choose(q == Term(0), Term(0), Term(1)));
  return choose(left == right, Term(0), Term(1));
}

std::vector<Obligation> joined_not_met(const NimberFormula& formula) {
  Statement statement("joined-not-met", "Joining t and b does not leave f(p,q).");
  const Term p = statement.natural("p");
  const Term q = statement.natural("q");
  const Term whole = formula_value(statement, "f", formula, p, q);
  statement.claim(!(joined(statement, p, q) == whole));
  return statement.with_twins({kLeft, kRight});
}

std::vector<Obligation> zero(const NimberFormula& formula) {
  constexpr const char* kNotZero = "f positive";
  Statement statement("zero", "Where f(p,q) > 0, joining t and b leaves 0.");
  const Term p = statement.natural("p");
  const Term q = statement.natural("q");
  const Term whole = formula_value(statement, "f", formula, p, q);
  statement.given(kNotZero, Term(0) < whole);
  statement.claim(joined(statement, p, q) == Term(0));
  return statement.with_twins({kNotZero});
}

// --- numbers that must be the value of an option ---

constexpr const char* kOrder = "p below q";
constexpr const char* kBelow = "k in range";

Formula any_of(const std::vector<Formula>& formulas) {
  Formula any = formulas.front();
  for (std::size_t i = 1; i < formulas.size(); ++i) any = any || formulas[i];
  return any;
}

std::vector<Obligation> odd_numbers(const NimberFormula& formula) {
  Statement statement(
      "odd-numbers",
      "For p < q and 2k + 1 < f(p,q) there is an i <= p - 1 with f(i,q-p+i) = 2k: beside (p-1-i,p-1-i), "
      "of value 1, it makes 2k + 1.");
  const Term p = statement.natural("p");
  const Term q = statement.natural("q");
  const Term k = statement.natural("k");
  const Term half = statement.define("half", formula.half(p, q));
  statement.given(kOrder, p < q);
  statement.given(kBelow, k < half);
  // The i at which the third line is k, and the first at which the second line is.
  std::vector<Formula> found;
  int number = 0;
  for (const Term& part : {k, floor_divide(5 * k - 2 * (q - p) + Term(5), 4)}) {
    const Term i = statement.define(fmt::format("i{}", ++number), part);
    const Term part_half = statement.define(fmt::format("half{}", number), formula.half(i, q - p + i));
    found.push_back(Term(0) <= i && i < p && part_half == k);
  }
  statement.claim(any_of(found));
  return statement.with_twins({kBelow});
}

// Half of f(i,q-1), for an i with 0 <= i <= p - 2, is k: beside (p-1-i,0), of value 0, it makes 2k.
std::vector<Obligation> even_numbers(const NimberFormula& formula) {
  Statement statement(
      "even-numbers",
      "For p < q and 0 <= 2k <= f(p,q) - 4 there is an i <= p - 2 with f(i,q-1) = 2k: beside (p-1-i,0), "
      "of value 0, it makes 2k.");
  const Term p = statement.natural("p");
  const Term q = statement.natural("q");
  const Term k = statement.natural("k");
  const Term half = statement.define("half", formula.half(p, q));
  statement.given(kOrder, p < q);
  statement.given(kBelow, k + Term(2) <= half);
  std::vector<Formula> found;
  int number = 0;
  for (const Term& part : {k, floor_divide(5 * k + Term(1), 2) - q + Term(2)}) {
    const Term i = statement.define(fmt::format("i{}", ++number), part);
    const Term part_half = statement.define(fmt::format("half{}", number), formula.half(i, q - Term(1)));
    found.push_back(Term(0) <= i && i <= p - Term(2) && part_half == k);
  }
  statement.claim(any_of(found));
  return statement.with_twins({kBelow});
}

// A small part of value 0 or 2, and whether it makes twice `wanted` with the rest, off the diagonal.
Formula small_part(Statement& statement, const NimberFormula& formula, const Spots<Term>& spots, const Position& small,
                   const Term& wanted) {
  const std::int64_t small_value = formula.value(small.p, small.q);
  const std::string name = fmt::format("{}{}", small.p, small.q);
  const Term p = statement.define("p_beside" + name, spots.p - Term(small.p + 1));
  const Term q = statement.define("q_beside" + name, spots.q - Term(small.q + 1));
  const Term half = statement.define("half_beside" + name, formula.half(p, q));
  // Half of the nim-sum with 2 is one more or one less.
  const Term with_2 = choose(residue(half, 2) == Term(0), half + Term(1), half - Term(1));
  const Formula there = Term(0) <= p && p < q;
  if (small_value != 0 && small_value != 2) return there && !there;
  return there && (small_value == 0 ? half : with_2) == wanted;
}

// Which small part it is depends on B, half of what f is below the threshold: on whether p - 1 <= B(p + q - 3); else on
// whether B(p + q) is just one more; else on whether f(p,q) is 2p.
std::vector<Obligation> last_even_number(const NimberFormula& formula) {
  constexpr const char* kLeast = "f at least 4";
  constexpr const char* kReached = "p less 1 within the bound";
  constexpr const char* kBeyond = "p less 1 beyond the bound";
  constexpr const char* kStep = "bound grows by 1";
  constexpr const char* kJump = "bound grows by more";
  constexpr const char* kThird = "f is 2p";
  constexpr const char* kSecond = "f below 2p";
  struct Chosen {
    Position small;
    std::vector<std::string_view> given;  // the last is what the twin leaves out
  };
  const std::array<Chosen, 4> cases{{{{0, 1}, {kReached}},
                                     {{1, 0}, {kBeyond, kStep}},
                                     {{1, 2}, {kBeyond, kJump, kThird}},
                                     {{2, 1}, {kBeyond, kJump, kSecond}}}};
  std::vector<Obligation> result;
  for (const auto& [small, given] : cases) {
    Statement statement(fmt::format("last-even-number-{}-{}", small.p, small.q),
                        fmt::format("For p < q and f(p,q) >= 4, f(p,q) - 2 is the value of ({},{}) beside the rest, if "
                                    "(the bound being half of f below the threshold, for p + q - 3): {}.",
                                    small.p, small.q, fmt::join(given, ", ")));
    const Spots<Term> spots{statement.natural("p"), statement.natural("q")};
    const Term half = statement.define("half", formula.half(spots.p, spots.q));
    const Term bound = statement.define("bound", formula.half_below(spots.p + spots.q));
    const Term before = statement.define("bound_before", formula.half_below(spots.p + spots.q - Term(3)));
    const std::map<std::string_view, Formula> meanings{{kReached, spots.p - Term(1) <= before},
                                                       {kBeyond, before < spots.p - Term(1)},
                                                       {kStep, bound == before + Term(1)},
                                                       {kJump, !(bound == before + Term(1))},
                                                       {kThird, half == spots.p},
                                                       {kSecond, half < spots.p}};
    statement.given(kOrder, spots.p < spots.q);
    statement.given(kLeast, Term(2) <= half);
    for (const std::string_view label : given) statement.given(std::string(label), meanings.at(label));
    statement.claim(small_part(statement, formula, spots, small, half - Term(1)));
    append(result, statement.with_twins({given.back()}));
  }
  return result;
}

// So that it is p or less where f is 2p or not: the cases are all there are.
std::vector<Obligation> at_most_p(const NimberFormula& formula) {
  Statement statement("half-at-most-p", "For all p and q, half of f is at most p.");
  const Term p = statement.natural("p");
  const Term q = statement.natural("q");
  statement.claim(formula.half(p, q) <= p);
  Statement sharper("half-below-p", "For all p and q, half of f is below p.");
  const Term sharper_p = sharper.natural("p");
  sharper.claim(formula.half(sharper_p, sharper.natural("q")) < sharper_p);
  return {statement.proof(), sharper.failure()};
}

std::vector<Obligation> simpler_formula(const NimberFormula& formula) {
  constexpr const char* kNotThere = "not 1 2";
  Statement statement("simpler-formula",
                      "For p < q other than (1,2), f(p,q) is twice the smaller of p and floor(2(p+q-1)/5).");
  const Term p = statement.natural("p");
  const Term q = statement.natural("q");
  statement.given(kOrder, p < q);
  statement.given(kNotThere, !(p == Term(1) && q == Term(2)));
  const Term other = statement.define("other", floor_divide(2 * (p + q - Term(1)), 5));
  statement.claim(formula.half(p, q) == choose(p <= other, p, other));
  return statement.with_twins({kOrder, kNotThere});
}

}  // namespace

Term formula_value(Statement& statement, const std::string& name, const NimberFormula& formula, const Term& p,
                   const Term& q) {
  const Term low = statement.define(name + "_low", choose(p <= q, p, q));
  const Term high = statement.define(name + "_high", choose(p <= q, q, p));
  const Term half = statement.define(name + "_half", formula.half(low, high));
  return statement.define(name, choose(low == high, Term(1), 2 * half));
}

std::vector<Obligation> not_met_obligations(const NimberFormula& formula) {
  std::vector<Obligation> all = pairs_not_met(formula);
  append(all, joined_not_met(formula));
  return all;
}

std::vector<Obligation> odd_number_obligations(const NimberFormula& formula) {
  return odd_numbers(formula);
}

std::vector<Obligation> step_on_diagonal_obligations(const NimberFormula& formula) {
  constexpr const char* kTips = "p at least 1";
  Statement statement("step-on-diagonal", "For 1 <= p < q, f(p-1,q-1) is at least f(p,q) - 2.");
  const Term p = statement.natural("p");
  const Term q = statement.natural("q");
  statement.given(kTips, Term(1) <= p);
  statement.given(kOrder, p < q);
  statement.claim(formula.half(p, q) <= formula.half(p - Term(1), q - Term(1)) + Term(1));
  std::vector<Obligation> result{statement.proof()};
  Statement sharper("larger-step-on-diagonal", "For 1 <= p < q, f(p-1,q-1) is at least f(p,q).");
  const Spots<Term> spots{sharper.natural("p"), sharper.natural("q")};
  sharper.given(kTips, Term(1) <= spots.p);
  sharper.given(kOrder, spots.p < spots.q);
  sharper.claim(formula.half(spots.p, spots.q) <= formula.half(spots.p - Term(1), spots.q - Term(1)));
  result.push_back(sharper.failure());
  return result;
}

std::vector<Obligation> even_number_obligations(const NimberFormula& formula) {
  std::vector<Obligation> all = zero(formula);
  append(all, even_numbers(formula));
  append(all, last_even_number(formula));
  append(all, at_most_p(formula));
  return all;
}

std::vector<Obligation> induction_obligations(const NimberFormula& formula) {
  std::vector<Obligation> all = nim_sum_obligations();
  append(all, not_met_obligations(formula));
  append(all, odd_number_obligations(formula));
  append(all, even_number_obligations(formula));
  append(all, simpler_formula(formula));
  return all;
}

}  // namespace sprague::brussels
