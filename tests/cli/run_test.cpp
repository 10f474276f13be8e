// Runs: resumed after a kill at any time they give the same bytes, at any number of threads.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "tests/cli/command.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

using command::run;
using support::Scratch;

// A part of the suite that takes a second or two, leaves certificates and has many units.
const std::vector<std::string> kClaims{"OG-L11", "OG-L12", "OG-L2*", "OG-O24", "OG-X1"};

std::vector<std::string> check_into(const std::filesystem::path& folder, const std::string& jobs) {
  std::vector<std::string> words{"check"};
  words.insert(words.end(), kClaims.begin(), kClaims.end());
  words.insert(words.end(), {"--out", folder.string(), "--jobs", jobs});
  return words;
}

// Every file below a folder but provenance.json, by name.
std::map<std::string, std::string> all_files(const std::filesystem::path& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file() && entry.path().filename() != "provenance.json") {
      files[entry.path().lexically_relative(folder).string()] = support::slurp(entry.path());
    }
  }
  return files;
}

std::map<std::string, std::string> finished_with_report(const std::filesystem::path& folder) {
  const command::Result report = run({"report", folder.string(), "--json"});
  EXPECT_EQ(report.exit_code, 0) << report.err;
  EXPECT_EQ(nlohmann::json::parse(report.out)["report"], (folder / "report" / "index.md").string());
  return all_files(folder);
}

class Runs : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    reference_ = new std::map<std::string, std::string>;
    const Scratch scratch;
    const auto folder = scratch.path() / "run";
    const command::Result result = run(check_into(folder, "1"));
    ASSERT_EQ(result.exit_code, 0) << result.err;
    *reference_ = finished_with_report(folder);
  }
  static void TearDownTestSuite() {
    delete reference_;
    reference_ = nullptr;
  }
  static std::map<std::string, std::string>* reference_;
};

std::map<std::string, std::string>* Runs::reference_ = nullptr;

TEST_F(Runs, TwoThreadsGiveTheSameBytes) {
  const Scratch scratch;
  const auto folder = scratch.path() / "run";
  ASSERT_EQ(run(check_into(folder, "2")).exit_code, 0);
  EXPECT_EQ(finished_with_report(folder), *reference_);
}

TEST_F(Runs, KilledAndResumedGiveTheSameBytes) {
  const std::uintmax_t whole = (*reference_)["verdicts.ndjson"].size();
  struct Kill {
    int signal;
    std::uintmax_t bytes;
    const char* jobs;
  };
  for (const auto& [signal, bytes, jobs] :
       {Kill{SIGKILL, 1, "1"}, Kill{SIGKILL, whole / 2, "2"}, Kill{SIGTERM, whole / 4, "1"},
        Kill{SIGINT, whole / 3, "2"}, Kill{SIGKILL, whole * 9 / 10, "2"}}) {
    const Scratch scratch;
    const auto folder = scratch.path() / "run";
    const command::Result killed =
        command::run_until(check_into(folder, jobs), folder / "verdicts.ndjson", bytes, signal);
    EXPECT_EQ(killed.exit_code, signal == SIGKILL ? 128 + SIGKILL : 5) << killed.err;
    if (signal != SIGKILL) {
      EXPECT_THAT(killed.err, ::testing::HasSubstr("--resume"));
    }
    ASSERT_LT(support::slurp(folder / "verdicts.ndjson").size(), whole) << "the kill came too late to test anything";
    const command::Result resumed = run({"suite", "--resume", folder.string()});
    ASSERT_EQ(resumed.exit_code, 0) << resumed.err;
    EXPECT_EQ(finished_with_report(folder), *reference_);
  }
}

// The run's request keeps which claims were asked for, so that what goes on with it needs no patterns.
TEST_F(Runs, ASuiteOfSomeClaimsIsTheRunOfThese) {
  const Scratch scratch;
  const auto folder = scratch.path() / "run";
  std::vector<std::string> words = check_into(folder, "2");
  words.front() = "suite";
  const std::uintmax_t whole = (*reference_)["verdicts.ndjson"].size();
  const command::Result stopped = command::run_until(words, folder / "verdicts.ndjson", whole / 3, SIGTERM);
  ASSERT_EQ(stopped.exit_code, 5) << stopped.err;
  EXPECT_THAT(stopped.err, ::testing::HasSubstr("go on with: sprague suite --resume " + folder.string()));
  const command::Result resumed = run({"suite", "--resume", folder.string()});
  EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
  EXPECT_THAT(resumed.out, ::testing::HasSubstr("\nreport    " + folder.string() + "/report/index.md\n"));
  EXPECT_EQ(all_files(folder), *reference_);
}

TEST_F(Runs, AFolderWithARunIsNotOverwritten) {
  const Scratch scratch;
  std::ofstream(scratch.path() / "precious") << "data";
  const command::Result result = run(check_into(scratch.path(), "1"));
  EXPECT_EQ(result.exit_code, 2);
  EXPECT_EQ(all_files(scratch.path()).size(), 1U);
}

// Claims of papers are written in the same language.
TEST(Check, AFileIsDecidedAlone) {
  const Scratch scratch;
  std::ofstream(scratch.path() / "my.claims") << "claim MINE-1: for all n in 0..3: n < 4\n";
  const command::Result result = run({"check", "my.claims", "--json"}, scratch.path());
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_EQ(std::ranges::count(result.out, '\n'), 1);
  EXPECT_THAT(result.out, ::testing::HasSubstr("MINE-1"));
}

