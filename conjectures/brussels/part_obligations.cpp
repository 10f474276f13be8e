#include "conjectures/brussels/part_obligations.hpp"

#include "checkers/nim_sum_obligations.hpp"
#include "checkers/statement.hpp"
#include "conjectures/brussels/formula_obligations.hpp"
#include "conjectures/brussels/sweeps.hpp"
#include "conjectures/brussels/unknown_parts.hpp"

namespace sprague::brussels {
namespace {

constexpr const char* kOnDiagonal = "whole on the diagonal";
constexpr const char* kOffDiagonal = "p smaller than q";
constexpr const char* kFromThreshold = "q from the threshold on";

// The values of both parts and their nim-sum.
struct PairOfValues {
  PairOfValues(Statement& statement, const Parts<Term>& parts)
      : first(formula_value(statement, "f1", kPrinted, parts.p1, parts.q1)),
        second(formula_value(statement, "f2", kPrinted, parts.p2, parts.q2)),
        nim_sum(statement.natural("x")) {
    give_nim_sum(statement, first, second, nim_sum);
  }
  Term first;
  Term second;
  Term nim_sum;
};

std::vector<Obligation> with_nim_sums(std::vector<Obligation> more) {
  std::vector<Obligation> all = nim_sum_obligations();
  append(all, std::move(more));
  return all;
}

}  // namespace

std::vector<Obligation> diagonal_pair_obligations() {
  Statement statement("diagonal-pairs", "For p = q a pair of parts has an even value, 0 with a part on the diagonal.");
  const Parts<Term> parts = unknown_option(statement);
  statement.given(kOnDiagonal, parts.p() == parts.q());
  const PairOfValues values(statement, parts);
  statement.claim(residue(values.nim_sum, 2) == Term(0) && (!(parts.p1 == parts.q1) || values.nim_sum == Term(0)));
  return with_nim_sums(statement.with_twins({std::string_view(kOnDiagonal), kNimSumFacts[1], kNimSumFacts[2]}));
}

std::vector<Obligation> odd_pair_obligations() {
  Statement statement(
      "odd-pairs", "For p < q a pair has an odd value exactly if a part is on the diagonal; then one is, of value 1.");
  const Parts<Term> parts = unknown_option(statement);
  statement.given(kOffDiagonal, parts.p() < parts.q());
  const PairOfValues values(statement, parts);
  const Formula first = parts.p1 == parts.q1;
  const Formula second = parts.p2 == parts.q2;
  const Formula odd = residue(values.nim_sum, 2) == Term(1);
  statement.claim(!(first && second) && (!odd || first || second) && (odd || !(first || second)) &&
                  (!first || values.first == Term(1)) && (!second || values.second == Term(1)));
  return with_nim_sums(statement.with_twins({std::string_view(kOffDiagonal), kNimSumFacts[1]}));
}

std::vector<Obligation> third_line_obligations() {
  constexpr const char* kFirst = "first part on the diagonal";
  Statement odd("third-line-odd", "From the threshold on, (p',p') leaves a part of value 2p''.");
  const Parts<Term> parts = unknown_option(odd);
  odd.given(kFromThreshold, kWithoutBars.threshold(parts.p()) <= parts.q());
  odd.given(kFirst, parts.p1 == parts.q1);
  odd.claim(formula_value(odd, "f2", kPrinted, parts.p2, parts.q2) == 2 * parts.p2);
  std::vector<Obligation> all = odd.with_twins({kFromThreshold, kFirst});

  Statement below("third-line-below", "No pair of parts has value 2p or more.");
  const Parts<Term> any = unknown_option(below);
  const PairOfValues values(below, any);
  below.claim(values.nim_sum < 2 * any.p());
  append(all, below.with_twins({kNimSumFacts[0]}));
  return with_nim_sums(std::move(all));
}

std::vector<Obligation> position_before_obligations() {
  constexpr const char* kBefore = "below the threshold before";
  Statement statement("position-before",
                      "CS4(p-1,1,q+1,1), below its threshold, has the second line's value for p + q.");
  const Term p = statement.natural("p");
  const Term q = statement.natural("q");
  statement.given(kOffDiagonal, Term(1) <= p && p < q);
  statement.given(kBefore, q + Term(1) < kPrinted.threshold(p - Term(1)));
  const Term before = formula_value(statement, "before", kPrinted, p - Term(1), q + Term(1));
  statement.claim(before == 2 * kPrinted.half_below(p + q));
  return statement.with_twins({kBefore});
}

std::vector<Obligation> every_length_obligations() {
  constexpr const char* kTwoTips = "two tips";
  constexpr const char* kSteps = "steps of the play";
  constexpr const char* kOnSphere = "the sphere with one walk";
  Statement statement("every-length",
                      "The play that uses up j handles, or crosscaps, lasts n - 2 + 2j + T, or n - 2 + j + T.");
  const Term n = statement.natural("n");
  const Term tips = statement.natural("T");
  const Term j = statement.natural("j");
  const Term per_step = statement.natural("handle");  // 1 for handles, 0 for crosscaps
  const Term used = choose(per_step == Term(0), j, 2 * j);
  const Term rest = statement.natural("rest");
  const Term moves = statement.natural("moves");
  statement.given(kTwoTips, Term(2) <= tips && Term(1) <= n);
  statement.given(kSteps, moves == (n - Term(1)) + used + Term(1) + rest);
  // One spot with T - 1 tips.
  statement.given(kOnSphere, rest == Term(1) - Term(2) + (tips - Term(1)));
  statement.claim(moves == n - Term(2) + used + tips);
  return statement.with_twins({kSteps, kOnSphere});
}

}  // namespace sprague::brussels
