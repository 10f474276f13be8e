// Equal words mean the same land: over all lands below some starts, canonical words against nauty's labelling of the
// land's incidences, and against other ways to write the land down.
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "games/sprouts.hpp"
#include "tests/games/sprouts_incidences.hpp"
#include "tests/games/sprouts_lands.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

// The same land with other names, orders and beginnings, mirrored in any way that it may be.
SproutsDrawing rewritten(const SproutsDrawing& land, support::Random& random) {
  std::vector<Corner> names(kFirstLetter + kMostLetters);
  std::iota(names.begin(), names.end(), Corner{0});
  const std::size_t letters = land.corners().empty() ? 0 : static_cast<std::size_t>(std::ranges::max(land.corners()));
  if (letters >= kFirstLetter) {
    std::shuffle(names.begin() + kFirstLetter, names.begin() + static_cast<std::ptrdiff_t>(letters) + 1, random);
  }
  std::vector<std::size_t> regions(land.regions());
  std::iota(regions.begin(), regions.end(), std::size_t{0});
  std::ranges::shuffle(regions, random);
  SproutsDrawing result;
  for (const std::size_t r : regions) {
    std::vector<Word> words;
    const bool mirrored = random() % 2 == 0;
    for (std::size_t b = land.first_boundary(r); b < land.first_boundary(r + 1); ++b) {
      Word word;
      for (const Corner corner : land.boundary(b)) word.push_back(names[corner]);
      if (land.surface(r).is_orientable() ? mirrored : random() % 2 == 0) std::reverse(word.begin(), word.end());
      std::rotate(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(random() % word.size()), word.end());
      words.push_back(std::move(word));
    }
    std::ranges::shuffle(words, random);
    result.add_region(land.surface(r), land.spots(r));
    for (const Word& word : words) result.add_boundary(word);
  }
  return result;
}

struct Census {
  std::string start;
  SproutsReductions reductions;
};

class SproutsForm : public ::testing::TestWithParam<Census> {};

TEST_P(SproutsForm, WordsAreEqualExactlyForTheSameLand) {
  auto random = support::seeded();
  std::map<std::string, std::string> word_of_class;
  const Sprouts game(GetParam().reductions);
  for (const std::string& word : lands_below(game, game.parse(GetParam().start))) {
    const SproutsDrawing land = land_of_word(word);
    const std::string incidence = incidences(land);
    ASSERT_TRUE(word_of_class.emplace(incidence, word).second) << "two words of one land";
    ASSERT_EQ(canonical_word(word), word);
    for (int i = 0; i < 4; ++i) {
      const SproutsDrawing other = rewritten(land, random);
      ASSERT_EQ(incidences(other), incidence) << "a word of two lands";
      ASSERT_EQ(canonical_word(word_of(other)), word);
    }
  }
  EXPECT_GE(word_of_class.size(), 9U);
}

INSTANTIATE_TEST_SUITE_P(Starts, SproutsForm,
                         ::testing::Values(Census{"3", {}}, Census{"2 on T1", {}}, Census{"2 on P3", {}},
                                           Census{"3 on P1", {}}, Census{"2 on P2", {true, false, false, false}},
                                           Census{"3", kNoReductions}, Census{"(12a),(1a2)", {}},
                                           Census{"(112122) on P1", {}}, Census{"(abcde),(aecdb) on T1", {}}));

}  // namespace
}  // namespace sprague
