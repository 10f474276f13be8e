// Texts of under 1,000 bytes that ask the verifier for more work than a position is worth: it has to say so, or be
// done; and moves that a normal form has and its board has not.
#include <gtest/gtest.h>

#include "tests/verify/files.hpp"
#include "tests/verify/starts.hpp"

namespace sprague::verify {
namespace {

Verdict of_play(const std::string& game, const std::string& start) {
  return verify_text("sprague-certificate\t4\tplay\t" + game + "\nstart\t" + start + "\nover\t0\nend\n").verdict;
}

std::string equal(std::size_t count, const std::string& part, const std::string& separator) {
  return joined_by(separator, std::vector<std::string>(count, part));
}

std::string complete_from(unsigned first, unsigned vertices) {
  std::vector<std::string> edges;
  for (unsigned v = first; v < first + vertices; ++v) {
    for (unsigned w = v + 1; w < first + vertices; ++w) edges.push_back(edge(v, w));
  }
  return joined_by(";", edges);
}

// Equal heaps have the same moves, which are made but once.
TEST(ForgedCertificates, EqualHeapsAreNoWork) {
  EXPECT_EQ(of_play("heap:0.77777777777777777777", equal(125, "999", ";")), Verdict::rejected);
  EXPECT_EQ(of_play("heap:lasker", equal(100, "9999", ";")), Verdict::rejected);
  const std::string two = "sprague-certificate\t4\tplay\theap:0.3\nstart\t1;1;2\nmove\t1;2\nmove\t2\nopen\t2\nend\n";
  EXPECT_EQ(verify_text(two).verdict, Verdict::verified);
}

// All turns of this circle have the same curves, 81 for each pair of spots.
TEST(ForgedCertificates, EachCurveOfACircleCounts) {
  EXPECT_EQ(of_play("circular", "(" + equal(245, "9", ",") + ")"), Verdict::out_of_resources);
}

// A complete graph on 16 vertices has 65,535 connected sets, but no more than 12,870 of one size; and there is no move.
TEST(ForgedCertificates, ConnectedSetsOfAllSizesCount) {
  const std::string code = "octal:0.00000000000000000001";
  EXPECT_EQ(of_play(code, complete_from(0, 16) + ";" + complete_from(16, 8)), Verdict::out_of_resources);
  EXPECT_EQ(of_play(code, complete_from(0, 12)), Verdict::verified);
}

// After a>b only b>c may be drawn, for c>b makes a sink of b; in the normal form the edge is free.
TEST(ForgedCertificates, ArrowsThatTheBoardForbidsAreNoMoves) {
  const auto arrows = [](const std::string& kind, const std::string& lines) {
    return verify_text("sprague-certificate\t4\t" + kind + "\tarrows\nstart\ta>b;bc\n" + lines + "end\n").verdict;
  };
  EXPECT_EQ(arrows("play", "move\tb\nover\t1\n"), Verdict::verified);
  EXPECT_EQ(arrows("play", "move\tB\nover\t1\n"), Verdict::rejected);
  EXPECT_EQ(arrows("play", "over\t0\n"), Verdict::rejected);
  EXPECT_EQ(arrows("play", "move\tb\nmove\tB\nover\t2\n"), Verdict::rejected);
  EXPECT_EQ(arrows("play", "move\ta\nover\t1\n"), Verdict::rejected);
  EXPECT_EQ(arrows("outcome", "first\tb\t\n"), Verdict::verified);
  EXPECT_EQ(arrows("outcome", "first\tB\t\n"), Verdict::rejected);
  const auto cycles = [](const std::string& move) {
    return verify_text("sprague-certificate\t4\tplay\tcycles\nstart\tb,ac,bd,ce,d outer=a>b; b>c\nmove\t" + move +
                       "\nover\t1\nend\n")
        .verdict;
  };
  EXPECT_EQ(cycles("c"), Verdict::verified);
  EXPECT_EQ(cycles("C"), Verdict::rejected);
}

}  // namespace
}  // namespace sprague::verify
