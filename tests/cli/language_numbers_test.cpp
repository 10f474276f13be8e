// Claims about numbers and lists of them: linear arithmetic that is proved for all numbers, partitions, sets by
// binders, tables beside a statement, how witnesses are written, and the certificates of positions in notations.
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "tests/cli/command.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

command::Result answer(const std::string& text) {
  const support::Scratch scratch;
  std::ofstream(scratch.path() / "a.claims") << text;
  return command::run({"check", "a.claims"}, scratch.path());
}

// What a run of a file leaves.
class FileRun {
 public:
  explicit FileRun(const std::string& text) {
    std::ofstream(scratch_.path() / "a.claims") << text;
    result_ = command::run({"suite", "--claims", "a.claims", "--only", "--out", "run"}, scratch_.path());
  }
  const command::Result& result() const { return result_; }
  std::string file(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream(scratch_.path() / "run" / name).rdbuf();
    return text.str();
  }
  std::size_t files_with(const std::string& part) const {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(scratch_.path() / "run" / "certificates")) {
      count += entry.path().filename().string().find(part) != std::string::npos ? 1 : 0;
    }
    return count;
  }

 private:
  support::Scratch scratch_;
  command::Result result_;
};

TEST(LinearArithmetic, IsProvedForAllNumbers) {
  for (const char* statement : {
           "for all n in 0..20: (n + 1) div 2 + n div 2 = n",
           "for all n in 0..20, k in 0..n: max(n, k) = n and abs(k - n) = n - k",
           "for all n in 0..20, k in {n + 3}, j in {1, 2}: 3 divides k <=> n mod 3 = 0 and j in 1..2",
           "for all let in 0..9: let mod 3 in {0, 1, 2} and (let is even <=> not let is odd)",
           "for all n in 0..20, k in -5..5 where k < 0: if n > 0 then n * 3 - k > 3 else n - k >= 1",
       }) {
    const command::Result result = answer(std::string("claim A: ") + statement);
    EXPECT_THAT(result.out, HasSubstr("A         proved")) << statement << result.err;
    EXPECT_THAT(result.out, HasSubstr("linear arithmetic")) << statement;
  }
}

// True on the range, and not beyond it.
TEST(LinearArithmetic, TellsWhereItFailsBeyondTheRange) {
  const command::Result result = answer("claim A: for all n in 0..20: n <= 20");
  EXPECT_THAT(result.out, HasSubstr("A         holds"));
  EXPECT_THAT(result.out, ::testing::ContainsRegex("Beyond the range it fails, for n = (2[1-9]|[3-9][0-9]|[0-9]{3,})"));
}

TEST(LinearArithmetic, FindsTheSameSmallestInstance) {
  const command::Result result = answer("claim A: for all n in 0..20, k in 0..n: n != 7 * k + 3 or k < 2");
  EXPECT_THAT(result.out, HasSubstr("smallest witness n = 17, k = 2"));
  EXPECT_THAT(result.out, ::testing::ContainsRegex("Asked for the smallest of all, Z3 [0-9.]+ finds the same"));
}

// The names of the first binding all end with the size, so that a smaller failure beyond it is no other one.
TEST(LinearArithmetic, LooksForFailuresInTheRangeAlone) {
  const command::Result result =
      answer("claim A: for all a, b in 0..20: not (a = 0 and b = 30) and not (a = 1 and b = 1)");
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_THAT(result.out, HasSubstr("smallest witness a = 1, b = 1"));
}

// Products of names, sizes that stand elsewhere, and games are not linear arithmetic.
TEST(LinearArithmetic, LeavesOtherStatementsAlone) {
  for (const char* statement : {
           "for all n in 0..20: n * n >= n",
           "for all n in 0..20, k in 0..n: n xor k <= n + k",
           "for all n in 0..9: nimber(heap:0.3(n)) >= 0",
           "for all n in 0..9: sum(k in 0..n: 1) = n + 1",
       }) {
    EXPECT_THAT(answer(std::string("claim A: ") + statement).out, HasSubstr("A         holds")) << statement;
  }
  EXPECT_THAT(answer("claim A:\n  size N = 9\n  for all n in 0..N: n <= N").out, HasSubstr("A         holds"));
}

