// Bad input: exit code 2, one line that names the place, and nothing written.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/cli/command.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

struct Case {
  std::vector<std::string> words;
  std::string says;
};

// 325 closed sets of two arrows each.
std::string many_sets() {
  std::string text = "system(26;";
  for (char a = 'a'; a <= 'z'; ++a) {
    for (char b = 'a'; b < a; ++b) text += std::string(text.back() == ';' ? "" : ",") + b + a;
  }
  return text + ";)";
}

class BadInput : public ::testing::TestWithParam<Case> {};

TEST_P(BadInput, IsOneLineAndExitCodeTwo) {
  const support::Scratch scratch;
  const command::Result result = command::run(GetParam().words, scratch.path());
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_EQ(result.out, "");
  EXPECT_THAT(result.err, ::testing::HasSubstr(GetParam().says));
  EXPECT_EQ(std::ranges::count(result.err, '\n'), 1) << result.err;
  EXPECT_TRUE(std::filesystem::is_empty(scratch.path()));
}

INSTANTIATE_TEST_SUITE_P(
    Commands, BadInput,
    ::testing::Values(
        Case{{"value", "octal:0.33", "g6:D"}, "graph6"},
        Case{{"value", "octal:0.33",
              "g6:D\x01"
              "c"},
             "byte"},
        Case{{"value", "octal:0.33", "s6:"}, "sparse6"}, Case{{"value", "octal:0.38", "P3"}, "'8'"},
        Case{{"value", "octal:33", "P3"}, "0."}, Case{{"value", "octal:0.33", "S(1,0)"}, "character 5"},
        Case{{"value", "octal:0.33", "S(1,-2)"}, "character 5"}, Case{{"value", "octal:0.33", "P99999"}, "4096"},
        Case{{"value", "heap:0.33", "-1"}, "character 1"}, Case{{"value", "heap:0.33", "99999999"}, "20000"},
        Case{{"value", "chess", "e4"}, "octal"}, Case{{"value", "nodekayles:0.33", "P3"}, "no code"},
        Case{{"value", "heap:0.33", "3", "--svg", "x.svg"}, "no pictures"}, Case{{"check", "OG-T99"}, "OG-T9"},
        Case{{"check", "OG-T9", "--range", "9..3"}, "empty"}, Case{{"check", "OG-T9", "--range", "x"}, "A..B"},
        Case{{"check", "OG-T9", "--range", "1..9999"}, "at most 50"},
        Case{{"check", "OG-T9", "--range", "0..5"}, "starts at 1"},
        Case{{"check", "OG-T13", "--range", "0..2"}, "nothing meets"},
        Case{{"check", "OG-T9", "--tier", "hourly"}, "quick, nightly or deep"},
        Case{{"check", "OG-T9", "--expect", "true"}, "proved"}, Case{{"check", "OG-T9", "--memory", "4"}, "--memory"},
        Case{{"check", "OG-T9", "--memory", "64M", "--out", "run"}, "--memory '64M': expected at least 256M"},
        Case{{"suite", "--memory", "255M"}, "--memory '255M': expected at least 256M"},
        Case{{"value", "heap:0.77", "5", "--memory", "63M"}, "--memory '63M': expected at least 64M"},
        Case{{"check", "OG-T9", "--reading", "none"}, "none of these claims"},
        Case{{"check", "OG-T9", "--out", "/proc/sprague"}, "/proc/sprague"},
        Case{{"suite", "--out", "/proc/sprague"}, "/proc/sprague"}, Case{{"suite", "--resume", "missing"}, "missing"},
        Case{{"suite", "--resume", ""}, "--resume: expected a path"}, Case{{"suite", "--out", ""}, "--out: expected a"},
        Case{{"check", "OG-T9", "--out", ""}, "--out: expected a path"}, Case{{"report", ""}, "RUN: expected a path"},
        Case{{"suite", "XX-*"}, "claim 'XX-*': there is none"},
        Case{{"suite", "OG-T9", "--resume", "run"}, "CLAIM excludes --resume"},
        Case{{"suite", "--other-build"}, "--resume"}, Case{{"verify", ""}, "CERTIFICATE: expected a path"},
        Case{{"report", "missing"}, "missing"}, Case{{"show", "XX-1"}, "XX-1"}, Case{{"nonsense"}, "nonsense"},
        Case{{"value", "nodekayles", "K(2,0,1)"}, "Cat(2,0,1)"}, Case{{"check", "XX-*"}, "there is none"}));

