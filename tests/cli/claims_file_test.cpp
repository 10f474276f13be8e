// Claims and games of a user's own, as the command takes them from a file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/cli/command.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

using command::Result;
using command::run;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

void put_file(const std::filesystem::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
}

// Node Kayles on paths is OEIS A002187, Dawson's Kayles, with the indices of 0.137.
constexpr std::string_view kKayles = R"(
game kayles on graphs:
  move vertex v: delete closed(v)

claim KAYLES source "OEIS A002187":
  sequence n in 0..12: nimber(kayles(path(n))) = 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2

claim SAME:
  size N = 5, nightly 6
  for all connected graphs G with at most N vertices: nimber(kayles(G)) = nimber(nodekayles(G))

claim WRONG from "Folklore, Conjecture 1":
  text "Node Kayles on a tree is never lost."
  for all trees T with at most 9 vertices: outcome(kayles(T)) = first
  reading stars as variant "only stars":
    for all stars T with at most 9 edges: outcome(kayles(T)) = first
)";

class ClaimsFiles : public ::testing::Test {
 protected:
  ClaimsFiles() { put_file(scratch_.path() / "my.claims", std::string(kKayles)); }
  Result sprague(const std::vector<std::string>& words) const { return run(words, scratch_.path()); }

  support::Scratch scratch_;
};

TEST_F(ClaimsFiles, AreChecked) {
  const Result all = sprague({"check", "my.claims"});
  EXPECT_EQ(all.exit_code, 0) << all.err;
  EXPECT_THAT(all.out, AllOf(HasSubstr("KAYLES    holds"), HasSubstr("SAME      holds"), HasSubstr("WRONG     refuted"),
                             HasSubstr("smallest witness P4"), HasSubstr("holds      stars")));
  // How many there are is said before: 31 connected graphs with 1 to 5 vertices (OEIS A001349).
  EXPECT_THAT(all.err, HasSubstr("SAME (as stated): 31 instances"));
  const Result one = sprague({"check", "my.claims", "SAME", "--tier", "nightly", "--expect", "holds", "--json"});
  EXPECT_EQ(one.exit_code, 0) << one.err;
  // 143 with 1 to 6.
  EXPECT_EQ(nlohmann::json::parse(one.out)["instances"], 143);
  EXPECT_EQ(sprague({"check", "my.claims", "WRONG", "--expect", "holds"}).exit_code, 1);
  EXPECT_THAT(sprague({"check", "my.claims", "SAME", "--range", "..3"}).out, HasSubstr("4 instances"));
}

TEST_F(ClaimsFiles, AreShownInWordsWithTheirDigest) {
  const Result shown = sprague({"show", "my.claims", "WRONG"});
  EXPECT_EQ(shown.exit_code, 0) << shown.err;
  EXPECT_THAT(shown.out, AllOf(HasSubstr("Node Kayles on a tree is never lost."), HasSubstr("only stars"),
                               HasSubstr("for all trees T with at most 9 vertices: outcome(kayles(T)) = first"),
                               HasSubstr("the first player wins kayles on T"), HasSubstr("digest ")));
  // Comments and spaces change nothing, the statement and the rules of a game do.
  const auto digest = [this](const std::string& text) {
    put_file(scratch_.path() / "other.claims", text);
    const std::string out = sprague({"show", "other.claims", "SAME"}).out;
    const auto at = out.find("digest ");
    EXPECT_NE(at, std::string::npos);
    return out.substr(at, 30);
  };
  const std::string text(kKayles);
  const std::string here = digest(text);
  EXPECT_EQ(digest("# a comment\n" + text), here);
  std::string changed = text;
  changed.replace(changed.find("closed(v)"), 9, "open(v)");
  EXPECT_NE(digest(changed), here);
  std::string finite = text;
  finite.insert(finite.find("  for all connected"), "  finite\n");
  EXPECT_NE(digest(finite), here);
}

TEST_F(ClaimsFiles, AreShownWithAllThatDecides) {
  put_file(scratch_.path() / "all.claims", R"(
game low on graphs:
  move vertex v where degree(v) <= 2: delete v
claim A:
  size N = 5, nightly 6, deep 8
  reading numbers:
    repair "n is at most 3."
    shown (S({n}))
    data "doubles" to 4 where n > 1: n, n * 2 as "double"
    for all n in 1..N: not (n > 2 and n < 4) => n <= 2
  reading trees:
    for all trees T with at most N vertices: nimber(low(T)) <= 3
explore rules:
  propose for trees T with at most 6 vertices: nimber(low(T)) by vertices(T)
)");
  const Result shown = sprague({"show", "all.claims"});
  EXPECT_EQ(shown.exit_code, 0) << shown.err;
  EXPECT_THAT(shown.out,
              AllOf(HasSubstr("For all n from 1 to N: if it is not true that (n is more than 2 and n is less than 4), "
                              "then n is at most 2."),
                    HasSubstr("  repair \"n is at most 3.\"\n"), HasSubstr("  shown (S(n))\n"),
                    HasSubstr("  data \"doubles\" to 4 where n > 1: n, n * 2 as \"double\"\n"),
                    HasSubstr("  game low on graphs: move vertex v where degree(v) <= 2: delete v\n"),
                    HasSubstr("quick vertices 1..5; nightly vertices 1..6; deep vertices 1..8; at most 64"),
                    HasSubstr("rules  exploration\nall.claims\n\n  propose for trees T with at most 6 vertices")));
  // The tier named deep goes as far as the file says, not as far as keys do.
  EXPECT_THAT(sprague({"check", "all.claims", "--reading", "trees", "--tier", "deep"}).out,
              HasSubstr("[all trees with 1 to 8 vertices]"));
}

