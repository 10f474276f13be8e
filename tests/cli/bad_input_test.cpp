// Bad input: exit code 2, one line that names the place, and nothing written.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/cli/command.hpp"

namespace sprague {
namespace {

struct Case {
  std::vector<std::string> words;
  std::string says;
};

class BadInput : public ::testing::TestWithParam<Case> {};

TEST_P(BadInput, IsOneLineAndExitCodeTwo) {
  const command::Scratch scratch;
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
        Case{{"check", "OG-T13", "--range", "0..2"}, "no instance"},
        Case{{"check", "OG-T9", "--tier", "hourly"}, "quick, nightly or deep"},
        Case{{"check", "OG-T9", "--expect", "true"}, "proved"}, Case{{"check", "OG-T9", "--memory", "4"}, "--memory"},
        Case{{"check", "OG-T9", "--reading", "none"}, "none of these claims"},
        Case{{"check", "OG-T9", "--out", "/proc/sprague"}, "/proc/sprague"},
        Case{{"suite", "--out", "/proc/sprague"}, "/proc/sprague"}, Case{{"suite", "--resume", "missing"}, "missing"},
        Case{{"report", "missing"}, "missing"}, Case{{"show", "XX-1"}, "XX-1"}, Case{{"nonsense"}, "nonsense"},
        Case{{}, "subcommand"}));

TEST(BadInputFiles, ARunThatIsNoRunIsNamedWithItsFile) {
  const command::Scratch scratch;
  std::ofstream(scratch.path() / "run.json") << "{}";
  const command::Result result = command::run({"report", scratch.path().string()});
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_THAT(result.err, ::testing::HasSubstr("run.json"));
}

}  // namespace
}  // namespace sprague
