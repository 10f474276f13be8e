// Sprouts against the naive drawings, position by position: moves, canonical trees, and the words that tell lands
// apart.
#include <gmock/gmock.h>

#include <map>
#include <set>

#include "checkers/game_trees.hpp"
#include "games/sprouts.hpp"
#include "tests/naive/drawn_sprouts.hpp"

namespace sprague {
namespace {

// Corners of a vertex, those with two lives or three have one.
Corner corner_of(const naive::SproutsPicture& picture, naive::GraphVertex spot) {
  const unsigned lives = picture.lives.at(spot);
  if (lives == 3) return kSpot;
  if (lives == 2) return kOneEnd;
  Corner name = kFirstLetter;
  for (const auto& [other, other_lives] : picture.lives) {
    if (other == spot) break;
    if (other_lives == 1) ++name;
  }
  return name;
}

SproutsDrawing drawing_of(const naive::SproutsPosition& position) {
  const naive::SproutsPicture picture = naive::picture_of(position);
  SproutsDrawing drawing;
  for (const auto& region : picture.regions) {
    std::vector<Word> words;
    std::size_t spots = 0;
    for (const auto& walk : region.walks) {
      Word word;
      for (const naive::GraphVertex spot : walk) word.push_back(corner_of(picture, spot));
      if (word.front() == kSpot) {
        ++spots;
      } else {
        words.push_back(word);
      }
    }
    const auto genus = static_cast<unsigned>(region.surface.genus);
    drawing.add_region(region.surface.orientable ? Surface::with_handles(genus) : Surface::with_crosscaps(genus),
                       spots);
    for (const Word& word : words) drawing.add_boundary(word);
  }
  return drawing;
}

using Words = std::multiset<std::string>;

Words words_of(const Sum<SproutsLand>& sum) {
  Words words;
  for (const SproutsLand& land : sum) words.insert(land.word);
  return words;
}

// What a sum can be after a move in one of its lands.
std::set<Words> options_of(const Sprouts& game, const Sum<SproutsLand>& sum) {
  std::set<Words> result;
  for (const SproutsLand& land : sum) {
    Words others = words_of(sum);
    others.erase(others.find(land.word));
    for (const auto& option : game.options(land)) {
      Words words = others;
      words.merge(words_of(option));
      result.insert(words);
    }
  }
  return result;
}

// The same tree in the naive store.
naive::CanonicalTrees::Tree translated(GameTreeId tree, const GameTreeStore& store,
                                       naive::CanonicalTrees& naive_trees) {
  std::set<naive::CanonicalTrees::Tree> options;
  for (const GameTreeId option : store.options(tree)) options.insert(translated(option, store, naive_trees));
  return naive_trees.tree_of(options);
}

struct Start {
  naive::ClosedSurface surface;
  std::size_t spots;
};

class SproutsReference : public ::testing::TestWithParam<Start> {};

TEST_P(SproutsReference, AgreesInEveryPosition) {
  naive::CanonicalTrees naive_trees;
  naive::DrawnSprouts reference(naive_trees);
  GameTreeStore store;
  const std::vector<Sprouts> games{Sprouts(kNoReductions), Sprouts({true, false, false, false}),
                                   Sprouts({true, false, true, false}), Sprouts()};
  std::size_t positions = 0;
  const auto compare = [&](const naive::SproutsPosition& position, const std::vector<naive::SproutsPosition>& options) {
    ++positions;
    for (const Sprouts& game : games) {
      const auto sum = game.lands(drawing_of(position));
      GameTrees<Sprouts> trees(game, store, {});
      ASSERT_EQ(translated(trees.tree(sum), store, naive_trees), reference.tree(position));
      // Where few lives are taken for another drawing with as many, its moves are drawn differently.
      if (game.reductions().few_lives) continue;
      std::set<Words> expected;
      for (const auto& option : options) expected.insert(words_of(game.lands(drawing_of(option))));
      ASSERT_EQ(options_of(game, sum), expected);
    }
  };
  naive::each_reachable(naive::sprouts(GetParam().surface, GetParam().spots), compare);
  EXPECT_GE(positions, 3U);
}

INSTANTIATE_TEST_SUITE_P(Starts, SproutsReference,
                         ::testing::Values(Start{{true, 0}, 1}, Start{{true, 1}, 1}, Start{{false, 1}, 1},
                                           Start{{false, 2}, 1}, Start{{false, 3}, 1}, Start{{true, 0}, 2},
                                           Start{{true, 1}, 2}, Start{{false, 1}, 2}, Start{{false, 2}, 2}));

}  // namespace
}  // namespace sprague
