// `sprague value` as a user types it; expected values from the paper and from nim arithmetic.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "canonical/planar_code.hpp"
#include "canonical/plane_notation.hpp"
#include "reports/file_io.hpp"
#include "tests/cli/command.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

using command::run;
using nlohmann::json;

json value(std::vector<std::string> words) {
  words.insert(words.begin(), "value");
  words.emplace_back("--json");
  const command::Result result = run(words);
  EXPECT_EQ(result.exit_code, 0) << result.err;
  return json::parse(result.out);
}

json but_for_input(json answer) {
  answer.erase("input");
  return answer;
}

TEST(Value, HasTheDocumentedKeys) {
  const json answer = value({"octal:0.33", "S(1,1,3,4)"});
  std::vector<std::string> keys;
  for (const auto& [key, content] : answer.items()) keys.push_back(key);
  EXPECT_THAT(keys, ::testing::UnorderedElementsAre("game", "input", "position", "graph", "nimber", "outcome",
                                                    "winning_moves"));
  EXPECT_EQ(answer["game"], "octal:0.33");
  EXPECT_EQ(answer["input"], "S(1,1,3,4)");
  EXPECT_EQ(answer["position"], "S(1,1,3,4)");
}

// Theorem 9 and Lemma 11: S(1,1,3,4) is worth S(1,1,1), that is 1.
TEST(Value, OfTheStarOfFigure1) {
  EXPECT_EQ(value({"octal:0.33", "S(1,1,3,4)"})["nimber"], 1);
}

// Lemma 16: S-1-S(1,1) is worth S; here S = S(1,2), the path on 4 vertices, 4 modulo 3.
TEST(Value, OfABistar) {
  EXPECT_EQ(value({"octal:0.33", "B(1,2;1;1,1)"})["nimber"], 1);
  EXPECT_EQ(value({"octal:0.33", "B(1,2;2;3,4)"})["position"], "B(1,2;2;3,4)");
}

// Proposition 8, the same path in four notations. It wins to take two vertices at an end, whatever their numbers are.
TEST(Value, OfAPathHoweverTyped) {
  for (const char* path : {"P5", "S(4)", "g6:DhC", "s6::DaYn"}) {
    const json answer = value({"octal:0.33", path});
    EXPECT_EQ(answer["position"], "P5") << path;
    EXPECT_EQ(answer["nimber"], 2) << path;
    EXPECT_EQ(answer["outcome"], "first") << path;
    EXPECT_EQ(answer["winning_moves"].size(), 2U) << path;
  }
  EXPECT_EQ(value({"octal:0.33", "P5"})["winning_moves"], json::array({"0,1", "3,4"}));
}

// Arc Kayles on the triangle: any edge leaves one vertex, where no move is left.
TEST(Value, OfArcKaylesOnATriangle) {
  const json answer = value({"octal:0.07", "g6:Bw"});
  EXPECT_EQ(answer["position"], "C3");
  EXPECT_EQ(answer["nimber"], 1);
  EXPECT_EQ(answer["winning_moves"], json::array({"0,1", "0,2", "1,2"}));
}

// Kayles, A002186: heaps of 3, 4 and 20 have 3, 1 and 1.
TEST(Value, OfHeaps) {
  EXPECT_EQ(value({"heap:0.77", "20"})["nimber"], 1);
  EXPECT_EQ(value({"heap:0.77", "3+4"})["nimber"], 3 ^ 1);
}

// 0.137 on n is Dawson's Kayles on n + 1 (Winning Ways, chapter 4); A002187 has 0 at 21 and 1 at 22.
TEST(Value, OfDawsonsChess) {
  EXPECT_EQ(value({"heap:0.137", "20"})["outcome"], "second");
  EXPECT_EQ(value({"heap:0.137", "21"})["nimber"], 1);
}

// Taking one or two from a heap under misere play: the player to move loses exactly from 1 modulo 3.
TEST(Value, UnderMiserePlay) {
  for (int n = 1; n <= 9; ++n) {
    const json answer = value({"heap:0.33", std::to_string(n), "--misere"});
    EXPECT_EQ(answer["outcome"], n % 3 == 1 ? "second" : "first") << n;
    EXPECT_TRUE(answer["nimber"].is_null());
  }
}

TEST(Value, OfASumAndOfNothing) {
  const json sum = value({"octal:0.33", "P4 + P5"});
  EXPECT_EQ(sum["nimber"], 1 ^ 2);
  EXPECT_EQ(sum["position"], "P4 + P5");
  const json nothing = value({"octal:0.33", "P0"});
  EXPECT_EQ(nothing["position"], "0");
  EXPECT_EQ(nothing["outcome"], "second");
}

// A path on 4 vertices loses one or two at a time: two, three or four moves.
TEST(Value, PlayLengths) {
  EXPECT_EQ(value({"octal:0.33", "P4", "--play-lengths"})["play_lengths"], json::array({2, 3, 4}));
}

