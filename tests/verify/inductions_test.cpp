// Inductions: that they are of the families that they name, and what is rejected: each field corrupted, and texts whose
// vectors are right by themselves and not those of the game.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "certificates/induction_certificate.hpp"
#include "checkers/local_table.hpp"
#include "tests/verify/files.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;
using verify::verify_text;

std::string changed(const std::string& text, const std::string& right, const std::string& wrong) {
  const std::size_t place = text.find(right);
  EXPECT_NE(place, std::string::npos) << right;
  EXPECT_EQ(text.find(right, place + 1), std::string::npos) << right << " stands twice";
  if (place == std::string::npos) return text;
  return text.substr(0, place) + wrong + text.substr(place + right.size());
}

// This, put in place of what stands there once, makes the text one that is rejected; for that reason, if one is given.
void expect_rejected(const std::string& text, const std::string& right, const std::string& wrong,
                     const std::string& why = "") {
  const verify::Result result = verify_text(changed(text, right, wrong));
  EXPECT_EQ(result.verdict, verify::Verdict::rejected) << right << " became " << wrong;
  EXPECT_THAT(result.text, HasSubstr(why)) << right << " became " << wrong;
}

const std::string kHead = "sprague-certificate\t4\tinduction\t";

// Beaudou et al., Proposition 8: the path on n vertices has nimber n modulo 3 under 0.33.
const std::string kPaths = verify::certificate("paths-induction");
// Theorem 9: all stars, by the numbers of their legs of 4, 7, ... (the first axis), 3, 6, ..., 2, 5, ..., and 1.
const std::string kStars = verify::certificate("stars-induction");

TEST(InductionsTest, OfPathsAndStarsAreVerified) {
  // The box of paths: 0 to start + period - 1 + the largest change.
  EXPECT_EQ(
      verify_text(kPaths).text,
      "verified: octal:0.33: the nimbers of all paths; moves and nimbers by the rules on 12 members with up to 12 "
      "vertices; that larger members move like these is not checked here (docs/certificates.md, Inductions); the "
      "induction step at 7 states");
  // Stars with up to 12 vertices: of 0 to 11 vertices of legs 1 + 1 + 2 + 3 + 5 + 7 + 11 + 15 + 22 + 30 + 42 + 56
  // partitions (A000041), which makes 195; and the 12 paths.
  EXPECT_THAT(verify_text(kStars).text, HasSubstr("the nimbers of all subdivided stars; moves and nimbers by the rules "
                                                  "on 207 members with up to 12 vertices"));
}

TEST(InductionsTest, EveryFieldMatters) {
  expect_rejected(kPaths, "family\tpaths\n", "");
  expect_rejected(kPaths, "paths", "path");
  expect_rejected(kPaths, "axis\t2\t3", "axis\t1\t3");
  expect_rejected(kPaths, "axis\t2\t3", "axis\t2\t4");
  expect_rejected(kPaths, "axis\t2\t3", "axis\t2\t0");
  expect_rejected(kPaths, "\tvertices", "");
  expect_rejected(kPaths, "vertices", "edges");
  expect_rejected(kPaths, "move\t-1\t1", "move\t-2\t1");
  expect_rejected(kPaths, "move\t-1\t1", "move\t1\t1");
  expect_rejected(kPaths, "move\t-1\t1", "move\t-1\t2");
  expect_rejected(kPaths, "move\t-1\t1", "move\t-1\t-1");
  expect_rejected(kPaths, "move\t-1\t1\n", "");
  expect_rejected(kPaths, "move\t-1\t1", "move\t-1,0\t1,0");
  expect_rejected(kPaths, "0,1,2,0,1", "0,1,2,0,2");
  expect_rejected(kPaths, "0,1,2,0,1", "0,1,2,0");
  expect_rejected(kPaths, "end\n", "end\nend\n");
  expect_rejected(kPaths, "values", "value");
  EXPECT_EQ(verify_text(changed(kPaths, "octal:0.33", "octal")).verdict, verify::Verdict::not_a_certificate);
}

