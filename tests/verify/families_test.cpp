// Certificates about many positions at once: sweeps, right ones and each field corrupted.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <string>

#include "checkers/sweep_certificate.hpp"
#include "tests/verify/files.hpp"

namespace sprague {
namespace {

using verify::verify_text;

// This, put in place of what stands there once, makes the text one that is rejected.
void expect_rejected(const std::string& text, const std::string& right, const std::string& wrong) {
  const std::size_t place = text.find(right);
  ASSERT_NE(place, std::string::npos) << right;
  ASSERT_EQ(text.find(right, place + 1), std::string::npos) << right << " stands twice";
  std::string corrupted = text;
  corrupted.replace(place, right.size(), wrong);
  ASSERT_NE(corrupted, text);
  EXPECT_EQ(verify_text(corrupted).verdict, verify::Verdict::rejected) << right << " became " << wrong;
}

// Theorem 2.2 of the thesis: on one cycle the first player wins exactly if its number of edges is odd.
const std::string kSweep = sweep_certificate(
    "cycles:walk", "2-connected plane boards",
    {{4, "bd,ac,bd,ac outer=a>b", "second", 1}, {3, "bc,ac,ab outer=a>b", "first", 1}}, {"CY-2CON", "all edges", {}});

TEST(FamiliesTest, ASweepIsVerified) {
  const verify::Result result = verify_text(kSweep);
  EXPECT_EQ(result.verdict, verify::Verdict::verified) << result.text;
}

TEST(FamiliesTest, TheDocumentsSweepIsWhatTheProgramWrites) {
  EXPECT_EQ(kSweep, verify::documents_examples().at("sweep"));
}

TEST(FamiliesTest, EveryFieldOfASweepMatters) {
  expect_rejected(kSweep, "size\t3\t1\t1\t0", "size\t5\t1\t1\t0");
  expect_rejected(kSweep, "size\t3\t1\t1\t0", "size\t3\t2\t1\t0");
  expect_rejected(kSweep, "size\t3\t1\t1\t0", "size\t3\t1\t2\t0");
  expect_rejected(kSweep, "size\t3\t1\t1\t0", "size\t3\t1\t1\t1");
  expect_rejected(kSweep, "member\tfirst\t1", "member\tsecond\t1");
  expect_rejected(kSweep, "member\tfirst\t1", "member\tfirst\t2");
  expect_rejected(kSweep, "member\tfirst\t1", "member\tthird\t1");
  expect_rejected(kSweep, "bc,ac,ab outer=a>b", "b,ac,b outer=a>b");
  expect_rejected(kSweep, "CY-2CON", "CY-3CON");
  expect_rejected(kSweep, "all edges", "some edges");
  expect_rejected(kSweep, "family", "kind");
  expect_rejected(kSweep, "root\t", "root\t0");
  expect_rejected(kSweep, "end\n", "");
}

TEST(FamiliesTest, NoMemberComesTwice) {
  const std::string twice = sweep_certificate(
      "cycles:walk", "2-connected plane boards",
      {{3, "bc,ac,ab outer=a>b", "first", 1}, {3, "bc,ac,ab outer=a>b", "first", 1}}, {"CY-2CON", "all edges", {}});
  EXPECT_EQ(verify_text(twice).verdict, verify::Verdict::rejected);
}

// Two members exchange their results, or their weights: no sum changes, and nothing but the digests tells.
TEST(FamiliesTest, TheRootOfASweepTellsItsMembersFromOthers) {
  const std::string square = "bcd,ca,dab,ac outer=a>b";
  const std::string ring = "be,ac,bd,ce,ad outer=a>b";
  const auto sweep = [&](const SweptMember& first, const SweptMember& second) {
    return sweep_certificate("cycles:walk", "boards", {first, second}, {"CY-C2.1", "all edges", {{5, 1}}});
  };
  const auto root = [](const std::string& text) { return text.substr(text.find("root\t")); };
  const std::string text = sweep({5, square, "first", 2}, {5, ring, "second", 1});
  EXPECT_EQ(verify_text(text).verdict, verify::Verdict::verified);
  for (const std::string& other : {sweep({5, square, "second", 2}, {5, ring, "first", 1}),
                                   sweep({5, square, "first", 1}, {5, ring, "second", 2})}) {
    EXPECT_EQ(verify_text(other).verdict, verify::Verdict::verified);
    const std::string exchanged = other.substr(0, other.find("root\t")) + root(text);
    ASSERT_NE(exchanged, other);
    const verify::Result result = verify_text(exchanged);
    EXPECT_EQ(result.verdict, verify::Verdict::rejected);
    EXPECT_THAT(result.text, testing::EndsWith("rejected: the members have another root"));
  }
}

// Written by somebody else (write_certificates.py), with another library's digests.
TEST(FamiliesTest, TheEnginesSweepHasTheSameBytes) {
  const std::vector<SweptMember> members{{5, "be,ac,bd,ce,ad outer=a>b", "first", 1},
                                         {5, "bcd,ca,dab,ac outer=a>b", "first", 2},
                                         {5, "bcd,ca,dab,ac outer=b>a", "first", 3},
                                         {4, "bd,ac,bd,ac outer=a>b", "second", 1},
                                         {3, "bc,ac,ab outer=a>b", "first", 1}};
  const std::string text =
      sweep_certificate("cycles:walk", "2-connected plane boards", members, {"CY-2CON", "all edges", {}});
  EXPECT_EQ(text, verify::certificate("cycles-sweep"));
  const Sweep sweep = parse_sweep(text);
  const Membership membership = membership_of(sweep, 2);
  std::string lines = fmt::format("member\t{}\t{}\n", membership.size, membership.weight);
  for (const Sibling& sibling : membership.path) {
    lines += fmt::format("{}\t{}\n", sibling.side == Sibling::Side::left ? "left" : "right", sibling.digest);
  }
  EXPECT_THAT(verify::certificate("cycles-member"), testing::HasSubstr(lines + "root\t" + membership.root + "\n"));
}

TEST(FamiliesTest, SweepsAreReadBack) {
  const Sweep sweep = parse_sweep(kSweep);
  EXPECT_EQ(sweep.game, "cycles:walk");
  ASSERT_EQ(sweep.members.size(), 2U);
  EXPECT_EQ(sweep.members[0], (SweptMember{3, "bc,ac,ab outer=a>b", "first", 1}));
}

}  // namespace
}  // namespace sprague