TEST_F(ClaimsFiles, AWitnessHasTheChoiceThatFails) {
  put_file(scratch_.path() / "every.claims",
           "claim A: for all trees T with at most 5 vertices:\n"
           "  every(v in vertices(T), w in vertices(T): degree(v) + distance(v, w) <= 3)\n"
           "claim B: for all trees T with at most 5 vertices: sum(v in vertices(T): degree(v)) < 6\n");
  const Result result = sprague({"check", "every.claims"});
  // The ends of P4, 0 and 3, are at distance 3: the first pair in order for which the sum is 4.
  EXPECT_THAT(result.out, HasSubstr("`P4`: v = 0, w = 3, degree(T, v) = 1, distance(T, v, w) = 3. It is one of 2"))
      << result.err;
  EXPECT_THAT(result.out, HasSubstr("sum(v in vertices(T): degree(T, v)) = 6"));
}

TEST_F(ClaimsFiles, GamesAreAskedForValues) {
  const Result value = sprague({"value", "my.claims:kayles", "P7", "--json"});
  EXPECT_EQ(value.exit_code, 0) << value.err;
  EXPECT_EQ(nlohmann::json::parse(value.out)["nimber"], 1);
  const Result unknown = sprague({"value", "my.claims:kayle", "P7"});
  EXPECT_EQ(unknown.exit_code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("the nearest is 'kayles'"));
}

TEST_F(ClaimsFiles, RunsKeepTheirText) {
  const Result suite = sprague({"suite", "--claims", "my.claims", "--only", "--out", "run"});
  EXPECT_EQ(suite.exit_code, 0) << suite.err;
  EXPECT_THAT(suite.out, HasSubstr("all accepted"));
  const auto request = nlohmann::json::parse(support::slurp(scratch_.path() / "run" / "run.json"));
  EXPECT_EQ(request["claims"][0]["text"], std::string(kKayles));
  const std::string index = support::slurp(scratch_.path() / "run" / "report" / "index.md");
  EXPECT_THAT(index, AllOf(HasSubstr("[my.claims](my.md)"), HasSubstr("sprague suite --claims my.claims --only")));
  EXPECT_THAT(support::slurp(scratch_.path() / "run" / "report" / "my.md"),
              AllOf(HasSubstr("Reproduce: `sprague check my.claims SAME"), HasSubstr("Digest of the statement")));
  EXPECT_EQ(sprague({"verify", "run"}).exit_code, 0);
  EXPECT_EQ(sprague({"show", "WRONG", "--run", "run"}).exit_code, 0);
  EXPECT_EQ(sprague({"report", "run", "--out", "again"}).exit_code, 0);
  EXPECT_EQ(support::slurp(scratch_.path() / "again" / "index.md"), index);
  // The text is in the run: the file may go, but not become another one.
  std::filesystem::rename(scratch_.path() / "my.claims", scratch_.path() / "away");
  EXPECT_EQ(sprague({"suite", "--resume", "run"}).exit_code, 0);
  put_file(scratch_.path() / "my.claims", std::string(kKayles) + "# more\n");
  const Result replaced = sprague({"suite", "--resume", "run"});
  EXPECT_EQ(replaced.exit_code, 2);
  EXPECT_THAT(replaced.err, HasSubstr("my.claims: the run run was begun with another text"));
}

TEST_F(ClaimsFiles, ThreadsAndSuitesGiveTheSameBytes) {
  for (const std::string jobs : {"1", "3"}) {
    const Result suite = sprague({"suite", "--claims", "my.claims", "--only", "--out", "run" + jobs, "--jobs", jobs});
    ASSERT_EQ(suite.exit_code, 0) << suite.err;
  }
  for (const std::string file : {"run.json", "verdicts.ndjson", "report/my.md"}) {
    EXPECT_EQ(support::slurp(scratch_.path() / "run1" / file), support::slurp(scratch_.path() / "run3" / file)) << file;
  }
}

