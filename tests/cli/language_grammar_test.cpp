// The grammar of docs/language.md is what the parser takes: each alternative of each production in a file that is
// taken, and beside it files that leave something out or have it in another order, which are refused with their place.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "tests/cli/command.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

command::Result check_text(const std::string& text) {
  const support::Scratch scratch;
  std::ofstream(scratch.path() / "a.claims") << text << "\n";
  std::ofstream(scratch.path() / "b.txt") << "# a b-file\n0 0\n1 1\n2 2\n";
  std::ofstream(scratch.path() / "two.g6") << "Bw\nCF\n";
  return command::run({"check", "a.claims"}, scratch.path());
}

std::string for_all_n(const std::string& body) {
  return "claim A: for all n in 0..3: " + body;
}
std::string game(const std::string& rules) {
  return "game g on graphs: " + rules + " claim A: for all graphs G with at most 4 vertices: nimber(g(G)) >= 0";
}
std::string game_on_boards(const std::string& rules) {
  return "game g on boards: " + rules + " claim A: for all boards B with at most 4 edges: nimber(g(B)) >= 0";
}

const std::vector<std::string> kTaken{
    // file, claim, reading, line
    "define f = 1 define g(a, b) = a + b invariant h(G) from \"cat\" game k on graphs: move vertex v: delete v "
    "claim A: for all n in 0..f: g(n, f) > 0",
    "claim A-1.b_c from \"x\" source \"y\": for all n in 0..3: true",
    "claim A: reading one: for all n in 0..3: true",
    "claim A: for all n in 0..3: true reading \"a b\" as variant \"words\": for all n in 0..3: true",
    "claim A: reading if as step: for all n in 0..3: true",
    "claim A: text \"x\" note \"y\" note \"z\" define f = 3 size N = 2, nightly 3, deep 4 count on "
    "for all n in 0..N: n <= f",
    "claim A: reading one: size N = 2, deep 3 text \"x\" for all n in 0..N: true",
    // statements
    "claim A: for some n in 0..3: n = 2",
    "claim A: table n in 0..3 by n mod 2, n is even: count, sum(n), count(n > 1) + max(n) - min(n)",
    "claim A: smallest n in 0..9 for each n mod 4 in 0..3",
    "claim A: sequence n in 0..2: n",
    "claim A: sequence n in 0..2: -n = 0, -1, -2",
    "claim A: sequence n in 0..2: n = 1, 2 from 1",
    "claim A: sequence n in 0..2: n = bfile \"b.txt\"",
    "claim A: sequence n in 1..9: n = bfile \"b.txt\" from 1",
    "claim A: period n in 0..9: n mod 3",
    // bindings
    "claim A: for all trees T with at most 4 vertices, v in vertices(T) where degree(v) > 0: degree(T, v) >= 1",
    "claim A: for all a, b in 0..2 where a <= b, c in {a, b}: c <= b",
    "claim A: for all connected bipartite graphs G with 3..4 vertices and at least 3 edges and 3 edges: tree(G)",
    "claim A: for all graphs G with 1 vertex: edges(G) = 0",
    "claim A: for all 2-connected graphs G with at most 4 vertices: min_degree(G) >= 2",
    "claim A: for all cubic graphs G with at most 6 vertices: regular(G)",
    "claim A: for all subdivided stars S with at most 6 vertices and at most 3 legs: hubs(S) = 1",
    "claim A: for all subdivided bistars S with at most 7 vertices: hubs(S) = 2",
    "claim A: for all boards B with at most 4 edges and 1 face and at least 2 vertices, f in faces(B): length(f) > 0",
    "claim A: for all graphs G from \"two.g6\": vertices(G) >= 3",
    "claim A: for all connected graphs G with at most 3 vertices from \"two.g6\" where edges(G) = 3: vertices(G) = 3",
    // expressions
    for_all_n("n = 0 => n = 1 => n = 2 <=> n != 0 or n = 0 and true"),
    for_all_n("not n = 7 and not not n < 4 and (n > 2 or n >= 0) and n <= 3"),
    for_all_n("(n is even <=> 2 divides n) and (n is odd <=> n not in {0, 2}) and n in 0..3 and {n} within 0..3"),
    for_all_n("n xor 1 xor 1 = n and 1 + 2 * n - n - 1 = n and 7 div 2 mod 2 = 1 and - - n = n"),
    for_all_n("{n, 1} union {2} minus {2} = {1, n} minus {2} and (0..3) intersect {9} = 0"),
    for_all_n("(if n = 0 then 1 else n) > 0 and min(n, 1, 2) <= max(n, 4) and abs(-n) = n"),
    for_all_n("every(a, b in 0..n: a + b <= 2 * n) and some(a in {n}: a = n) and count(a in 0..n: true) = n + 1"),
    for_all_n("sum(a in 0..n: a) * 2 = n * (n + 1) and min(a in 0..n: a) = 0 and max(a in {n}: a) = n"),
    for_all_n("period(k in 0..9: k mod 3) = 3 and preperiod(k in 0..9: k mod 3) = 0"),
    for_all_n("nimber(nodekayles(path(n)) + octal:0.33(path(n))) >= 0 and outcome(heap:0.137({n + 1})) = first"),
    for_all_n("petersen() = petersen() and nimber(nodekayles(P{n + 1})) >= 0"),
    for_all_n("every(p in options(nodekayles(path(n))): nimber(p) != nimber(nodekayles(path(n))))"),
    for_all_n("every(m in moves(nodekayles(path(n))): taken(m) = 1 and nimber(left(m)) >= 0)"),
    // games
    game("move vertex v where degree(v) > 0 keeping connected: delete v"),
    game("mark m on vertices mark e on edges move edge x where x not in e: mark x e, mark ends(x) m"),
    game("move arrow a where not directed(a) and indegree(head(a)) = 0: direct a"),
    game("move path p with size at most 2: delete p move cycle c with size at least 4: delete edges(c)"),
    game("move clique c with size 3: delete c move connected s with size in {1, 3}: delete s"),
    game("move connected s with size in 1..2 keeping connected(rest): delete s"),
    game("move edge e: contract e"),
    game("move vertex v: delete closed(v) after move: delete vertices w where degree(w) = 0 "
         "after move: delete edges e where e in bridges"),
    "game g on graphs whole: mark m on vertices move vertex v where v not in m: mark v m "
    "claim A: for all n in 0..3: nimber(g(path(n))) = n mod 2",
    game_on_boards("move face f: delete edges(f) move edge e where e in bridges: delete e"),
};

