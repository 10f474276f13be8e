// Sprouts on all surfaces at once: the induction over genera and the strategy for any number of handles, against play
// on each surface by itself; and false twins of both.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <set>

#include "certificates/evidence.hpp"
#include "checkers/game_trees.hpp"
#include "conjectures/sprouts/few_lives.hpp"
#include "conjectures/sprouts/limit_induction.hpp"
#include "conjectures/sprouts/unknown_handles.hpp"
#include "games/sprouts.hpp"
#include "tests/conjectures/named_checks.hpp"

namespace sprague::sprouts {
namespace {

using ::testing::HasSubstr;
using ::testing::UnorderedElementsAre;

SproutsDrawing region(std::string_view text) {
  const Sprouts as_drawn(kNoReductions);
  return region_of(land_of_word(as_drawn.parse(text).front().word), 0);
}

std::optional<std::string> gap(std::string_view text, LimitsOf limits) {
  return gap_in_reached({}, std::vector{region(text)}, limits).gap;
}

// --- the induction over genera ---

TEST(LimitInduction, RegionsByThemselves) {
  EXPECT_EQ(vertices_in(region("2,(1a2ba),(2b)"), 0), (RegionVertices{2, 1, 2, 2}));
  const Sprouts as_drawn(kNoReductions);
  const SproutsDrawing land = land_of_word(as_drawn.parse("(a2b2) | (ab)").front().word);
  std::multiset<RegionVertices> found;
  for (std::size_t r = 0; r < land.regions(); ++r) found.insert(vertices_in(region_of(land, r), 0));
  EXPECT_EQ(found, (std::multiset<RegionVertices>{{0, 0, 0, 2}, {0, 0, 0, 4}}));
}

TEST(LimitInduction, GoesThroughWhatPlayMakesOfARegion) {
  // Of four vertices in a row every curve leaves three lives at most.
  const ReachedRegions four = gap_in_reached({}, std::vector{region("(2222)")}, genus_limits);
  EXPECT_EQ(four.gap, std::nullopt);
  EXPECT_EQ(four.regions, 1U);
  const ReachedRegions none = gap_in_reached({}, std::vector{region("1")}, genus_limits);
  EXPECT_EQ(none.regions, 0U);
  const ReachedRegions two = gap_in_reached({}, std::vector{region("2")}, genus_limits);
  EXPECT_EQ(two.gap, std::nullopt);
  EXPECT_GT(two.regions, four.regions);
}

// Figure 13: with four lives a handle matters, so a limit of none must break the step; also where a region with four
// lives is only met in play, from two spots or from the position of Figure 15.
TEST(LimitInduction, ALimitTooLowBreaksItWhereverItIsMet) {
  for (const char* text : {"(2222)", "2", "1,(2),(2)"}) {
    for (unsigned GenusLimits::*entry : {&GenusLimits::handles, &GenusLimits::crosscaps}) {
      const auto lower = [&](RegionVertices vertices) {
        GenusLimits limits = genus_limits(vertices);
        if (vertices == RegionVertices{0, 0, 0, 4}) limits.*entry = 0;
        return limits;
      };
      EXPECT_TRUE(gap(text, lower)) << text;
    }
    EXPECT_EQ(gap(text, genus_limits), std::nullopt) << text;
  }
}

// A handle makes a difference to two spots, by naive trees (sprouts_trees_test.cpp).
TEST(LimitInduction, TwoSpotsHaveALimit) {
  for (unsigned handles = 0; handles < genus_limits({2, 0, 0, 0}).handles; ++handles) {
    const auto lower = [&](RegionVertices vertices) {
      GenusLimits limits = genus_limits(vertices);
      if (vertices == RegionVertices{2, 0, 0, 0}) limits.handles = handles;
      return limits;
    };
    EXPECT_TRUE(gap("2", lower)) << handles;
  }
}

TEST(LimitInduction, FewLivesMeansThree) {
  EXPECT_EQ(gap_in_few_lives({}), std::nullopt);
  EXPECT_THAT(gap_in_few_lives({}, 4).value_or(""), HasSubstr("4 lives"));  // "3 is the best value", Section 6.1
  const auto of_few = [](RegionVertices) { return GenusLimits{1, 1}; };
  EXPECT_EQ(gap_in_limits(std::vector{region("(222)")}, of_few), "a region with few lives has a limit");
}

// What it proves, on surfaces far beyond the limits: the trees of two spots, without limits.
TEST(LimitInduction, TreesRepeat) {
  const Sprouts game({.limit_genus = false});
  GameTreeStore store;
  GameTrees<Sprouts> trees(game, store, {});
  const auto [handles, crosscaps] = genus_limits({2, 0, 0, 0});
  EXPECT_TRUE(all_genera({}, std::vector{region("2")}).proof.starts_with("From the limit on genera repeat"));
  for (unsigned n = 0; n <= 12; ++n) {
    EXPECT_EQ(trees.tree(game.spots(2, Surface::with_handles(handles + n))),
              trees.tree(game.spots(2, Surface::with_handles(handles))));
    EXPECT_EQ(trees.tree(game.spots(2, Surface::with_crosscaps(crosscaps + n))),
              trees.tree(game.spots(2, Surface::with_crosscaps(crosscaps + n % 2))));
  }
}

// The certificates go as far as the proof asks for.
class KeptTexts : public CertificateSink {
 public:
  std::string keep(std::string_view name, std::string_view text) override {
    texts_[std::string(name)] = text;
    return std::string(name);
  }
  const std::string& operator[](const std::string& name) { return texts_[name]; }