TEST_F(ClaimsFiles, ProgramsAndFilesOfGraphs) {
  put_file(scratch_.path() / "list.g6", ">>graph6<<Bw\nCF\n:CcKI\n");
  put_file(scratch_.path() / "more.claims", R"(
invariant order(G) from "awk '{print (length($0) > 2 ? 5 : 4)}'"
claim LIST: for all graphs G from "list.g6": vertices(G) in {3, 4}
claim PROGRAM: for all graphs G with at most 5 vertices: order(G) >= 4
)");
  const Result result = sprague({"check", "more.claims"});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  // 52 graphs with 1 to 5 vertices (OEIS A000088).
  EXPECT_THAT(result.out,
              AllOf(HasSubstr("the graphs of `list.g6`] 3 instances"), HasSubstr("5 vertices] 52 instances")));
  put_file(scratch_.path() / "from.claims", "claim IN: for all trees T from input: vertices(T) = edges(T) + 1\n");
  const Result piped = command::run_line("printf 'Bw\\nBW\\nCF\\n' | sprague check from.claims", scratch_.path());
  EXPECT_EQ(piped.exit_code, 0) << piped.err;
  EXPECT_THAT(piped.out, HasSubstr("2 instances"));
}

TEST_F(ClaimsFiles, AnEndIsHeard) {
  put_file(scratch_.path() / "long.claims",
           "claim LONG: for all graphs G with at most 11 vertices: nimber(nodekayles(G)) <= 20\n");
  const Result stopped =
      command::run_for({"check", (scratch_.path() / "long.claims").string()}, std::chrono::milliseconds(500), SIGINT);
  EXPECT_EQ(stopped.exit_code, 5);
}

struct BadFile {
  std::string text;
  std::string says;
};

class BadClaims : public ::testing::TestWithParam<BadFile> {};

TEST_P(BadClaims, AreOneLineWithThePlace) {
  const support::Scratch scratch;
  put_file(scratch.path() / "a.claims", GetParam().text);
  put_file(scratch.path() / "bad.g6", "Bw\nC!\n");
  const Result result = run({"check", "a.claims", "--out", "run"}, scratch.path());
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, HasSubstr(GetParam().says));
}

INSTANTIATE_TEST_SUITE_P(
    Files, BadClaims,
    ::testing::Values(
        BadFile{"claim A: for all trees T with at most twenty edges: edges(T) is even",
                "a.claims:1:39: there is no name 'twenty'"},
        BadFile{"claim A: for all trees T with at most 5 edges: outcome(cycles(T)) = 3",
                "1:48: an outcome, first or second, can't be compared with a number"},
        BadFile{"claim A: for all graphs G with at most 5 vertices where cactus(G) and girth(G) >= 9 and girth(G) < "
                "infinite: true",
                "up to 5 vertices: the claim says nothing"},
        BadFile{"game kayles on graphs: move vertex v: delete closed(v)\nclaim A: for all trees T with at most 5 "
                "edges: nimber(kayls(T)) = 3",
                "2:55: there is no function or game 'kayls': the nearest name is 'kayles'"},
        BadFile{"claim A: for all trees T: edges(T) > 3", "trees without a bound: expected 'with at most'"},
        BadFile{"claim A: for all trees T with at most 5 vertices: nimber(octal:0.93(T)) = 3",
                "1:58: octal code '0.93'"},
        BadFile{"claim CY-2CON: for all trees T with at most 5 vertices: true",
                "'CY-2CON' is a claim of game-of-cycles already"},
        BadFile{"claim A: for all a in 0..3: a >= 0\nclaim A: for all a in 0..3: a >= 0",
                "2:7: a second claim 'A': the first one is in line 1"},
        BadFile{"game g on graphs: move vertex v: unmark v", "every action makes the position smaller"},
        BadFile{"claim A: for all trees T with at most 60 vertices: true", "--yes"},
        BadFile{"claim A: for all a in 0..1000000000000: a >= 0", "1.0e+12 instances"},
        BadFile{"invariant f(G) from \"false\"\nclaim A: for all trees T with at most 6 vertices: f(T) >= 0",
                "the program 'false' exits with 1"},
        BadFile{"invariant f(G) from \"sed d\"\nclaim A: for all trees T with at most 6 vertices: f(T) >= 0",
                "the program 'sed d' prints 0 lines for 1 graphs"},
        BadFile{"invariant f(G) from \"cat\"\nclaim A: for all trees T with at most 6 vertices: f(T) >= 0",
                "expected an integer"},
        BadFile{"claim A: for all graphs G from \"bad.g6\": true", "bad.g6:2: "},
        BadFile{"claim A: for all graphs G from \"none.g6\": true", "none.g6"},
        BadFile{"claim A: for all a in 1..5: 10 div (a - 3) >= -100", "1:32: a division by 0 (for a = 3)"},
        BadFile{"claim A: for all a in 1..5: a + 9223372036854775806 > 0", "beyond 2^63"},
        BadFile{"claim A: for all a in 1..5 a > 0", "1:28: expected ':', found 'a'"},
        BadFile{"claim A: for all", "found the end of the file"}, BadFile{"", "a.claims: expected a claim"}));

TEST(ClaimsFileNames, AreChecked) {
  EXPECT_THAT(run({"check", "nowhere.claims"}).err, HasSubstr("nowhere.claims: expected a file of claims"));
  EXPECT_EQ(run({"suite", "--claims", "nowhere"}).exit_code, 2);
}

}  // namespace
}  // namespace sprague
