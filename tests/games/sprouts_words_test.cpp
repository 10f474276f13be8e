// Moves of Sprouts in words, against drawings.
//
// Source of the words: Lemoine and Viennot, "Sprouts games on compact surfaces", Section 4.3; of the surfaces: Section
// 3.1, as canonical/surfaces.hpp has them.
#include <gmock/gmock.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

#include "canonical/surfaces.hpp"
#include "tests/naive/drawn_sprouts.hpp"

namespace sprague::naive {
namespace {

using Word = std::vector<GraphVertex>;
using Words = std::vector<Word>;

Word operator+(Word a, const Word& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

Word reversed(Word word) {
  std::ranges::reverse(word);
  return word;
}

// The boundary from one place on to another with both; from a place to itself that is only this one.
Word stretch(const Word& walk, std::size_t from, std::size_t to) {
  Word result = {walk[from]};
  for (std::size_t i = from; i != to; result.push_back(walk[i])) i = (i + 1) % walk.size();
  return result;
}

// All of the boundary from a place round to itself; a spot without lines has no other end there.
Word round(const Word& walk, std::size_t from, unsigned lives) {
  const Word open = stretch(walk, from, (from + walk.size() - 1) % walk.size());
  return lives == 3 ? open : open + Word{walk[from]};
}

std::vector<Words> all_directions(const Words& walks) {
  std::vector<Words> result = {{}};
  for (const Word& walk : walks) {
    std::vector<Words> longer;
    for (const Words& so_far : result) {
      for (const Word& directed : {walk, reversed(walk)}) {
        longer.push_back(so_far);
        longer.back().push_back(directed);
      }
    }
    result = longer;
  }
  return result;
}

using Regions = std::vector<Region>;

// One region that a line leaves of another: with these boundaries and those that it did not touch, which choose their
// directions when the region becomes orientable.
Regions left_over(ClosedSurface before, Surface after, const Words& touched, const Words& others) {
  Regions result;
  const bool free = !before.orientable && after.is_orientable();
  for (const Words& directed : free ? all_directions(others) : std::vector<Words>{others}) {
    result.push_back({{after.is_orientable(), after.genus()}, touched});
    for (const Word& walk : directed) result.back().walks.push_back(walk);
  }
  return result;
}

// What a region can become by a line from a boundary to itself, which is long way round and short way back, each with
// the new spot at its end.
std::vector<Regions> loops(ClosedSurface before, const Word& long_way, const Word& short_way, const Words& others) {
  const auto genus = static_cast<unsigned>(before.genus);
  const Surface surface = before.orientable ? Surface::with_handles(genus) : Surface::with_crosscaps(genus);
  std::vector<Regions> result;
  for (std::size_t chosen = 0; chosen >> others.size() == 0; ++chosen) {
    Words inside;
    Words outside;
    for (std::size_t i = 0; i < others.size(); ++i) ((chosen >> i & 1) != 0 ? inside : outside).push_back(others[i]);
    for (const auto& [first, second] : separating_cuts(surface)) {
      for (const Region& one : left_over(before, first, {long_way}, outside)) {
        for (const Region& other : left_over(before, second, {short_way}, inside)) result.push_back({one, other});
      }
    }
  }
  for (const Surface after : two_sided_cuts(surface)) {
    const bool against = !before.orientable && after.is_orientable();
    for (const Region& region : left_over(before, after, {long_way, against ? reversed(short_way) : short_way}, others))
      result.push_back({region});
  }
  for (const Surface after : one_sided_cuts(surface)) {
    // The long way ends with the new spot, and so must the way back.
    const Word back = reversed({short_way.begin(), short_way.end() - 1}) + Word{short_way.back()};
    for (const Region& region : left_over(before, after, {long_way + back}, others)) result.push_back({region});
  }
  return result;
}

// The regions after a line in one region between corners i and j of walks x and y, with spot `c` on it.
std::vector<Regions> lines(const SproutsPicture& picture, const Region& region, std::size_t x, std::size_t i,
                           std::size_t y, std::size_t j, GraphVertex c) {
  Words others;
  for (std::size_t w = 0; w < region.walks.size(); ++w) {
    if (w != x && w != y) others.push_back(region.walks[w]);
  }
  const Word& walk = region.walks[x];
  const Word whole = round(walk, i, picture.lives.at(walk[i]));
  if (x == y && i == j) return loops(region.surface, whole + Word{c}, {walk[i], c}, others);
  if (x == y) return loops(region.surface, stretch(walk, j, i) + Word{c}, stretch(walk, i, j) + Word{c}, others);
  const Word other = round(region.walks[y], j, picture.lives.at(region.walks[y][j]));
  std::vector<Regions> result;
  for (const Word& directed : region.surface.orientable ? Words{other} : Words{other, reversed(other)}) {
    Region merged = {region.surface, others};
    merged.walks.push_back(whole + Word{c} + directed + Word{c});
    result.push_back({merged});
  }
  return result;
}

// Takes the lives that a line from a to b with c on it costs, and what is dead.
SproutsPicture spent(SproutsPicture picture, GraphVertex a, GraphVertex b, GraphVertex c) {
  --picture.lives[a];
  --picture.lives[b];
  picture.lives[c] = 1;
  for (Region& region : picture.regions) {
    for (Word& walk : region.walks) {
      std::erase_if(walk, [&picture](GraphVertex spot) { return picture.lives.at(spot) == 0; });
    }
    std::erase_if(region.walks, [](const Word& walk) { return walk.empty(); });
  }
  std::erase_if(picture.regions, [](const Region& region) { return region.walks.empty(); });
  std::erase_if(picture.lives, [](const auto& spot) { return spot.second == 0; });
  return picture;
}

std::set<SproutsText> option_texts_by_words(const SproutsPicture& picture) {
  std::set<SproutsText> texts;
  const GraphVertex c = picture.lives.empty() ? 0 : picture.lives.rbegin()->first + 1;
  for (std::size_t r = 0; r < picture.regions.size(); ++r) {
    const Region& region = picture.regions[r];
    const auto add = [&](std::size_t x, std::size_t i, std::size_t y, std::size_t j) {
      const GraphVertex a = region.walks[x][i];
      const GraphVertex b = region.walks[y][j];
      if (a == b && picture.lives.at(a) < 2) return;
      for (const Regions& after : lines(picture, region, x, i, y, j, c)) {
        SproutsPicture next = picture;
        next.regions.erase(next.regions.begin() + static_cast<std::ptrdiff_t>(r));
        next.regions.insert(next.regions.end(), after.begin(), after.end());
        texts.insert(normal_text(spent(next, a, b, c)));
      }
    };
    for (std::size_t y = 0; y < region.walks.size(); ++y) {
      for (std::size_t j = 0; j < region.walks[y].size(); ++j) {
        for (std::size_t i = 0; i <= j; ++i) add(y, i, y, j);
        for (std::size_t x = 0; x < y; ++x) {
          for (std::size_t i = 0; i < region.walks[x].size(); ++i) add(x, i, y, j);
        }
      }
    }
  }
  return texts;
}

TEST(DrawnSprouts, MovesAreThoseOfTheWords) {
  const std::vector<SproutsPosition> starts = {
      sprouts(kSphere, 2),      sprouts(kSphere, 3),      sprouts(handles(1), 1),
      sprouts(handles(1), 2),   sprouts(handles(2), 1),   sprouts(crosscaps(1), 2),
      sprouts(crosscaps(2), 1), sprouts(crosscaps(2), 2), sprouts(crosscaps(3), 1)};
  for (const SproutsPosition& start : starts) {
    each_reachable(start, [](const SproutsPosition& position, const std::vector<SproutsPosition>& options) {
      EXPECT_EQ(texts_of(options), option_texts_by_words(picture_of(position)));
    });
  }
}

// Boundaries of spots with a life each, their other corners in regions of their own on surfaces that tell them apart;
// spots 7 and 8 have two lives.
TEST(DrawnSprouts, MovesAreThoseOfTheWordsOnLongerBoundaries) {
  const std::vector<Words> single = {{{0, 1, 2, 3}}, {{0, 1, 0, 2}}, {{0, 7, 1, 2}}};
  const std::vector<Words> pairs = {{{7, 0, 1}, {2, 3, 4}}, {{0, 1, 2}, {0, 1}}, {{0, 1, 2}, {7}}, {{0, 1, 7}, {2, 8}}};
  const auto compare = [](ClosedSurface surface, const Words& walks) {
    SproutsPicture picture = {{{surface, walks}}, {}};
    std::multiset<GraphVertex> passed;
    for (const Word& walk : walks) passed.insert(walk.begin(), walk.end());
    for (const GraphVertex spot : passed) {
      picture.lives[spot] = spot < 7 ? 1 : 2;
      if (spot < 7 && passed.count(spot) == 1) picture.regions.push_back({handles(spot), {{spot}}});
    }
    EXPECT_EQ(texts_of(sprouts_options(drawn(picture))), option_texts_by_words(picture));
  };
  for (const ClosedSurface surface : {kSphere, handles(1), crosscaps(1), crosscaps(2)}) {
    for (const Words& walks : single) compare(surface, walks);
  }
  for (const ClosedSurface surface : {kSphere, crosscaps(1)}) {
    for (const Words& walks : pairs) compare(surface, walks);
  }
  compare(handles(1), {{0, 1, 2}, {7}});
}

}  // namespace
}  // namespace sprague::naive
