#include "conjectures/brussels/circle_obligations.hpp"

#include "checkers/nim_sum_obligations.hpp"
#include "checkers/statement.hpp"
#include "conjectures/brussels/formula_obligations.hpp"
#include "conjectures/brussels/nimber_formula.hpp"

namespace sprague::brussels {
namespace {

// --- CS4(0,1,c,d) and CS4(1,1,c,d) ---

constexpr const char* kFewerTips = "fewer tips in the part";
constexpr const char* kSmallerNumber = "number below the value";

Term beside_one(const CirclePatterns& patterns, const Term& c, const Term& d) {
  return choose(c < d, c + Term(patterns.beside_one), Term(0));
}

// The value of the curve from the one tip that leaves CS4(0,1,rest,d) beside CS4(0,1,c-1-rest,1) is 0.
Formula leaves_0(const CirclePatterns& patterns, const Term& c, const Term& d, const Term& rest) {
  return choose(rest == c - Term(1), Term(1), Term(0)) == beside_one(patterns, rest, d);
}

Formula near_each_other(const CirclePatterns& patterns, const Term& c, const Term& d) {
  return Term(2) <= c && Term(2) <= d && c <= d + Term(patterns.apart) && d <= c + Term(patterns.apart);
}

std::vector<Obligation> two_ones_without_0(const CirclePatterns& patterns) {
  constexpr const char* kNear = "c and d near each other";
  Statement statement("two-ones-zero", "For c, d >= 2 that differ by 0 or 1 no option of CS4(1,1,c,d) has value 0.");
  const Term c = statement.natural("c");
  const Term d = statement.natural("d");
  const Term rest = statement.natural("rest");
  statement.given(kNear, near_each_other(patterns, c, d));
  statement.given(kFewerTips, rest < c);
  statement.claim(!leaves_0(patterns, c, d, rest));
  return statement.with_twins({kNear, kFewerTips});
}

std::vector<Obligation> two_ones_with_0(const CirclePatterns& patterns) {
  constexpr const char* kTips = "tips at both spots";
  constexpr const char* kApart = "c and d apart";
  Statement statement("two-ones-not-zero", "For all other c, d >= 1 some option of CS4(1,1,c,d) has value 0.");
  const Term c = statement.natural("c");
  const Term d = statement.natural("d");
  statement.given(kTips, Term(1) <= c && Term(1) <= d);
  statement.given(kApart, !near_each_other(patterns, c, d));
  const auto some = [&patterns](const Term& x, const Term& y) {
    return leaves_0(patterns, x, y, Term(0)) || (y < x && leaves_0(patterns, x, y, y));
  };
  statement.claim(some(c, d) || some(d, c));
  return statement.with_twins({kTips, kApart});
}

// --- CS4(a,0,c,1) ---

constexpr const char* kFirstSmaller = "a at most c";

Term opposite_one(const CirclePatterns& patterns, const Term& a, const Term& c) {
  const Term fifths = floor_divide(patterns.fifths * (a + c), 5);
  const Term less = choose(a <= c, a, c);
  return choose(less <= fifths, less, fifths);
}

std::vector<Obligation> opposite_one_not_met(const CirclePatterns& patterns) {
  Statement statement("opposite-one-not-met",
                      "No nim-sum of 2h(a1,c1) and the nimber of CS4(a2,1,c2,1) is 2h(a,c), for a = a1 + a2 + 1 and c "
                      "= c1 + c2 + 1.");
  const Term a1 = statement.natural("a1");
  const Term c1 = statement.natural("c1");
  const Term a2 = statement.natural("a2");
  const Term c2 = statement.natural("c2");
  const Term first = statement.define("first", 2 * opposite_one(patterns, a1, c1));
  const Term second = formula_value(statement, "second", kPrinted, a2, c2);
  const Term x = statement.natural("x");
  give_nim_sum(statement, first, second, x);
  statement.claim(!(x == 2 * opposite_one(patterns, a1 + a2 + Term(1), c1 + c2 + Term(1))));
  return statement.with_twins({kNimSumFacts[0], kNimSumFacts[1]});
}

std::vector<Obligation> opposite_one_odd(const CirclePatterns& patterns) {
  Statement statement("opposite-one-odd",
                      "For a <= c and k < h(a,c) there is a j < a with h(j,c-a+j) = k: beside CS4(a-1-j,1,a-1-j,1), of "
                      "value 1, it makes 2k + 1.");
  const Term a = statement.natural("a");
  const Term c = statement.natural("c");
  const Term k = statement.natural("k");
  statement.given(kFirstSmaller, a <= c);
  statement.given(kSmallerNumber, k < opposite_one(patterns, a, c));
  const auto found = [&](const std::string& name, const Term& part) {
    const Term j = statement.define(name, part);
    return Term(0) <= j && j < a && opposite_one(patterns, j, c - a + j) == k;
  };
  statement.claim(found("j1", k) || found("j2", floor_divide(5 * k - 2 * (c - a) + Term(3), 4)));
  return statement.with_twins({kSmallerNumber});
}

std::vector<Obligation> opposite_one_even(const CirclePatterns& patterns) {
  Statement statement(
      "opposite-one-even",
      "For a <= c and k + 2 <= h(a,c) there is a j <= a - 2 with h(j,c-1) = k: beside CS4(a-1-j,1,0,1), "
      "of value 0, it makes 2k.");
  const Term a = statement.natural("a");
  const Term c = statement.natural("c");
  const Term k = statement.natural("k");
  statement.given(kFirstSmaller, a <= c);
  statement.given(kSmallerNumber, k + Term(2) <= opposite_one(patterns, a, c));
  const auto found = [&](const std::string& name, const Term& part) {
    const Term j = statement.define(name, part);
    return Term(0) <= j && j <= a - Term(2) && opposite_one(patterns, j, c - Term(1)) == k;
  };
  statement.claim(found("j1", k) || found("j2", floor_divide(5 * k + Term(1), 2) - c + Term(1)));
  return statement.with_twins({kSmallerNumber});
}

std::vector<Obligation> opposite_one_last_even(const CirclePatterns& patterns) {
  constexpr const char* kPositive = "h positive";
  Statement statement("opposite-one-last-even",
                      "For a <= c and h(a,c) >= 1, 2h(a,c) - 2 is the value of (a-1,c-2) beside CS4(0,1,1,1), of "
                      "(a-2,c-1) beside CS4(1,1,0,1), or of (a-2,c-3) beside CS4(1,1,2,1), of value 2.");
  const Term a = statement.natural("a");
  const Term c = statement.natural("c");
  const Term half = statement.define("half", opposite_one(patterns, a, c));
  statement.given(kFirstSmaller, a <= c);
  statement.given(kPositive, Term(1) <= half);
  const auto beside_0 = [&](std::int64_t left, std::int64_t right) {
    return Term(left) <= a && Term(right) <= c &&
           opposite_one(patterns, a - Term(left), c - Term(right)) == half - Term(1);
  };
  const Term rest = statement.define("rest", opposite_one(patterns, a - Term(2), c - Term(3)));
  const Formula beside_2 =
      Term(2) <= a && Term(3) <= c && residue(rest, 2) == Term(0) && rest + Term(1) == half - Term(1);
  statement.claim(beside_0(1, 2) || beside_0(2, 1) || beside_2);
  return statement.with_twins({kFirstSmaller, kPositive});
}

// What the statements above use of Theorem 5.1's values.
std::vector<Obligation> values_of_small_parts() {
  constexpr const char* kTips = "p at least 1";
  Statement statement(
      "small-parts", "By the formula CS4(p,1,0,1) has nimber 0 for p >= 1, CS4(p,1,p,1) has 1 and CS4(1,1,2,1) has 2.");
  const Term p = statement.natural("p");
  statement.given(kTips, Term(1) <= p);
  const Term empty = formula_value(statement, "empty", kPrinted, p, statement.define("none", Term(0)));
  const Term diagonal = formula_value(statement, "diagonal", kPrinted, p - Term(1), p - Term(1));
  const Term two =
      formula_value(statement, "two", kPrinted, statement.define("small", Term(1)), statement.define("large", Term(2)));
  statement.claim(empty == Term(0) && diagonal == Term(1) && two == Term(2));
  return statement.with_twins({kTips});
}

// --- CS4(a,b,n,d) ---

constexpr const char* kWhole = "numbers of the whole";
constexpr const char* kLarge = "n large enough";

struct FixedNumbers {
  CirclePatterns patterns;
  Term a;
  Term b;
  Term d;
  Term constant_from() const { return patterns.opposite * a + b + d - Term(patterns.less); }
  Term rank() const { return 2 * (2 * a + b + d) + choose(a == Term(0), Term(1), Term(0)); }
};

FixedNumbers fixed_numbers(const CirclePatterns& patterns, Statement& statement) {
  return {patterns, statement.natural("a"), statement.natural("b"), statement.natural("d")};
}

// n' + n'' = n - 1 and n, where either of the two may then be one more, or one less.
std::vector<Obligation> split_keeps_the_value(const CirclePatterns& patterns, const char* name, const char* sentence,
                                              std::int64_t more) {
  constexpr const char* kParts = "numbers of the parts";
  Statement statement(name, sentence);
  const FixedNumbers whole = fixed_numbers(patterns, statement);
  const Term n = statement.natural("n");
  const FixedNumbers one{patterns, statement.natural("a1"), whole.b, Term(1)};
  const FixedNumbers other{patterns, statement.natural("a2"), Term(1), whole.d};
  const Term n1 = statement.natural("n1");
  const Term n2 = statement.natural("n2");
  statement.given(kLarge, whole.constant_from() <= n);
  statement.given(kWhole, whole.a == one.a + other.a + Term(1));
  statement.given(kParts, n1 + n2 + Term(1) == n + Term(more));
  const auto may_change = [more](const FixedNumbers& part, const Term& number) {
    return part.constant_from() + Term(more) <= number && Term(more) <= number;
  };
  statement.claim(may_change(one, n1) || may_change(other, n2));
  return statement.with_twins({kLarge, kWhole, kParts});
}

std::vector<Obligation> curve_beside_keeps_the_value(const CirclePatterns& patterns) {
  Statement statement("growing-spot-beside",
                      "A curve from b to d leaves CS4(1,b',n,d') with n as large as it asks for.");
  const FixedNumbers whole = fixed_numbers(patterns, statement);
  const Term n = statement.natural("n");
  const FixedNumbers part{patterns, Term(1), statement.natural("b1"), statement.natural("d1")};
  statement.given(kLarge, whole.constant_from() <= n);
  statement.given(kFewerTips, part.b < whole.b && part.d < whole.d);
  statement.claim(part.constant_from() <= n);
  return statement.with_twins({kLarge, kFewerTips});
}

std::vector<Obligation> split_parts_come_before(const CirclePatterns& patterns) {
  Statement statement("growing-spot-order", "The numbers of parts that share n come before those of the whole.");
  const FixedNumbers whole = fixed_numbers(patterns, statement);
  const Term part = statement.natural("part");
  const Term rank = statement.define("rank", whole.rank());
  statement.given(kFewerTips, part < whole.a);
  statement.claim(FixedNumbers{patterns, part, whole.b, Term(1)}.rank() < rank &&
                  FixedNumbers{patterns, part, Term(1), whole.d}.rank() < rank);
  return statement.with_twins({kFewerTips});
}

std::vector<Obligation> part_beside_comes_before(const CirclePatterns& patterns) {
  Statement statement("growing-spot-order-beside", "So do those of a part that has n whole.");
  const FixedNumbers whole = fixed_numbers(patterns, statement);
  const FixedNumbers part{patterns, statement.define("one", Term(1)), statement.natural("b1"), statement.natural("d1")};
  statement.given(kFewerTips, part.b < whole.b && part.d < whole.d);
  statement.claim(part.rank() < whole.rank());
  return statement.with_twins({kFewerTips});
}

}  // namespace

std::vector<Obligation> empty_beside_one_obligations(const CirclePatterns& patterns) {
  Statement not_met("beside-one-not-met", "For d1 < d the nimber e(d1,c) of the only part with moves is not e(c,d).");
  const Term c = not_met.natural("c");
  const Term d = not_met.natural("d");
  const Term part = not_met.natural("d1");
  not_met.given(kFewerTips, part < d);
  not_met.claim(!(beside_one(patterns, part, c) == beside_one(patterns, c, d)));
  std::vector<Obligation> all = not_met.with_twins({kFewerTips});

  Statement reached("beside-one-reached", "Each x < e(c,d) is e(d1,c) for a d1 < d: for x = 0 that is c, else x - 1.");
  const Term left = reached.natural("c");
  const Term right = reached.natural("d");
  const Term x = reached.natural("x");
  const Term chosen = reached.define("d1", choose(x == Term(0), left, x - Term(1)));
  reached.given(kSmallerNumber, x < beside_one(patterns, left, right));
  reached.claim(chosen < right && beside_one(patterns, chosen, left) == x);
  append(all, reached.with_twins({kSmallerNumber}));
  return all;
}

std::vector<Obligation> two_ones_obligations(const CirclePatterns& patterns) {
  std::vector<Obligation> all = empty_beside_one_obligations(patterns);
  append(all, two_ones_without_0(patterns));
  append(all, two_ones_with_0(patterns));
  return all;
}

std::vector<Obligation> empty_opposite_one_obligations(const CirclePatterns& patterns) {
  std::vector<Obligation> all = induction_obligations(kPrinted);
  append(all, opposite_one_not_met(patterns));
  append(all, opposite_one_odd(patterns));
  append(all, opposite_one_even(patterns));
  append(all, opposite_one_last_even(patterns));
  append(all, values_of_small_parts());
  return all;
}

std::vector<Obligation> growing_spot_obligations(const CirclePatterns& patterns) {
  std::vector<Obligation> all = split_keeps_the_value(
      patterns, "growing-spot-one-more",
      "For n >= K(a,b,d) and n' + n'' = n - 1 one part still has its value with one tip more.", 0);
  append(all, split_keeps_the_value(
                  patterns, "growing-spot-one-less",
                  "For n >= K(a,b,d) and n' + n'' = n one part still has its value with one tip less.", 1));
  append(all, curve_beside_keeps_the_value(patterns));
  append(all, split_parts_come_before(patterns));
  append(all, part_beside_comes_before(patterns));
  return all;
}

}  // namespace sprague::brussels