const std::vector<std::string> kRefused{
    "theorem A: for all n in 0..3: true",
    "claim : for all n in 0..3: true",
    "claim A for all n in 0..3: true",
    "claim A source \"x\" from \"y\": for all n in 0..3: true",
    "claim A from x: for all n in 0..3: true",
    "claim A:",
    "claim A: text \"x\"",
    "claim A: text x for all n in 0..3: true",
    "claim A: for all n in 0..3: true text \"behind\"",
    "claim A: reading: for all n in 0..3: true",
    "claim A: reading one as opinion: for all n in 0..3: true",
    "claim A: reading one:",
    "claim A: size N 3 for all n in 0..N: true",
    "claim A: size N = 3, daily 4 for all n in 0..N: true",
    "claim A: size N = 3 size M = 3 for all n in 0..N: true",
    "claim A: size N = 3, nightly 2 for all n in 0..N: true",
    "claim A: count for all n in 0..3: true",
    "define f() = 1 claim A: for all n in 0..3: true",
    "define f 1 claim A: for all n in 0..3: true",
    "invariant f from \"cat\" claim A: for all n in 0..3: true",
    "claim A: for n in 0..3: true",
    "claim A: for all n in 0..3 true",
    "claim A: for all n in 3: true",
    "claim A: for all n in {1, 3}: true",
    "claim A: for all n in -1..3: true",
    "claim A: for all n: true",
    "claim A: for all n in trees: true",
    "claim A: for all trees with at most 3 vertices T: true",
    "claim A: for all trees T: true",
    "claim A: for all trees T with at least 3 vertices: true",
    "claim A: for all trees T with most 3 vertices: true",
    "claim A: for all trees T with at most 3: true",
    "claim A: for all trees T with at most 3 vertices, at least 2 edges: true",
    "claim A: for all subdivided trees T with at most 3 vertices: true",
    "claim A: for all boards B with at most 3 vertices: true",
    "claim A: for all planar graphs G with at most 3 vertices: true",
    "claim A: for all graphs G from list: true",
    "claim A: table n in 0..3: count",
    "claim A: table n in 0..3 by n:",
    "claim A: table n in 0..3 by n: n",
    "claim A: for all n in 0..3: count > 0",
    "claim A: smallest n in 0..3 for n in 0..3",
    "claim A: smallest n in 0..3 for each n in {1}",
    "claim A: sequence n = 0..3: n",
    "claim A: sequence n in 0..3: n = 0, n",
    "claim A: sequence n in 0..3: n = bfile b.txt",
    "claim A: sequence n in 0..3: n from 1",
    "claim A: period n in 0..3: n = 1",
    for_all_n("n = 1 <=> n = 2 <=> n = 3"),
    for_all_n("0 < n < 2"),
    for_all_n("n == 1"),
    for_all_n("n % 2 = 0"),
    for_all_n("n is prime"),
    for_all_n("{} = 0"),
    for_all_n("(n = 1"),
    for_all_n("if n = 1 then true"),
    for_all_n("every(n: n > 0)"),
    for_all_n("every(a in 0..n, b: a = b)"),
    for_all_n("exists(a in 0..n: a = n)"),
    for_all_n("period(a, b in 0..9: a) = 1"),
    for_all_n("(n = 1) = (n = 2)"),
    for_all_n("nimber(path(n)) = 1"),
    for_all_n("nodekayles(path(n)) = 1"),
    for_all_n("nimber(nodekayles(path(n)) = 1"),
    for_all_n("max n = 3"),
    game("delete v"),
    game("move v: delete v"),
    game("move vertex v: remove v"),
    game("move vertex v: delete"),
    game("move vertex v keeping connected where degree(v) > 0: delete v"),
    game("move vertex v with size 1: delete v"),
    game("move path p with size most 2: delete p"),
    game("move arrow a: direct b"),
    game("move edge e: mark e red"),
    game("move vertex v: delete v mark m on vertices"),
    game("move vertex v: delete v after move: delete v where degree(v) = 0"),
    game("move face f: delete edges(f)"),
    game("move vertex rest: delete rest"),
    game_on_boards("move edge e: contract e"),
    "game g on trees: move vertex v: delete v",
    "game g: move vertex v: delete v",
};

