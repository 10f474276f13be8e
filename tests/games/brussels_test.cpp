// Brussels Sprouts and Circular Sprouts: moves by hand, what Euler's formula says of plays, and the paper's recursion
// for quadrilaterals of girth 4.
#include "games/brussels.hpp"

#include <gmock/gmock.h>

#include <array>
#include <cstdlib>
#include <map>
#include <set>

#include "canonical/ensure.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;
using ::testing::UnorderedElementsAre;

using Moves = std::set<std::multiset<std::string>>;

// The different options of a position of one component, each by the notations of its components.
Moves moves_of(const BrusselsSprouts& game, std::string_view text) {
  const auto sum = game.parse(text);
  EXPECT_EQ(sum.size(), 1U) << text;
  Moves moves;
  for (const auto& option : game.options(sum.front())) {
    std::multiset<std::string> after;
    for (const auto& component : option) after.insert(game.print(component));
    moves.insert(after);
  }
  return moves;
}

std::string normal(const BrusselsSprouts& game, std::string_view text) {
  return game.print(game.parse(text).front());
}

// All tip vectors, smallest first, with that many spots and total, each spot with at least `least`.
std::vector<std::vector<unsigned>> tip_vectors(std::size_t spots, unsigned total, unsigned least) {
  if (spots == 0) return total == 0 ? std::vector<std::vector<unsigned>>{{}} : std::vector<std::vector<unsigned>>{};
  std::vector<std::vector<unsigned>> result;
  for (unsigned first = least; first <= total; ++first) {
    for (std::vector<unsigned> rest : tip_vectors(spots - 1, total - first, first)) {
      rest.insert(rest.begin(), first);
      result.push_back(std::move(rest));
    }
  }
  return result;
}

TEST(Brussels, MovesByHandWithoutACondition) {
  const BrusselsSprouts game(GraphCondition::none());
  EXPECT_EQ(moves_of(game, "2"), (Moves{{}}));
  EXPECT_EQ(moves_of(game, "1,1"), (Moves{{"2"}}));
  EXPECT_EQ(moves_of(game, "3"), (Moves{{"2"}}));
  EXPECT_EQ(moves_of(game, "4"), (Moves{{"3"}, {"2", "2"}}));
  // The third spot is on either side of a closed curve.
  EXPECT_EQ(moves_of(game, "2,1"), (Moves{{"3"}, {"1,1"}}));
  EXPECT_EQ(moves_of(game, "2,1,1"), (Moves{{"1,3"}, {"2,2"}, {"1,1,1"}, {"1,1", "1,1"}}));
  // Around a handle the curve has both of its sides on one region, as walks of their own.
  EXPECT_EQ(moves_of(game, "2 on T1"), (Moves{{}, {"1,1"}}));
  EXPECT_EQ(moves_of(game, "2 on T2"), (Moves{{}, {"1,1 on T1"}}));
  // Across a crosscap they are on one walk.
  EXPECT_EQ(moves_of(game, "2 on P1"), (Moves{{}, {"2"}}));
  EXPECT_EQ(moves_of(game, "2 on P2"), (Moves{{}, {"2 on P1"}, {"1,1"}}));
  EXPECT_EQ(moves_of(game, "2 on P3"), (Moves{{}, {"2 on P2"}, {"2 on T1"}, {"1,1 on P1"}}));
  EXPECT_EQ(moves_of(game, "2 on P4"), (Moves{{}, {"2 on P3"}, {"1,1 on P2"}, {"1,1 on T1"}}));
  // A handle beside a crosscap comes off by itself, or the surface falls into two with crosscaps.
  EXPECT_EQ(moves_of(game, "3 on P1"), (Moves{{"2"}, {"2 on P1"}, {"3"}}));
  EXPECT_EQ(moves_of(game, "4 on P2").count({"2 on P1", "2 on P1"}), 1U);
  EXPECT_EQ(moves_of(game, "4 on P3").count({"2 on P1", "2 on T1"}), 1U);
  EXPECT_EQ(moves_of(game, "4 on T1").count({"2", "2 on T1"}), 1U);
}

