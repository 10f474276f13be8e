// What a run keeps: after kills at any instant, on a full disk, by two builds, and when somebody edited it.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "reports/certificate_files.hpp"
#include "tests/cli/command.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

namespace fs = std::filesystem;
using command::run;
using support::Scratch;
using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr int kNoRoom = 6;

// Three readings with certificates, obligations and a table, in a fraction of a second.
std::vector<std::string> check_into(const fs::path& folder) {
  return {"check", "OG-T9", "OG-L11", "CY-2CON", "--range", "..6", "--out", folder.string(), "--jobs", "2"};
}

void put(const fs::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

std::map<std::string, std::string> contents(const fs::path& folder) {
  std::map<std::string, std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const auto name = entry.path().lexically_relative(folder).string();
    if (entry.is_regular_file() && name != "provenance.json" && !name.starts_with("report")) {
      files[name] = support::slurp(entry.path());
    }
  }
  return files;
}

class KeptRun : public ::testing::Test {
 protected:
  KeptRun() {
    const command::Result result = run(check_into(folder_));
    EXPECT_EQ(result.exit_code, 0) << result.err;
    whole_ = contents(folder_);
  }

  // The three commands that read a run whole.
  std::vector<std::vector<std::string>> readers() const {
    const std::string out = (scratch_.path() / "pages").string();
    return {{"report", folder_.string(), "--out", out},
            {"suite", "--resume", folder_.string()},
            {"verify", folder_.string()}};
  }

  void expect_refused(const std::string& place, const std::string& why) const {
    for (const auto& words : readers()) {
      const command::Result result = run(words);
      EXPECT_EQ(result.exit_code, 2) << words.front();
      EXPECT_THAT(result.err, StartsWith("sprague: " + place)) << words.front();
      EXPECT_THAT(result.err, HasSubstr(why)) << words.front();
      EXPECT_EQ(result.out, "") << words.front();
      EXPECT_FALSE(fs::exists(scratch_.path() / "pages" / "index.md"));
    }
  }

  fs::path verdicts() const { return folder_ / "verdicts.ndjson"; }

  Scratch scratch_;
  fs::path folder_ = scratch_.path() / "run";
  std::map<std::string, std::string> whole_;
};

TEST_F(KeptRun, IsReadByAllAsItIs) {
  for (const auto& words : readers()) EXPECT_EQ(run(words).exit_code, 0) << words.front();
  EXPECT_EQ(contents(folder_), whole_);
}

// The chain that the end of the run prints is what the report and the verifier say.
TEST_F(KeptRun, HasOneChainForAll) {
  const std::string said = run({"suite", "--resume", folder_.string()}).out;
  const std::size_t line = said.find("\nchain     ");
  ASSERT_NE(line, std::string::npos);
  const std::string chain = said.substr(line + 11, 32);
  const std::string last = support::slurp(verdicts());
  EXPECT_EQ(last.substr(last.size() - 35, 32), chain);
  EXPECT_EQ(nlohmann::json::parse(run({"report", folder_.string(), "--json"}).out)["chain"], chain);
  EXPECT_THAT(support::slurp(folder_ / "report" / "index.md"), HasSubstr(chain));
  EXPECT_THAT(run({"verify", folder_.string()}).out, HasSubstr("chain " + chain + "\n"));
}

TEST_F(KeptRun, VerifyReadsEveryCertificate) {
  const command::Result result = run({"verify", folder_.string()});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.out, EndsWith("\nverified\n"));
  std::size_t certificates = 0;
  for (const auto& entry : fs::directory_iterator(folder_ / "certificates")) {
    if (is_obligation(entry.path().string())) continue;
    ++certificates;
    EXPECT_THAT(result.out, HasSubstr("\n" + entry.path().string() + ": verified: "));
  }
  EXPECT_GT(certificates, 3U);
  EXPECT_THAT(result.out, HasSubstr(fmt::format("all tables, {} certificates", certificates)));
  put(folder_ / "certificates" / "stranger.cert.gz", "text");
  EXPECT_THAT(run({"verify", folder_.string()}).out,
              HasSubstr("named by no verdict and not verified: stranger.cert.gz"));
}

