#include "checkers/nim_sum_obligations.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace sprague {
namespace {

// The three facts, for numbers with one bit more.
std::vector<Obligation> nim_sum_bit() {
  Statement statement("nim-sum-bit",
                      "If a nim-sum x of a and b is at most a + b, and 0 for a = b, then so it is with one bit more "
                      "below, and the sum less the nim-sum is even.");
  const Term a = statement.natural("a");
  const Term b = statement.natural("b");
  const Term x = statement.natural("x");
  const Term bit_a = statement.natural("bit_a");
  const Term bit_b = statement.natural("bit_b");
  const Term bit_x = statement.natural("bit_x");
  const auto& [at_most, even, equal] = kNimSumFacts;
  statement.given("bits", bit_a <= Term(1) && bit_b <= Term(1));
  statement.given("nim-sum of the bits", bit_x == choose(bit_a == bit_b, Term(0), Term(1)));
  statement.given(std::string(at_most), x <= a + b);
  statement.given(std::string(equal), !(a == b) || x == Term(0));
  const Term sum = (2 * a + bit_a) + (2 * b + bit_b);
  const Term nim_sum = 2 * x + bit_x;
  statement.claim(nim_sum <= sum && (!(2 * a + bit_a == 2 * b + bit_b) || nim_sum == Term(0)) &&
                  residue(sum - nim_sum, 2) == Term(0));
  return statement.with_twins(std::array{std::string_view("nim-sum of the bits"), at_most, equal});
}

constexpr int kWidth = 32;

// Of numbers a and b of kWidth bits and their nim-sum x: what is claimed, and of which a and b.
struct Fact {
  std::string_view name;
  std::string_view sentence;
  std::string_view given;  // empty for all
  std::string_view claimed;
};
constexpr std::array<Fact, 4> kFacts{
    {{"nim-sum-facts", "a nim-sum is at most the sum and differs from it by an even number, and is 0 for equal numbers",
      "",
      "(and (bvule ((_ zero_extend 1) x) sum) (= ((_ extract 0 0) x) ((_ extract 0 0) sum)) (=> (= a b) (= x (bvsub a "
      "a))))"},
     {"nim-sum-with-1", "the nim-sum of an even number a and b = 1 is a + 1",
      "(and (= ((_ extract 0 0) a) (_ bv0 1)) (= b one))", "(= x (bvadd a b))"},
     {"nim-sum-with-2-more", "the nim-sum of a = 4m and b = 2 is a + 2",
      "(and (= ((_ extract 1 0) a) (_ bv0 2)) (= b (bvadd one one)))", "(= x (bvadd a b))"},
     {"nim-sum-with-2-less", "the nim-sum of a = 4m + 2 and b = 2 is a - 2",
      "(and (= ((_ extract 1 0) a) (_ bv2 2)) (= b (bvadd one one)))", "(= x (bvsub a b))"}}};

// One bit more holds the sum.
std::string declarations() {
  std::string text;
  for (const char* name : {"a", "b", "x", "one"})
    text += fmt::format("(declare-const {} (_ BitVec {}))\n", name, kWidth);
  return text + fmt::format(
                    "(assert (= one (_ bv1 {})))\n(declare-const sum (_ BitVec {}))\n"
                    "(assert (= sum (bvadd ((_ zero_extend 1) a) ((_ zero_extend 1) b))))\n",
                    kWidth, kWidth + 1);
}

// The three facts and the sums with 1 and 2, over bit-vectors.
std::vector<Obligation> nim_sum_bits() {
  const std::string_view nim_sum = "(assert (= x (bvxor a b)))\n";
  std::vector<Obligation> result;
  for (const Fact& fact : kFacts) {
    const std::string name(fact.name);
    const std::string sentence = fmt::format("For numbers of {} bits, {}.", kWidth, fact.sentence);
    const std::string given = fact.given.empty() ? "" : fmt::format("(assert {})\n", fact.given);
    const std::string opposite = fmt::format("(assert (not {}))\n", fact.claimed);
    const auto add = [&](const std::string& suffix, const std::string& why, const std::string& hypotheses,
                         Answer expected) {
      const std::string text = fmt::format("{}{}{}", declarations(), hypotheses, opposite);
      result.push_back(obligation(name + suffix, why + sentence, "QF_BV", text, expected));
    };
    add("", "", std::string(nim_sum) + given, Answer::unsat);
    add("-without-nim-sum", "Must be sat, for x is left free: ", given, Answer::sat);
    if (!given.empty()) {
      add("-without-hypothesis", "Must be sat, for a and b are left free: ", std::string(nim_sum), Answer::sat);
    }
  }
  return result;
}

}  // namespace

void give_nim_sum(Statement& statement, const Term& a, const Term& b, const Term& nim_sum) {
  const auto& [at_most, even, equal] = kNimSumFacts;
  statement.given(std::string(at_most), nim_sum <= a + b);
  statement.given(std::string(even), residue(a + b - nim_sum, 2) == Term(0));
  statement.given(std::string(equal), !(a == b) || nim_sum == Term(0));
}

std::vector<Obligation> nim_sum_obligations() {
  std::vector<Obligation> all = nim_sum_bit();
  append(all, nim_sum_bits());
  return all;
}

std::vector<Obligation> heap_obligations() {
  const std::string sentence = fmt::format(
      "For numbers of {} bits, a number w below the nim-sum of a, b and c is one with one of them smaller.", kWidth);
  std::string declared;
  for (const char* name : {"a", "b", "c", "w", "change"})
    declared += fmt::format("(declare-const {} (_ BitVec {}))\n", name, kWidth);
  declared += "(assert (= change (bvxor w (bvxor a (bvxor b c)))))\n";
  const std::string below = "(assert (bvult w (bvxor a (bvxor b c))))\n";
  std::string none_lowered;
  for (const char* name : {"a", "b", "c"})
    none_lowered += fmt::format("(assert (not (bvult (bvxor {} change) {})))\n", name, name);
  return {obligation("heaps-lowered", sentence, "QF_BV", declared + below + none_lowered, Answer::unsat),
          obligation("heaps-lowered-without-hypothesis", "Must be sat, for w may be larger: " + sentence, "QF_BV",
                     declared + none_lowered, Answer::sat)};
}

}  // namespace sprague