TEST(Check, JsonHasTheDocumentedKeys) {
  const command::Result result = run({"check", "OG-L15", "--json"});
  EXPECT_EQ(result.exit_code, 0);
  std::istringstream lines(result.out);
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    std::vector<std::string> keys;
    const auto object = nlohmann::json::parse(line);
    for (const auto& [key, value] : object.items()) keys.push_back(key);
    EXPECT_THAT(keys, ::testing::UnorderedElementsAre("claim", "reading", "verdict", "range", "instances", "failures",
                                                      "witness", "minimal", "certificates", "tables"));
  }
  EXPECT_EQ(count, 2);
}

TEST(Check, ExpectDecidesTheExitCode) {
  EXPECT_EQ(run({"check", "OG-T9", "--expect", "proved"}).exit_code, 0);
  EXPECT_EQ(run({"check", "OG-T9", "--expect", "refuted"}).exit_code, 1);
  EXPECT_EQ(run({"check", "OG-C26", "--reading", "up to 11", "--range", "3..9"}).exit_code, 3);
}

TEST(Check, ASystemWithTooLittleMemoryLeavesUndecided) {
  const command::Result result =
      command::run_within({{RLIMIT_AS, rlim_t{110} << 20}},
                          {"check", "OG-C26", "--reading", "up to 11", "--range", "3..34", "--jobs", "1"});
  EXPECT_EQ(result.exit_code, 3);
  EXPECT_THAT(result.out, ::testing::HasSubstr("undecided"));
  EXPECT_THAT(result.out, ::testing::HasSubstr("no more memory"));
}

TEST(Check, LessMemoryGivesTheSameBytes) {
  const command::Result plenty = run({"check", "CY-DDN", "--range", "0..2", "--json", "--memory", "4G"});
  const command::Result little = run({"check", "CY-DDN", "--range", "0..2", "--json", "--memory", "256M"});
  EXPECT_EQ(plenty.exit_code, 0) << plenty.err;
  EXPECT_EQ(little.exit_code, 0) << little.err;
  EXPECT_EQ(little.out, plenty.out);
}

TEST(List, NamesEveryClaimInTextAndJson) {
  const auto list = nlohmann::json::parse(run({"list", "--json"}).out);
  for (const auto& claim : list) {
    for (const char* key : {"claim", "paper", "place", "kind", "statement", "readings"})
      EXPECT_TRUE(claim.contains(key));
    EXPECT_THAT(run({"list", claim["claim"].get<std::string>()}).out,
                ::testing::StartsWith(claim["claim"].get<std::string>()));
  }
}

TEST(Show, SaysTheStatementAndTheRanges) {
  const std::string text = run({"show", "OG-T22"}).out;
  EXPECT_THAT(text, ::testing::HasSubstr("Theorem 22"));
  EXPECT_THAT(text, ::testing::HasSubstr("nightly"));
}

TEST(Help, ExistsForEveryCommand) {
  for (const char* name : {"list", "show", "check", "suite", "value", "report"}) {
    const command::Result result = run({name, "--help"});
    EXPECT_EQ(result.exit_code, 0);
    EXPECT_THAT(result.out, ::testing::HasSubstr("--help"));
  }
}

#ifndef SPRAGUE_SANITIZE
// The readings of a run that are decided and leave no certificate.
std::vector<std::string> without_certificate(const std::filesystem::path& folder) {
  std::vector<std::string> readings;
  std::ifstream lines(folder / "verdicts.ndjson");
  for (std::string line; std::getline(lines, line);) {
    const auto object = nlohmann::json::parse(line);
    if (object.at("verdict") == "undecided" || !object.at("certificates").empty()) continue;
    readings.push_back(object.at("claim").get<std::string>() + ", " + object.at("reading").get<std::string>());
  }
  return readings;
}

// The signature of the whole quick suite: a change of any verdict, count or witness shows here, and is meant to be seen
// in the commit that makes it. Not an oracle: every expected value is tested elsewhere. Once is enough, in the program
// as users get it: with sanitizers, under which all that it runs has tests of its own, it takes a quarter of an hour.
TEST(Suite, HasTheRecordedSignatureAndCertificatesOfAllThatIsDecided) {
  const Scratch scratch;
  const auto folder = scratch.path() / "run";
  const command::Result result = run({"suite", "--tier", "quick", "--out", folder.string()});
  // Some readings are searches that the quick tier does not end.
  ASSERT_EQ(result.exit_code, 3) << result.err;
  const std::string recorded = support::slurp(std::filesystem::path(SPRAGUE_SOURCE_DIR) / "tests" / "signature.txt");
  const std::size_t line = result.out.find("signature ");
  ASSERT_NE(line, std::string::npos);
  EXPECT_EQ(result.out.substr(line, result.out.find('\n', line) + 1 - line), "signature " + recorded);
  EXPECT_TRUE(std::filesystem::exists(folder / "report" / "index.md"));
  // Table 1's rows are told apart by numbers alone: no position is asked for.
  EXPECT_THAT(without_certificate(folder), ::testing::ElementsAre("BS-L5.7, Table 1, the triples occur"));
}
#endif

}  // namespace
}  // namespace sprague