INSTANTIATE_TEST_SUITE_P(
    Boards, BadInput,
    ::testing::Values(
        Case{{"value", "cycles", "bc,ac,a outer=a>b"}, "which does not have"},     // not symmetric
        Case{{"value", "cycles", "ab,ac,ab outer=a>b"}, "joined to itself"},       // not simple
        Case{{"value", "cycles", "bbc,aac,ab outer=a>b"}, "twice"},                // not simple
        Case{{"value", "cycles", "b,a,d,c outer=a>b"}, "connected"},               // not connected
        Case{{"value", "cycles", "bcd,acd,abd,abc outer=a>b"}, "not planar"},      // wrong Euler count
        Case{{"value", "cycles", "bc,ac,ab outer=a>d"}, "outer"},                  // no dart
        Case{{"value", "cycles", "bc,ac,ab"}, "outer"},                            // no outer face
        Case{{"value", "cycles", "bc,ac,ab outer=a>b; a>d"}, "no edge ad"},        // missing edge
        Case{{"value", "cycles", "bc,ac,ab outer=a>b; a>b,b>a"}, "marked twice"},  // two arrows on an edge
        Case{{"value", "cycles", "bc,ac,ab outer=a>b; a>b,a>c"}, "vertex a is a source"},
        Case{{"value", "cycles", "bc,ac,ab outer=a>b; a>b,b>c"}, "one arrow from complete"},
        Case{{"value", "cycles:all", "bc,ac,ab outer=a>b"}, "walk, simple or enclosing"},
        Case{{"value", "cycles", "planar_code:missing"}, "missing"},
        Case{{"value", "cycles", "planar_code:/dev/zero"}, "/dev/zero: expected a file of at most"},
        Case{{"value", "cycles", "system(2;a;abc)"}, "a letter of an edge"},
        Case{{"value", "arrows", "P5; 0>2"}, "no edge 0-2"}, Case{{"value", "arrows", "P5; 0>1,1>0"}, "marked twice"},
        Case{{"value", "arrows", "P5; 0>1,2>1"}, "vertex 1 is a sink"},
        Case{{"value", "arrows", "S[0,0,0]"}, "a leg with an edge"},
        Case{{"value", "arrows", "S[-1,2,2]"}, "character 3"},
        Case{{"value", "spiders", "S[0,0]"}, "a leg with an edge"},
        Case{{"value", "spiders", "S[2,-2]"}, "character 5"}, Case{{"value", "arrows", "P99"}, "at most 32"},
        Case{{"value", "octal:0.33", "P3", "--full"}, "--full"},
        Case{{"value", "arrows:full", "P3", "--full"}, "--full"},
        Case{{"value", "cycles", "bc,ac,ab outer=a>b", "--misere"}, "death moves"},
        Case{{"value", "cycles", "bc,\na"}, "\\x0a"}, Case{{"value", "arrows", "P5;\n0>1\x1b"}, "\\x1b"},
        Case{{"value", "cycles", std::string(100000, 'a')}, "..."}, Case{{"value", "spiders", "S[1800,300]"}, "to 200"},
        Case{{"value", "cycles", "system(3;a,;)"}, "expected a set"},
        Case{{"value", "cycles", many_sets()}, "at most 255 sets"},
        Case{{"value", "octal:0.33", "P3", "--planar-code", "x"}, "no plane boards"},
        Case{{"value", "spiders", "S[2,2]", "--svg", "x.svg"}, "no pictures"}));

