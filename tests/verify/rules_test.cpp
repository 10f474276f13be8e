// The verifier's rules against what the papers and the OEIS say, without any certificate: positions are played out.
#include <gmock/gmock.h>

#include <string>
#include <vector>

#include "tests/verify/published.hpp"
#include "tests/verify/solver.hpp"
#include "tests/verify/starts.hpp"

namespace sprague::verify {
namespace {

using Lengths = std::set<std::uint64_t>;

// 0.07 on a path is 0.137 on a heap with a vertex less (Section 2 of Beaudou et al.).
TEST(VerifierRules, OctalGamesOnPathsAndHeaps) {
  const std::vector<std::uint64_t> dawson{0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3};  // A002187
  const std::vector<std::uint64_t> kayles{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2};  // A002186
  for (unsigned n = 0; n < 14; ++n) {
    const std::string heap = n == 0 ? "" : std::to_string(n);
    EXPECT_EQ(nimber_of("heap:0.137", heap), dawson[n]) << n;
    EXPECT_EQ(nimber_of("heap:0.77", heap), kayles[n]) << n;
    EXPECT_EQ(nimber_of("heap:0.33", heap), n % 3) << n;
    if (n == 0 || n > 11) continue;
    EXPECT_EQ(nimber_of("octal:0.77", path(n)), kayles[n]) << n;
    EXPECT_EQ(nimber_of("octal:0.07", path(n)), dawson[n - 1]) << n;
    // Proposition 8.
    EXPECT_EQ(nimber_of("octal:0.33", path(n)), n % 3) << n;
    if (n < 3) continue;
    EXPECT_EQ(nimber_of("octal:0.33", ring(n)), n % 3) << n;
  }
}

// Theorem 1.6 of Zandee.
TEST(VerifierRules, LaskersNim) {
  for (std::uint64_t k = 0; k <= 3; ++k) {
    EXPECT_EQ(nimber_of("heap:lasker", std::to_string(4 * k + 1)), 4 * k + 1);
    EXPECT_EQ(nimber_of("heap:lasker", std::to_string(4 * k + 2)), 4 * k + 2);
    EXPECT_EQ(nimber_of("heap:lasker", std::to_string(4 * k + 3)), 4 * k + 4);
    EXPECT_EQ(nimber_of("heap:lasker", std::to_string(4 * k + 4)), 4 * k + 3);
  }
}

TEST(VerifierRules, StarsUnder033) {
  // Of a vertex with three leaves only a leaf can go, which leaves P3 (worked by hand).
  EXPECT_EQ(nimber_of("octal:0.33", star({1, 1, 1})), 1U);
  EXPECT_EQ(lengths_of("octal:0.33", star({1, 1, 1})), (Lengths{3, 4}));
  // Theorem 9: legs reduce modulo 3, here to S(1,1,1) and to P2.
  EXPECT_EQ(nimber_of("octal:0.33", star({1, 1, 4})), 1U);
  EXPECT_EQ(nimber_of("octal:0.33", star({1, 3, 3})), 2U);
}

// Propositions 5.2, 5.4 and 5.6 of Mathews.
TEST(VerifierRules, FlowsCrashesTwigsAndRods) {
  for (unsigned n = 1; n <= 7; ++n) {
    EXPECT_EQ(nimber_of("arrows", path(n + 1)), n % 2) << "rod " << n;
    EXPECT_EQ(nimber_of("arrows", path(n + 2, {{n, '^'}})), n) << "twig " << n;
    EXPECT_EQ(nimber_of("arrows", path(n + 3, {{0, '^'}, {n + 1, '^'}})), n % 2) << "flow " << n;
    EXPECT_EQ(nimber_of("arrows", path(n + 3, {{0, '^'}, {n + 1, 'v'}})), 1 - n % 2) << "crash " << n;
  }
}

// Theorem 3.4 of Mathews: trimmed, a leg is one edge shorter.
TEST(VerifierRules, SpidersTrimmedAndFull) {
  using Legs = std::vector<std::string>;
  for (const auto& [full, trimmed] : std::vector<std::pair<Legs, Legs>>{{{"2", "2", "2"}, {"1", "1", "1"}},
                                                                        {{"3", "2", "2"}, {"2", "1", "1"}},
                                                                        {{"3", "3", "2"}, {"2", "2", "1"}},
                                                                        {{"3", "3", "3"}, {"2", "2", "2"}}}) {
    EXPECT_EQ(nimber_of("arrows:full", spider(full)), nimber_of("arrows", spider(trimmed))) << spider(full);
  }
  // Theorem 12.1.
  EXPECT_EQ(nimber_of("arrows", spider({"2", "2", "2"})), 0U);
  EXPECT_EQ(nimber_of("arrows", spider({"4", "2", "2"})), 0U);
  // Proposition 6.3: these are C_n, F_n, T_n and T_1 + T_n.
  for (unsigned n = 1; n <= 4; ++n) {
    const std::string leg = std::to_string(n);
    EXPECT_EQ(nimber_of("arrows", spider({"v0", "v0", "v" + leg})), 1 - n % 2) << n;
    EXPECT_EQ(nimber_of("arrows", spider({"v0", "v0", "^" + leg})), n % 2) << n;
    EXPECT_EQ(nimber_of("arrows", spider({"v0", "^0", "v" + leg})), n) << n;
    EXPECT_EQ(nimber_of("arrows", spider({"v0", "^1", "^" + leg})), n ^ 1U) << n;
    EXPECT_EQ(nimber_of("arrows", spider({"v1", "^1", "^" + leg})), n) << n;
  }
  // Theorem 8.2: three marked legs of two edges or more.
  EXPECT_EQ(nimber_of("arrows", spider({"^2", "^2", "^3"})), ((2U - 2) ^ (2U - 2) ^ (3U - 2)) + 2);
  EXPECT_EQ(nimber_of("arrows", spider({"^2", "v3", "^3"})), ((2U - 2) ^ (3U - 2) ^ (3U - 2)) + 2);
  EXPECT_EQ(nimber_of("arrows", spider({"1", "1", "2(v2)"})), nimber_of("arrows", spider({"1", "1", "v1"})));
}

// The i-th edge of a starting position has the i-th letter, from its first vertex to its second; by hand.
TEST(VerifierRules, LettersOfArrows) {
  const Game game = game_of("arrows");
  const auto moves = [&](View start) {
    std::string names;
    for (const auto& [move, after] : game.moves(game.start(start))) names += move;
    return names;
  };
  EXPECT_EQ(moves("ab;bc;cd"), "ABCabc");
  EXPECT_EQ(moves("cd;ab;b>c"), "ABab");
  EXPECT_EQ(moves("ab;bc;c>d"), "Aab");
  EXPECT_EQ(moves("c>d;cb;ba"), "BCc");
}

TEST(VerifierRules, TheGameOfCycles) {
  // Theorem 2.2 of Zandee, and 2.3 with the lines' edges at leaves not counted.
  EXPECT_EQ(nimber_of("cycles", "bc,ca,ab outer=b>a"), nimber_of("cycles", "bc,ca,ab outer=a>b"));
  EXPECT_NE(nimber_of("cycles", "bc,ca,ab outer=a>b"), 0U);
  EXPECT_EQ(nimber_of("cycles", "bd,ca,db,ac outer=a>b"), 0U);
  EXPECT_NE(nimber_of("cycles", "be,ca,db,ec,ad outer=a>b"), 0U);
  EXPECT_EQ(nimber_of("cycles", "b,ac,bd,ce,d outer=a>b"), 0U);
  EXPECT_NE(nimber_of("cycles", "b,ac,bd,c outer=a>b"), 0U);
  // Section 2.1.1: on the diamond the first player wins, marking the diagonal.
  EXPECT_NE(nimber_of("cycles", "bcd,ca,dab,ac outer=a>b"), 0U);
  EXPECT_EQ(nimber_of("cycles", "bcd,ca,dab,ac outer=a>b; a>c"), 0U);
  EXPECT_NE(nimber_of("cycles", "bcd,ca,dab,ac outer=a>b; a>b"), 0U);
}

TEST(VerifierRules, SproutsOnSurfaces) {
  // Section 6.3, Figure 17 and Conjecture 2 of Lemoine and Viennot.
  EXPECT_EQ(nimber_of("sprouts", "2"), 0U);
  EXPECT_EQ(nimber_of("sprouts", "2 on T1"), 0U);
  EXPECT_EQ(nimber_of("sprouts", "3"), 1U);
  EXPECT_NE(nimber_of("sprouts", "2 on P1"), 0U);
  // With p spots a play has at most 3p - 1 moves, and on the plane at least 2p (Gardner).
  EXPECT_EQ(lengths_of("sprouts", "2"), (Lengths{4, 5}));
}

// Proposition 2 of Lemoine and Viennot, which one of the two games has for a rule.
TEST(VerifierRules, TheSurfaceOfARegionWithThreeLivesDoesNotMatter) {
  EXPECT_EQ(game_of("sprouts").normal("(222) on T1"), "(222)");
  EXPECT_EQ(game_of("sprouts:surfaces").normal("(222) on T1"), "(222) on T1");
  for (const std::string start : {"2", "1 on T1", "2 on T1", "1 on P1", "2 on P1", "1 on P2", "2 on P2", "1 on P3"}) {
    EXPECT_EQ(nimber_of("sprouts:surfaces", start), nimber_of("sprouts", start)) << start;
    EXPECT_EQ(lengths_of("sprouts:surfaces", start), lengths_of("sprouts", start)) << start;
  }
}

// Theorems 2.2 and 2.5 of Das et al.; all the lengths that they allow.
TEST(VerifierRules, BrusselsSprouts) {
  EXPECT_EQ(lengths_of("brussels", spots({3, 4, 2})), (Lengths{10}));
  EXPECT_EQ(lengths_of("brussels", spots({3, 4}) + " on T1"), (Lengths{7, 9}));
  EXPECT_EQ(lengths_of("brussels", spots({3, 3}) + " on T2"), (Lengths{6, 8, 10}));
  EXPECT_EQ(lengths_of("brussels", spots({3, 2}) + " on P1"), (Lengths{5, 6}));
  EXPECT_EQ(lengths_of("brussels", spots({2, 2}) + " on P3"), (Lengths{4, 5, 6, 7}));
}

// From the document.
TEST(VerifierRules, LoopsOfBrusselsSprouts) {
  const Game game = game_of("brussels:loops");
  const auto left_of = [&](View start) {
    std::vector<Text> left;
    for (const auto& [move, after] : game.moves(game.start(start))) {
      EXPECT_EQ(move, after());
      left.push_back(move);
    }
    return left;
  };
  EXPECT_THAT(left_of("5;3;1;2"), testing::ElementsAre("2;2;3;3", "2;2;5", "2;3;5"));
  EXPECT_THAT(left_of("2"), testing::ElementsAre("2"));
  EXPECT_THAT(left_of("1;1;0"), testing::IsEmpty());
  EXPECT_EQ(components(game, "2;2;5"), (Texts{"2", "2", "5"}));
}

TEST(VerifierRules, SpotsWithoutTipsDoNotMatterInBrusselsSprouts) {
  EXPECT_EQ(lengths_of("brussels", spots({0, 0})), (Lengths{0}));
  EXPECT_EQ(lengths_of("brussels", spots({0, 1, 0}) + " on T1"), (Lengths{0}));
  EXPECT_EQ(lengths_of("brussels", spots({3, 0, 2}) + " on P1"), lengths_of("brussels", spots({3, 2}) + " on P1"));
  EXPECT_EQ(lengths_of("brussels:4", junctions({0, 3, 0, 3})), lengths_of("brussels:4", junctions({3, 3})));
}

// Theorem 3.1 of Das et al.: n - 1 moves if the girth is at least 2n + 1. The proof asks nothing of the surface.
TEST(VerifierRules, BrusselsSproutsOfLargeGirth) {
  for (const std::string surface : {"", " on T1", " on P2"}) {
    EXPECT_EQ(lengths_of("brussels:5", junctions({3, 3}) + surface), (Lengths{1})) << surface;
    EXPECT_EQ(lengths_of("brussels:7", junctions({3, 2, 2}) + surface), (Lengths{2})) << surface;
    EXPECT_EQ(lengths_of("brussels:100", junctions({3, 2, 1, 1}) + surface), (Lengths{3})) << surface;
  }
}

// Theorems 3.2 and 3.3: for 3 <= p <= q <= 2p from 6 to p + q moves, and both are possible; Section 6: p and q have
// nimber 0.
TEST(VerifierRules, BrusselsSproutsWithoutTriangles) {
  EXPECT_EQ(lengths_of("brussels:4", junctions({3, 3})), (Lengths{6}));
  EXPECT_EQ(lengths_of("brussels:4", junctions({3, 4})), (Lengths{6, 7}));
  EXPECT_EQ(*lengths_of("brussels:4", junctions({4, 4})).begin(), 6U);
  EXPECT_EQ(*lengths_of("brussels:4", junctions({4, 4})).rbegin(), 8U);
  for (const std::string& start : {junctions({3, 3}), junctions({3, 4}), junctions({4, 4})}) {
    EXPECT_EQ(nimber_of("brussels:4", start), 0U) << start;
  }
}

// Nimbers and lengths by Girth.by_the_graph in plain_games.py.
TEST(VerifierRules, BrusselsSproutsByTheGraph) {
  struct Found {
    std::string game;
    std::vector<unsigned> tips;
    std::uint64_t nimber;
    Lengths lengths;
  };
  for (const auto& [game, tips, nimber, lengths] : std::vector<Found>{{"brussels:3", {1, 2, 2}, 0, {5, 6}},
                                                                      {"brussels:3", {1, 1, 3}, 0, {5, 6}},
                                                                      {"brussels:4", {1, 2, 2}, 2, {5, 6}},
                                                                      {"brussels:4", {1, 1, 3}, 2, {5, 6}},
                                                                      {"brussels:4", {1, 1, 1, 2}, 1, {5, 6, 7}},
                                                                      {"brussels:5", {1, 1, 2, 2}, 0, {3, 4, 5, 6}},
                                                                      {"brussels:5", {1, 2, 2, 2}, 0, {4, 5, 6, 7, 8}},
                                                                      {"brussels:6", {1, 1, 2, 2}, 2, {3, 4}},
                                                                      {"brussels:6", {2, 2, 2, 2}, 0, {4, 5, 6}},
                                                                      {"brussels:7", {1, 2, 2, 2}, 1, {3, 4}},
                                                                      {"brussels:7", {2, 2, 2, 2}, 0, {3, 4}},
                                                                      {"brussels:8", {2, 2, 2, 2}, 1, {3, 4}}}) {
    EXPECT_EQ(nimber_of(game, junctions(tips)), nimber) << game << ' ' << junctions(tips);
    EXPECT_EQ(lengths_of(game, junctions(tips)), lengths) << game << ' ' << junctions(tips);
  }
}

// Section 4: inside a circle of four junctions, two of one tip, it is Circular Sprouts.
TEST(VerifierRules, BrusselsSproutsInACircle) {
  for (unsigned p = 1; p <= 3; ++p) {
    for (unsigned q = p; q <= 4; ++q) {
      const std::string circle = "(" + std::string(p, 'a') + "b" + std::string(q, 'c') + "d);ab1;ad1;bc1;cd1";
      EXPECT_EQ(nimber_of("brussels:4", circle), published::CircleFormula()(p, q)) << p << ' ' << q;
    }
  }
}

TEST(VerifierRules, CircularSprouts) {
  for (unsigned p = 0; p <= 6; ++p) {
    for (unsigned q = p; q <= 8; ++q) {
      EXPECT_EQ(nimber_of("circular", "(" + std::to_string(p) + ",1," + std::to_string(q) + ",1)"),
                published::CircleFormula()(p, q))
          << p << ' ' << q;
    }
  }
}

// At every position that play meets: the normal form, which components have the same nimber together, and that other
// labels change nothing.
TEST(VerifierRules, PositionsFallIntoComponents) {
  for (const auto& [name, start] :
       std::vector<std::pair<std::string, std::string>>{{"octal:0.137", star({1, 2, 2})},
                                                        {"octal:0.77", ring(7)},
                                                        {"heap:0.07", "4;9"},
                                                        {"arrows", spider({"2", "v1", "2"})},
                                                        {"arrows:full", path(7) + ";bh"},
                                                        {"cycles", "bc,acd,adeb,bec,cd outer=a>b"},
                                                        {"sprouts", "2"},
                                                        {"sprouts", "2 on P1"},
                                                        {"sprouts:surfaces", "2 on T1"},
                                                        {"brussels", spots({3, 2}) + " on P2"},
                                                        {"brussels:4", junctions({1, 1, 2, 2})},
                                                        {"brussels:5", junctions({1, 2, 2})},
                                                        {"brussels:7", junctions({1, 2, 2, 2})},
                                                        {"circular", "(1,2,1,2,1)"}}) {
    const Game game = game_of(name);
    Solver solver(game);
    solver.nimber(game.start(start));
    for (const auto& [position, nimber] : std::map<Text, std::uint64_t>(solver.nimbers())) {
      EXPECT_EQ(game.normal(position), position) << name;
      std::uint64_t sum = 0;
      for (const Text& component : components(game, position)) {
        EXPECT_EQ(components(game, component), Texts{component}) << name << ' ' << position;
        sum ^= solver.nimber(component);
        const Text from = labels(component);
        const Text to = from.substr(from.size() / 2) + from.substr(0, from.size() / 2);  // arrows: their reverses
        const Text other = game.normal(renamed(component, from, to));
        EXPECT_TRUE(is_same(game, other, component, to)) << name << ' ' << component;
        EXPECT_EQ(solver.nimber(other), solver.nimber(component)) << name << ' ' << component;
      }
      EXPECT_EQ(sum, nimber) << name << ' ' << position;
    }
  }
}

}  // namespace
}  // namespace sprague::verify
