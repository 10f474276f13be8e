// The Game of Arrows on spiders against the naive reference: every state of every spider with at most seven edges.
#include "games/spider_arrows.hpp"

#include <gmock/gmock.h>

#include "canonical/ensure.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "tests/naive/spider_decorations.hpp"

namespace sprague {
namespace {

using ::testing::HasSubstr;

constexpr unsigned kMostEdges = 7;

TEST(SpiderArrowsTest, EveryStateHasTheReferencesValueAndPlayLengths) {
  const SpiderArrows game;
  NimberSolver<SpiderArrows> nimbers(game, {});
  PlayLengths<SpiderArrows> lengths(game, {});
  for (unsigned edges = 1; edges <= kMostEdges; ++edges) {
    for (const naive::SpiderLengths& legs : naive::spiders(edges)) {
      naive::ArrowsOnGraph reference(naive::spider_graph(legs), naive::ArrowRules::trimmed);
      for (const naive::Decoration& decoration : naive::decorations(reference.graph())) {
        const std::string text = naive::notation(legs, decoration, true);
        if (!reference.is_state(decoration)) {
          EXPECT_THROW(game.parse(text), InputError) << text;
          continue;
        }
        const Sum<ArrowSpider> state = game.parse(text);
        ASSERT_EQ(nimbers.value(state), Nimber(reference.value(decoration))) << text;
        if (edges < kMostEdges) {
          ASSERT_EQ(lengths.lengths(state), reference.play_lengths(decoration)) << text;
        }
        ASSERT_EQ(game.parse(naive::notation(legs, decoration, false)), state) << text;
      }
    }
  }
}

TEST(SpiderArrowsTest, TheFullGameHasTheReferencesValue) {
  const SpiderArrows game;
  NimberSolver<SpiderArrows> nimbers(game, {});
  for (unsigned edges = 3; edges <= 9; ++edges) {
    for (const naive::SpiderLengths& legs : naive::spiders(edges)) {
      if (legs.size() < 3) continue;
      naive::ArrowsOnGraph reference(naive::spider_graph(legs), naive::ArrowRules::full);
      const std::vector<std::uint16_t> lengths(legs.begin(), legs.end());
      EXPECT_EQ(nimbers.value(full_game_on_spider(lengths)), Nimber(reference.value()))
          << ::testing::PrintToString(legs);
    }
  }
}

TEST(SpiderArrowsTest, WhatIsPrintedReadsBack) {
  const SpiderArrows game;
  for (const naive::SpiderLengths& legs : naive::spiders(6)) {
    const naive::ArrowsOnGraph reference(naive::spider_graph(legs), naive::ArrowRules::trimmed);
    for (const naive::Decoration& decoration : naive::decorations(reference.graph())) {
      if (!reference.is_state(decoration)) continue;
      for (const ArrowSpider& component : game.parse(naive::notation(legs, decoration, true))) {
        EXPECT_EQ(game.parse(game.print(component)), Sum<ArrowSpider>{component});
      }
    }
  }
}

// Reversing all arrows, reordering legs and adding a leg of no edge change nothing.
TEST(SpiderArrowsTest, NormalFormsAreEqual) {
  const SpiderArrows game;
  EXPECT_EQ(game.parse("S[2,v2,^3]"), game.parse("S[^2,v3,2]"));
  EXPECT_EQ(game.parse("S[2,v3]"), game.parse("S[^5]"));
  EXPECT_EQ(game.parse("S[4,0,v3,0]"), game.parse("S[8(v1),0]+S[0,v0]"));
  EXPECT_NE(game.parse("S[2,v2,^3]"), game.parse("S[2,^2,^3]"));
}

// The printed examples: Definition 6.2 (S[a(^a),b(^b),c(^c)] is S[^a-1,^b-1,^c-1]) and 7.3.
TEST(SpiderArrowsTest, ThePapersExamplesOfNotation) {
  const SpiderArrows game;
  EXPECT_EQ(game.parse("S[3(^3),5(^5),4(^4)]"), game.parse("S[^2,^4,^3]"));
  // S[2,v2(v2),1(^1)]: the hub lost an arrow away, the second leg has one edge left, then a marked pair.
  EXPECT_EQ(game.parse("S[2,v2(v2),1(^1)]"), game.parse("S[2,v1,^0]"));
}

TEST(SpiderArrowsTest, StatesFromAccents) {
  const std::vector<AccentedLeg> legs{{2, std::nullopt}, {0, Accent::check}, {3, Accent::hat}};
  const SpiderArrows game;
  EXPECT_EQ(print_state(legs), "S[2,v0,^3]");
  EXPECT_EQ(spider_state(legs), game.parse("S[2,v0,^3]"));
}

TEST(SpiderArrowsTest, BadNotationNamesThePlace) {
  const SpiderArrows game;
  const std::vector<std::pair<std::string, std::string>> bad{
      {"", "character 1: expected 'S'"},
      {"S", "character 2: expected '['"},
      {"S[]", "character 3: expected a number"},
      {"S[0,0,0]", "expected a leg with an edge"},
      {"S[0]", "expected a leg with an edge"},
      {"S[-1,2,3]", "character 3: expected a number"},
      {"S[2,x2]", "character 5: expected a number"},
      {"S[2001]", "character 3: expected a number from 0 to 2000"},
      {"S[2,3", "character 6: expected ']'"},
      {"S[2,3] ", "character 7: expected '+' or the end"},
      {"S[2]+", "character 6: expected 'S'"},
      {"S[2(v3),1]", "character 6: expected a number from 1 to 2"},
      {"S[2(v0),1]", "character 6: expected a number from 1 to 2"},
      {"S[2(2),1]", "character 5: expected '^' or 'v'"},
      {"S[2(v1,^1),1]", "character 9: expected an edge of the leg not yet marked, not 1"},
      {"S[2(v1", "character 7: expected ')'"},
      {"S[v2(^2),1]", "leg 1: the vertex 2 from the hub is a sink"},
      {"S[1,3(v1,^2)]", "leg 2: the vertex 1 from the hub is a source"},
      {"S[v0,v0,v0]", "the hub is a sink"},
      {"S[2(^1),1(^1)]", "the hub is a source"},
  };
  for (const auto& [text, message] : bad) {
    try {
      game.parse(text);
      ADD_FAILURE() << text;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), HasSubstr(message)) << text;
    }
  }
}

}  // namespace
}  // namespace sprague
