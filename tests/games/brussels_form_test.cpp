// Equal keys mean the same position: over all positions below some starts, keys against the whole orbit of ways to
// write a position down.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/brussels.hpp"

namespace sprague {
namespace {

struct CodedStart {
  std::string code;
  std::string text;
};

std::vector<BrusselsPosition> positions_below(const CodedStart& start) {
  const BrusselsSprouts game = BrusselsSprouts::from_code(start.code);
  std::set<std::string> seen;
  Sum<BrusselsPosition> open = game.parse(start.text);
  std::vector<BrusselsPosition> positions;
  while (!open.empty()) {
    const BrusselsPosition position = std::move(open.back());
    open.pop_back();
    positions.push_back(position);
    if (!seen.insert(game.key(position)).second) continue;
    for (auto& option : game.options(position)) {
      for (auto& component : option) open.push_back(std::move(component));
    }
  }
  return positions;
}

// The position written down by one step differently: two neighbours in a list exchanged, a walk begun one tip later, a
// region seen from behind; in a non-orientable one each walk.
std::vector<BrusselsPosition> steps_from(const BrusselsPosition& position) {
  std::vector<BrusselsPosition> result;
  const auto add = [&](auto change) {
    result.push_back(position);
    change(result.back().regions);
  };
  const auto reverse = [](Walk& walk) { std::reverse(walk.begin(), walk.end()); };
  for (std::size_t r = 0; r < position.regions.size(); ++r) {
    const Region& region = position.regions[r];
    const bool orientable = region.surface.is_orientable();
    if (r > 0) add([&](auto& regions) { std::swap(regions[r - 1], regions[r]); });
    if (orientable) add([&](auto& regions) { std::ranges::for_each(regions[r].walks, reverse); });
    for (std::size_t w = 0; w < region.walks.size(); ++w) {
      if (w > 0) add([&](auto& regions) { std::swap(regions[r].walks[w - 1], regions[r].walks[w]); });
      if (!orientable) add([&](auto& regions) { reverse(regions[r].walks[w]); });
      add([&](auto& regions) {
        Walk& walk = regions[r].walks[w];
        std::rotate(walk.begin(), walk.begin() + 1, walk.end());
      });
    }
  }
  return result;
}

// What is left of a position written down in this order: junctions by their first place, distances between them.
std::string written(const BrusselsPosition& position) {
  std::vector<Junction> met;
  std::string text;
  for (const Region& region : position.regions) {
    text += region.surface.print() + ' ';
    for (const Walk& walk : region.walks) {
      for (const Junction tip : walk) {
        const auto place = std::ranges::find(met, tip) - met.begin();
        if (place == static_cast<std::ptrdiff_t>(met.size())) met.push_back(tip);
        text += static_cast<char>('a' + place);
      }
      text += ',';
    }
  }
  for (const Junction u : met) {
    for (const Junction v : met) text += static_cast<char>('0' + position.distances.at(u, v));
  }
  return text;
}

// All ways to write a position down.
std::map<std::string, BrusselsPosition> orbit_of(const BrusselsPosition& position) {
  std::map<std::string, BrusselsPosition> orbit;
  std::vector<BrusselsPosition> open{position};
  while (!open.empty()) {
    const BrusselsPosition now = std::move(open.back());
    open.pop_back();
    if (!orbit.emplace(written(now), now).second) continue;
    for (BrusselsPosition& next : steps_from(now)) open.push_back(std::move(next));
  }
  return orbit;
}

class BrusselsForm : public ::testing::TestWithParam<CodedStart> {};

TEST_P(BrusselsForm, KeysAreEqualExactlyForTheSamePosition) {
  std::map<std::string, std::string> key_of_class;
  std::map<std::string, std::string> labelling_of_class;
  std::set<std::string> keys;
  std::set<std::string> labellings;
  for (const BrusselsPosition& position : positions_below(GetParam())) {
    const auto orbit = orbit_of(position);
    const std::string key = bytes_of(canonical(position));
    const std::string labelling = bytes_of(canonical_by_labelling(position));
    // The form is one of the ways to write the position down, and bytes tell forms apart.
    ASSERT_TRUE(orbit.contains(written(canonical(position))));
    ASSERT_TRUE(orbit.contains(written(canonical_by_labelling(position))));
    const bool is_new = key_of_class.emplace(orbit.begin()->first, key).second;
    labelling_of_class.emplace(orbit.begin()->first, labelling);
    ASSERT_EQ(key_of_class.at(orbit.begin()->first), key);
    ASSERT_EQ(labelling_of_class.at(orbit.begin()->first), labelling);
    keys.insert(key);
    labellings.insert(labelling);
    if (!is_new) continue;
    for (const auto& [text, way] : orbit) {
      ASSERT_EQ(bytes_of(canonical(way)), key) << text;
      ASSERT_EQ(bytes_of(canonical_by_labelling(way)), labelling) << text;
    }
  }
  EXPECT_EQ(keys.size(), key_of_class.size());
  EXPECT_EQ(labellings.size(), key_of_class.size());
  EXPECT_GE(keys.size(), 5U);
}

INSTANTIATE_TEST_SUITE_P(Starts, BrusselsForm,
                         ::testing::Values(CodedStart{"", "2,2,1"}, CodedStart{"", "2,2 on P3"},
                                           CodedStart{"", "2,2 on T2"}, CodedStart{"3", "2,2,1"},
                                           CodedStart{"3", "2,2 on T1"}, CodedStart{"3", "2,2 on P1"},
                                           CodedStart{"4", "3,2,2"}, CodedStart{"4", "2,3 on P2"},
                                           CodedStart{"5", "3,3,2"}, CodedStart{"3", "(aabc),(bcdd)"},
                                           CodedStart{"4", "(abc),(abc) on T1"}, CodedStart{"3", "(abca),(bc) on P2"},
                                           CodedStart{"6", "CS10(1,1,1,1,0,1,1,1,1,1)"},
                                           CodedStart{"7", "(abc),(ad),2"}, CodedStart{"7", "(abc),(ad) | (bd)"}));

}  // namespace
}  // namespace sprague
