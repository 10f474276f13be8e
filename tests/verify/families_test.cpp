// Certificates about many positions at once, inductions: right ones and each field corrupted.
#include <gmock/gmock.h>

#include <string>

#include "checkers/local_table.hpp"
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

// Beaudou et al., Proposition 8: the path on n vertices has nimber n modulo 3 under 0.33.
const std::string kPaths =
    "sprague-certificate\t4\tinduction\toctal:0.33\naxis\t2\t3\nmove\t-1\t1\nmove\t-2\t2\nvalues\t0,1,2,0,1\nend\n";

TEST(FamiliesTest, AnInductionIsVerified) {
  const verify::Result result = verify_text(kPaths);
  EXPECT_EQ(result.verdict, verify::Verdict::verified) << result.text;
  // The box: 0 to start + period - 1 + the largest change.
  EXPECT_EQ(result.text, "verified: the induction step at 7 states");
}

TEST(FamiliesTest, EveryFieldOfAnInductionMatters) {
  expect_rejected(kPaths, "axis\t2\t3", "axis\t1\t3");
  expect_rejected(kPaths, "axis\t2\t3", "axis\t2\t4");
  expect_rejected(kPaths, "axis\t2\t3", "axis\t2\t0");
  expect_rejected(kPaths, "move\t-1\t1", "move\t-2\t1");
  expect_rejected(kPaths, "move\t-1\t1", "move\t1\t1");
  expect_rejected(kPaths, "move\t-1\t1", "move\t-1\t2");
  expect_rejected(kPaths, "move\t-1\t1\n", "");
  expect_rejected(kPaths, "move\t-1\t1", "move\t-1,0\t1,0");
  expect_rejected(kPaths, "0,1,2,0,1", "0,1,2,0,2");
  expect_rejected(kPaths, "0,1,2,0,1", "0,1,2,0");
  expect_rejected(kPaths, "end\n", "end\nend\n");
  expect_rejected(kPaths, "values", "value");
}

// A move says nothing of an axis that comes after it.
TEST(FamiliesTest, TheLinesOfAnInductionComeInOrder) {
  expect_rejected(kPaths, "move\t-2\t2\n", "move\t-2\t2\naxis\t0\t1\n");
  expect_rejected(kPaths, "move\t-2\t2\n", "domain\t0\t0\nmove\t-2\t2\n");
  expect_rejected(kPaths, "end\n", "move\t-2\t2\nend\n");
}

TEST(FamiliesTest, AnInductionHasABoundedNumberOfLines) {
  const auto many = [](const std::string& line, std::size_t count) {
    std::string lines;
    for (std::size_t i = 0; i < count; ++i) lines += line;
    return "sprague-certificate\t4\tinduction\theap:0.3\naxis\t1\t1\n" + lines + "end\n";
  };
  for (const std::string line : {"axis\t0\t1\n", "move\t-1\t1\n", "domain\t1\t0\n"}) {
    EXPECT_EQ(verify_text(many(line, 2'000)).verdict, verify::Verdict::out_of_resources);
    EXPECT_EQ(verify_text(many(line, 1'900)).verdict, verify::Verdict::rejected) << "there are no values";
  }
}

TEST(FamiliesTest, ADomainLeavesStatesOut) {
  // A heap from which one counter is taken, never the last but one: only from 2 on the values repeat as said.
  const std::string text =
      "sprague-certificate\t4\tinduction\theap\naxis\t2\t2\nmove\t-1\t1\ndomain\t2\t0\nvalues\t1,1,0,1\nend\n";
  EXPECT_EQ(verify_text(text).verdict, verify::Verdict::not_a_certificate) << "there is no such game";
  const std::string heap = "sprague-certificate\t4\tinduction\theap:0.1" + text.substr(text.find("\naxis"));
  EXPECT_EQ(verify_text(heap).text, "verified: the induction step at 3 states");
  expect_rejected(heap, "domain\t2\t0", "domain\t1\t0");
  expect_rejected(heap, "domain\t2\t0", "domain\t3\t0");
  expect_rejected(heap, "domain\t2\t0", "domain\t2\t1");
}

TEST(FamiliesTest, TheEnginesTablesBecomeInductions) {
  // Two heaps, one or two counters taken from either: a heap's nimber is its number modulo 3 (Beaudou et al.,
  // Proposition 8, paths), that of both the exclusive or.
  LocalTable table;
  table.axes = {{"left", 2, 3}, {"right", 2, 3}};
  table.moves = {{{-1, 0}, {1, 0}}, {{-2, 0}, {2, 0}}, {{0, -1}, {0, 1}}, {{0, -2}, {0, 2}}};
  table.value = [](std::span<const Count> state) { return (state[0] % 3) ^ (state[1] % 3); };
  const std::string text = certificate_of(table, "heap:0.33");
  EXPECT_EQ(verify_text(text).text, "verified: the induction step at 49 states");
  expect_rejected(text, "values\t2,3,0,2,3", "values\t2,3,0,2,2");
}

TEST(FamiliesTest, AxesAreWrittenInAnOrderThatMovesLower) {
  // A large coin may be changed into a small one, a small one taken: each move changes the parity of the small ones.
  LocalTable table;
  table.axes = {{"small", 1, 2}, {"large", 1, 1}};
  table.moves = {{{-1, 0}, {1, 0}}, {{1, -1}, {0, 1}}};
  table.value = [](std::span<const Count> state) { return state[0] % 2; };
  const std::string text = certificate_of(table, "heap:0.33");
  EXPECT_THAT(text, testing::HasSubstr("axis\t1\t1\naxis\t1\t2\n"));
  EXPECT_EQ(verify_text(text).text, "verified: the induction step at 12 states");
  expect_rejected(text, "move\t-1,1\t1,0", "move\t1,-1\t0,1");
}

}  // namespace
}  // namespace sprague