TEST_F(KeptRun, AnEditedVerdictIsRefused) {
  std::string text = support::slurp(verdicts());
  const std::size_t place = text.find("\"verdict\":\"proved\"");
  ASSERT_NE(place, std::string::npos);
  text.replace(place, 18, "\"verdict\":\"holds\"");
  put(verdicts(), text);
  const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place), '\n') + 1;
  expect_refused(fmt::format("{}:{}: expected", verdicts().string(), line), "it was edited");
  EXPECT_EQ(run({"show", "OG-T9", "--run", folder_.string()}).exit_code, 2);
}

TEST_F(KeptRun, WithoutItsCertificatesItIsRefused) {
  fs::remove_all(folder_ / "certificates");
  expect_refused((folder_ / "certificates").string(), "cannot read");
}

TEST_F(KeptRun, SwappedCertificatesAreRefused) {
  const fs::path stars = folder_ / "certificates" / "OG-T9-as-printed-octal-0-33-induction-stars.cert.gz";
  const fs::path paths = folder_ / "certificates" / "OG-T9-as-printed-octal-0-33-induction-paths.cert.gz";
  fs::rename(stars, scratch_.path() / "aside");
  fs::rename(paths, stars);
  fs::rename(scratch_.path() / "aside", paths);
  expect_refused((folder_ / "certificates").string(), "names it");
}

TEST_F(KeptRun, WithoutItsLastLineItIsGoneOnWith) {
  std::string text = support::slurp(verdicts());
  text.erase(text.rfind('\n', text.size() - 2) + 1);
  put(verdicts(), text);
  const command::Result verified = run({"verify", folder_.string()});
  EXPECT_EQ(verified.exit_code, 0);
  EXPECT_THAT(verified.out, HasSubstr("not complete; go on with: sprague suite --resume " + folder_.string()));
  EXPECT_EQ(run({"suite", "--resume", folder_.string()}).exit_code, 0);
  EXPECT_EQ(contents(folder_), whole_);
}

class TwoBuilds : public KeptRun {
 protected:
  // As if another build had begun the run and left its last reading open.
  TwoBuilds() {
    auto object = provenance();
    object["sessions"][0]["commit"] = "another";
    put(folder_ / "provenance.json", object.dump(2) + "\n");
    std::string text = support::slurp(verdicts());
    text.erase(text.rfind('\n', text.size() - 2) + 1);
    put(verdicts(), text);
  }

  nlohmann::ordered_json provenance() const {
    return nlohmann::ordered_json::parse(support::slurp(folder_ / "provenance.json"));
  }
};

TEST_F(TwoBuilds, GoOnOnlyWhenAsked) {
  const std::map<std::string, std::string> before = contents(folder_);
  const command::Result refused = run({"suite", "--resume", folder_.string()});
  EXPECT_EQ(refused.exit_code, 2);
  EXPECT_THAT(refused.err, AllOf(HasSubstr("provenance.json: the run is of another build (commit another, "),
                                 HasSubstr("than this program (commit "), HasSubstr("--other-build")));
  EXPECT_EQ(contents(folder_), before);

  const command::Result done = run({"suite", "--resume", folder_.string(), "--other-build"});
  EXPECT_EQ(done.exit_code, 0) << done.err;
  EXPECT_EQ(contents(folder_), whole_);
  const auto sessions = provenance()["sessions"];
  ASSERT_EQ(sessions.size(), 2U);
  EXPECT_EQ(sessions[0]["commit"], "another");
  EXPECT_NE(sessions[1]["commit"], "another");
  EXPECT_EQ(sessions[1]["readings"].size(), 1U);
  std::size_t lines = 0;
  for (const auto& [name, text] : whole_) {
    if (name == "verdicts.ndjson") lines = static_cast<std::size_t>(std::ranges::count(text, '\n'));
  }
  EXPECT_EQ(sessions[0]["readings"].size() + 1, lines);
  for (const auto& [reading, seconds] : sessions[1]["readings"].items()) {
    EXPECT_FALSE(sessions[0]["readings"].contains(reading));
  }
  // Now the build is known.
  EXPECT_EQ(run({"suite", "--resume", folder_.string()}).exit_code, 0);
}

