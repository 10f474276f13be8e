// `sprague explore`, as a user runs it.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/cli/command.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::vector<nlohmann::json> objects(const std::string& text) {
  std::istringstream lines(text);
  std::vector<nlohmann::json> all;
  for (std::string line; std::getline(lines, line);) all.push_back(nlohmann::json::parse(line));
  return all;
}

std::vector<std::string> with(std::vector<std::string> words, std::vector<std::string> more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

constexpr const char* kCyclesOnTrees =
    "propose for trees T with 1..8 edges: outcome(cycles(T)) = second by edges(T), leaves(T), markable(T)";

TEST(Explore, ALineASizeAsTextAndAsJson) {
  const command::Result text = command::run({"explore", kCyclesOnTrees});
  EXPECT_EQ(text.exit_code, 0) << text.err;
  const command::Result json = command::run({"explore", kCyclesOnTrees, "--json"});
  EXPECT_EQ(json.exit_code, 0) << json.err;
  const auto all = objects(json.out);
  ASSERT_EQ(all.size(), 9U);
  constexpr std::array<std::uint64_t, 8> kTrees{1, 1, 2, 3, 6, 11, 23, 47};  // OEIS A000055, by edges
  for (std::size_t i = 0; i < kTrees.size(); ++i) {
    EXPECT_EQ(all[i]["size"], i + 1);
    EXPECT_EQ(all[i]["unit"], "edges");
    EXPECT_EQ(all[i]["instances"], kTrees.at(i));
    EXPECT_EQ(all[i]["refuter"].is_null(), all[i]["wrong"] == 0);
    EXPECT_EQ(all[i]["obligations"].empty(), i > 0 && all[i]["wrong"] == 0);
    EXPECT_THAT(text.out, HasSubstr(all[i]["rule"].get<std::string>()));
  }
  // Su's conjecture, which fails first at 14 edges (CY-TREE).
  EXPECT_EQ(all[7]["terms"], nlohmann::json({"1", "markable(T)"}));
  EXPECT_EQ(all[8]["search"], "propose");
  ASSERT_EQ(all[8]["claims"].size(), 1U);
  EXPECT_EQ(all[8]["claims"][0]["instances"], 94);
  EXPECT_THAT(text.out, HasSubstr(all[8]["claims"][0]["text"].get<std::string>()));
}

// What is printed is a file of claims.
void expect_claims_that_hold(const std::vector<std::string>& words, std::size_t claims, std::string_view verdict) {
  const support::Scratch scratch;
  const command::Result result = command::run(with({"explore"}, words), scratch.path());
  ASSERT_EQ(result.exit_code, 0) << result.err;
  std::ofstream(scratch.path() / "found.claims") << result.out;
  const command::Result checked =
      command::run({"check", "found.claims", "--json", "--expect", std::string(verdict)}, scratch.path());
  EXPECT_EQ(checked.exit_code, 0) << result.out << checked.out << checked.err;
  EXPECT_EQ(objects(checked.out).size(), claims) << result.out;
}

TEST(Explore, WhatIsPrintedIsAFileOfClaimsThatHold) {
  expect_claims_that_hold({kCyclesOnTrees}, 1, "holds");
  expect_claims_that_hold({"propose for paths P with at most 20 vertices: nimber(octal:0.33(P)) by vertices(P)"}, 1,
                          "holds");
  expect_claims_that_hold({"period n in 0..150: nimber(octal:0.07(path(n)))"}, 1, "holds");
  expect_claims_that_hold({"period n in 5..60: nimber(heap:0.77({2 * n + 1}))"}, 1, "holds");
  expect_claims_that_hold({"compare for trees T with at most 8 vertices: edges(T) + 1, vertices(T)"}, 1, "holds");
}

// A play of Node Kayles is a maximal independent set: it has at most as many vertices as the independence number says,
// and dominates.
TEST(Explore, BoundsOfTheLengthsOfPlays) {
  const std::string statement =
      "propose for trees T with at most 6 vertices: lengths(nodekayles(T)) by vertices(T), leaves(T), "
      "independence_number(T), domination_number(T)";
  const command::Result result = command::run({"explore", statement, "--json"});
  ASSERT_EQ(result.exit_code, 0) << result.err;
  const nlohmann::json claims = objects(result.out).back()["claims"];
  expect_claims_that_hold({statement}, claims.size(), "holds");
  EXPECT_THAT(claims.dump(), HasSubstr("every(m in lengths(nodekayles(T)): m <= independence_number(T))"));
  EXPECT_THAT(claims.dump(), HasSubstr("every(m in lengths(nodekayles(T)): m >= domination_number(T))"));
}

TEST(Explore, GamesOfAFileComeBeforeWhatIsFound) {
  const support::Scratch scratch;
  std::ofstream(scratch.path() / "own.claims")
      << "define least(v) = degree(v) <= 1\n"
         "game plucking on graphs:\n"
         "  move vertex v where least(v): delete v\n"
         "game kayles on graphs:\n"
         "  move vertex v: delete closed(v)\n"
         "explore plucked:\n"
         "  size N = 5\n"
         "  propose for trees T with at most N vertices: outcome(plucking(T)) by "
         "vertices(T)\n"
         "explore same:\n"
         "  compare for graphs G with at most 4 vertices: nimber(kayles(G)), "
         "nimber(nodekayles(G))\n";
  const command::Result result = command::run({"explore", "own.claims", "--range", "..6"}, scratch.path());
  ASSERT_EQ(result.exit_code, 0) << result.err;
  // On a tree each move takes one vertex and leaves a tree: only their number counts.
  EXPECT_THAT(result.out, HasSubstr("outcome(plucking(T)) = second <=> vertices(T) is even"));
  EXPECT_THAT(result.out, HasSubstr("same on all 208 instances"));  // 1 + 2 + 4 + 11 + 34 + 156, OEIS A000088
  std::ofstream(scratch.path() / "found.claims") << result.out;
  const command::Result checked = command::run({"check", "found.claims", "--expect", "holds"}, scratch.path());
  EXPECT_EQ(checked.exit_code, 0) << result.out << checked.out << checked.err;
  const command::Result named = command::run({"explore", "own.claims", "plucked"}, scratch.path());
  EXPECT_THAT(named.out, HasSubstr("    5 "));
  EXPECT_THAT(named.out, Not(HasSubstr("kayles")));
  const command::Result asked =
      command::run({"explore", "own.claims",
                    "compare for trees T with at most 5 vertices: outcome(plucking(T)), outcome(kayles(T))"},
                   scratch.path());
  EXPECT_EQ(asked.exit_code, 0) << asked.err;
  EXPECT_THAT(asked.out, HasSubstr("game plucking on graphs: move vertex v where"));
}

// A move in K(m,n) leaves single vertices of one side: m - 1 or n - 1. So it has the nimber 0 where m and n are even, 1
// where they are odd, and 2 elsewhere.
TEST(Explore, NodeKaylesOnCompleteBipartiteGraphs) {
  const std::string statement =
      "propose for m, n in 1..6: nimber(nodekayles(complete_bipartite(m, n))) by m mod 2, n mod 2";
  const command::Result json = command::run({"explore", statement, "--json"});
  ASSERT_EQ(json.exit_code, 0) << json.err;
  const nlohmann::json last = objects(json.out).back();
  ASSERT_EQ(last["claims"].size(), 1U);
  EXPECT_EQ(last["claims"][0]["instances"], 36);
  expect_claims_that_hold({statement}, 1, "holds");
}

// The readings on Node Kayles (OG-HEAP): on a triangle 0.137 may take two vertices and leave one, Node Kayles may not.
TEST(Explore, TheSmallestDifferenceOfTwoGames) {
  const std::string statement =
      "compare for connected graphs G with at most 5 vertices: nimber(nodekayles(G)), nimber(octal:0.137(G))";
  const command::Result json = command::run({"explore", statement, "--json"});
  EXPECT_EQ(json.exit_code, 0) << json.err;
  const auto all = objects(json.out);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0]["instance"], "C3");
  expect_claims_that_hold({statement}, 1, "proved");
}

