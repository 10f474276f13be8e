// Certificates of a run: kept, verified by both commands alike, and rejected once they are tampered with.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "reports/certificate_files.hpp"
#include "reports/digest.hpp"
#include "tests/cli/command.hpp"
#include "tests/scratch.hpp"
#include "tests/verify/files.hpp"
#include "tests/verify/sealed.hpp"

namespace sprague {
namespace {

using command::run;
using support::Scratch;

// What the other program says of files; its exit code.
command::Result verifier(const std::string& words) {
  const Scratch scratch;
  const std::string out = (scratch.path() / "out").string();
  const int status = std::system(fmt::format("{} {} >{} 2>&1", SPRAGUE_VERIFY, words, out).c_str());
  return {WEXITSTATUS(status), support::slurp(out), ""};
}

class KeptCertificates : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = scratch_.path() / "run";
    const command::Result result = run({"check", "CY-2CON", "OG-T9", "--range", "..7", "--out", folder_.string()});
    ASSERT_EQ(result.exit_code, 0) << result.err;
    std::ifstream lines(folder_ / "verdicts.ndjson");
    for (std::string line; std::getline(lines, line);) {
      const auto object = nlohmann::json::parse(line);
      for (const auto& kept : object.at("certificates")) {
        const auto file = kept.at("file").get<std::string>();
        if (is_obligation(file)) {
          obligations_.push_back(file);
        } else {
          kept_.push_back(kept);
        }
      }
    }
  }

  std::string path(const std::string& file) const { return (folder_ / "certificates" / file).string(); }

  Scratch scratch_;
  std::filesystem::path folder_;
  std::vector<nlohmann::json> kept_;
  std::vector<std::string> obligations_;
};

TEST_F(KeptCertificates, AreKeptWithTheirDigestsAndAccepted) {
  std::vector<std::string> files;
  for (const auto& kept : kept_) {
    const std::string text = read_certificate(path(kept.at("file")));
    EXPECT_EQ(kept.at("digest"), digest_of(text));
    EXPECT_EQ(kept.at("bytes"), text.size());
    EXPECT_THAT(kept.at("verified").get<std::string>(), ::testing::StartsWith("verified: "));
    files.push_back(kept.at("file"));
  }
  // The counterexample of seven edges, all boards, what Theorem 9 rests on, and its smallest stars.
  EXPECT_THAT(files, ::testing::ElementsAre("CY-2CON-2-connected-boards-cycles-walk-counterexample.cert.gz",
                                            "CY-2CON-2-connected-boards-cycles-walk-sweep.cert.gz",
                                            "OG-T9-as-printed-octal-0-33-induction-paths.cert.gz",
                                            "OG-T9-as-printed-octal-0-33-induction-stars.cert.gz",
                                            "OG-T9-as-printed-octal-0-33-value.cert.gz"));
  EXPECT_THAT(obligations_, ::testing::Contains("OG-T9-as-printed-star-step.smt2"));
  // Of the sweep some boards were proved again.
  EXPECT_THAT(kept_[1].at("verified").get<std::string>(),
              ::testing::EndsWith("by proof (a sample, seed 1): 20 of 28 results verified"));
}

TEST_F(KeptCertificates, BothCommandsSayTheSame) {
  std::string names;
  std::vector<std::string> words{"verify"};
  for (const auto& kept : kept_) {
    words.push_back(path(kept.at("file")));
    names += " " + words.back();
  }
  const command::Result ours = run(words);
  const command::Result other = verifier(names);
  EXPECT_EQ(ours.exit_code, 0);
  EXPECT_EQ(other.exit_code, 0);
  EXPECT_EQ(ours.out, other.out);
  EXPECT_THAT(ours.out, ::testing::EndsWith("\nverified\n"));
}