INSTANTIATE_TEST_SUITE_P(
    Sprouts, BadInput,
    ::testing::Values(
        Case{{"value", "brussels", ""}, "'', place 1: expected a spot"},
        Case{{"value", "brussels", "-3,4"}, "'-3,4', place 1: expected a spot"},
        Case{{"value", "brussels", "3,-4"}, "'3,-4', place 3: expected a spot"},
        Case{{"value", "brussels", "3,4x"}, "'3,4x', place 4"}, Case{{"value", "brussels", "3,4,"}, "place 5"},
        Case{{"value", "brussels", "26,27"}, "place 4: expected at most 52 tips in all"},
        Case{{"value", "brussels", "99999999999999999999"}, "at most 52 tips"},
        Case{{"value", "brussels", "3,4 on P0"}, "surface 'P0': expected S, T0 to T100"},
        Case{{"value", "brussels", "3,4", "--surface", "P0"}, "surface 'P0': expected S, T0 to T100"},
        Case{{"value", "brussels", "3,4", "--surface", "T-1"}, "surface 'T-1': expected S, T0 to T100"},
        Case{{"value", "brussels", "3,4", "--surface", "P101"}, "P1 to P100"},
        Case{{"value", "brussels", "3,4", "--surface", ""}, "surface ''"},
        Case{{"value", "brussels", "3 + 4", "--surface", "P2"}, "--surface: expected"},
        Case{{"value", "brussels", "3,4 on T1", "--surface", "P2"}, "--surface: expected"},
        Case{{"value", "circular", "CS4(1,1,1,1)", "--surface", "P2"}, "--surface: expected the game brussels"},
        Case{{"value", "sprouts", "5 on P1", "--surface", "P2"}, "--surface: expected"},
        Case{{"value", "sprouts", "(ab)", "--surface", "P2"}, "--surface: expected"},
        Case{{"value", "sprouts", "5", "--surface", "Q3"}, "surface 'Q3': expected S, T0 to T100 (handles) or P1"},
        Case{{"value", "sprouts", "5 on P0"}, "surface 'P0': expected S"},
        Case{{"value", "sprouts", "2 on T101"}, "T0 to T100"},
        Case{{"value", "sprouts", "5 on P99999999999999999999"}, "P1 to P100"},
        Case{{"value", "sprouts", ""}, "'', place 1: expected a number of spots"},
        Case{{"value", "sprouts", "27"}, "place 1: expected at most 26 spots"},
        Case{{"value", "sprouts", "1000000000"}, "place 1: expected at most 26 spots"},
        Case{{"value", "sprouts", std::string(100000, '9')}, "expected at most 26 spots"},
        Case{{"value", "sprouts", std::string(100000, '(')}, "place 2: expected a letter, 1 or 2"},
        Case{{"value", "sprouts", "(" + std::string(100000, '1') + ")"},
             "expected at most 26 spots, or as much in other"},
        Case{{"value", "sprouts", "(abab) | (aab)"}, "place 12: expected no fourth corner of 'a'"},
        Case{{"value", "sprouts", "(ab) | "}, "place 8: expected a number of spots, or a boundary"},
        Case{{"value", "sprouts", " | (ab)"}, "place 1: expected a number of spots, or a boundary"},
        Case{{"value", "sprouts", "(ab),,(ab)"}, "place 6: expected a number of spots, or a boundary"},
        Case{{"value", "sprouts", "(ab)\x01"}, "place 5"}, Case{{"value", "sprouts:3", "5"}, "code '3': expected none"},
        Case{{"value", "sprouts", "2 + 2", "--svg", "x.svg"}, "--svg: expected one drawing"},
        Case{{"value", "heap:0.33", "3", "--surface", "P2"}, "--surface: expected the game brussels"},
        Case{{"value", "brussels", "3,4", "--girth", "2"}, "--girth: Value 2 not in range 3 to 100"},
        Case{{"value", "brussels", "3,4", "--girth", "-4"}, "--girth"},
        Case{{"value", "brussels", "3,4", "--girth", "four"}, "--girth"},
        Case{{"value", "brussels:2", "3,4"}, "condition '2': expected a girth of 3 to 100, or forest"},
        Case{{"value", "brussels:4", "3,4", "--girth", "4"}, "--girth: expected the game brussels or circular"},
        Case{{"value", "octal:0.33", "P3", "--girth", "4"}, "--girth: expected the game brussels or circular"},
        Case{{"value", "circular", "CS4(1,1,1,1)", "--girth", "5"}, "CS4: the circle's arcs are a cycle of 4"},
        Case{{"value", "circular", "CS4(1,1,1)"}, "place 10: expected 4 spots"},
        Case{{"value", "circular", "CS4(1,1,1,-1)"}, "place 11: expected a spot's number of tips"},
        Case{{"value", "circular", "CS0()"}, "place 5: expected a spot's number of tips"},
        Case{{"value", "brussels", "3,4", "--svg", "x.svg"}, "no pictures"}));

TEST(BadInputFiles, TruncatedPlanarCodeIsNamedWithItsByte) {
  const support::Scratch scratch;
  const auto file = scratch.path() / "boards.pc";
  std::ofstream(file, std::ios::binary) << std::string("\3\2\3\0\1\3", 6);
  const command::Result result = command::run({"value", "cycles", "planar_code:" + file.string()});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.err, ::testing::AllOf(::testing::HasSubstr("boards.pc"), ::testing::HasSubstr("byte 6")));
  EXPECT_EQ(std::ranges::count(result.err, '\n'), 1) << result.err;
}

TEST(BadInputFiles, ARunThatIsNoRunIsNamedWithItsFile) {
  const support::Scratch scratch;
  std::ofstream(scratch.path() / "run.json") << "{}";
  const command::Result result = command::run({"report", scratch.path().string()});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.err, ::testing::HasSubstr("run.json"));
}

}  // namespace
}  // namespace sprague
