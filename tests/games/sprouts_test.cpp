// Sprouts on surfaces: moves by hand, the published nimbers, what each reduction keeps, and the notation.
#include "games/sprouts.hpp"

#include <gmock/gmock.h>

#include <array>
#include <set>

#include "canonical/ensure.hpp"
#include "checkers/game_trees.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;

using Moves = std::set<std::multiset<std::string>>;

std::multiset<std::string> texts_of(const Sprouts& game, const Sum<SproutsLand>& sum) {
  std::multiset<std::string> texts;
  for (const SproutsLand& land : sum) texts.insert(game.print(land));
  return texts;
}

// The game with as many lives as are drawn.
const Sprouts kAsDrawn({true, false, false, false});

// The different options of a position of one land.
Moves moves_of(std::string_view text, const Sprouts& game = kAsDrawn) {
  const auto sum = game.parse(text);
  EXPECT_EQ(sum.size(), 1U) << text;
  Moves moves;
  for (const auto& option : game.options(sum.front())) moves.insert(texts_of(game, option));
  return moves;
}

// Drawings in words, one a move.
Moves drawings(const std::vector<std::string>& texts) {
  Moves moves;
  for (const std::string& text : texts) moves.insert(texts_of(kAsDrawn, kAsDrawn.parse(text)));
  return moves;
}

Nimber nimber_of(unsigned spots, std::string_view surface) {
  const Sprouts game;
  return NimberSolver<Sprouts>(game, {}).value(game.spots(spots, Surface::parse(surface)));
}

TEST(Sprouts, MovesByHandOnTheSphere) {
  // A loop, with the curve's spot: both have a corner on either side.
  EXPECT_EQ(moves_of("1"), drawings({"(ab) | (ab)"}));
  // A curve between two spots, with its own; a loop, with the other spot on either side.
  EXPECT_EQ(moves_of("2"), drawings({"(acbc)", "(ab),1 | (ab)"}));
  EXPECT_EQ(moves_of("3"), drawings({"1,(acbc)", "(ab),2 | (ab)", "(ab),1 | (ab),1"}));
  // Figure 2. A loop at b has nothing inside but its own spot.
  EXPECT_TRUE(moves_of("(adbde) | (ade),(c)").contains(*drawings({"(a2e) | (ae),1"}).begin()));
  EXPECT_TRUE(moves_of("(adbd),1").contains(*drawings({"(adbde) | (ade),(c)"}).begin()));
}

TEST(Sprouts, MovesByHandOnSurfaces) {
  // Along a handle, a loop leaves two boundaries of a sphere; across a crosscap, one boundary that it passes twice.
  EXPECT_EQ(moves_of("1 on T1"), drawings({"(ab) | (ab) on T1", "(ab),(ab)"}));
  EXPECT_EQ(moves_of("1 on P1"), drawings({"(ab) | (ab) on P1", "(abab)"}));
  EXPECT_EQ(moves_of("1 on P2"),
            drawings({"(ab) | (ab) on P2", "(ab) on P1 | (ab) on P1", "(abab) on P1", "(ab),(ab)"}));
  EXPECT_EQ(moves_of("2 on P1"), drawings({"(acbc) on P1", "(ab),1 | (ab) on P1", "(ab) | (ab),1 on P1", "(abab),1"}));
}

// Figure 10: on the torus, the word abcabc comes up after three moves from two spots.
TEST(Sprouts, AWordWithoutBrackets) {
  const Sprouts game(kNoReductions);
  std::set<std::string> after{game.print(game.parse("2 on T1").front())};
  for (int move = 0; move < 3; ++move) {
    std::set<std::string> next;
    for (const std::string& text : after) {
      for (const auto& option : game.options(game.parse(text).front())) {
        for (const SproutsLand& land : option) next.insert(game.print(land));
      }
    }
    after = next;
  }
  EXPECT_TRUE(after.contains("(abcabc)"));
}

// Conjecture 1 for numbers of spots that are done by hand or have been computed by several programs since.
TEST(Sprouts, NimbersOnTheSphere) {
  const std::array<unsigned, 5> nimbers{0, 0, 0, 1, 1};
  for (unsigned spots = 0; spots < nimbers.size(); ++spots) EXPECT_EQ(nimber_of(spots, "S"), Nimber(nimbers[spots]));
}

// Figure 17; Conjecture 2 as far as the paper has computed it.
TEST(Sprouts, NimbersOnOtherSurfaces) {
  for (const char* surface : {"P1", "P2", "P3"}) {
    for (const unsigned spots : {2U, 3U}) EXPECT_EQ(nimber_of(spots, surface), Nimber(1)) << spots << surface;
  }
  EXPECT_EQ(nimber_of(4, "P1"), Nimber(1));
  for (const char* surface : {"T1", "T2"}) {
    EXPECT_EQ(nimber_of(2, surface), Nimber(0)) << surface;
    EXPECT_EQ(nimber_of(3, surface), Nimber(1)) << surface;
  }
}