TEST_F(KeptCertificates, OneThatIsTamperedWithIsRejected) {
  const std::string file = path("CY-2CON-2-connected-boards-cycles-walk-counterexample.cert.gz");
  std::string text = read_certificate(file);
  const std::size_t place = text.rfind("entry\t");
  ASSERT_NE(place, std::string::npos);
  char& nimber = text[place + 6];
  nimber = nimber == '0' ? '1' : '0';
  std::ofstream(file, std::ios::binary) << text;
  const command::Result ours = run({"verify", file});
  EXPECT_EQ(ours.exit_code, 4);
  EXPECT_THAT(ours.out, ::testing::EndsWith("\nrejected\n"));
  EXPECT_EQ(verifier(file).exit_code, 4);
}

TEST_F(KeptCertificates, AnyMemberOfASweepIsProvedAgain) {
  const std::string file = path("CY-2CON-2-connected-boards-cycles-walk-sweep.cert.gz");
  const command::Result result = run({"verify", "--sample", "20", "--seed", "5", file});
  EXPECT_EQ(result.exit_code, 0) << result.err;
  EXPECT_THAT(result.out, ::testing::HasSubstr("28 of 28 results verified; by these 1 are against CY-2CON, all edges"));
  EXPECT_THAT(result.out, ::testing::HasSubstr("by proof (a sample, seed 5): 20 of 28 results verified\nverified\n"));
  EXPECT_THAT(run({"verify", "--sample", "100", file}).out, ::testing::HasSubstr("28 of 28 results verified\n"));
}

// What the verifier does not accept has no members that could be asked for, whatever they are; what is not asked for
// is right or wrong all the same.
TEST_F(KeptCertificates, OfASweepThatIsNotAcceptedNoSampleIs) {
  const std::string file = path("CY-2CON-2-connected-boards-cycles-walk-sweep.cert.gz");
  const std::string right = read_certificate(file);
  const std::string square = "size\t4\t1\t1\t0\nmember\tsecond\t1\tbc,ad,ad,bc outer=a>b\n";
  const std::string claim = "claim\tCY-2CON";
  for (const auto& [part, other] : std::vector<std::pair<std::string, std::string>>{
           {square, "size\t4\t0\t0\t0\n"}, {claim, "claim\tCY-3CON"}, {"end\n", ""}}) {
    std::string text = right;
    ASSERT_NE(text.find(part), std::string::npos) << part;
    text.replace(text.find(part), part.size(), other);
    if (other != "") text = verify::sealed(text);
    std::ofstream(file, std::ios::binary) << text;
    EXPECT_EQ(run({"verify", file}).exit_code, 4);
    const command::Result sample = run({"verify", "--sample", "1", file});
    EXPECT_EQ(sample.exit_code, 4);
    EXPECT_THAT(sample.out, ::testing::EndsWith("\nrejected\n"));
    EXPECT_EQ(sample.out, run({"verify", file}).out);
    const command::Result shown = run({"verify", "--member", "bc,ac,ab outer=a>b", file});
    EXPECT_EQ(shown.exit_code, 4);
    EXPECT_EQ(shown.out, "");
  }
}

TEST_F(KeptCertificates, NothingBesideASweepIsTouched) {
  const std::string file = path("CY-2CON-2-connected-boards-cycles-walk-sweep.cert.gz");
  std::ofstream(file + ".proof") << "mine";
  std::filesystem::permissions(folder_ / "certificates", std::filesystem::perms::owner_write,
                               std::filesystem::perm_options::remove);
  EXPECT_EQ(run({"verify", "--sample", "2", file}).exit_code, 0);
  EXPECT_EQ(run({"verify", "--member", "bc,ac,ab outer=a>b", file}).exit_code, 0);
  std::filesystem::permissions(folder_ / "certificates", std::filesystem::perms::owner_write,
                               std::filesystem::perm_options::add);
  EXPECT_EQ(support::slurp(file + ".proof"), "mine");
}

