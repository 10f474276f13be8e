#include "games/sprouts_labels.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <optional>
#include <utility>

#include "canonical/ensure.hpp"
#include "games/drawing_text.hpp"
#include "games/labels.hpp"
#include "games/sprouts_moves.hpp"
#include "games/sprouts_notation.hpp"

namespace sprague {
namespace {

struct Region {
  Surface surface;
  std::size_t spots = 0;
  std::vector<Word> boundaries;
};
using Regions = std::vector<Region>;

Regions regions_of(std::string_view word) {
  const SproutsDrawing drawing = land_of_word(word);
  Regions regions;
  for (std::size_t r = 0; r < drawing.regions(); ++r) {
    Region region{drawing.surface(r), drawing.spots(r), {}};
    for (std::size_t b = drawing.first_boundary(r); b < drawing.first_boundary(r + 1); ++b) {
      region.boundaries.emplace_back(drawing.boundary(b).begin(), drawing.boundary(b).end());
    }
    regions.push_back(std::move(region));
  }
  return regions;
}

std::string word_of(const Regions& regions) {
  SproutsDrawing drawing;
  for (const Region& region : regions) {
    drawing.add_region(region.surface, region.spots);
    for (const Word& boundary : region.boundaries) drawing.add_boundary(boundary);
  }
  return word_of(drawing);
}

// How many corners each letter has.
using Counts = std::map<Corner, unsigned>;

Counts letters_in(const Region& region) {
  Counts counts;
  for (const Word& boundary : region.boundaries) {
    for (const Corner corner : boundary) {
      if (is_letter(corner)) ++counts[corner];
    }
  }
  return counts;
}

Letters letters_in(const Regions& regions) {
  Letters letters = 0;
  for (const Region& region : regions) {
    for (const auto& [letter, count] : letters_in(region)) letters |= set_of(letter);
  }
  return letters;
}

std::size_t lives_in(const Region& region) {
  std::size_t lives = 3 * region.spots + letters_in(region).size();
  for (const Word& boundary : region.boundaries) {
    for (const Corner corner : boundary) lives += is_letter(corner) ? 0U : 3U - corner;
  }
  return lives;
}

// Rule 2, until it does not apply any more.
void join_neighbours(Word& word) {
  for (std::size_t i = 0; word.size() > 1 && i < word.size();) {
    const std::size_t next = (i + 1) % word.size();
    if (word[i] != word[next] || !is_letter(word[i])) {
      ++i;
      continue;
    }
    word[i] = kTwoEnds;
    word.erase(word.begin() + static_cast<std::ptrdiff_t>(next));
    i = 0;
  }
}

// Rule 6.
void keep_lives_only(Region& region) {
  Word word;
  for (const auto& [letter, count] : letters_in(region)) {
    if (count == 1) word.push_back(letter);
  }
  word.insert(word.end(), lives_in(region) - word.size(), kTwoEnds);
  region = {Surface{}, 0, {std::move(word)}};
}

void reduce(Regions& regions, FewLives few_lives) {
  for (Region& region : regions) {
    for (Word& word : region.boundaries) {
      join_neighbours(word);
      if (word == Word{kOneEnd}) word = {kTwoEnds, kTwoEnds};
    }
    std::erase_if(region.boundaries, [](const Word& word) { return word.empty(); });
  }
  std::erase_if(regions, [](const Region& region) { return lives_in(region) <= 1; });
  Counts counts;
  for (const Region& region : regions) {
    for (const auto& [letter, count] : letters_in(region)) counts[letter] += count;
  }
  for (Region& region : regions) {
    for (Word& word : region.boundaries) {
      for (Corner& corner : word) {
        if (is_letter(corner) && counts[corner] == 1) corner = kTwoEnds;
      }
    }
    if (few_lives == FewLives::kCounted && lives_in(region) <= 3) keep_lives_only(region);
  }
}

std::string text_of(const Regions& regions) {
  std::vector<std::string> texts;
  for (const Region& region : regions) {
    std::vector<std::string> words;
    for (const Word& word : region.boundaries) {
      std::string text;
      for (const Corner corner : word) {
        text += is_letter(corner) ? letter_text(corner) : static_cast<char>('0' + corner);
      }
      words.push_back(std::move(text));
    }
    texts.push_back(text_of_region(region.spots, words, region.surface));
  }
  return text_of_items(std::move(texts));
}

using Names = std::array<Corner, 64>;

Regions renamed(Regions regions, const Names& names) {
  for (Region& region : regions) {
    for (Word& word : region.boundaries) {
      for (Corner& corner : word) corner = names[corner];
    }
  }
  return regions;
}

Corner nth_letter_outside(Letters used, std::size_t n) {
  for (Corner letter = kFirstLetter; letter < kFirstLetter + kMostLetters; ++letter) {
    if ((used & set_of(letter)) == 0 && n-- == 0) return letter;
  }
  throw OutOfBudget("a certificate names at most 52 letters");
}

// With the letters that the position had not used named so that the text is the least.
LabelledCurve least_named(const Regions& regions, Letters used, const std::vector<Corner>& added) {
  std::vector<Corner> letters;
  for (std::size_t i = 0; i < added.size(); ++i) letters.push_back(nth_letter_outside(used, i));
  std::optional<LabelledCurve> least;
  do {
    Names names;
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = static_cast<Corner>(i);
    for (std::size_t i = 0; i < added.size(); ++i) names[added[i]] = letters[i];
    const Regions named = renamed(regions, names);
    std::string text = text_of(named);
    if (!least || text < least->text) least = {std::move(text), {word_of(named)}};
  } while (std::ranges::next_permutation(letters).found);
  return *least;
}

}  // namespace

LabelledSprouts normal_form(std::string_view word, Letters dead, FewLives few_lives) {
  Regions regions = regions_of(word);
  for (Region& region : regions) {
    for (Word& boundary : region.boundaries) {
      const auto is_dead = [&](Corner corner) { return (set_of(corner) & dead) != 0; };
      boundary.erase(std::remove_if(boundary.begin(), boundary.end(), is_dead), boundary.end());
    }
  }
  reduce(regions, few_lives);
  return {word_of(regions)};
}

std::string text_of(const LabelledSprouts& drawing) {
  return text_of(regions_of(drawing.word));
}

std::vector<LabelledCurve> labelled_curves(const LabelledSprouts& drawing, FewLives few_lives) {
  const Letters used = letters_in(regions_of(drawing.word));
  std::map<std::string, LabelledSprouts> found;
  any_curve(drawing.word, CurvesDrawn::kAll, [&](std::string_view word, Letters dead) {
    std::vector<Corner> added;
    for (Letters left = letters_in(regions_of(word)) & ~used; left != 0; left &= left - 1) {
      added.push_back(static_cast<Corner>(std::countr_zero(left)));
    }
    LabelledCurve curve = least_named(regions_of(normal_form(word, dead, few_lives).word), used, added);
    found.try_emplace(std::move(curve.text), std::move(curve.after));
    return false;
  });
  std::vector<LabelledCurve> curves;
  for (auto& [text, after] : found) curves.push_back({text, std::move(after)});
  return curves;
}

std::vector<LabelledSprouts> labelled_lands(const LabelledSprouts& drawing) {
  std::vector<std::pair<Letters, Regions>> lands;
  for (const Region& region : regions_of(drawing.word)) {
    std::pair<Letters, Regions> land{letters_in(Regions{region}), {region}};
    std::erase_if(lands, [&](const auto& other) {
      if ((other.first & land.first) == 0) return false;
      land.first |= other.first;
      land.second.insert(land.second.end(), other.second.begin(), other.second.end());
      return true;
    });
    lands.push_back(std::move(land));
  }
  std::vector<std::pair<std::string, LabelledSprouts>> by_text;
  for (const auto& land : lands) by_text.emplace_back(text_of(land.second), LabelledSprouts{word_of(land.second)});
  std::ranges::sort(by_text, {}, [](const auto& land) { return land.first; });
  std::vector<LabelledSprouts> result;
  for (auto& land : by_text) result.push_back(std::move(land.second));
  return result;
}

}  // namespace sprague