TEST(Brussels, MovesByHandUnderAGirth) {
  const BrusselsSprouts three(GraphCondition::girth(3));
  // Not two tips of one spot; the crossbar's own two neither.
  EXPECT_TRUE(three.parse("5").empty());
  EXPECT_EQ(moves_of(three, "1,1"), (Moves{{}}));
  EXPECT_EQ(moves_of(three, "2,1"), (Moves{{normal(three, "(acc)")}}));
  EXPECT_EQ(moves_of(three, "(aab)"), (Moves{{"(ab)"}}));
  const BrusselsSprouts four(GraphCondition::girth(4));
  // A crossbar is a neighbour of what it joins. Two on curves between a and b are opposite in a quadrilateral.
  EXPECT_EQ(moves_of(four, "2,2"), (Moves{{normal(four, "(acbc); ac,bc")}}));
  EXPECT_EQ(moves_of(four, "(acbc); ac,bc"), (Moves{{"(ab)", "(ab)"}}));
  EXPECT_EQ(moves_of(four, "(ab)"), (Moves{{}}));
}

// A non-orientable region whose curve leaves a sphere: its two walks run against each other. With a crosscap left
// either may be turned over by itself.
TEST(Brussels, WalksLeftByACurveOnAKleinBottleRunAgainstEachOther) {
  const BrusselsSprouts game(GraphCondition::girth(3));
  const Moves moves = moves_of(game, "(axyzbxyz) on P2");
  EXPECT_TRUE(moves.contains({normal(game, "(cxyz),(czyx)")}));
  EXPECT_FALSE(moves.contains({normal(game, "(cxyz),(cxyz)")}));
  EXPECT_NE(normal(game, "(cxyz),(czyx)"), normal(game, "(cxyz),(cxyz)"));
  EXPECT_EQ(normal(game, "(cxyz),(czyx) on P1"), normal(game, "(cxyz),(cxyz) on P1"));
  const Moves on_torus = moves_of(game, "(axyzbzyx) on T1");
  EXPECT_TRUE(on_torus.contains({normal(game, "(cxyz),(czyx)")}));
  EXPECT_FALSE(on_torus.contains({normal(game, "(cxyz),(cxyz)")}));
}

// Corollary 2.3, for a spot's tips, from Euler's formula: the plane's plays all have n - 2 + T moves.
TEST(Brussels, PlaysInThePlane) {
  const BrusselsSprouts game(GraphCondition::none());
  NimberSolver<BrusselsSprouts> nimbers(game, {});
  PlayLengths<BrusselsSprouts> lengths(game, {});
  for (unsigned spots = 1; spots <= 4; ++spots) {
    for (unsigned total = spots; total <= 9; ++total) {
      for (const auto& tips : tip_vectors(spots, total, 1)) {
        if (spots + total == 2) continue;  // one tip: no move
        const auto start = game.spots(tips);
        EXPECT_EQ(lengths.lengths(start), Lengths{spots + total - 2}) << testing::PrintToString(tips);
        EXPECT_EQ(nimbers.value(start), Nimber((spots + total) % 2)) << testing::PrintToString(tips);
      }
    }
  }
}

// From Euler's formula with faces of one tip each and a surface that the drawing may not fill (Theorems 2.2 and 2.5);
// that all these lengths occur with three tips and more is seen from curves that use up the surface one by one.
TEST(Brussels, PlaysOnSurfaces) {
  const BrusselsSprouts game(GraphCondition::none());
  PlayLengths<BrusselsSprouts> lengths(game, {});
  const std::vector<unsigned> tips{2, 3};
  EXPECT_EQ(lengths.lengths(game.spots(tips, Surface::parse("T1"))), (Lengths{5, 7}));
  EXPECT_EQ(lengths.lengths(game.spots(tips, Surface::parse("T2"))), (Lengths{5, 7, 9}));
  EXPECT_EQ(lengths.lengths(game.spots(tips, Surface::parse("P1"))), (Lengths{5, 6}));
  EXPECT_EQ(lengths.lengths(game.spots(tips, Surface::parse("P3"))), (Lengths{5, 6, 7, 8}));
}

