// Stars, bistars and paths as inductions take them, against the rules of games: which moves they have, and nimbers.
#include "verify/trees.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "tests/verify/solver.hpp"

namespace sprague::verify {
namespace {

TEST(VerifierTrees, AreWrittenAsPositions) {
  EXPECT_EQ(text_of({{{}}}), "a");
  EXPECT_EQ(text_of({{{1, 1, 2}}}), "ab;ac;ad;de");
  EXPECT_EQ(text_of({{{1}, {1, 2}}, 2}), "ab;ac;cd;de;df;fg");
  EXPECT_EQ(vertices({{{1}, {1, 2}}, 2}), 7U);
}

TEST(VerifierTrees, MoveByTheirRulesAlone) {
  const Tree star{{{1, 2, 3}}};
  const Tree bistar{{{1, 2}, {1, 1}}, 2};
  const Game right = game_of("octal:0.33");
  EXPECT_NO_THROW(check_moves(right, star));
  EXPECT_NO_THROW(check_moves(right, bistar));
  EXPECT_NO_THROW(check_moves(right, 5, 0));
  EXPECT_NO_THROW(check_moves(game_of("octal:0.22"), star));
  EXPECT_NO_THROW(check_moves(game_of("octal:0.22"), 2, 1));
  EXPECT_THROW(check_moves(right, 2, 1), Malformed);
  for (const std::string code : {"0.3", "0.03", "0.333", "0.37", "0.73"}) {
    const Game other = game_of("octal:" + code);
    EXPECT_THROW(check_moves(other, star), Malformed) << code;
    EXPECT_THROW(check_moves(other, bistar), Malformed) << code;
    EXPECT_THROW(check_moves(other, 5, 0), Malformed) << code;
  }
  // These differ where nothing is left.
  EXPECT_THROW(check_moves(game_of("octal:0.32"), 2, 0), Malformed);
  EXPECT_THROW(check_moves(game_of("octal:0.23"), 1, 0), Malformed);
}

TEST(VerifierTrees, NimbersAreThoseOfTheRules) {
  for (const auto& [code, least] : {std::pair("octal:0.33", 0U), {"octal:0.22", 1U}}) {
    const Game game = game_of(code);
    Solver solver(game);
    Nimbers nimbers{least};
    std::size_t trees = 0;
    const auto compare = [&, name = code](const Tree& tree) {
      if (vertices(tree) > 8) return;
      EXPECT_EQ(nimbers.of(tree), solver.nimber(game.start(text_of(tree)))) << name << ' ' << text_of(tree);
      ++trees;
    };
    each_legs(7, [&](const Vector& legs) {
      compare({{legs}});
      each_legs(6, [&](const Vector& others) {
        for (Number middle = 1; middle < 7; ++middle) compare({{legs, others}, middle});
      });
    });
    EXPECT_GT(trees, 100U);
  }
}

}  // namespace
}  // namespace sprague::verify
