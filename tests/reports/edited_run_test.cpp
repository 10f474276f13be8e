// A run in which anything was edited, taken out, moved or replaced is refused, with the place; one that merely stops
// early is a run to go on with.
#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <functional>

#include "canonical/ensure.hpp"
#include "reports/certificate_files.hpp"
#include "reports/digest.hpp"
#include "reports/markdown.hpp"
#include "reports/run_folder.hpp"
#include "tests/scratch.hpp"

namespace sprague {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

// Readings that the program has, for a report is written.
const std::vector<Unit> kUnits{{"OG-T9", "as printed"}, {"OG-T22", "as printed"}, {"OG-T14", "as printed"}};

void put(const fs::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

Finding finding_of(RunFolder& run, const Unit& unit) {
  Finding finding;
  finding.verdict = unit.claim == "OG-T22" ? Verdict::refuted : Verdict::holds;
  finding.range = "vertices 1 to 7";
  finding.instances = 7;
  finding.reason = "Every instance was tried.";
  finding.tables = {{"values", {"n", "nimber"}, {{"1", "1"}, {unit.claim, "2"}}}};
  finding.certificates = {run.keep(unit, "proof", "sprague-certificate\t3\tplay\tarrows\n" + unit.claim + "\nend\n"),
                          run.keep(unit, "step.smt2", "(check-sat)\n; " + unit.claim + "\n")};
  for (KeptCertificate& kept : finding.certificates) kept.verified = "verified: a test's";
  return finding;
}

class EditedRun : public ::testing::Test {
 protected:
  EditedRun() {
    RunFolder run = RunFolder::create(folder_, {"quick", std::nullopt, kUnits});
    for (const Unit& unit : kUnits) run.add(unit, finding_of(run, unit));
    chain_ = run.chain();
  }

  fs::path verdicts() const { return folder_ / "verdicts.ndjson"; }
  fs::path certificate() const { return folder_ / "certificates" / "OG-T22-as-printed-proof.cert.gz"; }

  std::vector<std::string> lines() const {
    std::vector<std::string> list;
    std::istringstream stream(support::slurp(verdicts()));
    for (std::string line; std::getline(stream, line);) list.push_back(line);
    return list;
  }
  void put_lines(const std::vector<std::string>& list) const {
    std::string text;
    for (const std::string& line : list) text += line + "\n";
    put(verdicts(), text);
  }

  static std::string complaint(const std::function<void()>& action) {
    try {
      action();
    } catch (const InputError& error) {
      return error.what();
    }
    return {};
  }
  // A report and going on complain of the same; reading alone does of what is in the lines.
  std::string complaint() const {
    const std::string report = complaint([this] { write_report(RunFolder::open(folder_), scratch_.path() / "out"); });
    EXPECT_EQ(complaint([this] { RunFolder::resume(folder_); }), report);
    return report;
  }

  support::Scratch scratch_;
  fs::path folder_ = scratch_.path() / "run";
  std::string chain_;
};

TEST_F(EditedRun, OneThatIsNotIsAccepted) {
  EXPECT_EQ(complaint(), "");
  EXPECT_EQ(RunFolder::open(folder_).chain(), chain_);
}

// By the documents alone: the digest of what a line says, which the next one names.
TEST_F(EditedRun, LinesAreChainedAsTheDocumentsSay) {
  std::string before = digest_of(support::slurp(folder_ / "run.json"));
  for (const std::string& line : lines()) {
    const std::size_t digest = line.find(",\"digest\":\"" + line.substr(line.size() - 34, 32) + "\"}");
    ASSERT_NE(digest, std::string::npos);
    const std::string said = line.substr(0, digest) + "}";
    EXPECT_THAT(said, ::testing::EndsWith(",\"before\":\"" + before + "\"}"));
    before = digest_of(said);
    EXPECT_EQ(line.substr(line.size() - 34, 32), before);
  }
  EXPECT_EQ(before, chain_);
}

TEST_F(EditedRun, AnyLineOfWhichAByteIsChanged) {
  const std::vector<std::string> good = lines();
  for (std::size_t number = 0; number < good.size(); ++number) {
    for (std::size_t i = 0; i < good[number].size(); i += 7) {
      std::vector<std::string> edited = good;
      // A last line that is no JSON any more counts as torn, so digits and letters change into such.
      char& c = edited[number][i];
      if (std::isalnum(static_cast<unsigned char>(c)) == 0) continue;
      c = c == '1' ? '2' : '1';
      put_lines(edited);
      const std::string said = complaint([this] { RunFolder::open(folder_); });
      if (said.empty()) {
        EXPECT_EQ(number + 1, good.size()) << edited[number];
        EXPECT_FALSE(RunFolder::open(folder_).has(kUnits[number]));
        continue;
      }
      EXPECT_THAT(said, StartsWith(verdicts().string() + ":" + std::to_string(number + 1) + ": expected")) << i;
    }
  }
}

TEST_F(EditedRun, AVerdictThatIsTurned) {
  std::vector<std::string> edited = lines();
  edited[1].replace(edited[1].find("refuted"), 7, "holds");
  put_lines(edited);
  EXPECT_THAT(complaint(), AllOf(StartsWith(verdicts().string() + ":2: expected"), HasSubstr("it was edited")));
}

// Somebody who mends the digest of the line that he edits is found by the next one.
TEST_F(EditedRun, AVerdictThatIsTurnedWithItsDigest) {
  std::vector<std::string> edited = lines();
  std::string& line = edited[1];
  line.replace(line.find("refuted"), 7, "holds");
  line.erase(line.size() - 45);
  line += "}";
  const std::string digest = digest_of(line);
  line.back() = ',';
  line += "\"digest\":\"" + digest + "\"}";
  put_lines(edited);
  EXPECT_THAT(complaint(), AllOf(StartsWith(verdicts().string() + ":3: expected before this line " + digest),
                                 HasSubstr("the digest of line 2")));
}

TEST_F(EditedRun, LinesTakenOutOrMoved) {
  const std::vector<std::string> good = lines();
  put_lines({good[1], good[2]});
  EXPECT_THAT(complaint(), AllOf(StartsWith(verdicts().string() + ":1: expected"), HasSubstr("run.json")));
  put_lines({good[0], good[2]});
  EXPECT_THAT(complaint(), AllOf(StartsWith(verdicts().string() + ":2: expected"), HasSubstr("line 1")));
  put_lines({good[1], good[0], good[2]});
  EXPECT_THAT(complaint(), StartsWith(verdicts().string() + ":1: expected"));
  put_lines({good[0], good[2], good[1]});
  EXPECT_THAT(complaint(), StartsWith(verdicts().string() + ":2: expected"));
  put_lines({good[0], good[0], good[1], good[2]});
  EXPECT_THAT(complaint(), StartsWith(verdicts().string() + ":2: expected"));
}

TEST_F(EditedRun, WithoutItsLastLinesItIsARunToGoOnWith) {
  const std::vector<std::string> good = lines();
  put_lines({good[0], good[1]});
  EXPECT_EQ(complaint(), "");
  EXPECT_THAT(support::slurp(scratch_.path() / "out" / "index.md"),
              AllOf(HasSubstr("It is not complete"), HasSubstr("OG-T14 (as printed)")));
  RunFolder run = RunFolder::resume(folder_);
  EXPECT_NE(run.chain(), chain_);
  run.add(kUnits[2], finding_of(run, kUnits[2]));
  EXPECT_EQ(run.chain(), chain_);
  EXPECT_EQ(lines(), good);
}

TEST_F(EditedRun, WhatWasAskedIsChanged) {
  std::string text = support::slurp(folder_ / "run.json");
  text.replace(text.find("quick"), 5, "deep");
  put(folder_ / "run.json", text);
  EXPECT_THAT(complaint(), AllOf(StartsWith(verdicts().string() + ":1: expected"), HasSubstr("run.json")));
}

TEST_F(EditedRun, ATableIsChangedOrGone) {
  const fs::path table = folder_ / "data" / "OG-T22-values.csv";
  const std::string good = support::slurp(table);
  put(table, good + "3,3\n");
  EXPECT_THAT(complaint(), AllOf(StartsWith(table.string() + ": expected a table with the digest " + digest_of(good)),
                                 HasSubstr(verdicts().string() + ":2 names it")));
  fs::remove(table);
  EXPECT_THAT(complaint(), StartsWith(table.string() + ": cannot read"));
}

TEST_F(EditedRun, ACertificateIsReplacedCutOrGone) {
  const std::string bytes = support::slurp(certificate());
  const std::string text = read_certificate(certificate());
  const auto refused = [&](const std::string& what) {
    const std::string said = complaint();
    EXPECT_THAT(said, StartsWith(certificate().string() + ": expected a text of " + std::to_string(text.size())))
        << what;
    EXPECT_THAT(said, HasSubstr(verdicts().string() + ":2 names it")) << what;
  };
  fs::copy_file(folder_ / "certificates" / "OG-T9-as-printed-proof.cert.gz", certificate(),
                fs::copy_options::overwrite_existing);
  refused("another one");
  put(certificate(), bytes.substr(0, bytes.size() - 12));
  refused("cut");
  put(certificate(), "");
  refused("empty");
  put(certificate(), text + "more");
  refused("longer");
  fs::remove(certificate());
  EXPECT_THAT(complaint(), StartsWith(certificate().string() + ": cannot read"));
  fs::create_symlink("/dev/zero", certificate());
  refused("without an end");
  fs::remove_all(folder_ / "certificates");
  EXPECT_THAT(complaint(), HasSubstr("certificates/OG-T9-as-printed-proof.cert.gz: cannot read"));
}

// The digest is of the text: the same text as another version of zlib would compress it, or not at all.
TEST_F(EditedRun, ACertificateOfTheSameTextIsAccepted) {
  put(certificate(), read_certificate(certificate()));
  EXPECT_EQ(complaint(), "");
}

TEST_F(EditedRun, AnObligationIsChanged) {
  const fs::path file = folder_ / "certificates" / "OG-T9-as-printed-step.smt2";
  put(file, support::slurp(file) + "; sat\n");
  EXPECT_THAT(complaint(), AllOf(StartsWith(file.string() + ": expected a text of"), HasSubstr(":1 names it")));
}

}  // namespace
}  // namespace sprague