// The question to the solver is kept beside one that must have a model.
TEST(LinearArithmetic, LeavesObligations) {
  const FileRun run("claim A: for all n in 0..20, k in 0..n where 2 * k >= n: k <= n");
  ASSERT_EQ(run.result().exit_code, 0) << run.result().err;
  EXPECT_THAT(run.file("certificates/A-as-stated-arithmetic.smt2"), HasSubstr("(not (<= k n))"));
  EXPECT_EQ(run.files_with("without-hypothesis"), 1U);
}

// OEIS A000041, and A000009 for different parts.
TEST(Lists, PartitionsAreAllThere) {
  const command::Result result = answer(
      "claim A: sequence n in 0..12: count(L in partitions(n): true) = 1, 1, 2, 3, 5, 7, 11, 15, 22, 30, 42, 56, 77\n"
      "claim B: sequence n in 0..12: count(L in partitions(n): set(t in L: t) + 0 = L) = 1, 1, 1, 2, 2, 3, 4, 5, 6, 8, "
      "10, 12, 15\n"
      "claim C: for all n in 1..12, L in partitions(n): sum(t in L: t) = n and min(t in L: t) in L and L >= 1\n"
      "claim D: for some n in 1..12, L in partitions(n): L = list(t in L: max(t, 3)) and L + 0 = 2 and n = 7");
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_THAT(result.out, Not(HasSubstr("refuted")));
  EXPECT_THAT(result.out, HasSubstr("smallest witness n = 7, L = 3,4"));
}

// The lists of tips of Brussels Sprouts and legs of stars. Every play from spots with tips on the sphere has n + T - 2
// moves (Das et al. 2023, Corollary 2.3); legs reduce modulo 3 under 0.33 (Beaudou et al. 2018, Theorem 9).
TEST(Lists, StandInNotationsAndMakeStars) {
  const command::Result result = answer(
      "claim A: for all n in 1..7, L in partitions(n): lengths(brussels(L)) = {n + L - 2}\n"
      "claim B: for all n in 3..10, L in partitions(n) where L >= 3: nimber(octal:0.33(S({L}))) = "
      "nimber(octal:0.33(subdivided_star(list(t in L: t mod 3))))");
  EXPECT_THAT(result.out, HasSubstr("A         holds")) << result.err;
  EXPECT_THAT(result.out, HasSubstr("B         holds")) << result.err;
}

TEST(Binders, OfSeveralSets) {
  const command::Result result = answer(
      "claim A: for all n in 1..6: count(a in 0..n, b in 0..a: true) + 0 = (n + 1) * (n + 2) div 2\n"
      "claim B: for all n in 1..6: sum(a, b in 1..n, c in {a + b}: c) = n * n * (n + 1)\n"
      "claim C: for all n in 2..6: min(a in 1..n, b in a + 1..n: b) = 2 and some(a in 1..n, b in {n - a}: a = b) <=> n "
      "is even\n"
      "claim D: for all n in 1..6: set(a in 0..n, b in 0..a: a - b) = 0..n and -1 not in set(a in 0..n: a)");
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_THAT(result.out, Not(HasSubstr("refuted"))) << result.out;
  EXPECT_EQ(answer("game g on graphs: move vertex v where some(u in open(v), w in open(u): w != v): delete v\n"
                   "claim A: for all trees T with at most 3 vertices: nimber(g(T)) >= 0")
                .exit_code,
            2);
}