TEST(LanguageGrammar, TakesWhatTheDocumentAllows) {
  for (const std::string& text : kTaken) {
    const command::Result result = check_text(text);
    EXPECT_EQ(result.exit_code, 0) << text << "\n" << result.out << result.err;
  }
}

TEST(LanguageGrammar, RefusesTheRestWithItsPlace) {
  for (const std::string& text : kRefused) {
    const command::Result result = check_text(text);
    EXPECT_EQ(result.exit_code, 2) << text << "\n" << result.out;
    EXPECT_THAT(result.err, ::testing::ContainsRegex("a.claims:[0-9]+:[0-9]+: ")) << text;
  }
}

// Ranges are said in full: adjectives, all bounds, one of a kind in the singular.
TEST(LanguageAnswers, RangesAreSaidInFull) {
  const auto out = [](const std::string& text) { return check_text(text).out; };
  EXPECT_THAT(
      out("claim A: table connected bipartite graphs G with at most 3 vertices and at least 1 edges by 0: count"),
      ::testing::HasSubstr("[all connected bipartite graphs with 1 to 3 vertices and at least 1 edge]"));
  EXPECT_THAT(out("claim A: for all subdivided stars S with at most 6 vertices and 3 legs: hubs(S) = 1"),
              ::testing::HasSubstr("[all subdivided stars with 4 to 6 vertices and 3 legs]"));
  EXPECT_THAT(out("claim A: smallest n in 0..9 for each n mod 4 in 0..3"), ::testing::HasSubstr("[n from 0 to 3]"));
  EXPECT_THAT(out("claim A: for all graphs G with at most 4 vertices: vertices(G) != 1"),
              ::testing::HasSubstr("[all graphs with 1 vertex]"));
}

