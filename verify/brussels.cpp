// Brussels Sprouts drawn on compact surfaces: Definition 1.3 and Section 2 of Das et al. A region is a surface with
// boundaries; all tips on a boundary are alike, so that it is but their number. A curve takes two tips of a region, and
// has a vertex with one new tip on either side.
#include <algorithm>
#include <numeric>

#include "verify/games.hpp"
#include "verify/heaps.hpp"
#include "verify/surfaces.hpp"

namespace sprague::verify {
namespace {

using Boundaries = std::vector<Number>;  // the tips on each

Text region(Surface surface, Boundaries boundaries, const Boundaries& more = {}) {
  boundaries.insert(boundaries.end(), more.begin(), more.end());
  std::sort(boundaries.begin(), boundaries.end());
  return listed(boundaries) + text_of(surface);
}

Text normal(View text) {
  const Surface surface = take_surface(text);
  const Boundaries boundaries = numbers(text);
  const auto tips = std::accumulate(boundaries.begin(), boundaries.end(), std::uint64_t{0});
  if (tips > 200) throw TooLarge("a region has more than 200 tips");
  if (std::count(boundaries.begin(), boundaries.end(), 0U) > 0) throw Malformed("a boundary has at least one tip");
  return tips < 2 ? "" : region(surface, boundaries);
}

void cut_to(std::set<Texts>& result, const Cut& cut, const Boundaries& rest, Number one, Number two) {
  if (cut.way == Way::single) result.insert(Texts{region(cut.first, rest, {one + two})});
  if (cut.way == Way::together || cut.way == Way::opposed) result.insert(Texts{region(cut.first, rest, {one, two})});
  if (cut.way != Way::apart) return;
  each_split(rest, [&](const Boundaries& left, const Boundaries& right) {
    result.insert(Texts{region(cut.first, left, {one}), region(cut.second, right, {two})});
    if (result.size() > 50'000) throw TooLarge("a region has more than 50000 curves");
  });
}

std::set<Texts> options(const Text& component) {
  View text = component;
  const Surface surface = take_surface(text);
  const Boundaries boundaries = numbers(text);
  std::set<Texts> result;
  for (std::size_t i = 0; i < boundaries.size(); ++i) {
    Boundaries rest = boundaries;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    for (std::size_t j = 0; j < rest.size(); ++j) {  // to another boundary
      Boundaries joined = rest;
      joined[j] += boundaries[i];
      result.insert(Texts{region(surface, joined)});
    }
    for (Number one = 1; one < boundaries[i]; ++one) {  // to itself: so many tips on one side
      for (const Cut& cut : cuts(surface)) cut_to(result, cut, rest, one, boundaries[i] - one);
    }
  }
  return result;
}

}  // namespace

Game brussels_game() {
  return heaps_game(" | ", normal, options);
}

}  // namespace sprague::verify