// A definition's value belongs to its arguments, however often it is asked for the same ones, and whatever stands in
// its arguments.
TEST(Definitions, AreOfTheirArguments) {
  const command::Result result = answer(
      "define f(a, b) = a * b + a\n"
      "define g(a) = if a > 0 then f(a, f(a - 1, a)) else 7\n"
      "claim A:\n"
      "  size N = 9\n"
      "  for all n in 0..N, k in 0..N: f(n, k) + f(k, n) = 2 * n * k + n + k and f(f(n, k), 1) = 2 * f(n, k) and "
      "f(n, k) = n * (k + 1)\n"
      "claim B: for all n in 0..9: sum(k in 0..n: f(k, 2)) + g(n) = 3 * n * (n + 1) div 2 + (if n = 0 then 7 else n * "
      "((n - 1) * (n + 1) + 1))");
  EXPECT_THAT(result.out, HasSubstr("A         holds")) << result.out << result.err;
  EXPECT_THAT(result.out, HasSubstr("B         holds")) << result.out;
}

// A name beside a letter keeps its braces, so that what is printed means the same: v{a} and va are not.
TEST(Notations, ArePrintedAsTheyAreRead) {
  const support::Scratch scratch;
  std::ofstream(scratch.path() / "a.claims")
      << "claim A: for all a, va in 1..2: nimber(spiders(S[v{a},2,{va}])) < 2\n"
         "claim B: for all a, va in 1..2: nimber(spiders(S[va,2,va])) < 2\n"
         "claim C: for some k in 1..2, n in 1..3: nimber(brussels({n} on T{k})) > 0\n";
  const command::Result shown = command::run({"show", "a.claims"}, scratch.path());
  EXPECT_THAT(shown.out, HasSubstr("S[v{a},2,va]")) << shown.err;
  EXPECT_THAT(shown.out, HasSubstr("S[va,2,va]"));
  EXPECT_THAT(shown.out, HasSubstr("brussels(n on T{k})"));
  EXPECT_THAT(shown.out, HasSubstr("For some k from 1 to 2 and some n from 1 to 3"));
}

// A size of the claim is for the readings that use it; tables of all readings are shown.
TEST(Readings, HaveTheirOwnSizesAndTables) {
  const command::Result result = answer(
      "claim A:\n"
      "  size N = 9\n"
      "  reading few: for all n in 1..N: n * n > 0\n"
      "  reading other: for all n in 1..4: n * n > 0\n"
      "  reading rows: table n in 1..4 by n mod 2: count");
  EXPECT_THAT(result.out, HasSubstr("few [n from 1 to 9]")) << result.err;
  EXPECT_THAT(result.out, HasSubstr("other [n from 1 to 4]"));
  EXPECT_THAT(result.out, HasSubstr("  n mod 2  count\n  0        2\n  1        2\n"));
}

// As a notation has it; `if` chooses between texts, whose spaces stay.
TEST(Witnesses, AreWrittenAsTheClaimWants) {
  const command::Result result = answer(
      "claim A:\n"
      "  repair \"It holds up to four.\"\n"
      "  shown (CS4(p,1,{p + 1},1){if p > 3 then \" is large\" else if p > 2 then \"\" else p})\n"
      "  for all p in 0..9: p <= 4 and p * p <= 16");
  EXPECT_THAT(result.out, HasSubstr("smallest witness CS4(5,1,6,1) is large")) << result.err;
}

TEST(DataTables, HaveARowForEachInstance) {
  const FileRun run(
      "claim A:\n"
      "  repair \"It is true of other lists.\"\n"
      "  data \"few\" to 3: L, n as \"sum\", L + 0 as \"parts\", n is even, set(t in L: t) as \"different\"\n"
      "  count on\n"
      "  for all n in 1..5, L in partitions(n): L != 2 or n * n != 9");
  EXPECT_EQ(run.file("data/A-few.csv"),
            "L,sum,parts,n is even,different\n1,1,1,false,1\n1 1,2,2,true,1\n2,2,1,true,2\n1 1 1,3,3,false,1\n1 "
            "2,3,2,false,1 2\n3,3,1,false,3\n");
  EXPECT_THAT(run.file("report/a.md"), HasSubstr("It is true of other lists."));
}