 private:
  std::map<std::string, std::string> texts_;
};

TEST(LimitInduction, TwoSpotsAreCertifiedUpToTheLimits) {
  KeptTexts kept;
  Evidence evidence(kept, "SP-7.2", "the prose, exchanged", short_budget());
  Effort effort;
  effort.certificates = &evidence;
  const auto [handles, crosscaps] = genus_limits({2, 0, 0, 0});
  EXPECT_EQ(support::check_of("SP-7.2", "the kinds of surface exchanged")(effort, {0, crosscaps + 1}).verdict,
            Verdict::proved);
  evidence.write(effort);
  for (const Surface surface : {Surface::with_handles(handles), Surface::with_handles(handles + 1),
                                Surface::with_crosscaps(crosscaps), Surface::with_crosscaps(crosscaps + 1)}) {
    EXPECT_THAT(kept["sprouts-outcome"], HasSubstr("start\t2 on " + surface.print() + "\n"));
  }
}

// --- any number of handles ---

std::vector<std::string> texts(const UnknownHandles& play, const std::vector<UnknownHandles::Position>& positions) {
  std::vector<std::string> result;
  for (const auto& position : positions) result.push_back(play.print(position));
  return result;
}

std::string text(const UnknownHandles& play, std::string_view position) {
  return play.print(play.parse(position));
}

// Section 6.3: "There are 3 possibilities of first move", the first two of them on the sphere.
TEST(UnknownHandles, FirstMovesOfThePaper) {
  const UnknownHandles play;
  const auto two = play.parse("2");
  const std::string joined = text(play, "(1a1a)");
  const std::string parted = text(play, "1,(ab) | (ab)");
  EXPECT_THAT(texts(play, play.possible(two)), UnorderedElementsAre(joined, parted, text(play, "1,(ab),(ab)")));
  EXPECT_THAT(texts(play, play.certain(two)), UnorderedElementsAre(joined, parted));
}

TEST(UnknownHandles, TheStrategyOfThePaperAndFalseTwins) {
  UnknownHandles play;
  EXPECT_TRUE(play.can_force(play.parse("2"), 4, false));
  // Of two spots every play lasts four moves or five; who goes first can make sure of neither, for the other has a say.
  for (const unsigned moves : {0U, 3U, 6U}) EXPECT_FALSE(play.can_force(play.parse("2"), moves, false)) << moves;
  EXPECT_FALSE(play.can_force(play.parse("2"), 5, true));
  // One spot: every play lasts two moves, whoever wants what.
  for (const bool own_turn : {false, true}) EXPECT_TRUE(play.can_force(play.parse("1"), 2, own_turn));
  EXPECT_FALSE(play.can_force(play.parse("1"), 1, true));
  // Figure 13: to join a to c, or b to d, leaves one move whatever is outside; the other first moves leave two on the
  // plane, so that nobody can make sure of two without being first.
  EXPECT_TRUE(play.can_force(play.parse("(a2b2) | (ab)"), 2, true));
  EXPECT_FALSE(play.can_force(play.parse("(a2b2) | (ab)"), 2, false));
}

// Whatever somebody can make sure of there, he can on each surface by itself.
TEST(UnknownHandles, WhatIsCertainIsSoOnEachSurface) {
  UnknownHandles play;
  const Sprouts game(kNoReductions);
  GameTreeStore store;
  GameTrees<Sprouts> trees(game, store, {});
  const std::function<bool(GameTreeId, unsigned, bool)> can_force = [&](GameTreeId tree, unsigned moves,
                                                                        bool own_turn) {
    const auto& options = store.options(tree);
    if (options.empty() || moves == 0) return options.empty() && moves == 0;
    const auto next = [&](GameTreeId option) { return can_force(option, moves - 1, !own_turn); };
    return own_turn ? std::ranges::any_of(options, next) : std::ranges::all_of(options, next);
  };
  std::set<std::string> met;
  std::size_t certain = 0;
  const std::function<void(const UnknownHandles::Position&)> visit = [&](const UnknownHandles::Position& position) {
    if (!met.insert(play.print(position)).second) return;
    for (unsigned moves = 0; moves <= 5; ++moves) {
      for (const bool own_turn : {false, true}) {
        if (!play.can_force(position, moves, own_turn)) continue;
        ++certain;
        for (const Surface first : {Surface(), Surface::with_handles(1), Surface::with_handles(2)}) {
          for (const Surface others : {Surface(), Surface::with_handles(1)}) {
            Sum<SproutsLand> sum;
            bool is_first = true;
            for (const SproutsLand& land : position) {
              SproutsDrawing drawing = land_of_word(land.word);
              for (std::size_t r = 0; r < drawing.regions(); ++r) {
                drawing.set_surface(r, is_first ? first : others);
                is_first = false;
              }
              for (SproutsLand& part : game.lands(drawing)) sum.push_back(std::move(part));
            }
            EXPECT_TRUE(can_force(trees.tree(sum), moves, own_turn)) << play.print(position) << ' ' << moves;
          }
        }
      }
    }
    for (const auto& next : play.possible(position)) visit(next);
  };
  visit(play.parse("2"));
  EXPECT_GE(met.size(), 20U);
  EXPECT_GE(certain, met.size());
}

}  // namespace
}  // namespace sprague::sprouts
