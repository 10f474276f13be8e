// Brussels Sprouts drawn on compact surfaces: Definition 1.3 and Section 2 of Das et al. All tips on a boundary are
// alike: a tip is a corner '2', which only one curve can end at; and the vertex on a curve has one on either side.
#include <algorithm>
#include <numeric>

#include "verify/games.hpp"

namespace sprague::verify {
namespace {

Text text_of(const Region& region) {
  std::vector<Number> tips;
  for (const Text& word : region.words) {
    if (!word.empty()) tips.push_back(static_cast<Number>(word.size()));
  }
  std::sort(tips.begin(), tips.end());
  return listed(tips) + region.surface();
}

Text normal(View text) {
  const Region region = read_tips(text);
  return corners({region}).size() < 2 ? "" : text_of(region);
}

std::set<Texts> options(const Text& component) {
  std::set<Texts> result;
  each_curve(read_tips(component), "222", [&](const Text&, const Regions& left) {
    Texts texts;
    for (const Region& region : left) texts.push_back(text_of(region));
    result.insert(texts);
    if (result.size() > 50'000) throw TooLarge("a region has more than 50000 curves");
  });
  return result;
}

}  // namespace

Region read_tips(View text) {
  Region region = take_surface(text);
  const std::vector<Number> boundaries = numbers(text);
  if (std::accumulate(boundaries.begin(), boundaries.end(), std::uint64_t{0}) > 200) {
    throw TooLarge("a region has more than 200 tips");
  }
  for (Number tips : boundaries) region.words.emplace_back(tips, '2');
  return region;
}

Game brussels_game() {
  return heaps_game(" | ", normal, options);
}

}  // namespace sprague::verify