// Parts that the other build had under way are no results of this one.
TEST_F(TwoBuilds, PartsUnderWayAreDropped) {
  put(folder_ / "under-way.ndjson", "{\"claim\":\"OG-T9\",\"reading\":\"as printed\"}\n{}\n");
  EXPECT_EQ(run({"suite", "--resume", folder_.string(), "--other-build"}).exit_code, 0);
  EXPECT_EQ(contents(folder_), whole_);
}

TEST_F(KeptRun, PartsUnderWayThatWereEditedAreRefused) {
  std::string text = support::slurp(verdicts());
  text.erase(text.rfind('\n', text.size() - 2) + 1);
  put(verdicts(), text);
  put(folder_ / "under-way.ndjson", "{\"claim\":\"OG-T9\",\"reading\":\"as printed\"}\n{}\n");
  const command::Result refused = run({"suite", "--resume", folder_.string()});
  EXPECT_EQ(refused.exit_code, 2);
  EXPECT_THAT(refused.err, HasSubstr((folder_ / "under-way.ndjson").string() + ":1: expected a line whose last keys"));
}

TEST_F(TwoBuilds, AVerdictOfNoBuildIsRefused) {
  fs::remove(folder_ / "provenance.json");
  const command::Result refused = run({"suite", "--resume", folder_.string()});
  EXPECT_EQ(refused.exit_code, 2);
  EXPECT_THAT(refused.err, HasSubstr("provenance.json: expected the build that decided "));
  EXPECT_EQ(run({"suite", "--resume", folder_.string(), "--other-build"}).exit_code, 0);
  EXPECT_EQ(provenance()["sessions"][0]["commit"], "unknown");
}

// From before there is a folder to after the last verdict: each time the same command goes on, or begins.
TEST_F(KeptRun, KilledAtAnyInstantItComesToTheSameBytes) {
  const Scratch scratch;
  const auto start = std::chrono::steady_clock::now();
  ASSERT_EQ(run(check_into(scratch.path() / "timed")).exit_code, 0);
  const auto whole = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - start);
  constexpr int kKills = 40;
  int begun = 0;
  for (int i = 0; i < kKills; ++i) {
    // More of them in the first tenth, where the folder is made.
    const auto time = i % 2 == 0 ? whole * i / kKills : whole * i / kKills / 10;
    const fs::path folder = scratch.path() / std::to_string(i);
    const command::Result killed = command::run_for(check_into(folder), time, SIGKILL);
    if (killed.exit_code == 0) continue;
    const bool is_begun = fs::exists(folder / "run.json");
    begun += is_begun ? 1 : 0;
    const command::Result result =
        run(is_begun ? std::vector<std::string>{"suite", "--resume", folder.string()} : check_into(folder));
    ASSERT_EQ(result.exit_code, 0) << result.err << " after " << time.count() << " microseconds";
    EXPECT_EQ(contents(folder), whole_) << time.count();
  }
  EXPECT_GT(begun, 3) << "the kills came too early to test anything";
}

