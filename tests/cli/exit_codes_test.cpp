// How the command ends: a number a cause, the same for `check` and `suite`, and as README and the help say.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <set>

#include "cli/exit_codes.hpp"
#include "tests/cli/command.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

using cli::ExitCode;
using command::run;

TEST(ExitCodes, AreDifferentNumbersFromZeroOn) {
  std::set<int> numbers;
  for (const auto& [code, meaning] : cli::kExitCodes) {
    EXPECT_EQ(cli::number_of(code), static_cast<int>(numbers.size()));
    EXPECT_TRUE(numbers.insert(cli::number_of(code)).second);
    EXPECT_FALSE(meaning.empty());
  }
}

TEST(ExitCodes, StandInTheHelpAndInTheReadme) {
  const std::string help = run({"--help"}).out;
  const std::string readme = support::slurp(std::filesystem::path(SPRAGUE_SOURCE_DIR) / "README.md");
  for (const auto& [code, meaning] : cli::kExitCodes) {
    EXPECT_THAT(help, ::testing::HasSubstr(std::to_string(cli::number_of(code)) + " " + std::string(meaning)));
    EXPECT_THAT(readme, ::testing::HasSubstr("| " + std::to_string(cli::number_of(code)) + " | " +
                                             std::string(meaning) + " |"));
  }
}

TEST(ExitCodes, OfVerdicts) {
  EXPECT_EQ(run({"check", "OG-T9"}).exit_code, 0);
  EXPECT_EQ(run({"check", "OG-T9", "--expect", "refuted"}).exit_code, 1);
  // No caterpillar with so few vertices has such a nimber.
  const std::vector<std::string> open{"check", "OG-C26", "--reading", "up to 11", "--range", "3..9"};
  EXPECT_EQ(run(open).exit_code, 3);
  EXPECT_EQ(run({"check", "OG-C26", "--reading", "up to 11", "--range", "3..9", "--expect", "undecided"}).exit_code, 0);
}

TEST(ExitCodes, OfASuiteAreThoseOfACheckWithTheSameVerdicts) {
  const support::Scratch scratch;
  const auto decided = (scratch.path() / "decided").string();
  const auto open = (scratch.path() / "open").string();
  EXPECT_EQ(run({"check", "OG-T9", "--out", decided}).exit_code, 0);
  EXPECT_EQ(run({"suite", "--resume", decided}).exit_code, 0);
  EXPECT_EQ(run({"check", "OG-C26", "--reading", "up to 11", "--range", "3..9", "--out", open}).exit_code, 3);
  EXPECT_EQ(run({"suite", "--resume", open}).exit_code, 3);
}

TEST(ExitCodes, OfBadInputAndOfABudget) {
  EXPECT_EQ(run({"value", "chess", "e4"}).exit_code, 2);
  EXPECT_EQ(run({"nonsense"}).exit_code, 2);
  EXPECT_EQ(run({"value", "octal:0.33", "P3", "--nonsense"}).exit_code, 2);
  EXPECT_EQ(run({"value", "circular", "CS4(9000,1,9000,1)"}).exit_code, 3);
}

TEST(ExitCodes, OfAnInterruptedRun) {
  const support::Scratch scratch;
  const auto folder = scratch.path() / "run";
  const command::Result stopped =
      command::run_until({"check", "OG-T9", "OG-X1", "--tier", "nightly", "--out", folder.string(), "--jobs", "1"},
                         folder / "verdicts.ndjson", 1, SIGTERM);
  EXPECT_EQ(stopped.exit_code, 5) << stopped.err;
  EXPECT_THAT(stopped.err, ::testing::HasSubstr("--resume"));
}

// Nothing can be written to /dev/full.
TEST(ExitCodes, OfADiskWithoutRoom) {
  const std::string command = std::string(SPRAGUE_COMMAND) + " list >/dev/full 2>/dev/null";
  const int status = std::system(command.c_str());
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 6);
}

TEST(FirstWords, AloneShowTheHelp) {
  const command::Result alone = run({});
  EXPECT_EQ(alone.exit_code, 0);
  EXPECT_EQ(alone.err, "");
  EXPECT_EQ(alone.out, run({"--help"}).out);
  for (const char* name : {"list", "show", "check", "suite", "value", "verify", "explore", "report"}) {
    EXPECT_THAT(alone.out, ::testing::HasSubstr(name));
  }
}

TEST(FirstWords, Version) {
  const command::Result version = run({"--version"});
  EXPECT_EQ(version.exit_code, 0);
  EXPECT_THAT(version.out, ::testing::MatchesRegex("sprague [0-9]+\\.[0-9]+\\.[0-9]+ \\(commit .*\\)\n"));
}

TEST(FirstWords, ASlipIsToldTheNearestName) {
  EXPECT_THAT(run({"chek", "OG-T9"}).err, ::testing::HasSubstr("the nearest is check"));
  EXPECT_THAT(run({"value", "octl:0.33", "P3"}).err, ::testing::HasSubstr("the nearest is octal"));
  EXPECT_THAT(run({"show", "og-t9"}).err, ::testing::HasSubstr("the nearest is OG-T9"));
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"frobnicate"}, {"value", "chess", "e4"}, {"check", "XX-*"}}) {
    const command::Result result = run(words);
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_THAT(result.err, ::testing::Not(::testing::HasSubstr("nearest"))) << words[0];
  }
}

}  // namespace
}  // namespace sprague