TEST(Sprouts, ReductionsKeepTheGame) {
  GameTreeStore store;
  const std::array<Sprouts, 6> games{Sprouts(kNoReductions),
                                     Sprouts({true, false, false, false}),
                                     Sprouts({false, true, false, false}),
                                     Sprouts({false, false, true, false}),
                                     Sprouts({false, false, false, true}),
                                     Sprouts()};
  for (const char* start :
       {"2", "3", "2 on P1", "2 on T1", "2 on P2", "(1ab2) | (ab),(1) on T1", "1,(abcab1c) on P1"}) {
    std::set<GameTreeId> trees;
    std::set<std::uint64_t> lands;
    for (const Sprouts& game : games) {
      trees.insert(GameTrees<Sprouts>(game, store, {}).tree(game.parse(start)));
      NimberSolver<Sprouts> nimbers(game, {});
      nimbers.value(game.parse(start));
      lands.insert(nimbers.positions());
    }
    EXPECT_EQ(trees.size(), 1U) << start;
    EXPECT_GE(lands.size(), 4U) << start << ": each reduces";
  }
}

// Abstract: at most 3p - 1 moves on the sphere; each spot ends as an isolated life, and at least 2p are made.
TEST(Sprouts, LengthsOfPlaysOnTheSphere) {
  const Sprouts game;
  PlayLengths<Sprouts> lengths(game, {});
  for (std::uint32_t spots = 1; spots <= 3; ++spots) {
    Lengths expected;
    for (std::uint32_t length = 2 * spots; length < 3 * spots; ++length) expected.insert(length);
    EXPECT_EQ(lengths.lengths(game.spots(spots)), expected);
  }
}

class SproutsText : public ::testing::TestWithParam<const char*> {};

TEST_P(SproutsText, OfEveryLandReadsBack) {
  const Sprouts game;
  std::set<std::string> seen;
  Sum<SproutsLand> open = game.parse(GetParam());
  while (!open.empty()) {
    const SproutsLand land = std::move(open.back());
    open.pop_back();
    if (!seen.insert(land.word).second) continue;
    const std::string text = game.print(land);
    const auto again = game.parse(text);
    ASSERT_EQ(again.size(), 1U) << text;
    ASSERT_EQ(again.front().word, land.word) << text;
    for (auto& option : game.options(land)) {
      for (auto& component : option) open.push_back(std::move(component));
    }
  }
  EXPECT_GE(seen.size(), 20U);
}

INSTANTIATE_TEST_SUITE_P(Starts, SproutsText, ::testing::Values("4", "4 on T1", "4 on P1", "4 on P2", "2 on P3"));

TEST(Sprouts, NumbersOfSpotsAreAddedUp) {
  const Sprouts game;
  EXPECT_EQ(game.print(game.parse("1,2,1 on T0").front()), "4");
  EXPECT_TRUE(game.parse("0").empty());
  EXPECT_TRUE(game.parse("(2) | (a)").size() == 1U) << "a spot and a region that is over";
}

// As many regions as a land can have.
TEST(Sprouts, AChainOfRegions) {
  const std::string letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  std::string text = "(Za)";
  for (std::size_t i = 0; i + 1 < letters.size(); ++i) text += " | (" + letters.substr(i, 2) + ")";
  const Sprouts game;
  const auto chain = game.parse(text);
  ASSERT_EQ(chain.size(), 1U);
  const auto again = game.parse(game.print(chain.front()));
  ASSERT_EQ(again.size(), 1U);
  EXPECT_EQ(again.front().word, chain.front().word);
}

TEST(Sprouts, BadNotation) {
  const Sprouts game;
  const std::vector<std::array<std::string, 2>> cases{
      {"-1", "place 1: expected a number of spots"},
      {"5 on P0", "P1 to P100"},
      {"5 on T101", "T0 to T100"},
      {"5 on Q1", "expected S, T0 to"},
      {"5 on", "place 2"},
      {"5 P3", "place 2"},
      {"27", "place 1: expected at most 26 spots"},
      {"20,7", "place 4: expected at most 26 spots"},
      {"99999999999", "at most 26 spots"},
      {"20 | 7", "at most 26 spots"},
      {"()", "place 2: expected a letter, 1 or 2"},
      {"(ab", "place 4: expected a letter, 1 or 2"},
      {"(a0b)", "place 3"},
      {"(3)", "place 2"},
      {"(ab)(ab)", "place 5: expected ','"},
      {"(ab) | ", "place 8"},
      {" on P1", "place 1"},
      {"(ab) on P1 on P2", "place 11"},
      {"(ab),(ab) | (abac)", "place 16: expected no fourth corner of 'a'"},
      {"(aaaa)", "place 5: expected no fourth corner of 'a'"}};
  for (const auto& [text, message] : cases) {
    try {
      game.parse(text);
      ADD_FAILURE() << text;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), HasSubstr(message)) << text;
    }
  }
  EXPECT_THROW(game.parse(std::string_view("(a\0b)", 5)), InputError);
  EXPECT_THROW(game.parse(std::string_view("5\0", 2)), InputError);
}

}  // namespace
}  // namespace sprague