// Theorems 2.1 and 3.1: trees to the end.
TEST(Brussels, ForestsAndLargeGirth) {
  for (unsigned spots = 2; spots <= 4; ++spots) {
    for (const GraphCondition& condition : {GraphCondition::forest(), GraphCondition::girth(2 * spots + 1)}) {
      const BrusselsSprouts game(condition);
      PlayLengths<BrusselsSprouts> lengths(game, {});
      for (unsigned total = spots; total <= 7; ++total) {
        for (const auto& tips : tip_vectors(spots, total, 1)) {
          EXPECT_EQ(lengths.lengths(game.spots(tips)), Lengths{spots - 1})
              << condition.print() << ' ' << testing::PrintToString(tips);
        }
      }
    }
  }
}

// Quadrilaterals of girth 4, Section 4 of the paper with opposite spots a, c and b, d: joining two of a and c leaves
// two of them. No canonical form.
using FourSpots = std::array<unsigned, 4>;

template <class Visit>
void each_quad_move(const FourSpots& quad, Visit&& visit) {
  for (const FourSpots& q : {quad, FourSpots{quad[1], quad[2], quad[3], quad[0]}}) {
    for (unsigned i = 0; i < q[0]; ++i) {
      for (unsigned j = 0; j < q[2]; ++j)
        visit(FourSpots{i, q[1], j, 1}, FourSpots{q[0] - 1 - i, 1, q[2] - 1 - j, q[3]});
    }
  }
}

struct QuadAnswer {
  std::uint32_t nimber = 0;
  Lengths lengths;
};

const QuadAnswer& quad_answer(const FourSpots& quad, std::map<FourSpots, QuadAnswer>& known) {
  if (const auto found = known.find(quad); found != known.end()) return found->second;
  QuadAnswer answer;
  std::set<std::uint32_t> seen;
  each_quad_move(quad, [&](const FourSpots& one, const FourSpots& other) {
    const QuadAnswer first = quad_answer(one, known);
    const QuadAnswer second = quad_answer(other, known);
    seen.insert(first.nimber ^ second.nimber);
    for (const auto x : first.lengths) {
      for (const auto y : second.lengths) answer.lengths.insert(x + y + 1);
    }
  });
  while (seen.contains(answer.nimber)) ++answer.nimber;
  if (seen.empty()) answer.lengths.insert(0);
  return known.emplace(quad, answer).first->second;
}

TEST(Brussels, QuadrilateralsFollowTheRecursion) {
  const BrusselsSprouts game(GraphCondition::girth(4));
  NimberSolver<BrusselsSprouts> nimbers(game, {});
  PlayLengths<BrusselsSprouts> lengths(game, {});
  std::map<FourSpots, QuadAnswer> known;
  constexpr unsigned kMostTips = 9;
  for (unsigned a = 0; a <= kMostTips; ++a) {
    for (unsigned b = 0; a + b <= kMostTips; ++b) {
      for (unsigned c = 0; a + b + c <= kMostTips; ++c) {
        for (unsigned d = 0; a + b + c + d <= kMostTips; ++d) {
          const FourSpots quad{a, b, c, d};
          const QuadAnswer& answer = quad_answer(quad, known);
          const auto start = game.circle(quad);
          ASSERT_EQ(nimbers.value(start), Nimber(answer.nimber)) << testing::PrintToString(quad);
          ASSERT_EQ(lengths.lengths(start), answer.lengths) << testing::PrintToString(quad);
        }
      }
    }
  }
}

// Theorem 5.1 of the paper.
int nimber_by_theorem(int p, int q) {
  if (p == q) return 1;
  if (q >= 2 * p - std::abs(p - 2) / 2) return 2 * p;
  const int i = (p + q + 4) % 5 + 1;
  return 4 * (p + q - i) / 5 + 2 * (i / 4);
}

