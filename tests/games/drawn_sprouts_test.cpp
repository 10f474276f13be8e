// The naive Sprouts on surfaces against what is known of small games.
//
// Source of every expected value, unless another is named: Lemoine and Viennot, "Sprouts games on compact surfaces", at
// the place named.
#include <gmock/gmock.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/naive/canonical_trees.hpp"
#include "tests/naive/drawn_sprouts.hpp"
#include "tests/support.hpp"

namespace sprague::naive {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

using Word = std::vector<GraphVertex>;

// Canonical trees.

TEST(NaiveCanonicalTrees, KnownTrees) {
  CanonicalTrees trees;
  std::set<CanonicalTrees::Tree> lower;
  for (const std::size_t count : {1U, 2U, 4U, 16U}) {  // of height at most 0, 1, 2, 3: Figure 12
    std::set<CanonicalTrees::Tree> found;
    const std::vector<CanonicalTrees::Tree> choice(lower.begin(), lower.end());
    for (std::size_t chosen = 0; chosen >> choice.size() == 0; ++chosen) {
      std::set<CanonicalTrees::Tree> options;
      for (std::size_t i = 0; i < choice.size(); ++i) {
        if ((chosen >> i & 1) != 0) options.insert(choice[i]);
      }
      found.insert(trees.tree_of(options));
    }
    EXPECT_THAT(found, SizeIs(count));
    lower = found;
  }
  std::set<std::string> texts;
  for (const CanonicalTrees::Tree tree : lower) texts.insert(trees.text(tree));
  EXPECT_THAT(texts, SizeIs(16));
}

TEST(NaiveCanonicalTrees, NimbersAndPlayLengths) {
  CanonicalTrees trees;
  const auto ended = trees.tree_of({});
  const auto one_move = trees.tree_of({ended});
  const auto two_moves = trees.tree_of({one_move});
  const auto star_two = trees.tree_of({ended, one_move});
  EXPECT_EQ(trees.nimber(ended), 0U);
  EXPECT_EQ(trees.nimber(one_move), 1U);
  EXPECT_EQ(trees.nimber(two_moves), 0U);
  EXPECT_EQ(trees.nimber(star_two), 2U);
  EXPECT_THAT(trees.play_lengths(ended), ElementsAre(0));
  EXPECT_THAT(trees.play_lengths(two_moves), ElementsAre(2));
  EXPECT_THAT(trees.play_lengths(star_two), ElementsAre(1, 2));
  EXPECT_EQ(trees.text(star_two), "{{{}}{}}");
}

// Drawings.

// Twice the number of drawn sides that end in each point of the drawing: every side is passed twice.
std::map<std::size_t, std::size_t> doubled_degrees(const Drawing& drawing) {
  const std::vector<std::size_t> point = points_of(drawing);
  std::map<std::size_t, std::size_t> ends;
  for (const Disc& disc : drawing.discs) {
    for (const Letter& letter : disc) {
      if (is_tip(letter)) continue;
      for (const std::size_t end : {2 * letter.name, 2 * letter.name + 1})
        ends[point[end]] += is_scaffold(letter) ? 0 : 1;
    }
  }
  return ends;
}

// The spots that have a live corner in each point of the drawing.
std::map<std::size_t, std::multiset<GraphVertex>> corners(const SproutsPosition& position) {
  const std::vector<std::size_t> point = points_of(position.drawing);
  std::map<std::size_t, std::multiset<GraphVertex>> result;
  for (const Disc& disc : position.drawing.discs) {
    for (std::size_t i = 0; i < disc.size(); ++i) {
      if (!is_tip(disc[i])) continue;
      std::size_t next = i;
      while (is_tip(disc[next])) next = (next + 1) % disc.size();
      result[point[2 * disc[next].name + (disc[next].forward ? 0 : 1)]].insert(position.owner[disc[i].name]);
    }
  }
  return result;
}

// Random plays: the discs still make up the surface, a point of the drawing has as many corners as its lines leave to a
// spot with its lives, and what lives are left in the end are the moves that a play falls short of 3p.
TEST(DrawnSprouts, LinesAndLivesAgree) {
  support::Random random = support::seeded();
  for (const auto& [surface, spots] : std::vector<std::pair<ClosedSurface, std::size_t>>{
           {kSphere, 4}, {handles(1), 2}, {crosscaps(1), 2}, {crosscaps(2), 2}}) {
    SproutsPosition position = sprouts(surface, spots);
    std::size_t moves = 0;
    for (std::vector<SproutsPosition> options = sprouts_options(position); !options.empty();
         options = sprouts_options(position)) {
      position = options[random() % options.size()];
      ++moves;
      EXPECT_EQ(whole_surface(position.drawing), surface);
      const auto corner = corners(position);
      const auto ends = doubled_degrees(position.drawing);
      EXPECT_THAT(ends, SizeIs(spots + moves));
      for (const auto& [point, doubled_degree] : ends) {
        const std::multiset<GraphVertex> here =
            corner.contains(point) ? corner.at(point) : std::multiset<GraphVertex>{};
        EXPECT_EQ(here.size(), doubled_degree == 6 ? 0U : doubled_degree == 4 ? 2U : 1U);
        for (const GraphVertex spot : here) {
          EXPECT_EQ(here.count(spot), here.size());
          EXPECT_EQ(position.lives[spot], 3 - doubled_degree / 2);
        }
      }
    }
    std::size_t lives = 0;
    for (const unsigned left : position.lives) lives += left;
    EXPECT_EQ(moves + lives, 3 * spots);
  }
}

// Pictures.

TEST(DrawnSprouts, NormalTextSeesThroughNamesOnly) {
  const ClosedSurface bottle = crosscaps(2);
  const SproutsPicture picture = {{{kSphere, {{0, 1, 2}, {3}}}, {bottle, {{0, 4, 1, 2}, {4}}}},
                                  {{0, 1}, {1, 1}, {2, 1}, {3, 3}, {4, 1}}};
  const auto same = [&picture](std::vector<Region> regions) {
    return normal_text(SproutsPicture{std::move(regions), picture.lives}) == normal_text(picture);
  };
  EXPECT_TRUE(same({{bottle, {{4}, {1, 2, 0, 4}}}, {kSphere, {{3}, {2, 0, 1}}}})) << "order and beginnings";
  EXPECT_TRUE(same({{kSphere, {{2, 1, 0}, {3}}}, {bottle, {{0, 4, 1, 2}, {4}}}})) << "a region turned over";
  EXPECT_TRUE(same({{kSphere, {{2, 0, 1}, {3}}}, {bottle, {{2, 4, 0, 1}, {4}}}})) << "spots renamed";
  EXPECT_FALSE(same({{kSphere, {{0, 1, 2}, {3}}}, {handles(1), {{0, 4, 1, 2}, {4}}}})) << "another surface";
  EXPECT_FALSE(same({{kSphere, {{0, 1, 2}, {3}}}, {bottle, {{4, 0, 1, 2}, {4}, {}}}})) << "another walk";
  EXPECT_FALSE(same({{kSphere, {{0, 1, 2}, {3}}}, {bottle, {{4, 4, 1, 2}, {0}}}})) << "other spots";
  SproutsPicture other = picture;
  other.lives[3] = 2;
  EXPECT_NE(normal_text(other), normal_text(picture)) << "other lives";
}

// A picture says all: drawn anew with other names, every region for itself and some turned over, it has the same text
// and the same options.
TEST(DrawnSprouts, ThePictureDecides) {
  support::Random random = support::seeded();
  const auto compare = [&random](const SproutsPosition& position, const std::vector<SproutsPosition>& options) {
    const SproutsPicture picture = picture_of(position);
    std::vector<GraphVertex> names;
    for (GraphVertex name = 0; name < position.lives.size(); ++name) names.push_back(name);
    std::ranges::shuffle(names, random);
    SproutsPicture renamed;
    for (const auto& [spot, lives] : picture.lives) renamed.lives[names[spot]] = lives;
    for (Region region : picture.regions) {
      if (random() % 2 == 0) region.walks = mirrored(region.walks);
      for (Word& walk : region.walks) {
        if (!region.surface.orientable && random() % 2 == 0) std::ranges::reverse(walk);
        for (GraphVertex& spot : walk) spot = names[spot];
      }
      renamed.regions.insert(renamed.regions.begin(), region);
    }
    const SproutsPosition again = drawn(renamed);
    EXPECT_EQ(text_of(again), text_of(position));
    EXPECT_EQ(texts_of(sprouts_options(again)), texts_of(options));
  };
  for (const SproutsPosition& start :
       {sprouts(kSphere, 2), sprouts(handles(1), 1), sprouts(handles(1), 2), sprouts(handles(2), 1),
        sprouts(crosscaps(1), 2), sprouts(crosscaps(2), 1), sprouts(crosscaps(3), 1)})
    each_reachable(start, compare);
}

unsigned nimber_without_memo(const SproutsPosition& position) {
  std::set<unsigned> seen;
  for (const SproutsPosition& option : sprouts_options(position)) seen.insert(nimber_without_memo(option));
  return mex(seen);
}

TEST(DrawnSprouts, MemoChangesNothing) {
  CanonicalTrees trees;
  DrawnSprouts game(trees);
  for (const SproutsPosition& start : {sprouts(kSphere, 2), sprouts(handles(1), 1), sprouts(crosscaps(2), 1)}) {
    EXPECT_EQ(game.nimber(start), nimber_without_memo(start));
  }
  for (const SproutsPosition& option : sprouts_options(sprouts(crosscaps(1), 2))) {
    EXPECT_EQ(game.nimber(option), nimber_without_memo(option));
  }
}

// Small games.

// Gardner, "Mathematical games", Scientific American, July 1967: 2p to 3p - 1 moves; second player wins 1 and 2 spots,
// first player 3.
TEST(DrawnSprouts, Sphere) {
  CanonicalTrees trees;
  DrawnSprouts game(trees);
  for (const std::size_t spots : {1U, 2U, 3U}) {
    const SproutsPosition start = sprouts(kSphere, spots);
    EXPECT_EQ(game.nimber(start), spots == 3 ? 1U : 0U) << "Conjecture 2";
    EXPECT_EQ(*game.play_lengths(start).begin(), 2 * spots);
    EXPECT_EQ(*game.play_lengths(start).rbegin(), 3 * spots - 1);
  }
}

TEST(DrawnSprouts, OneSpotTakesTwoMoves) {
  CanonicalTrees trees;
  DrawnSprouts game(trees);
  for (const ClosedSurface surface : {kSphere, handles(1), handles(2), crosscaps(1), crosscaps(2), crosscaps(3)}) {
    EXPECT_EQ(trees.text(game.tree(sprouts(surface, 1))), "{{{}}}") << "three lives: Proposition 2";
  }
}

TEST(DrawnSprouts, TwoSpotsOnTheTorus) {
  CanonicalTrees trees;
  DrawnSprouts game(trees);
  EXPECT_EQ(game.nimber(sprouts(handles(1), 2)), 0U) << "Section 6.3";
  EXPECT_THAT(game.play_lengths(sprouts(handles(1), 2)), ElementsAre(4, 5));
}

TEST(DrawnSprouts, TwoSpotsWithCrosscaps) {
  CanonicalTrees trees;
  DrawnSprouts game(trees);
  EXPECT_EQ(game.nimber(sprouts(crosscaps(1), 2)), 1U) << "Figure 17";
  EXPECT_EQ(game.nimber(sprouts(crosscaps(2), 2)), 1U) << "Figure 17";
  const SproutsPicture through_the_crosscap = {{{kSphere, {{0, 2, 0, 2}, {1}}}}, {{0, 1}, {1, 3}, {2, 1}}};
  EXPECT_TRUE(texts_of(sprouts_options(sprouts(crosscaps(1), 2))).contains(normal_text(through_the_crosscap)));
  EXPECT_EQ(game.nimber(drawn(through_the_crosscap)), 0U) << "Figure 7: the winning move";
}

// Section 3.1: two spots are linked, or a spot with itself: the surfaces on both sides of a loop, the other spot on one
// of them; or a handle, or crosscaps, cut.
TEST(DrawnSprouts, FirstMoves) {
  const auto first_moves = [](ClosedSurface surface, std::size_t spots) {
    return texts_of(sprouts_options(sprouts(surface, spots))).size();
  };
  for (std::size_t spots = 1; spots <= 4; ++spots) {
    EXPECT_EQ(first_moves(kSphere, spots), (spots == 1 ? 0 : 1) + (spots + 1) / 2) << "the fewer spots in the loop";
  }
  EXPECT_EQ(first_moves(handles(1), 1), 1U + 1U);
  EXPECT_EQ(first_moves(handles(2), 1), 2U + 1U);
  EXPECT_EQ(first_moves(crosscaps(1), 1), 1U + 1U);
  EXPECT_EQ(first_moves(crosscaps(2), 1), (1U + 1U) + 1U + 1U);
  EXPECT_EQ(first_moves(crosscaps(3), 1), (1U + 2U) + 1U + 2U);
  EXPECT_EQ(first_moves(handles(1), 2), 1U + 2U + 1U);
  EXPECT_EQ(first_moves(crosscaps(1), 2), 1U + 2U + 1U);
  EXPECT_EQ(first_moves(crosscaps(2), 2), 1U + (1U + 2U) + 1U + 1U);
}

// Section 2.1, Figure 2: A linked to B, then to the spot D between them: boundary ADBDE, and ADE with C.
TEST(DrawnSprouts, TheSimplePositionOfFigureTwo) {
  const SproutsPicture figure = {{{kSphere, {{0, 1, 4}}}, {kSphere, {{0, 4}, {2}}}}, {{0, 1}, {1, 2}, {2, 3}, {4, 1}}};
  std::set<SproutsText> after_two;
  for (const SproutsPosition& option : sprouts_options(sprouts(kSphere, 3)))
    after_two.merge(texts_of(sprouts_options(option)));
  EXPECT_TRUE(after_two.contains(normal_text(figure)));
}

// Section 4.2: on the sphere boundaries can be written with brackets, on other surfaces two spots may alternate; and
// moves of kind II.B.1, which the sphere and the projective plane lack, put a spot on two boundaries of one region.
TEST(DrawnSprouts, BracketsAreForTheSphere) {
  const auto alternate = [](const Word& walk) {
    for (std::size_t i = 0; i < walk.size(); ++i) {
      for (std::size_t j = i + 1; j < walk.size(); ++j) {
        if (walk[i] != walk[j]) continue;
        for (std::size_t k = i + 1; k < j; ++k) {
          const auto inside = std::count(walk.begin() + static_cast<std::ptrdiff_t>(i + 1),
                                         walk.begin() + static_cast<std::ptrdiff_t>(j), walk[k]);
          if (inside != std::ranges::count(walk, walk[k])) return true;
        }
      }
    }
    return false;
  };
  const auto on_two_walks = [](const Region& region) {
    for (const Word& walk : region.walks) {
      for (const Word& other : region.walks) {
        if (&walk != &other && std::ranges::find_first_of(walk, other) != walk.end()) return true;
      }
    }
    return false;
  };
  struct Expected {
    SproutsPosition start;
    bool alternating;
    bool on_two_walks;
  };
  for (const Expected& expected : {Expected{sprouts(kSphere, 3), false, false},
                                   {sprouts(handles(1), 2), true, true},
                                   {sprouts(crosscaps(1), 2), true, false}}) {
    bool alternating = false;
    bool twice = false;
    each_reachable(expected.start, [&](const SproutsPosition& position, const std::vector<SproutsPosition>&) {
      for (const Region& region : picture_of(position).regions) {
        alternating = alternating || std::ranges::any_of(region.walks, alternate);
        twice = twice || on_two_walks(region);
      }
    });
    EXPECT_EQ(alternating, expected.alternating);
    EXPECT_EQ(twice, expected.on_two_walks);
  }
}

// Section 6.1: a, b, c, d round a region, b and d in another as well. Its trees, and in Section 7.1 their nimbers.
TEST(DrawnSprouts, FourLivesThatFeelTheSurface) {
  CanonicalTrees trees;
  DrawnSprouts game(trees);
  const auto position = [](ClosedSurface surface) {
    return drawn({{{surface, {{0, 1, 2, 3}}}, {kSphere, {{1, 3}}}, {kSphere, {{0}}}, {kSphere, {{2}}}},
                  {{0, 1}, {1, 1}, {2, 1}, {3, 1}}});
  };
  const auto plane = game.tree(position(kSphere));
  const auto torus = game.tree(position(handles(1)));
  EXPECT_EQ(trees.text(plane), "{{{{}}}{{}}}");
  EXPECT_EQ(trees.text(torus), "{{{{}}{}}{{{}}}{{}}}");
  EXPECT_EQ(trees.nimber(plane), 2U);
  EXPECT_EQ(trees.nimber(torus), 3U);
}

TEST(DrawnSprouts, ThreeLivesDoNotFeelTheSurface) {
  CanonicalTrees trees;
  DrawnSprouts game(trees);
  std::size_t compared = 0;
  const auto compare = [&](const SproutsPosition& position, const std::vector<SproutsPosition>&) {
    const SproutsPicture picture = picture_of(position);
    for (std::size_t r = 0; r < picture.regions.size(); ++r) {
      std::set<GraphVertex> spots;
      for (const Word& walk : picture.regions[r].walks) spots.insert(walk.begin(), walk.end());
      std::size_t lives = 0;
      for (const GraphVertex spot : spots) lives += picture.lives.at(spot);
      if (lives > 3) continue;
      for (const ClosedSurface surface : {handles(1), crosscaps(1), crosscaps(2)}) {
        SproutsPicture other = picture;
        other.regions[r].surface = surface;
        EXPECT_EQ(game.tree(drawn(other)), game.tree(position)) << "Proposition 2";
        ++compared;
      }
    }
  };
  each_reachable(sprouts(kSphere, 2), compare);
  EXPECT_GT(compared, 100U);
}

}  // namespace
}  // namespace sprague::naive