TEST(Explore, PeriodsThatStayAndPeriodsThatShow) {
  // Winning Ways, chapter 4: Dawson's Kayles has period 34, the last exception being 51 in 0.137.
  const command::Result proved = command::run({"explore", "period n in 0..40: nimber(nodekayles(path(n)))", "--json"});
  EXPECT_EQ(proved.exit_code, 0) << proved.err;
  EXPECT_EQ(objects(proved.out)[0]["period"], 34);
  EXPECT_EQ(objects(proved.out)[0]["preperiod"], 52);
  EXPECT_EQ(objects(proved.out)[0]["proved"], true);
  const command::Result shown = command::run({"explore", "period n in 3..30: nimber(octal:0.33(cycle(n)))", "--json"});
  EXPECT_EQ(shown.exit_code, 0) << shown.err;
  EXPECT_EQ(objects(shown.out)[0]["period"], 3);  // OG-C9: the number of vertices modulo 3
  EXPECT_EQ(objects(shown.out)[0]["proved"], false);
  const command::Result none = command::run({"explore", "period n in 1..20: n * n"});
  EXPECT_EQ(none.exit_code, 3);
}

TEST(Explore, AHuntFindsTheSameOnAnyNumberOfThreads) {
  for (const char* statement :
       {"hunt for trees T with 14 vertices: nimber(nodekayles(T)) >= 6",
        "hunt for connected bipartite graphs G with 8 vertices and at most 12 edges: nimber(nodekayles(G))",
        "hunt for 2-connected boards B with 7..9 edges where bipartite(B): outcome(cycles(B)) = first"}) {
    const std::vector<std::string> words{"explore", statement, "--steps", "200", "--seed", "5"};
    const command::Result one = command::run(with(words, {"--jobs", "1"}));
    EXPECT_EQ(one.exit_code, 0) << one.out << one.err;
    EXPECT_EQ(command::run(with(words, {"--jobs", "3"})).out, one.out);
    const auto found = objects(command::run(with(words, {"--json"})).out);
    EXPECT_THAT(one.out, HasSubstr(found.at(0)["instance"].get<std::string>()));
  }
}