// The states between the steps in which a run is begun, each as a kill leaves it.
TEST_F(KeptRun, EveryStateBeforeTheFirstVerdictIsGoneOnWith) {
  const Scratch scratch;
  const fs::path folder = scratch.path() / "run";
  const auto begin = [&] {
    const command::Result result = run(check_into(folder));
    EXPECT_EQ(result.exit_code, 0) << result.err;
    EXPECT_EQ(contents(folder), whole_);
    fs::remove_all(folder);
    fs::create_directory(folder);
  };
  fs::create_directory(folder);
  begin();
  put(folder / "verdicts.ndjson", "");
  begin();
  put(folder / "verdicts.ndjson", "");
  put(folder / "run.json.17-1.tmp", "{\n  \"for");
  begin();
  put(folder / "verdicts.ndjson", "");
  put(folder / "run.json", whole_["run.json"]);
  EXPECT_EQ(run({"suite", "--resume", folder.string()}).exit_code, 0);
  EXPECT_EQ(contents(folder), whole_);
  // Anything else is somebody's.
  for (const char* name : {"run.json.tmp", "verdicts.ndjson.1-1.tmp", "data", "notes"}) {
    fs::remove_all(folder);
    fs::create_directory(folder);
    put(folder / name, "");
    EXPECT_EQ(run(check_into(folder)).exit_code, 2) << name;
    EXPECT_EQ(contents(folder).size(), 1U);
  }
}

TEST_F(KeptRun, AFullDiskIsSaidAndGoneOnFrom) {
  const Scratch scratch;
  // The limit is of one file's size; run.json has room, one of the others has none.
  for (const rlim_t bytes : {rlim_t{1000}, rlim_t{3000}, rlim_t{6000}}) {
    const fs::path folder = scratch.path() / std::to_string(bytes);
    const command::Result full = command::run_within({{RLIMIT_FSIZE, bytes}}, check_into(folder));
    EXPECT_EQ(full.exit_code, kNoRoom) << full.err;
    EXPECT_THAT(full.err, AllOf(HasSubstr("cannot write"), HasSubstr("sprague suite --resume " + folder.string())));
    const command::Result done = run({"suite", "--resume", folder.string()});
    ASSERT_EQ(done.exit_code, 0) << done.err;
    EXPECT_EQ(contents(folder), whole_);
  }
}

TEST(ManyThreads, ThatTheSystemDoesNotMakeAreDoneWithout) {
  const command::Result few = run({"check", "OG-L11", "--range", "..8", "--json", "--jobs", "2"});
  const command::Result many = command::run_within({{RLIMIT_AS, rlim_t{2000000} << 10}},
                                                   {"check", "OG-L11", "--range", "..8", "--json", "--jobs", "1024"});
  EXPECT_EQ(many.exit_code, 0) << many.err;
  EXPECT_EQ(many.out, few.out);
}

// Whatever memory the system gives, the program answers or says that it had too little.
TEST(LittleMemory, EndsInAnAnswerOrOneLine) {
  for (rlim_t mebibytes = 60; mebibytes <= 400; mebibytes += 20) {
    const command::Result result =
        command::run_within({{RLIMIT_AS, mebibytes << 20}}, {"check", "OG-T9", "--range", "..6", "--jobs", "2"});
    EXPECT_THAT(result.exit_code, ::testing::AnyOf(0, 3)) << mebibytes << " MiB: " << result.err;
    if (result.exit_code != 0) {
      EXPECT_THAT(result.out + result.err, ::testing::ContainsRegex("memory")) << mebibytes;
    }
  }
}

TEST(LittleMemory, IsHonouredByGameTrees) {
  const command::Result result = run({"value", "heap:0.77", "60", "--tree", "--memory", "64M"});
  EXPECT_EQ(result.exit_code, 3) << result.out;
  EXPECT_THAT(result.err, HasSubstr("budget of memory used up"));
}

TEST(LittleMemory, GameTreesHearAStop) {
  const auto start = std::chrono::steady_clock::now();
  const command::Result result =
      command::run_for({"value", "heap:0.77", "60", "--tree"}, std::chrono::milliseconds(700), SIGINT);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
  EXPECT_THAT(result.err, HasSubstr("interrupted"));
}

}  // namespace
}  // namespace sprague
