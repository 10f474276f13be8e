// `sprague explore`, as a user runs it.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/cli/command.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;

TEST(Explore, ALineASizeAsTextAndAsJson) {
  const command::Result text = command::run({"explore", "--invariants", "cycles", "--edges", "..6"});
  EXPECT_EQ(text.exit_code, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("edges  boards   wrong  rule"));
  const command::Result json = command::run({"explore", "--invariants", "cycles", "--edges", "..6", "--json"});
  EXPECT_EQ(json.exit_code, 0) << json.err;
  std::istringstream lines(json.out);
  std::uint64_t edges = 3;
  for (std::string line; std::getline(lines, line); ++edges) {
    const auto object = nlohmann::json::parse(line);
    EXPECT_EQ(object["edges"], edges);
    EXPECT_THAT(text.out, HasSubstr(fmt::format("{:>5} {:>7} ", edges, object["boards"].get<std::uint64_t>())));
    EXPECT_TRUE(object["rule"].is_array());
  }
  EXPECT_EQ(edges, 7U);
}

TEST(Explore, SmallestBoardsThatBreakWhatIsSaidOfEndings) {
  const command::Result text = command::run({"explore", "--invariants", "endings", "--edges", "..4"});
  EXPECT_EQ(text.exit_code, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("cycle-unmarked: A play on a cycle leaves an even number of edges unmarked.\n"
                                  "  none with up to 4 edges (enumerated up to 4)\n"));
  EXPECT_THAT(text.out, HasSubstr("tree-vertices: A play on a tree with n vertices has n moves modulo 2.\n"
                                  "  2 edges, none with fewer (enumerated up to 2)\n"));
}

TEST(Explore, AnEntryOnEndingsAsJson) {
  const std::vector<std::string> words{"explore", "--invariants", "endings:two-connected-unmarked",
                                       "--edges", "..5",          "--json"};
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
  const command::Result text = command::run({"explore", "--invariants", "euler", "--edges", "..4"});
  EXPECT_EQ(text.exit_code, 0) << text.err;
  EXPECT_THAT(text.out, HasSubstr("handles-one-parity: On an orientable surface all plays from one start have the same "
                                  "parity.\n  none with up to n + T = 4 (enumerated up to 4)\n"));
  EXPECT_THAT(text.out,
              HasSubstr("  n + T = 3, none with fewer (enumerated up to 3)\n    2 on P1\n    1 move: over\n"));
}

// Two tips at one spot: one move on the sphere, one or two on the projective plane.
TEST(Explore, AnEntryOnMovesAsJson) {
  const std::vector<std::string> words{"explore", "--invariants", "euler:any-one-parity", "--edges", "..6", "--json"};
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
      command::run_within(kLittleMemory, {"explore", "--invariants", "endings:cycle-unmarked", "--edges", "..9"});
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
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases{
      {{"explore", "--invariants", "lines", "--edges", "..6"}, "expected cycles, trees, endings"},
      {{"explore", "--invariants", "endings:trees", "--edges", "..6"}, "cycle-unmarked, cycle-positions"},
      {{"explore", "--invariants", "endings", "--edges", "3..6"}, "from 1 edge on"},
      {{"explore", "--invariants", "endings", "--edges", "..14"}, "sizes from 1 to 13"},
      {{"explore", "--invariants", "euler:moves", "--edges", "..6"}, "sphere-moves, sphere-moves-any-spots"},
      {{"explore", "--invariants", "eulers", "--edges", "..6"}, "euler or euler:NAME"},
      {{"explore", "--invariants", "euler", "--edges", "2..6"}, "a smallest start is looked for from 1"},
      {{"explore", "--invariants", "euler", "--edges", "..13"}, "sizes from 1 to 12"},
      {{"explore", "--invariants", "cycles", "--edges", "six"}, "--edges 'six'"},
      {{"explore", "--invariants", "cycles", "--edges", "2..6"}, "sizes from 3 to 13"},
      {{"explore", "--invariants", "cycles", "--edges", "..14"}, "sizes from 3 to 13"},
      {{"explore", "--invariants", "cycles"}, "--edges"},
      {{"explore", "--edges", "..6"}, "--invariants"},
      {{"explore", "--invariants", "cycles", "--edges", "..6", "--memory", "much"}, "--memory 'much'"}};
  for (const auto& [words, says] : cases) {
    const command::Result result = command::run(words);
    EXPECT_EQ(result.exit_code, 2) << says;
    EXPECT_EQ(result.out, "");
    EXPECT_THAT(result.err, HasSubstr(says));
  }
}

}  // namespace
}  // namespace sprague