// Zandee, Section 2.1.1: on the diamond the first player wins, and only along the diagonal.
TEST(Value, OfTheDiamond) {
  const json answer = value({"cycles", "bd,acd,bd,abc outer=a>b"});
  EXPECT_EQ(answer["position"], "bd,acd,bd,abc outer=a>b");
  EXPECT_EQ(answer["outcome"], "first");
  EXPECT_EQ(answer["winning_moves"], json::array({"b>d", "d>b"}));
}

// Zandee, Sections 3.2.1 and 3.2.2: the double diamond is lost, the inverted hourglass won, among others by a>d.
TEST(Value, OfTheThesisBoards) {
  const json diamond = value({"cycles", "bd,cfeda,fb,abe,bfd,ebc outer=a>b"});
  EXPECT_EQ(diamond["nimber"], 0);
  EXPECT_TRUE(diamond["winning_moves"].empty());
  const json hourglass = value({"cycles", "bdec,ca,ab,ea,ad outer=a>b"});
  EXPECT_EQ(hourglass["outcome"], "first");
  EXPECT_THAT(hourglass["winning_moves"], ::testing::Contains("a>d"));
}

// Mathews, Propositions 5.4 and 5.6 and Theorem 8.2: T_4 is 4, R_5 is 1, S[^4,v3,^5] is ((2 ^ 1 ^ 3) + 2).
TEST(Value, OfArrows) {
  EXPECT_EQ(value({"arrows", "P6; 1>0"})["nimber"], 4);
  EXPECT_EQ(value({"arrows", "P6"})["nimber"], 1);
  EXPECT_EQ(value({"arrows", "S[^4,v3,^5]"})["nimber"], (2 ^ 1 ^ 3) + 2);
  EXPECT_EQ(value({"spiders", "S[^4,v3,^5]"})["nimber"], (2 ^ 1 ^ 3) + 2);
  EXPECT_EQ(value({"spiders", "S[^20,v13,^8]"})["nimber"], (18 ^ 11 ^ 6) + 2);
}

// In the full game a line of n edges is a rod of n - 2 (Mathews, Section 3).
TEST(Value, OfTheFullGameOfArrows) {
  for (int vertices = 4; vertices <= 9; ++vertices) {
    const std::string path = "P" + std::to_string(vertices);
    EXPECT_EQ(value({"arrows", "--full", path})["nimber"], (vertices - 3) % 2) << path;
    EXPECT_EQ(value({"arrows:full", path})["nimber"], (vertices - 3) % 2) << path;
  }
}

// Das et al., Corollary 2.3: n - 2 + T moves in the plane. On the torus 2 more may be had (Theorem 2.2), the winner is
// the same (Corollary 2.4).
TEST(Value, OfBrusselsSprouts) {
  const json plane = value({"brussels", "3,4,5", "--play-lengths"});
  EXPECT_EQ(plane["position"], "3,4,5");
  EXPECT_EQ(plane["nimber"], 1);
  EXPECT_EQ(plane["play_lengths"], json::array({13}));
  const json torus = value({"brussels", "2,3", "--surface", "T1", "--play-lengths"});
  EXPECT_EQ(torus["position"], "2,3 on T1");
  EXPECT_EQ(torus["outcome"], "first");
  EXPECT_EQ(torus["play_lengths"], json::array({5, 7}));
}

// Figure 17 of Lemoine and Viennot; their abstract: at most 3p - 1 moves. The only game with one spot has two.
TEST(Value, OfSprouts) {
  const json answer = value({"sprouts", "3", "--surface", "P2"});
  EXPECT_EQ(answer["position"], "3 on P2");
  EXPECT_EQ(answer["nimber"], 1);
  EXPECT_EQ(but_for_input(answer), but_for_input(value({"sprouts", "3 on P2"})));
  for (const std::string move : answer["winning_moves"]) EXPECT_EQ(value({"sprouts", move})["nimber"], 0) << move;
  EXPECT_EQ(value({"sprouts", "3", "--play-lengths"})["play_lengths"], json::array({6, 7, 8}));
  EXPECT_EQ(value({"sprouts", "1", "--tree"})["tree"]["height"], 2);
  EXPECT_EQ(value({"sprouts", "1", "--misere"})["outcome"], "first");
}

// Theorems 3.2, 3.3 and 6.1.
TEST(Value, OfTwoSpotsUnderGirthFour) {
  const json answer = value({"brussels", "3,4", "--girth", "4", "--play-lengths", "--tree"});
  EXPECT_EQ(answer["game"], "brussels:4");
  EXPECT_EQ(answer["nimber"], 0);
  EXPECT_EQ(answer["play_lengths"], json::array({6, 7}));
  EXPECT_EQ(answer["tree"]["height"], 7);
}