// Rows may have a condition; graphs are written as they are printed.
TEST(DataTables, HaveRowsWhereAConditionHolds) {
  const FileRun run(
      "claim A: data \"odd\" to 4 where n is odd: n, n * n for all n in 1..7: n >= 0\n"
      "claim B: data \"stars\" where max_degree(T) = 3: T for all trees T with at most 5 vertices: edges(T) < 5");
  EXPECT_EQ(run.file("data/A-odd.csv"), "n,n * n\n1,1\n3,9\n") << run.result().err;
  EXPECT_EQ(run.file("data/B-stars.csv"), "T\n\"S(1,1,1)\"\n\"S(1,1,2)\"\n") << run.result().err;
}

// Programs may be asked for columns alone; a table that is too long is an error, for any number of threads.
TEST(DataTables, AskProgramsAndHaveAnEnd) {
  const FileRun run(
      "invariant one_each(G) from \"awk '{ print 1 }'\"\n"
      "claim A: data \"ones\": one_each(T) for all trees T with at most 4 vertices: edges(T) >= 0");
  EXPECT_EQ(run.file("data/A-ones.csv"), "one_each(T)\n1\n1\n1\n1\n1\n") << run.result().err;
  const support::Scratch scratch;
  std::ofstream(scratch.path() / "a.claims") << "claim A: data \"all\": a for all a in 0..100001: a * a >= 0";
  for (const char* jobs : {"1", "2"}) {
    const command::Result result = command::run({"check", "a.claims", "--jobs", jobs}, scratch.path());
    EXPECT_EQ(result.exit_code, 2) << result.out;
    EXPECT_THAT(result.err, HasSubstr("the table 'all' has more than 100000 rows"));
  }
}

// Bounds may ask for positions, but for the first, which is needed before there are any.
TEST(Bounds, OfPositions) {
  const command::Result result = answer("claim A: for all n in 1..4, m in 0..nimber(heap:0.3(n)): m <= 1");
  EXPECT_THAT(result.out, HasSubstr("A         holds")) << result.err;
  EXPECT_THAT(result.err, HasSubstr("at least 4 instances"));
  for (const char* text : {"claim A: for all n in 0..nimber(heap:0.3(4)): n * n >= 0",
                           "claim A: for all trees T with at most nimber(heap:0.3(4)) vertices: edges(T) >= 0"}) {
    const command::Result refused = answer(text);
    EXPECT_EQ(refused.exit_code, 2) << text << refused.out;
    EXPECT_THAT(refused.err, HasSubstr("no game can be asked here")) << text;
  }
}

// Numbers stand in a game's code in braces alone. Heaps of 0.13 and 0.23 differ from those of 0.33 first at 2 and at 1
// counter.
TEST(Codes, HaveNumbersInBraces) {
  const command::Result result = answer(
      "claim A: for all d in 1..3, n in 0..9: nimber(heap:0.{d}3(n)) = nimber(heap:0.33(n)) or d < 3\n"
      "claim B: count on for all d in 1..3, n in 0..2: nimber(heap:0.{d}3(n)) = n\n"
      "claim C: for all d in 7..8: nimber(heap:0.{d}(1)) = 1");
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.err, HasSubstr("octal code '0.8': character 3 is '8'")) << result.out;
  const command::Result decided = answer(
      "claim A: for all d in 1..3, n in 0..9: nimber(heap:0.{d}3(n)) = nimber(heap:0.33(n)) or d < 3\n"
      "claim B: count on for all d in 1..3, n in 0..2: nimber(heap:0.{d}3(n)) = n");
  EXPECT_THAT(decided.out, HasSubstr("A         holds      as stated [d from 1 to 3] 30 instances")) << decided.err;
  EXPECT_THAT(decided.out, HasSubstr("9 instances, 3 fail, smallest witness d = 1, n = 2")) << decided.out;
  const support::Scratch scratch;
  std::ofstream(scratch.path() / "a.claims") << "claim A: for all d in 1..3, n in 0..9: nimber(heap:0.{d}3(n)) >= 0";
  EXPECT_THAT(command::run({"show", "a.claims"}, scratch.path()).out, HasSubstr("heap:0.{d}3"));
}