TEST(Brussels, Theorem51OnSmallCircles) {
  const BrusselsSprouts game(GraphCondition::girth(4));
  NimberSolver<BrusselsSprouts> nimbers(game, {});
  for (int p = 0; p <= 6; ++p) {
    for (int q = p; p + q <= 12; ++q) {
      const std::array<unsigned, 4> tips{static_cast<unsigned>(p), 1, static_cast<unsigned>(q), 1};
      const auto expected = static_cast<std::uint32_t>(nimber_by_theorem(p, q));
      EXPECT_EQ(nimbers.value(game.circle(tips)), Nimber(expected)) << p << ' ' << q;
    }
  }
}

// Theorem 6.1: two spots with three tips at least are won by the second player.
TEST(Brussels, TwoSpotsUnderGirthFour) {
  const BrusselsSprouts game(GraphCondition::girth(4));
  NimberSolver<BrusselsSprouts> nimbers(game, {});
  for (unsigned p = 3; p <= 5; ++p) {
    for (unsigned q = p; q <= 6; ++q) {
      const std::array<unsigned, 2> tips{p, q};
      EXPECT_TRUE(nimbers.value(game.spots(tips)).is_zero()) << p << ' ' << q;
    }
  }
}

// A circle that does not count leaves its spots as far apart as spots without it: neighbours may be joined.
TEST(Brussels, ArcsOfACircleMayBeIgnored) {
  const BrusselsSprouts game(GraphCondition::girth(4));
  EXPECT_TRUE(game.parse("CS4(1,1,0,0)").empty());
  EXPECT_EQ(moves_of(game, "CS4(1,1,0,0) without arcs"), (Moves{{}}));
  EXPECT_EQ(normal(game, "CS4(3,1,5,1) without arcs"), normal(game, "(a3bc5d)"));
  EXPECT_EQ(normal(game, "CS4(3,1,5,1)"), normal(game, "(a3bc5d); ab,bc,cd,da"));
  EXPECT_EQ(CircularSprouts::from_code("").code(), "4");
}

// In Circular Sprouts what a circle leaves is printed as a circle.
TEST(Brussels, CirclesArePrintedAsCircles) {
  const auto printed = [](const char* code, const char* text) {
    const CircularSprouts game = CircularSprouts::from_code(code);
    const auto sum = game.parse(text);
    EXPECT_EQ(sum.size(), 1U) << text;
    const std::string print = game.print(sum.front());
    EXPECT_EQ(game.key(game.parse(print).front()), game.key(sum.front())) << text;
    return print;
  };
  EXPECT_EQ(printed("", "(ab3cd5); ab,bc,cd,da"), "CS4(1,3,1,5)");
  EXPECT_EQ(printed("", "(a2b3)"), "CS4(2,0,3,0)");
  EXPECT_THAT(printed("6", "CS9(2,2,2,0,2,0,0,2,2)"), StartsWith("CS9("));
  EXPECT_THAT(printed("6", "(abcdefgh); ab,bc,cd,de,ef,fg,gh,ha"), StartsWith("CS8("));
  // Too short, in another order, with a way outside that is shorter, with two tips of a junction apart.
  EXPECT_THAT(printed("3", "(a2b3)"), StartsWith("("));
  EXPECT_THAT(printed("", "(abcd); ac,cb,bd,da"), StartsWith("("));
  EXPECT_THAT(printed("6", "(abcdefgh); ab,bc,cd,de,ef,fg,gh,ha,ae3"), StartsWith("("));
  EXPECT_THAT(printed("", "(acbc); ac,bc"), StartsWith("("));
}

// d(a, c) = 2 is less than the bound 3 of girth 5, by way of b, which has no tip.
TEST(Brussels, DistancesLeadThroughJunctionsWithoutTips) {
  const BrusselsSprouts game(GraphCondition::girth(5));
  EXPECT_TRUE(game.parse("(ac); ab,bc").empty());
  EXPECT_EQ(moves_of(game, "(ad); ab,bc,cd"), (Moves{{}}));
  EXPECT_EQ(normal(game, "(abcdef); ab,bc,cd,de,ef,fa"), normal(game, "CS6(1,1,1,1,1,1)"));
}

