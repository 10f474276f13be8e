// The papers' claims files, which are built into the program: what a table of constants would have had checked by the
// compiler, and how they are read.
#include "conjectures/papers_claims.hpp"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
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
  return language::ClaimsFile("conjectures/test/test.claims", text, {{check}, {}});
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

// A check or a proof that no reading names is dead, one with a name twice is not told apart.
TEST(PapersClaims, EveryCheckAndProofIsNamedByAReading) {
  std::size_t readings = 0;
  std::size_t written = 0;
  std::map<std::string, std::set<std::string>> named;
  std::map<std::string, std::set<std::string>> proofs;
  for (const EmbeddedFile& embedded : embedded_claims()) {
    const std::string folder = fs::path(embedded.name).parent_path().filename().string();
    const language::ClaimsFile file(std::string(embedded.name), std::string(embedded.text), named_parts(folder));
    for (const language::TextClaim& claim : file.file().claims) {
      for (const language::TextReading& reading : claim.readings) {
        ++readings;
        if (reading.checked) {
          named[folder].insert(reading.checked->name);
        } else {
          ++written;
          if (reading.proof) proofs[folder].insert(reading.proof->name);
        }
      }
    }
  }
  for (const auto& [folder, names] : named) {
    std::multiset<std::string> checks;
    for (const NamedCheck& check : named_parts(folder).checks) checks.insert(std::string(check.name));
    EXPECT_EQ(checks, std::multiset<std::string>(names.begin(), names.end())) << folder;
    std::multiset<std::string> known;
    for (const NamedProof& proof : named_parts(folder).proofs) known.insert(std::string(proof.name));
    EXPECT_EQ(known, std::multiset<std::string>(proofs[folder].begin(), proofs[folder].end())) << folder;
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

TEST(PapersClaims, ArgumentsArePagesOfTheirChecks) {
  const language::ClaimsFile file =
      built_in(claim_with("checked by nothing over heaps 0..3\n"
                          "argument nothing \"How it goes\":\n"
                          "  \"First of\n  all.\" step \"One.\" step \"Two.\" \"Then.\" step \"Again one.\"\n"));
  EXPECT_EQ(file.claims().front().readings.front().argument,
            "## How it goes\n\nFirst of all.\n\n1. One.\n2. Two.\n\nThen.\n\n1. Again one.\n");
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
  says(claim_with("checked by nothing over heaps 0..3\nargument other \"How\": \"So.\""),
       "4:10: no proof or check 'other'");
  says("claim XX-1 as theory:", "1:15: expected what the claim is");
  says("claim XX-1 from \"Zandee 2023, Theorem 1\": checked by nothing over heaps 0..3",
       "1:7: 'Zandee 2023, Theorem 1'");
}

// A proof makes what holds proved; it does not make what fails hold, and where it has a gap the finding says so.
TEST(PapersClaims, AProofIsBesideWhatTheRangeShows) {
  const NamedProof whole{"whole", [](const Effort&) { return Proof{}; }};
  const NamedProof broken{"broken", [](const Effort&) { return Proof{"a step fails", {}}; }};
  const auto check = [&](const std::string& lines) {
    const language::ClaimsFile file("conjectures/test/test.claims", claim_with(lines), {{}, {whole, broken}});
    const Reading& reading = file.claims().front().readings.front();
    return reading.check({}, reading.quick);
  };
  const Finding proved = check("size N = 5, nightly 6, deep 9 proof whole \"In words.\" for all n in 0..N: 0 <= n");
  EXPECT_EQ(proved.verdict, Verdict::proved);
  EXPECT_EQ(proved.reason, "In words.");
  EXPECT_EQ(proved.instances, 6U);
  const Finding holds = check("proof broken \"In words.\" for all n in 0..5: 0 <= n");
  EXPECT_EQ(holds.verdict, Verdict::holds);
  EXPECT_THAT(holds.reason, HasSubstr("No proof for all sizes: a step fails."));
  EXPECT_EQ(check("proof whole \"In words.\" for all n in 0..5: n < 5").verdict, Verdict::refuted);
  EXPECT_THROW(check("proof other \"In words.\" for all n in 0..5: 0 <= n"), InputError);
  EXPECT_THROW(check("proof whole \"In words.\" for some n in 0..5: 0 < n"), InputError);
}

// Nimbers of paths without what is known of them: the heaps of Dawson's Kayles (OEIS A002187) from its rules. The two
// ways are told apart by the digest.
TEST(PapersClaims, ByRulesIsWithoutWhatIsKnown) {
  const std::string statement =
      "for all n in 0..10: nimber(octal:0.07(path(n))) = nimber(heap:0.07({n})) and nimber(octal:0.07(path(4))) = 2";
  const language::ClaimsFile known("my.claims", "claim A: " + statement);
  const language::ClaimsFile by_rules("my.claims", "claim A: by rules " + statement);
  for (const language::ClaimsFile* file : {&known, &by_rules}) {
    const Reading& reading = file->claims().front().readings.front();
    EXPECT_EQ(reading.check({}, reading.quick).verdict, Verdict::holds);
  }
  EXPECT_NE(known.claims().front().readings.front().formal->digest,
            by_rules.claims().front().readings.front().formal->digest);
}

// Of two graphs with three vertices that are connected, one tells Node Kayles from 0.137 (0.137 leaves one of a
// triangle).
TEST(PapersClaims, CountOnGoesThroughAllForSomeAsWell) {
  const std::string statement =
      "for some connected graphs G with at most 4 vertices: nimber(nodekayles(G)) != nimber(octal:0.137(G))";
  const auto check = [](const std::string& text) {
    const language::ClaimsFile file("my.claims", text);
    const Reading& reading = file.claims().front().readings.front();
    return reading.check({}, reading.quick);
  };
  const Finding first = check("claim A: " + statement);
  EXPECT_EQ(first.instances, 4U);  // connected graphs with one to three vertices (OEIS A001349)
  const Finding all = check("claim A: count on " + statement);
  EXPECT_EQ(all.instances, 10U);
  EXPECT_EQ(all.witness, first.witness);
  ASSERT_EQ(all.pictures.size(), 1U);
  EXPECT_EQ(all.pictures[0].notation, "C3");
}

TEST(PapersClaims, AUsersFileHasNoChecksOrProofsOfTheProgram) {
  EXPECT_THAT([] { language::ClaimsFile("my.claims", claim_with("checked by tree_values over vertices 0..3")); },
              ThrowsMessage<InputError>(HasSubstr("my.claims:3:1: 'checked by' is for claims of this program's own")));
  EXPECT_THAT([] { language::ClaimsFile("my.claims", claim_with("proof paths \"So.\" for all n in 0..3: n >= 0")); },
              ThrowsMessage<InputError>(HasSubstr("my.claims:3:1: 'proof' is for claims of this program's own")));
}

}  // namespace
}  // namespace sprague