TEST(Value, GirthAndSurfaceAreCodeAndText) {
  const json answer = value({"brussels", "3,4", "--surface", "P2", "--girth", "4"});
  EXPECT_EQ(answer["game"], "brussels:4");
  EXPECT_EQ(answer["position"], "3,4 on P2");
  EXPECT_EQ(but_for_input(answer), but_for_input(value({"brussels:4", "3,4 on P2"})));
  EXPECT_EQ(value({"circular", "CS6(1,2,1,2,1,3)", "--girth", "5"}), value({"circular:5", "CS6(1,2,1,2,1,3)"}));
}

// Theorem 5.1 gives 4 for p = 3 and q = 5. A winning move is printed as circles, which are worth 0 together; Section
// 5.1.1 names the circles after the curve between the single tips.
TEST(Value, OfCircularSprouts) {
  const json answer = value({"circular", "CS4(3,1,5,1)"});
  EXPECT_EQ(answer["position"], "CS4(1,3,1,5)");
  EXPECT_EQ(answer["nimber"], 4);
  EXPECT_THAT(answer["winning_moves"], ::testing::Contains("CS4(0,1,0,3) + CS4(0,1,0,5)"));
  for (const std::string move : answer["winning_moves"]) EXPECT_EQ(value({"circular", move})["nimber"], 0) << move;
}

TEST(Value, IsUndecidedWhereOptionsAreTooMany) {
  std::string spots = "2";
  for (int i = 1; i < 19; ++i) spots += ",2";
  const command::Result result = run({"value", "brussels", spots, "--girth", "3"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.err, ::testing::HasSubstr("undecided: a curve can share out"));
}

TEST(Value, WinningMovesAreTextThatReadsBack) {
  const command::Result result = run({"value", "brussels", "2,3"});
  EXPECT_THAT(result.out, ::testing::HasSubstr("winning_moves  to 5 or 1,3 or 2,2 or 2 + 1,2\n"));
}

TEST(Value, PlanarCodeOutAndIn) {
  const support::Scratch scratch;
  const auto file = scratch.path() / "board.pc";
  const std::string board = "bd,cfeda,fb,abe,bfd,ebc outer=a>b";
  EXPECT_EQ(run({"value", "cycles", board, "--planar-code", file.string()}).exit_code, 0);
  const json answer = value({"cycles", "planar_code:" + file.string()});
  EXPECT_EQ(answer["position"], board);
  EXPECT_EQ(answer["nimber"], 0);
}

TEST(Value, ArrowsOnTheBoardOfAFile) {
  const support::Scratch scratch;
  const auto file = scratch.path() / "board.pc";
  const std::string board = "bd,acd,bd,abc outer=a>b";
  write_file(file, write_planar_code(std::array{parse_plane_map(board)}));
  for (const std::string marks : {"; b>d", ";a>b", "; b>d,b>a"}) {
    const json typed = value({"cycles", board + marks});
    EXPECT_EQ(but_for_input(value({"cycles", "planar_code:" + file.string() + marks})), but_for_input(typed)) << marks;
  }
}

// The diamond is won, the double diamond lost (Zandee, Sections 2.1.1 and 3.2.2).
TEST(Value, SeveralBoardsInOneFile) {
  const support::Scratch scratch;
  const auto file = scratch.path() / "boards.pc";
  const std::vector<std::string> boards = {"bd,acd,bd,abc outer=a>b", "bd,cfeda,fb,abe,bfd,ebc outer=a>b"};
  write_file(file, write_planar_code(std::array{parse_plane_map(boards[0]), parse_plane_map(boards[1])}));
  const std::string position = "planar_code:" + file.string();
  const command::Result both = run({"value", "cycles", position, "--json"});
  std::istringstream lines(both.out);
  std::string first;
  std::string second;
  std::getline(lines, first);
  std::getline(lines, second);
  EXPECT_EQ(json::parse(first)["position"], boards[0]);
  EXPECT_EQ(json::parse(first)["outcome"], "first");
  EXPECT_EQ(json::parse(second)["position"], boards[1]);
  EXPECT_EQ(json::parse(second)["outcome"], "second");
  // What is for one board alone is refused before anything is written.
  const auto other = scratch.path() / "other";
  for (const std::vector<std::string>& words : {std::vector<std::string>{position, "--svg", other.string()},
                                                {position, "--planar-code", other.string()},
                                                {position + "; b>d"}}) {
    std::vector<std::string> command{"value", "cycles"};
    command.insert(command.end(), words.begin(), words.end());
    const command::Result refused = run(command);
    EXPECT_EQ(refused.exit_code, 2);
    EXPECT_EQ(refused.out, "");
    EXPECT_THAT(refused.err, ::testing::AllOf(::testing::HasSubstr("boards.pc"), ::testing::HasSubstr("2 boards")));
    EXPECT_EQ(std::ranges::count(refused.err, '\n'), 1) << refused.err;
    EXPECT_FALSE(std::filesystem::exists(other));
  }
}

}  // namespace
}  // namespace sprague
