// The papers' claims files, which are built into the program: what a table of constants would have had checked by the
// compiler, and how they are read.
#include "conjectures/papers_claims.hpp"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>

#include "canonical/ensure.hpp"
#include "conjectures/registry.hpp"

namespace sprague {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::ThrowsMessage;

const fs::path kPapersFolder = fs::path(SPRAGUE_SOURCE_DIR) / "conjectures";

// Reads a file as if it were built in, with one check that always holds.
language::ClaimsFile built_in(const std::string& text) {
  const NamedCheck check{"nothing", [](const Effort&, Range) {
                           Finding finding;
                           finding.verdict = Verdict::holds;
                           return finding;
                         }};
  return language::ClaimsFile("conjectures/test/test.claims", text, {check});
}

std::string claim_with(const std::string& lines) {
  return "claim XX-1 from \"Zandee 2022, Theorem 1\":\n  text \"It is so.\"\n" + lines;
}

TEST(PapersClaims, EveryFileOfTheFoldersIsBuiltInAsItStands) {
  std::set<std::string> present;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(kPapersFolder)) {
    if (entry.path().extension() == ".claims") {
      present.insert(entry.path().lexically_relative(SPRAGUE_SOURCE_DIR).generic_string());
    }
  }
  std::set<std::string> embedded;
  for (const EmbeddedFile& file : embedded_claims()) {
    embedded.insert(std::string(file.name));
    std::ostringstream bytes;
    bytes << std::ifstream(fs::path(SPRAGUE_SOURCE_DIR) / file.name, std::ios::binary).rdbuf();
    EXPECT_EQ(file.text, bytes.str()) << file.name;
  }
  EXPECT_EQ(embedded, present);
}

TEST(PapersClaims, ClaimsStandInTheOrderOfIdsAndAreWhole) {
  const std::span<const Claim> claims = all_claims();
  EXPECT_GT(claims.size(), 100U);
  EXPECT_TRUE(std::ranges::is_sorted(claims, {}, &Claim::id));
  for (const Claim& claim : claims) {
    EXPECT_TRUE(std::ranges::any_of(kPapers, [&](const Paper& paper) { return paper.key == claim.paper; })) << claim.id;
    EXPECT_FALSE(claim.place.empty()) << claim.id;
    EXPECT_FALSE(claim.statement.empty()) << claim.id;
    EXPECT_FALSE(claim.readings.empty()) << claim.id;
    for (const Reading& reading : claim.readings) {
      EXPECT_FALSE(reading.name.empty() || reading.parameter.empty()) << claim.id;
      EXPECT_EQ(reading.quick.first, reading.nightly.first) << claim.id << ' ' << reading.name;
      EXPECT_LE(reading.quick.first, reading.quick.last) << claim.id << ' ' << reading.name;
      EXPECT_LE(reading.quick.last, reading.nightly.last) << claim.id << ' ' << reading.name;
      EXPECT_LE(reading.nightly.last, reading.limit) << claim.id << ' ' << reading.name;
    }
  }
}

TEST(PapersClaims, SlipsAreWholeAndNameClaims) {
  for (const Paper& paper : kPapers) {
    EXPECT_FALSE(slips_of(paper.key).empty()) << paper.key;
    for (const Slip& slip : slips_of(paper.key)) {
      EXPECT_FALSE(slip.place.empty() || slip.printed.empty() || slip.meant.empty()) << paper.key;
      EXPECT_TRUE(slip.claim.empty() || find_claim(slip.claim) != nullptr) << slip.claim;
    }
  }
}

