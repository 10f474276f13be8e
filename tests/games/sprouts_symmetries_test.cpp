// Curves drawn up to symmetry leave the same options as all curves, on every land below some starts and on lands with
// many symmetries.
#include "games/sprouts_symmetries.hpp"

#include <gmock/gmock.h>

#include <set>

#include "games/sprouts.hpp"
#include "games/sprouts_moves.hpp"
#include "tests/games/sprouts_lands.hpp"

namespace sprague {
namespace {

using OptionWords = std::vector<std::vector<std::string>>;

Sprouts with_all_curves() {
  SproutsReductions reductions;
  reductions.symmetric_curves = false;
  return Sprouts(reductions);
}

OptionWords options_of(const Sprouts& game, const std::string& word) {
  OptionWords words;
  for (const auto& option : game.options({word})) {
    words.emplace_back();
    for (const SproutsLand& land : option) words.back().push_back(land.word);
  }
  return words;
}

std::size_t count_curves(const std::string& word, CurvesDrawn drawn) {
  std::size_t curves = 0;
  any_curve(word, drawn, [&](std::string_view, Letters) {
    ++curves;
    return false;
  });
  return curves;
}

class SproutsCurves : public ::testing::TestWithParam<const char*> {};

TEST_P(SproutsCurves, UpToSymmetryLeaveTheSame) {
  const Sprouts game;
  const Sprouts all = with_all_curves();
  std::size_t fewer = 0;
  for (const std::string& word : lands_below(all, all.parse(GetParam()))) {
    ASSERT_EQ(options_of(game, word), options_of(all, word)) << game.print({word});
    if (count_curves(word, CurvesDrawn::kUpToSymmetry) < count_curves(word, CurvesDrawn::kAll)) ++fewer;
  }
  EXPECT_GE(fewer, 1U);
}

INSTANTIATE_TEST_SUITE_P(Starts, SproutsCurves,
                         ::testing::Values("4", "3 on T1", "3 on P1", "2 on P3", "2 on T2", "(12a),(1a2)",
                                           "(112122) on P1", "(abcde),(aecdb) on T1", "(ab),(cd),(ef) | (ab),(cd),(ef)",
                                           "(ab),(ab),1 on P1", "(12122) | (12122)", "(a12),(a21)"));

// By hand: the word `abab` reads the same from every second place, and from the others with a and b exchanged.
TEST(SproutsSymmetries, OfOneBoundary) {
  const SproutsDrawing land = land_of_word(Sprouts(kNoReductions).parse("(abab) on P1").front().word);
  const auto kinds = kinds_in(land);
  ASSERT_EQ(kinds.size(), 1U);
  EXPECT_EQ(kinds[0].period, 2U);
  const SproutsSymmetries symmetries(land, kinds);
  EXPECT_TRUE(symmetries.are_least_within(0, 0, 1));
  EXPECT_TRUE(symmetries.are_least_within(0, 0, 2)) << "no symmetry makes them neighbours";
  EXPECT_FALSE(symmetries.are_least_within(0, 0, 3)) << "neighbours, too";
  EXPECT_FALSE(symmetries.are_least_within(0, 1, 2)) << "a and b exchanged";
}

// By hand: vertices with one end and with two are never taken to each other, and a mirror takes all boundaries of an
// orientable region backwards.
TEST(SproutsSymmetries, KeepEnds) {
  const SproutsDrawing land = land_of_word(Sprouts().parse("(1122),(11222)").front().word);
  const auto kinds = kinds_in(land);
  ASSERT_EQ(kinds.size(), 2U);
  const SproutsSymmetries symmetries(land, kinds);
  EXPECT_EQ(symmetries.size(), 1U) << "the mirror";
  EXPECT_TRUE(symmetries.are_least_between(0, 0, 1, 0));
  EXPECT_FALSE(symmetries.are_least_between(0, 1, 1, 1)) << "mirrored, both come first";
  EXPECT_TRUE(symmetries.are_least_between(0, 0, 1, 1)) << "mirrored, each takes the place of the other's mirror image";
}

}  // namespace
}  // namespace sprague