TEST(Explore, WhatAHuntFindsIsThere) {
  const support::Scratch scratch;
  const command::Result found =
      command::run({"explore", "hunt for trees T with 16 vertices where leaves(T) <= 6: nimber(nodekayles(T)) >= 6"},
                   scratch.path());
  ASSERT_EQ(found.exit_code, 0) << found.out << found.err;
  std::ofstream(scratch.path() / "found.claims") << found.out;
  const command::Result checked = command::run_line(
      "sed -n 's/.*standard input: //p' found.claims | sprague check found.claims --expect proved", scratch.path());
  EXPECT_EQ(checked.exit_code, 0) << found.out << checked.out << checked.err;
  // No tree has a nimber of 20 under 0.33, whose moves on one are at most 2 n.
  const command::Result none =
      command::run({"explore", "hunt for trees T with 5 vertices: nimber(octal:0.33(T)) > 20", "--steps", "40"});
  EXPECT_EQ(none.exit_code, 3);
  EXPECT_THAT(none.out, HasSubstr("None was found: 40 instances"));
}

TEST(Explore, SmallestBoardsThatBreakWhatIsSaidOfEndings) {
  const command::Result text = command::run({"explore", "endings", "--range", "..4"});
  EXPECT_EQ(text.exit_code, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("cycle-unmarked: A play on a cycle leaves an even number of edges unmarked.\n"
                                  "  none with up to 4 edges (enumerated up to 4)\n"));
  EXPECT_THAT(text.out, HasSubstr("tree-vertices: A play on a tree with n vertices has n moves modulo 2.\n"
                                  "  2 edges, none with fewer (enumerated up to 2)\n"));
}

TEST(Explore, AnEntryOnEndingsAsJson) {
  const std::vector<std::string> words{"explore", "endings:two-connected-unmarked", "--range", "..5", "--json"};
  const command::Result json = command::run(words);
  EXPECT_EQ(json.exit_code, 0) << json.err;
  EXPECT_EQ(command::run(words).out, json.out) << "two runs differ";
  std::istringstream lines(json.out);
  std::uint64_t edges = 1;
  // The diamond is the first 2-connected board that is no cycle.
  for (std::string line; std::getline(lines, line); ++edges) {
    const auto object = nlohmann::json::parse(line);
    EXPECT_EQ(object["invariant"], "two-connected-unmarked");
    EXPECT_EQ(object["edges"], edges);
    EXPECT_EQ(object["answer"], edges < 5 ? "unsat" : "sat");
    EXPECT_EQ(object["boards"], edges < 3 ? 0 : edges < 5 ? 1 : 3);
    EXPECT_EQ(object["broken"] > 0, edges == 5);
    EXPECT_EQ(object["board"].is_null(), edges < 5);
    EXPECT_EQ(object["plays"].is_null(), edges < 5);
    ASSERT_EQ(object["obligations"].size(), 1U);
    EXPECT_EQ(object["obligations"][0]["answer"], object["answer"]);
  }
  EXPECT_EQ(edges, 6U);
}