// Whoever knows the root, as the verifier says it of the sweep, needs nothing else of it. The board may be written from
// any arrow, in any letters.
TEST_F(KeptCertificates, OneMemberOfASweepIsShownAlone) {
  const std::string file = path("CY-2CON-2-connected-boards-cycles-walk-sweep.cert.gz");
  const std::string sweep = run({"verify", file}).out;
  const std::string root = sweep.substr(sweep.find("root "), 69);
  const std::string board = "bc,acd,adeb,bec,cd outer=a>b";
  const command::Result shown = run({"verify", "--member", board, file});
  EXPECT_EQ(shown.exit_code, 0) << shown.err;
  EXPECT_EQ(run({"verify", "--member", "cb,dca,beda,ceb,dc outer=b>a", file}).out, shown.out);
  const std::string member = (scratch_.path() / "member").string();
  std::ofstream(member) << shown.out;
  const command::Result checked = verifier(member);
  EXPECT_EQ(checked.exit_code, 0);
  EXPECT_THAT(checked.out,
              ::testing::HasSubstr(board +
                                   "\": second, of size 7 and weight 6 in a sweep of 2-connected plane boards with 3 "
                                   "to 7 edges for CY-2CON, all edges, with " +
                                   root + "\n"));
  EXPECT_EQ(run({"verify", "--member", "abc", file}).exit_code, 2);
  EXPECT_EQ(run({"verify", "--member", "b,a outer=a>b", file}).exit_code, 2);
  EXPECT_EQ(run({"verify", "--member", board, file, file}).exit_code, 2);
}

TEST(VerifyCommand, TheDocumentsMemberIsWhatTheProgramWrites) {
  const auto examples = verify::documents_examples();
  const Scratch scratch;
  const std::string file = (scratch.path() / "sweep").string();
  std::ofstream(file) << examples.at("sweep");
  const command::Result shown = run({"verify", "--member", "bc,ac,ab outer=a>b", file});
  EXPECT_EQ(shown.exit_code, 0) << shown.err;
  EXPECT_EQ(shown.out, examples.at("member"));
}

// With eight edges the verifier plays nothing out by itself.
TEST(VerifyCommand, AMemberOfWhichTheSweepSaysOtherwiseIsNamed) {
  const Scratch scratch;
  const std::string folder = (scratch.path() / "run").string();
  ASSERT_EQ(run({"check", "CY-2CON", "--range", "8..8", "--out", folder}).exit_code, 0);
  std::string text = read_certificate(folder + "/certificates/CY-2CON-2-connected-boards-cycles-walk-sweep.cert.gz");
  const std::string file = (scratch.path() / "sweep").string();
  const auto replace = [&text](const std::string& from, const std::string& to) {
    ASSERT_NE(text.find(from), std::string::npos) << from;
    text.replace(text.find(from), from.size(), to);
  };
  replace("member\tsecond", "member\tfirst");
  replace("size\t8\t52\t267\t5\n", "size\t8\t52\t267\t6\n");
  std::ofstream(file) << verify::sealed(text);
  const command::Result plain = run({"verify", file});
  EXPECT_EQ(plain.exit_code, 0);
  EXPECT_THAT(plain.out, ::testing::HasSubstr("results as given, none verified; by these 6 are against"));
  const command::Result sample = run({"verify", "--sample", "52", file});
  EXPECT_EQ(sample.exit_code, 4);
  EXPECT_THAT(sample.out, ::testing::HasSubstr(": rejected: bc,"));
  EXPECT_THAT(sample.out, ::testing::EndsWith(" is second\nrejected\n"));
}

TEST(VerifyCommand, SamplesAreOfSweeps) {
  const Scratch scratch;
  const std::string file = (scratch.path() / "value").string();
  std::ofstream(file) << verify::documents_examples().at("value");
  EXPECT_EQ(run({"verify", file}).exit_code, 0);
  EXPECT_EQ(run({"verify", "--sample", "1", file}).exit_code, 2);
}

TEST(VerifyCommand, WhatIsNoCertificateIsSaidInOneLine) {
  const Scratch scratch;
  const std::string file = (scratch.path() / "text").string();
  std::ofstream(file) << "hello\n";
  EXPECT_EQ(run({"verify", file}).exit_code, 2);
  EXPECT_EQ(run({"verify", (scratch.path() / "nothing").string()}).exit_code, 2);
  EXPECT_EQ(run({"verify", "--sample", "3", file}).exit_code, 2);
  EXPECT_EQ(run({"verify"}).exit_code, 2);
}

}  // namespace
}  // namespace sprague
