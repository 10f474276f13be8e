// Brussels Sprouts drawn on compact surfaces: Definition 1.3 and Section 2 of Das et al. A region is a surface with
// boundaries; all tips on a boundary are alike, so that it is but a number. A curve takes two tips of a region, and has
// a vertex with one new tip on either side.
#include <algorithm>

#include "verify/games.hpp"
#include "verify/surfaces.hpp"
#include "verify/texts.hpp"

namespace sprague::verify {
namespace {

struct Region {
  Surface surface;
  std::vector<Number> boundaries;  // numbers of tips
};

Region read(std::string_view text) {
  const Surface surface = take_surface(text);
  return {surface, numbers(text)};
}

std::string text_of(Region region) {
  std::sort(region.boundaries.begin(), region.boundaries.end());
  return listed(region.boundaries) + text_of(region.surface);
}

class BrusselsGame final : public HeapsGame {
 public:
  BrusselsGame() : HeapsGame(" | ") {}

 private:
  std::string normal_component(std::string_view text) const override {
    const Region region = read(text);
    std::size_t tips = 0;
    for (Number boundary : region.boundaries) {
      if (boundary == 0) throw Malformed("a boundary has at least one tip");
      tips += boundary;
    }
    if (tips > 500) throw TooLarge("a region has more than 500 tips");
    return tips < 2 ? "" : text_of(region);
  }

  std::set<Texts> options(const std::string& component) const override {
    const Region region = read(component);
    std::set<Texts> result;
    for (std::size_t i = 0; i < region.boundaries.size(); ++i) {
      Region rest = region;
      rest.boundaries.erase(rest.boundaries.begin() + static_cast<std::ptrdiff_t>(i));
      const Number tips = region.boundaries[i];
      for (std::size_t j = i; j < rest.boundaries.size(); ++j) {  // to another boundary
        Region joined = rest;
        joined.boundaries[j] += tips;
        result.insert(Texts{text_of(joined)});
      }
      for (Number between = 0; between + 2 <= tips; ++between) cut(rest, between + 1, tips - 1 - between, result);
    }
    return result;
  }

  // A curve from a boundary to itself, with so many tips on either side.
  static void cut(const Region& rest, Number one, Number two, std::set<Texts>& result) {
    const auto region = [](Surface surface, std::vector<Number> boundaries, const std::vector<Number>& more) {
      boundaries.insert(boundaries.end(), more.begin(), more.end());
      return text_of(Region{surface, std::move(boundaries)});
    };
    for (const Cut& cut : cuts(rest.surface)) {
      if (cut.way != Way::apart) {
        const std::vector<Number> made =
            cut.way == Way::single ? std::vector<Number>{one + two} : std::vector<Number>{one, two};
        result.insert(Texts{region(cut.first, rest.boundaries, made)});
        continue;
      }
      each_split(rest.boundaries, [&](const std::vector<Number>& left, const std::vector<Number>& right) {
        result.insert(Texts{region(cut.first, left, {one}), region(cut.second, right, {two})});
        if (result.size() > 50'000) throw TooLarge("a region has more than 50000 curves");
      });
    }
  }
};

}  // namespace

std::unique_ptr<Game> brussels_game() {
  return std::make_unique<BrusselsGame>();
}

}  // namespace sprague::verify