TEST(Explore, SmallestStartsThatBreakWhatIsSaidOfMoves) {
  const command::Result text = command::run({"explore", "euler", "--range", "..4"});
  EXPECT_EQ(text.exit_code, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("handles-one-parity: On an orientable surface all plays from one start have the same "
                                  "parity.\n  none with up to n + T = 4 (enumerated up to 4)\n"));
  EXPECT_THAT(text.out,
              HasSubstr("  n + T = 3, none with fewer (enumerated up to 3)\n    2 on P1\n    1 move: over\n"));
}

// Two tips at one spot: one move on the sphere, one or two on the projective plane.
TEST(Explore, AnEntryOnMovesAsJson) {
  const std::vector<std::string> words{"explore", "euler:any-one-parity", "--range", "..6", "--json"};
  const command::Result json = command::run(words);
  EXPECT_EQ(json.exit_code, 0) << json.err;
  EXPECT_EQ(command::run(words).out, json.out) << "two runs differ";
  std::istringstream lines(json.out);
  std::uint64_t size = 1;
  for (std::string line; std::getline(lines, line); ++size) {
    const auto object = nlohmann::json::parse(line);
    EXPECT_EQ(object["invariant"], "any-one-parity");
    EXPECT_EQ(object["size"], size);
    EXPECT_EQ(object["answer"], size < 3 ? "unsat" : "sat");
    EXPECT_EQ(object["broken"] > 0, size == 3);
    EXPECT_EQ(object["start"].is_null(), size < 3);
    EXPECT_EQ(object["plays"].is_null(), size < 3);
    if (size == 3) {
      EXPECT_EQ(object["start"], "2 on P1");
      ASSERT_EQ(object["plays"].size(), 2U);
      EXPECT_NE(object["plays"][0].size() % 2, object["plays"][1].size() % 2);
    }
    ASSERT_EQ(object["obligations"].size(), 1U);
    EXPECT_EQ(object["obligations"][0]["answer"], object["answer"]);
  }
  EXPECT_EQ(size, 4U);
}

// Enough for everything but Z3.
const std::vector<command::Limit> kLittleMemory{{RLIMIT_AS, rlim_t{60} << 20}};