// A move says nothing of an axis that comes after it.
TEST(InductionsTest, TheLinesComeInOrder) {
  expect_rejected(kPaths, "move\t-2\t2\n", "move\t-2\t2\naxis\t0\t1\tvertices\n");
  expect_rejected(kPaths, "move\t-2\t2\n", "domain\t0\t0\nmove\t-2\t2\n");
  expect_rejected(kPaths, "end\n", "move\t-2\t2\nend\n");
}

TEST(InductionsTest, TheNumberOfLinesIsBounded) {
  const auto many = [](const std::string& line, std::size_t count) {
    std::string lines;
    for (std::size_t i = 0; i < count; ++i) lines += line;
    return kHead + "vectors\naxis\t1\t1\tx\n" + lines + "end\n";
  };
  for (const std::string line : {"axis\t0\t1\ty\n", "move\t-1\t1\n", "domain\t1\t0\n"}) {
    EXPECT_EQ(verify_text(many(line, 2'000)).verdict, verify::Verdict::out_of_resources);
    EXPECT_EQ(verify_text(many(line, 1'900)).verdict, verify::Verdict::rejected) << "there are no values";
  }
}

// Each of these is right as a statement on vectors.
TEST(InductionsTest, VectorsThatAreNotTheGamesAreRejected) {
  const std::vector<std::pair<std::string, std::string>> forged{
      // Nothing moves.
      {"axis\t0\t1\tvertices\nvalues\t0\n", "octal:0.33"},
      // One vertex at a time: a move is left out.
      {"axis\t1\t2\tvertices\nmove\t-1\t1\nvalues\t0,1,0\n", "octal:0.33"},
      // Up to three: a move too many.
      {"axis\t3\t4\tvertices\nmove\t-1\t1\nmove\t-2\t2\nmove\t-3\t3\nvalues\t0,1,2,3,0,1,2\n", "octal:0.33"},
      // Never the last vertex alone.
      {"axis\t2\t3\tvertices\nmove\t-1\t2\nmove\t-2\t2\nvalues\t0,0,1,2,0\n", "octal:0.33"},
      // Only from two vertices on, with one vertex worth what it is not.
      {"axis\t2\t3\tvertices\nmove\t-1\t1\nmove\t-2\t2\ndomain\t2\t0\nvalues\t0,2,1,0,2\n", "octal:0.33"},
      // Of another game, where these are the moves on paths, too; the verifier knows no family of it.
      {"axis\t2\t3\tvertices\nmove\t-1\t1\nmove\t-2\t2\nvalues\t0,1,2,0,1\n", "octal:0.333"},
      {"axis\t2\t3\tvertices\nmove\t-1\t1\nmove\t-2\t2\nvalues\t0,1,2,0,1\n", "heap:0.33"}};
  for (const auto& [lines, game] : forged) {
    const std::string of_game = kHead + game + "\nfamily\tpaths\n" + lines + "end\n";
    EXPECT_EQ(verify_text(of_game).verdict, verify::Verdict::rejected) << of_game;
    const verify::Result alone = verify_text(kHead + "vectors\n" + lines + "end\n");
    EXPECT_EQ(alone.verdict, verify::Verdict::verified) << lines << alone.text;
    EXPECT_THAT(alone.text, testing::EndsWith("; of vectors alone: nothing is said of a game's positions"));
  }
}

TEST(InductionsTest, NoOtherFamilyIsKnown) {
  for (const std::string family : {"bistars", "bistars 3", "bistars 00", "stars 1", "trees", "vectors", "paths "}) {
    expect_rejected(kPaths, "paths", family, "is known as");
  }
  expect_rejected(kPaths, "octal:0.33\nfamily\tpaths", "vectors\nfamily\tpaths", "expected axis");
}

// The vectors of stars, and what a star is.
TEST(InductionsTest, StarsAreTiedToTheirVectors) {
  // The axes' names are what they count.
  expect_rejected(kStars, "\tones_0", "\tones_1", "expected each axis of the family once");
  expect_rejected(kStars, "\tones_0", "\tzeros_0", "expected each axis of the family once");
  expect_rejected(kStars, "\tones_0", "\tvertices", "expected each axis of the family once");
  const std::string exchanged = changed(changed(kStars, "\tzeros_0", "\tX"), "\ttwos_0", "\tzeros_0");
  expect_rejected(exchanged, "\tX", "\ttwos_0", "the moves listed are not those of legs");
  // A leg of 1 goes, or never does; a leg of 2 never becomes one of 1; one of 3 goes as a whole.
  expect_rejected(kStars, "move\t0,0,0,-1\t0,0,0,1\n", "", "the induction step fails");
  expect_rejected(kStars, "move\t0,0,-1,1\t0,0,1,0\n", "", "the induction step fails");
  expect_rejected(kStars, "domain", "move\t0,-1,0,0\t0,1,0,0\ndomain", "the induction step fails");
  // With two legs the hub may be taken; that there be no star with three is not for the certificate to say.
  expect_rejected(kStars, "domain\t3\t0,1,2,3\n", "");
  expect_rejected(kStars, "domain\t3", "domain\t2");
  expect_rejected(kStars, "domain\t3\t0,1,2,3", "domain\t3\t1", "the domain is not the family's");
  expect_rejected(kStars, "domain\t3\t0,1,2,3\n", "domain\t3\t0,1,2,3\ndomain\t0\t0\n",
                  "the domain is not the family's");
  expect_rejected(kStars, "domain\t3\t0,1,2,3", "domain\t3\t0,1,2,3,3", "an axis is named twice");
}

// The moves of stars, and paths that are worth nothing: the step holds at all vectors with three legs.
TEST(InductionsTest, ValuesThatFollowFromOtherPathsAreNotTheGames) {
  LocalTable table;
  table.axes = {{"longer_ones_0", 3, 2}, {"zeros_0", 3, 1}, {"twos_0", 3, 2}, {"ones_0", 3, 2}};
  for (const auto& [from, to] : std::vector<std::pair<std::size_t, std::size_t>>{
           {0, 1}, {0, 2}, {1, 2}, {1, 3}, {2, 3}, {2, 4}, {3, 4}}) {  // to 4: nowhere
    LocalMove move{std::vector<int>(4), State(4)};
    move.change[from] = -1;
    move.least[from] = 1;
    if (to < 4) move.change[to] = 1;
    table.moves.push_back(move);
  }
  table.domain = {{{0, 1, 2, 3}, 3}};
  std::map<State, std::uint32_t> known;
  table.value = [&](std::span<const Count> span) -> std::uint32_t {
    const State state(span.begin(), span.end());
    if (state[0] + state[1] + state[2] + state[3] < 3) return 0;
    if (known.contains(state)) return known[state];
    std::set<std::uint32_t> reached;
    for (const LocalMove& move : table.moves) {
      State after = state;
      for (std::size_t i = 0; i < 4; ++i) after[i] += static_cast<Count>(move.change[i]);
      if (std::ranges::equal(state, move.least, std::greater_equal<>())) reached.insert(table.value(after));
    }
    std::uint32_t value = 0;
    while (reached.contains(value)) ++value;
    return known[state] = value;
  };
  const verify::Result alone = verify_text(induction_certificate(table, "vectors", ""));
  EXPECT_EQ(alone.verdict, verify::Verdict::verified) << alone.text;
  EXPECT_THAT(alone.text, HasSubstr("nothing is said of a game's positions"));
  EXPECT_EQ(verify_text(induction_certificate(table, "octal:0.33", "stars")).verdict, verify::Verdict::rejected);
}

// No star with three legs leads to one vertex alone: the step says nothing of its value.
TEST(InductionsTest, ValuesOutsideOfTheDomainAreThoseOfPaths) {
  std::string text = kStars;
  const std::size_t values = text.find("values\t");
  ASSERT_EQ(text.substr(values, 17), "values\t1,2,0,1,0\n") << "no leg, or legs of 1 alone";
  text.replace(values, 9, "values\t3,");
  EXPECT_EQ(verify_text(text).verdict, verify::Verdict::rejected);
}

TEST(InductionsTest, ADomainLeavesStatesOut) {
  // A heap from which one counter is taken, never the last but one: only from 2 on the values repeat as said.
  const std::string text = kHead + "vectors\naxis\t2\t2\theap\nmove\t-1\t1\ndomain\t2\t0\nvalues\t1,1,0,1\nend\n";
  EXPECT_THAT(verify_text(text).text, HasSubstr("verified: the induction step at 3 states"));
  expect_rejected(text, "domain\t2\t0", "domain\t1\t0");
  expect_rejected(text, "domain\t2\t0", "domain\t3\t0");
  expect_rejected(text, "domain\t2\t0", "domain\t2\t1");
}

TEST(InductionsTest, SignsAndNumbersAreWrittenInOneWay) {
  const std::string text = kHead + "vectors\naxis\t1\t2\tx\naxis\t0\t1\ty\nmove\t-1,0\t1,0\nvalues\t0,1,0\nend\n";
  EXPECT_EQ(verify_text(text).verdict, verify::Verdict::verified) << verify_text(text).text;
  for (const std::string change : {"-1,-0", "-1,+0", "-01,0", "--1,0", "-1", "-1,0,0", "-1,", "-4294967295,0", "-,0"}) {
    EXPECT_NE(verify_text(changed(text, "-1,0", change)).verdict, verify::Verdict::verified) << change;
  }
}

// An induction about nothing is none.
TEST(InductionsTest, ThereIsAnAxis) {
  EXPECT_EQ(verify_text(kHead + "vectors\nvalues\t0\nend\n").verdict, verify::Verdict::rejected);
  EXPECT_EQ(verify_text(kHead + "octal:0.33\nfamily\tpaths\nvalues\t0\nend\n").verdict, verify::Verdict::rejected);
}

TEST(InductionsTest, TheEnginesTablesBecomeInductions) {
  // Two heaps, one or two counters taken from either: a heap's nimber is its number modulo 3 (Beaudou et al.,
  // Proposition 8, paths), that of both the exclusive or.
  LocalTable table;
  table.axes = {{"left", 2, 3}, {"right", 2, 3}};
  table.moves = {{{-1, 0}, {1, 0}}, {{-2, 0}, {2, 0}}, {{0, -1}, {0, 1}}, {{0, -2}, {0, 2}}};
  table.value = [](std::span<const Count> state) { return (state[0] % 3) ^ (state[1] % 3); };
  const std::string text = induction_certificate(table, "vectors", "");
  EXPECT_THAT(verify_text(text).text, HasSubstr("verified: the induction step at 49 states"));
  expect_rejected(text, "values\t2,3,0,2,3", "values\t2,3,0,2,2");
}

TEST(InductionsTest, AxesAreWrittenInAnOrderThatMovesLower) {
  // A large coin may be changed into a small one, a small one taken: each move changes the parity of the small ones.
  LocalTable table;
  table.axes = {{"small", 1, 2}, {"large", 1, 1}};
  table.moves = {{{-1, 0}, {1, 0}}, {{1, -1}, {0, 1}}};
  table.value = [](std::span<const Count> state) { return state[0] % 2; };
  const std::string text = induction_certificate(table, "vectors", "");
  EXPECT_THAT(text, HasSubstr("axis\t1\t1\tlarge\naxis\t1\t2\tsmall\n"));
  EXPECT_THAT(verify_text(text).text, HasSubstr("verified: the induction step at 12 states"));
  expect_rejected(text, "move\t-1,1\t1,0", "move\t1,-1\t0,1");
}

}  // namespace
}  // namespace sprague