// Several bounds of one unit all hold; of the trees with up to six vertices 1, 2 and 3 have 3 to 5 (OEIS A000055).
TEST(LanguageAnswers, BoundsOfOneUnitAllHold) {
  const command::Result sized = check_text(
      "claim A: table trees T with at most 6 vertices and at least 2 edges and at most 4 edges and at most 9 edges by "
      "vertices(T): count");
  EXPECT_THAT(sized.out,
              ::testing::HasSubstr("  vertices(T)  count\n  3            1\n  4            2\n  5            3\n"));
  EXPECT_THAT(sized.out, ::testing::Not(::testing::HasSubstr("\n  6 ")));
  const support::Scratch scratch;
  std::ofstream(scratch.path() / "list.g6") << "A_\nBw\nC~\nD~{\n";
  std::ofstream(scratch.path() / "a.claims") << "claim A: table graphs G with at least 3 vertices and at most 4 "
                                                "vertices from \"list.g6\" by vertices(G): count";
  const command::Result listed = command::run({"check", (scratch.path() / "a.claims").string()});
  EXPECT_THAT(listed.out, ::testing::HasSubstr("  vertices(G)  count\n  3            1\n  4            1\n"))
      << listed.err;
  EXPECT_THAT(listed.out, ::testing::Not(::testing::HasSubstr("\n  5 ")));
}

// Tables are shown: how many trees there are with 1 to 6 vertices (OEIS A000055), the paths of each order.
TEST(LanguageAnswers, TablesAreShown) {
  const command::Result result = check_text(
      "claim A: table trees T with at most 6 vertices by vertices(T): count, count(max_degree(T) <= 2)\n"
      "claim B: smallest paths P with at most 6 vertices for each vertices(P) in 2..3");
  EXPECT_THAT(result.out, ::testing::HasSubstr("  vertices(T)  count  count(max_degree(T) <= 2)\n"
                                               "  1            1      1\n"
                                               "  2            1      1\n"
                                               "  3            1      1\n"
                                               "  4            2      1\n"
                                               "  5            3      1\n"
                                               "  6            6      1\n"));
  EXPECT_THAT(result.out, ::testing::HasSubstr("  2            2         P2\n  3            3         P3\n"));
}

// Options are as many as moves, and lead to positions of other nimbers.
TEST(LanguageAnswers, OptionsAreWhatMovesLeave) {
  const command::Result result = check_text(
      "claim A: for all trees T with at most 6 vertices: options(octal:0.07(T)) + 0 = edges(T)\n"
      "claim B: for all trees T with at most 6 vertices: every(p in options(octal:0.07(T)): nimber(p) != "
      "nimber(octal:0.07(T)))");
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_EQ(result.out.find("refuted"), std::string::npos) << result.out;
}

// In LaTeX names are escaped and words are upright.
TEST(LanguageAnswers, FormulasOfReportsAreLatex) {
  const support::Scratch scratch;
  std::ofstream(scratch.path() / "a.claims")
      << "game low_degree on graphs: move vertex v where degree(v) <= 2: delete v\n"
         "invariant one_each(G) from \"awk '{ print 1 }'\"\n"
         "claim A: for all trees T with at most 4 vertices: outcome(low_degree(T)) = second <=> vertices(T) is even\n"
         "claim B: for all trees T with at most 4 vertices: one_each(T) = 1\n";
  const command::Result result =
      command::run({"suite", "--claims", "a.claims", "--only", "--out", "run"}, scratch.path());
  EXPECT_EQ(result.exit_code, 0) << result.err;
  const std::string page = support::slurp(scratch.path() / "run" / "report" / "a.md");
  EXPECT_THAT(page, ::testing::HasSubstr("o(\\text{low\\_degree}(T)) = \\text{second}"));
  EXPECT_THAT(page, ::testing::HasSubstr("\\mathrm{one\\_each}(T) = 1"));
}

// A program and its files lie beside the claims, wherever the command is called.
TEST(LanguageAnswers, ProgramsRunInTheFolderOfTheirFile) {
  const support::Scratch scratch;
  std::filesystem::create_directory(scratch.path() / "inner");
  std::ofstream(scratch.path() / "inner" / "zero.awk") << "{ print 0 }\n";
  std::ofstream(scratch.path() / "inner" / "a.claims")
      << "invariant zero(G) from \"awk -f zero.awk\" claim A: for all trees T with at most 5 vertices: zero(T) = 0\n";
  const command::Result result = command::run({"check", "inner/a.claims", "--expect", "holds"}, scratch.path());
  EXPECT_EQ(result.exit_code, 0) << result.err;
}

}  // namespace
}  // namespace sprague