TEST(Explore, WhatTheSolverDoesNotKnowIsUndecided) {
  const command::Result result =
      command::run_within(kLittleMemory, {"explore", "endings:cycle-unmarked", "--range", "..9"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, HasSubstr("undecided: cycle-unmarked-"));
}

TEST(Explore, TheReadingOnEndingsNamesWhatTheSolverDoesNotKnow) {
  const command::Result result = command::run_within(
      kLittleMemory,
      {"check", "CY-Q", "--reading", "ends of plays", "--range", "..4", "--jobs", "1", "--expect", "undecided"});
  EXPECT_EQ(result.exit_code, 0) << result.out << result.err;
  EXPECT_THAT(result.out, HasSubstr("cycle-unmarked-"));
}

TEST(Explore, BadInput) {
  const std::string short_hunt = "hunt for trees T with 5 vertices: ";
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases{
      {{"lines"}, "'lines': expected a file of claims, a text as in"},
      {{"endings:trees", "--range", "..6"}, "cycle-unmarked, cycle-positions"},
      {{"endings"}, "expected --range ..B, with sizes from 1 to 13"},
      {{"endings", "--range", "3..6"}, "from 1 edge on"},
      {{"endings", "--range", "..14"}, "sizes from 1 to 13"},
      {{"euler:moves", "--range", "..6"}, "sphere-moves, sphere-moves-any-spots"},
      {{"eulers", "--range", "..6"}, "euler or euler:NAME"},
      {{"euler", "--range", "2..6"}, "a smallest start is looked for from 1"},
      {{"euler", "--range", "six"}, "--range 'six'"},
      {{}, "WHAT"},
      {{"none.claims"}, "none.claims: expected a file of claims"},
      {{"prove for trees T"}, "argument:1:1: expected what to do, one of propose, compare, hunt, period"},
      {{"propose for trees T with at most 5 edges: edges(T)"}, "argument:1:51: expected 'by'"},
      {{"propose for trees T with at most 5 edges: edges(T) by verticse(T)"}, "the nearest name is 'vertices'"},
      {{"propose for trees T with at most 5 edges: edges(T) by girth(T)"}, "infinite, which no rule reckons with"},
      {{"propose for trees T: edges(T) by leaves(T)"}, "trees without a bound"},
      {{"propose for trees T with at most 5 edges where edges(T) > 9: edges(T) by leaves(T)"}, "no instance"},
      {{"propose for graphs G from input: edges(G) by vertices(G)"}, "expected a file, not input"},
      {{"compare for trees T with at most 5 edges: nodekayles(T), octal:0.137(T)"}, "can't be compared"},
      {{"compare for trees T with at most 5 edges: edges(T), tree(T)"}, "can't be compared"},
      {{"compare for trees T with at most 63 edges: edges(T) + 1, vertices(T)"}, "--yes"},
      {{"hunt for stars T with 5 vertices: edges(T)"}, "stars are not hunted through"},
      {{"hunt for cubic graphs T with 7 vertices: edges(T)"}, "no member was met"},
      {{short_hunt + "outcome(nodekayles(T))"}, "expected a truth, as in outcome(...) = second"},
      {{short_hunt + "edges(T)", "--range", "..6"}, "'hunt' has no size"},
      {{short_hunt + "edges(T)", "--steps", "0"}, "--steps"},
      {{"hunt for n in 1..5: n"}, "a hunt is through a family"},
      {{"hunt for trees T with 900 vertices: edges(T)"}, "expected a bound of at most 500 vertices"},
      {{"period n in 5..1: n"}, "nothing is in the range"},
      {{kCyclesOnTrees, "--memory", "much"}, "--memory 'much'"}};
  for (const auto& [words, says] : cases) {
    const command::Result result = command::run(with({"explore"}, words));
    EXPECT_EQ(result.exit_code, 2) << says << result.out;
    EXPECT_THAT(result.err, HasSubstr(says));
  }
}

TEST(Explore, AFileThatExploresNothingOrTwice) {
  const support::Scratch scratch;
  const auto says = [&](const std::string& text, std::vector<std::string> more = {}) {
    std::ofstream(scratch.path() / "own.claims") << text;
    const command::Result result = command::run(with({"explore", "own.claims"}, std::move(more)), scratch.path());
    EXPECT_EQ(result.exit_code, 2) << text;
    return result.err;
  };
  const std::string one = "explore a:\n  period n in 1..9: 1\n";
  EXPECT_THAT(says("define f = 1\n"), HasSubstr("own.claims: nothing is to be explored"));
  EXPECT_THAT(says(one + one), HasSubstr("own.claims:3:9: a second exploration 'a': the first one is in line 1"));
  EXPECT_THAT(says(one, {"b"}), HasSubstr("there is no exploration 'b'"));
  EXPECT_THAT(says("explore a:\n  count on\n  period n in 1..9: 1\n"), HasSubstr("'count on' is of claims"));
  EXPECT_THAT(says(one, {"period n in 1..9: m"}), HasSubstr("argument:1:19: there is no name 'm'"));
}

// The Game of Cycles is played on boards, and cycles are none as graphs.
TEST(Explore, OneThatCannotBeDecidedLeavesTheOthers) {
  const support::Scratch scratch;
  std::ofstream(scratch.path() / "a.claims")
      << "explore wrong: hunt for cycles C with 5 vertices: nimber(cycles(C)) >= 1\n"
         "explore right: period n in 3..30: nimber(octal:0.33(cycle(n)))\n";
  const command::Result result = command::run({"explore", "a.claims", "--json"}, scratch.path());
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.err, HasSubstr("sprague: wrong: ")) << result.out;
  ASSERT_EQ(objects(result.out).size(), 1U);
  EXPECT_EQ(objects(result.out)[0]["period"], 3);  // OG-C9: the number of vertices modulo 3
}

}  // namespace
}  // namespace sprague
