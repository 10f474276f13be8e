// Brussels Sprouts drawn on compact surfaces: Definition 1.3 and Section 2 of Das et al. A tip is a corner '2', which
// only one curve can end at; and the vertex on a curve has one on either side.
#include "verify/games.hpp"

namespace sprague::verify {
namespace {

Text normal(Regions regions) {
  for (Region& region : regions) std::erase(region.words, "");
  std::erase_if(regions, [](const Region& region) { return corners({region}).size() < 2; });
  return text_of(regions);
}

Regions read(View position) {
  return read_regions(split(position, ";"), "2");
}

Moves moves(const Text& position) {
  Moves result;
  each_curve(read(position), "222", [&](const Text&, const Regions& left) {
    const Text text = normal(left);
    result[text] = [text] { return text; };
  });
  return result;
}

}  // namespace

Game brussels_game() {
  const auto start = [](View position) { return normal(read(position)); };
  return {start, start, moves};
}

}  // namespace sprague::verify