// A reading that fails is told of with another one only if that one fails, too.
TEST(Errata, TellOfEveryReadingThatFails) {
  const FileRun run(
      "claim A as theorem:\n"
      "  reading printed: erratum mended for all n in 1..4: n * n < 9\n"
      "  reading mended as repaired: for all n in 1..4: n * n < 17\n"
      "claim B as theorem:\n"
      "  reading one: for all n in 1..4: n * n < 9\n"
      "  reading other: erratum one for all n in 1..4: n * n < 4\n");
  const std::string errata = run.file("report/errata.md");
  EXPECT_THAT(errata, HasSubstr("#### printed")) << run.result().err;
  EXPECT_THAT(errata, HasSubstr("The same failure refutes: other."));
  EXPECT_THAT(errata, Not(HasSubstr("#### other")));
}

// Each accepted by the verifier.
TEST(Certificates, OfPositionsInNotations) {
  const FileRun run(
      "claim A: for all n in 1..5, k in 1..2: nimber(brussels({n},{n} on P{k})) >= 0\n"
      "claim B: for all n in 1..3: nimber(brussels:5({n},{n})) >= 0\n"
      "claim C: for all n in 1..3, k in 1..2: outcome(sprouts(n on T{k})) = second or n >= 0\n"
      "claim D: for all n in 1..2: nimber(circular:5(CS6(n,n,n,n,n,n))) >= 0\n"
      "claim E:\n  by rules\n  for all n in 1..2: nimber(circular(CS4(n,n,n,n))) >= 0\n"
      "claim F: for all n in 1..2: lengths(sprouts({n})) within 2..9\n"
      "claim G: for all n in 1..6, L in partitions(n): lengths(brussels:forest(L)) = {L - 1}\n"
      "claim H: for all n in 0..20: nimber(heap:0.137(n)) <= 9\n"
      "claim I: for all n in 1..5: nimber(circular(CS4(n,1,n,1))) = 1\n"
      "claim J: for all trees T with at most 4 vertices: nimber(nodekayles(T)) <= 3\n"
      "claim K: for all trees T with at most 6 vertices: misere_outcome(octal:0.33(T)) = second or edges(T) >= 0");
  EXPECT_THAT(run.result().out, HasSubstr("11 certificates, all accepted")) << run.result().out << run.result().err;
  EXPECT_EQ(run.files_with(".cert.gz"), 11U);
}

TEST(LanguageOfNumbers, RefusesWhatMakesNoSense) {
  for (const auto& [text, says] : {
           std::pair{"claim A: for all n in 1..61, L in partitions(n): L >= 0", "too many partitions"},
           std::pair{"claim A: data \"x\": n\n table n in 1..4 by n: count", "data stand beside 'for all'"},
           std::pair{"claim A: for all n in 1..4, L in partitions(n): L union {1} = {1}", "a list of numbers"},
           std::pair{"claim A:\n reading a: for all n in 1..4: n > 0\n repair \"none\"",
                     "'repair' stands before the statement"},
           std::pair{"claim A:\n reading a:\n  size N = 3\n  for all n in 1..4: n > 0", "does not use the size 'N'"},
           std::pair{
               "claim A:\n reading a:\n  data \"t\": n\n  for all n in 1..4: n > 0\n reading b:\n  data \"t\": n\n  "
               "for all n in 1..4: n > 0",
               "a second table 't' of this claim"},
           std::pair{"claim A: shown n\n for all n in 1..4: n > 2", "expected '('"},
           std::pair{"claim A: for all n in 1..4: set(n: 3) = {3}", "there is no game 'n'"},
           std::pair{"claim A: for all n in 1..4: set(a, b: 3) = {3}", "before the colon"},
           std::pair{"claim A: for all n in 1..4: nimber(heap:0.3({if n > 1 then \"2\"}))", "expected 'else'"},
       }) {
    const command::Result result = answer(text);
    EXPECT_EQ(result.exit_code, 2) << text << result.out;
    EXPECT_THAT(result.err, HasSubstr(says)) << text;
  }
}

}  // namespace
}  // namespace sprague