// A check that no reading names is dead, one with a name twice is not told apart.
TEST(PapersClaims, EveryCheckIsNamedByAReading) {
  std::size_t readings = 0;
  std::size_t written = 0;
  std::map<std::string, std::set<std::string>> named;
  for (const EmbeddedFile& embedded : embedded_claims()) {
    const std::string folder = fs::path(embedded.name).parent_path().filename().string();
    const language::ClaimsFile file(std::string(embedded.name), std::string(embedded.text), named_checks(folder));
    for (const language::TextClaim& claim : file.file().claims) {
      for (const language::TextReading& reading : claim.readings) {
        ++readings;
        if (reading.checked) {
          named[folder].insert(reading.checked->name);
        } else {
          ++written;
        }
      }
    }
  }
  for (const auto& [folder, names] : named) {
    std::multiset<std::string> checks;
    for (const NamedCheck& check : named_checks(folder)) checks.insert(std::string(check.name));
    EXPECT_EQ(checks, std::multiset<std::string>(names.begin(), names.end())) << folder;
  }
  std::cout << "readings of papers that are statements in text: " << written << " of " << readings << '\n';
  RecordProperty("statements in text", static_cast<int>(written));
  RecordProperty("readings", static_cast<int>(readings));
}

TEST(PapersClaims, AClaimSaysWhatItIs) {
  EXPECT_EQ(built_in(claim_with("checked by nothing over heaps 0..3")).claims().front().kind, Kind::theorem);
  const language::ClaimsFile file = built_in(
      "claim XX-1 as table from \"Zandee 2022, Theorem 1, Figure 2\":\n"
      "  text \"It is so.\"\n"
      "  reading \"as printed\" as slip \"In this way.\":\n"
      "    erratum other\n"
      "    checked by nothing over \"longest leg\" 1..5, nightly 7, deep 9\n"
      "  reading other:\n"
      "    checked by nothing over heaps 0..3\n");
  const Claim& claim = file.claims().front();
  EXPECT_EQ(claim.kind, Kind::table);
  EXPECT_EQ(claim.paper, "game-of-cycles");
  EXPECT_EQ(claim.place, "Theorem 1, Figure 2");
  const Reading& reading = claim.readings.front();
  EXPECT_EQ(reading.role, Role::slip);
  EXPECT_EQ(reading.statement, "In this way.");
  EXPECT_EQ(reading.erratum, "other");
  EXPECT_EQ(reading.parameter, "longest leg");
  EXPECT_EQ(reading.quick, (Range{1, 5}));
  EXPECT_EQ(reading.nightly, (Range{1, 7}));
  EXPECT_EQ(reading.limit, 9U);
  EXPECT_EQ(reading.check({}, reading.quick).verdict, Verdict::holds);
  EXPECT_EQ(claim.readings[1].nightly, (Range{0, 3}));
  EXPECT_EQ(claim.readings[1].limit, 3U);
}

TEST(PapersClaims, WhatIsWrongIsSaidWithItsPlace) {
  const auto says = [](const std::string& text, const std::string& message) {
    EXPECT_THAT([&] { built_in(text); },
                ThrowsMessage<InputError>(HasSubstr("conjectures/test/test.claims:" + message)));
  };
  says(claim_with("checked by nothin over heaps 0..3"), "3:1: no check 'nothin'");
  says(claim_with("checked by nothing over heaps 4..3"), "3:31: expected a range");
  says(claim_with("checked by nothing over heaps 0..3, nightly 2"), "3:31: sizes rise");
  says(claim_with("checked by nothing over heaps 3"), "3:32: expected '..'");
  says(claim_with("reading a:\n size N = 3 checked by nothing over heaps 0..3"), "4:7: a size beside 'checked by'");
  says(claim_with("reading a:\n erratum b\n checked by nothing over heaps 0..3"), "4:10: 'b' is no reading");
  says(claim_with("reading a:\n erratum a\n checked by nothing over heaps 0..3"), "4:10: 'a' is no reading");
  says(claim_with("erratum b checked by nothing over heaps 0..3"), "3:9: an erratum stands in a reading");
  says("claim XX-1 as theory:", "1:15: expected what the claim is");
  says("claim XX-1 from \"Zandee 2023, Theorem 1\": checked by nothing over heaps 0..3",
       "1:7: 'Zandee 2023, Theorem 1'");
}

TEST(PapersClaims, AUsersFileHasNoChecksOfTheProgram) {
  EXPECT_THAT([] { language::ClaimsFile("my.claims", claim_with("checked by tree_values over vertices 0..3")); },
              ThrowsMessage<InputError>(HasSubstr("my.claims:3:1: 'checked by' is for claims of this program's own")));
}

}  // namespace
}  // namespace sprague