// Under girth 7 regions with neighbouring junctions hang together, under girth 4 none do; what lies apart is a sum.
TEST(Brussels, RegionsThatCannotBringEachOtherCloserAreComponents) {
  const BrusselsSprouts four(GraphCondition::girth(4));
  const BrusselsSprouts seven(GraphCondition::girth(7));
  EXPECT_EQ(four.parse("(ab) | (ac)").size(), 2U);
  EXPECT_EQ(seven.parse("(ab) | (ac)").size(), 1U);
  EXPECT_EQ(seven.parse("(ab) | (cd); bc2").size(), 1U);
  EXPECT_EQ(seven.parse("(ab) | (cd); bc3").size(), 2U);
  // Once a and b are joined, c and d, a neighbour of each, are at distance 4 and out of reach.
  EXPECT_EQ(moves_of(seven, "(ab) | (cd); ac,bd"), (Moves{{}}));
  EXPECT_EQ(moves_of(seven, "(ab) | (cd); ac"), (Moves{{"(ab)"}}));
}

TEST(Brussels, WhatIsPrintedReadsBack) {
  const std::vector<std::pair<std::string, std::string>> starts{{"", "3,2,1"},
                                                                {"", "2,2 on P2"},
                                                                {"3", "2,2,1 on P1"},
                                                                {"4", "3,3,1"},
                                                                {"4", "2,2 on T1"},
                                                                {"5", "3,3,2"},
                                                                {"6", "CS10(1,1,2,1,0,1,1,1,1,1)"},
                                                                {"7", "(abc),(ad) | (bd),2"},
                                                                {"forest", "2,1,2 on P2"}};
  for (const auto& [code, start] : starts) {
    const BrusselsSprouts game = BrusselsSprouts::from_code(code);
    std::set<std::string> seen;
    Sum<BrusselsPosition> open = game.parse(start);
    while (!open.empty()) {
      const BrusselsPosition position = std::move(open.back());
      open.pop_back();
      const std::string text = game.print(position);
      if (!seen.insert(text).second) continue;
      const auto again = game.parse(text);
      ASSERT_EQ(again.size(), 1U) << text;
      ASSERT_EQ(game.key(again.front()), game.key(position)) << text;
      ASSERT_EQ(game.print(again.front()), text);
      for (auto& option : game.options(position)) {
        for (auto& component : option) open.push_back(std::move(component));
      }
    }
    EXPECT_GE(seen.size(), 3U) << start;
  }
}

TEST(Brussels, BadNotation) {
  const std::vector<std::array<std::string, 3>> cases{{"", "3,-4", "place 3: expected a spot's number of tips"},
                                                      {"", "3,4 on P0", "P1 to P100"},
                                                      {"", "3,4 on T-1", "T0 to T100"},
                                                      {"", "3,4 on", "place 4"},
                                                      {"", "3,4 P2", "place 4"},
                                                      {"", "3,,4", "place 3"},
                                                      {"", "(a2b", "place 5: expected a letter"},
                                                      {"", "()", "place 2: expected a letter"},
                                                      {"", "30,23", "place 4: expected at most 52 tips"},
                                                      {"", "99999999999", "at most 52 tips"},
                                                      {"", "CS4(3,1,5)", "expected 4 spots"},
                                                      {"", "CS(3)", "place 3: expected CSn"},
                                                      {"", "CS2(3,1) with arcs", "place 9"},
                                                      {"", "3,4; ab", "no distances"},
                                                      {"4", "(ab); ab2", "place 9: expected a distance of 1 to 1"},
                                                      {"4", "(ab); aa", "two different letters"},
                                                      {"4", "CS3(1,1,1)", "cycle of 3"},
                                                      {"forest", "CS3(1,1,1)", "cycle of 3"}};
  for (const auto& [code, text, says] : cases) {
    const BrusselsSprouts game = BrusselsSprouts::from_code(code);
    try {
      static_cast<void>(game.parse(text));
      ADD_FAILURE() << text;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), HasSubstr(says)) << text;
    }
  }
  for (const char* code : {"2", "0", "-4", "4x", "trees", "101"}) {
    EXPECT_THROW(BrusselsSprouts::from_code(code), InputError) << code;
  }
  EXPECT_THROW(BrusselsSprouts(GraphCondition::none()).spots({}), InputError);
}

}  // namespace
}  // namespace sprague
