// The engine for Brussels and Circular Sprouts against drawings made in full: at every position below some starts, its
// options, its nimber and the lengths of its plays.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "games/brussels.hpp"
#include "tests/naive/drawn_brussels.hpp"

namespace sprague {
namespace {

using naive::CircleReading;
using naive::ClosedSurface;
using naive::crosscaps;
using naive::DrawnBrussels;
using naive::DrawnPicture;
using naive::DrawnPosition;
using naive::GraphFamily;
using naive::handles;
using naive::kSphere;

using Tips = std::vector<std::size_t>;
// Components by their keys.
using Keys = std::multiset<std::string>;

constexpr GraphFamily girth_at_least(std::size_t girth) {
  return {.girth = girth};
}

GraphCondition condition_of(const GraphFamily& family) {
  if (family.forests_only) return GraphCondition::forest();
  return family.girth == 0 ? GraphCondition::none() : GraphCondition::girth(static_cast<unsigned>(family.girth));
}

Surface engine_surface(const ClosedSurface& surface) {
  const auto genus = static_cast<unsigned>(surface.genus);
  return surface.orientable ? Surface::with_handles(genus) : Surface::with_crosscaps(genus);
}

// What the engine keeps of a drawing.
Sum<BrusselsPosition> kept(const DrawnPicture& picture, const GraphCondition& condition) {
  std::map<naive::GraphVertex, Junction> name;
  std::vector<Region> regions;
  for (const naive::Region& region : picture.regions) {
    regions.push_back({engine_surface(region.surface), {}});
    for (const auto& tips : region.walks) {
      Walk walk;
      for (const naive::GraphVertex v : tips) {
        walk.push_back(name.emplace(v, static_cast<Junction>(name.size())).first->second);
      }
      regions.back().walks.push_back(walk);
    }
  }
  Distances distances(name.size(), condition);
  for (const auto& [v, named] : name) {
    for (const auto& [w, other] : name) {
      const std::size_t edges = picture.distance.at({v, w});
      if (v == w || edges == naive::kNever) continue;
      distances.set(named, other, static_cast<unsigned>(edges) * condition.edge_length());
    }
  }
  return components(std::move(regions), distances, condition);
}

Keys keys_in(const BrusselsSprouts& game, const Sum<BrusselsPosition>& sum) {
  Keys result;
  for (const BrusselsPosition& component : sum) result.insert(game.key(component));
  return result;
}

struct Answer {
  unsigned nimber = 0;
  Lengths lengths;
};

class DrawnComparison {
 public:
  DrawnComparison(DrawnBrussels drawn, const GraphFamily& family)
      : drawn_(std::move(drawn)), game_(condition_of(family)) {}

  // Goes through all drawings below the start, of those that differ by names or bending only one. The engine's start
  // is start(game).
  template <class Start>
  void run(Start start) {
    EXPECT_EQ(keys(start(game_)), keys(kept(drawn_.picture(drawn_.start()), game_.condition())));
    answer(drawn_.start());
  }
  // How many of them have regions that hang together.
  std::size_t linked() const { return linked_; }

 private:
  Keys keys(const Sum<BrusselsPosition>& sum) const { return keys_in(game_, sum); }

  std::set<Keys> options(const Sum<BrusselsPosition>& sum) const {
    std::set<Keys> result;
    for (std::size_t i = 0; i < sum.size(); ++i) {
      for (Sum<BrusselsPosition> after : game_.options(sum[i])) {
        for (std::size_t j = 0; j < sum.size(); ++j) {
          if (j != i) after.push_back(sum[j]);
        }
        result.insert(keys(after));
      }
    }
    return result;
  }

  // Of the drawing, from all its options.
  const Answer& answer(const DrawnPosition& position) {
    const DrawnPicture picture = drawn_.picture(position);
    const auto text = naive::normal_text(picture);
    if (const auto known = answers_.find(text); known != answers_.end()) return known->second;
    const Sum<BrusselsPosition> sum = kept(picture, game_.condition());
    if (std::ranges::any_of(sum, [](const auto& component) { return component.regions.size() > 1; })) ++linked_;
    Answer result;
    std::set<unsigned> seen;
    std::set<Keys> drawn_options;
    for (const DrawnPosition& option : drawn_.options(position)) {
      const Answer& after = answer(option);
      seen.insert(after.nimber);
      for (const auto length : after.lengths) result.lengths.insert(length + 1);
      drawn_options.insert(keys(kept(drawn_.picture(option), game_.condition())));
    }
    result.nimber = naive::mex(seen);
    if (seen.empty()) result.lengths.insert(0);
    EXPECT_EQ(options(sum), drawn_options) << shown(sum);
    EXPECT_EQ(nimbers_.value(sum), Nimber(result.nimber)) << shown(sum);
    EXPECT_EQ(lengths_.lengths(sum), result.lengths) << shown(sum);
    return answers_.emplace(text, result).first->second;
  }

  std::string shown(const Sum<BrusselsPosition>& sum) const {
    std::string text = game_.code() + ": ";
    for (const BrusselsPosition& component : sum) text += game_.print(component) + "  ";
    return text;
  }

  DrawnBrussels drawn_;
  BrusselsSprouts game_;
  NimberSolver<BrusselsSprouts> nimbers_{game_, {}};
  PlayLengths<BrusselsSprouts> lengths_{game_, {}};
  std::map<std::vector<std::size_t>, Answer> answers_;
  std::size_t linked_ = 0;
};

constexpr std::array<GraphFamily, 6> kFamilies = {naive::kAllGraphs, girth_at_least(3), girth_at_least(4),
                                                  girth_at_least(5), girth_at_least(7), naive::kForests};
constexpr std::span<const GraphFamily> kToGirthThree(kFamilies.data(), 2);
constexpr std::span<const GraphFamily> kToGirthFour(kFamilies.data(), 3);

void compare_on(const ClosedSurface& surface, std::span<const GraphFamily> families, const std::vector<Tips>& starts) {
  for (const GraphFamily& family : families) {
    for (const Tips& tips : starts) {
      SCOPED_TRACE(::testing::PrintToString(tips));
      DrawnComparison comparison(DrawnBrussels(surface, tips, family), family);
      comparison.run([&](const BrusselsSprouts& game) {
        return game.spots(std::vector<unsigned>(tips.begin(), tips.end()), engine_surface(surface));
      });
    }
  }
}

// Returns how many drawings have regions that hang together.
std::size_t compare_circle(const Tips& tips, const GraphFamily& family, CircleReading reading) {
  SCOPED_TRACE(::testing::PrintToString(tips));
  DrawnComparison comparison(DrawnBrussels(reading, tips, family), family);
  const auto arcs = reading == CircleReading::arcs_are_edges ? CircleArcs::counted : CircleArcs::ignored;
  comparison.run(
      [&](const BrusselsSprouts& game) { return game.circle(std::vector<unsigned>(tips.begin(), tips.end()), arcs); });
  return comparison.linked();
}

TEST(BrusselsReference, SpotsOnTheSphere) {
  compare_on(kSphere, kFamilies,
             {{1}, {2}, {3}, {5}, {1, 1}, {1, 2}, {2, 3}, {0, 2, 1}, {1, 1, 1}, {1, 1, 2}, {1, 2, 2}, {1, 1, 1, 1}});
}

TEST(BrusselsReference, SpotsOnATorus) {
  compare_on(handles(1), kToGirthFour, {{1}, {2}, {3}, {1, 1}, {1, 2}, {2, 2}, {1, 1, 1}});
}

TEST(BrusselsReference, SpotsOnTwoHandles) {
  compare_on(handles(2), kToGirthThree, {{2}, {1, 1}});
}

TEST(BrusselsReference, SpotsOnAProjectivePlane) {
  compare_on(crosscaps(1), kFamilies, {{1}, {2}, {3}, {4}, {1, 1}, {1, 2}, {2, 2}, {1, 1, 1}, {1, 1, 2}});
}

TEST(BrusselsReference, SpotsOnAKleinBottle) {
  compare_on(crosscaps(2), kToGirthFour, {{1}, {2}, {4}, {1, 1}, {1, 2}, {1, 1, 1}});
}

TEST(BrusselsReference, SpotsOnThreeCrosscaps) {
  compare_on(crosscaps(3), kToGirthThree, {{2}, {3}, {1, 1}});
}

TEST(BrusselsReference, SpotsUnderAGirth) {
  const std::vector<std::pair<std::size_t, Tips>> games = {{3, {2, 2, 2}}, {3, {3, 3}},    {4, {3, 4}},
                                                           {4, {2, 2, 2}}, {5, {2, 2, 3}}, {6, {1, 1, 2, 2}}};
  for (const auto& [girth, tips] : games) {
    DrawnComparison comparison(DrawnBrussels(kSphere, tips, girth_at_least(girth)), girth_at_least(girth));
    comparison.run([tips = tips](const BrusselsSprouts& game) {
      return game.spots(std::vector<unsigned>(tips.begin(), tips.end()));
    });
  }
}

TEST(BrusselsReference, Circles) {
  const std::vector<std::pair<std::size_t, Tips>> games = {
      {3, {1, 2, 2, 1}},       {3, {1, 1, 1, 1, 1}},       {4, {2, 1, 3, 1}},
      {4, {1, 2, 2, 1}},       {4, {2, 1, 2, 1, 1}},       {4, {1, 2, 0, 1, 1, 1}},
      {5, {1, 1, 2, 0, 2, 1}}, {5, {1, 1, 1, 1, 1, 1, 1}}, {6, {2, 1, 0, 2, 1, 1, 1, 1}}};
  for (const auto& [girth, tips] : games) {
    compare_circle(tips, girth_at_least(girth), CircleReading::arcs_are_edges);
  }
}

TEST(BrusselsReference, CirclesWithoutTheirArcs) {
  for (const GraphFamily& family : kFamilies) {
    for (const Tips& tips : {Tips{1, 2}, Tips{1, 1, 2}, Tips{1, 2, 0, 1}, Tips{1, 1, 1, 1}}) {
      compare_circle(tips, family, CircleReading::arcs_are_walls);
    }
  }
}

TEST(BrusselsReference, RegionsThatHangTogether) {
  const std::vector<std::pair<std::size_t, std::size_t>> circles = {{5, 8}, {5, 9}, {6, 12}};
  for (const auto& [girth, spots] : circles) {
    EXPECT_GT(compare_circle(Tips(spots, 1), girth_at_least(girth), CircleReading::arcs_are_edges), 0U);
  }
  EXPECT_GT(compare_circle({1, 2, 1, 1}, girth_at_least(5), CircleReading::arcs_are_walls), 0U);
  EXPECT_GT(compare_circle({1, 1, 1, 1, 1}, girth_at_least(6), CircleReading::arcs_are_walls), 0U);
  EXPECT_GT(compare_circle({1, 2, 1, 1}, girth_at_least(7), CircleReading::arcs_are_walls), 0U);
}

// Options by curves drawn in a region along whose walks stand tips of different vertices, each a letter. Under girth 3
// curves join different vertices.
void compare_moves_in(const ClosedSurface& surface, const std::vector<std::string>& walks) {
  SCOPED_TRACE(::testing::PrintToString(walks));
  const BrusselsSprouts game(GraphCondition::girth(3));
  std::vector<naive::GraphVertex> letters;  // the vertices of all tips
  std::vector<std::vector<naive::Tip>> tips;
  for (const std::string& walk : walks) {
    tips.emplace_back();
    for (const char letter : walk) {
      tips.back().push_back(letters.size());
      letters.push_back(static_cast<unsigned char>(letter));
    }
  }
  const auto keys_of = [&](const naive::Drawing& drawing) {
    DrawnPicture picture;
    for (naive::Region region : naive::regions_of(drawing)) {
      for (auto& walk : region.walks) {
        for (naive::Tip& tip : walk) tip = letters[tip];
      }
      std::erase_if(region.walks, [](const auto& walk) { return walk.empty(); });
      picture.regions.push_back(region);
    }
    for (const auto v : letters) {
      for (const auto w : letters) picture.distance[{v, w}] = naive::kNever;
    }
    return keys_in(game, kept(picture, game.condition()));
  };
  const naive::Drawing start = naive::spots_on(surface, tips);
  const naive::Tip left = letters.size();
  letters.insert(letters.end(), 2, 0);  // the crossbar
  std::set<Keys> drawn;
  for (const naive::Drawing& drawing : naive::scaffoldings(start, 0)) {
    const naive::Disc& disc = drawing.discs[0];
    for (std::size_t second = 0; second < disc.size(); ++second) {
      for (std::size_t first = 0; first < second; ++first) {
        if (!is_tip(disc[first]) || !is_tip(disc[second])) continue;
        if (letters[disc[first].name] == letters[disc[second].name]) continue;
        naive::Drawing next = drawing;
        naive::join_by_crossbar(next, 0, first, second, left, left + 1);
        naive::simplify(next);
        drawn.insert(keys_of(next));
      }
    }
  }
  const auto text = fmt::format("({}) on {}", fmt::join(walks, "),("), engine_surface(surface).print());
  const auto sum = game.parse(text);
  ASSERT_EQ(sum.size(), 1U);
  EXPECT_EQ(keys_in(game, sum), keys_of(start));
  std::set<Keys> options;
  for (const auto& option : game.options(sum.front())) options.insert(keys_in(game, option));
  EXPECT_EQ(options, drawn);
}

// Vertices with tips on several walks or sides show the directions.
TEST(BrusselsReference, DirectionsOfWalks) {
  compare_moves_in(kSphere, {"axy", "bxy", "xy"});
  compare_moves_in(handles(1), {"axybxy"});
  compare_moves_in(handles(1), {"axy", "xy"});
  compare_moves_in(crosscaps(1), {"axybxy"});
  compare_moves_in(crosscaps(1), {"axy", "bxy"});
  compare_moves_in(crosscaps(1), {"xyz", "wxyz"});
  compare_moves_in(crosscaps(2), {"axybxy"});
  compare_moves_in(crosscaps(3), {"axby"});
}

}  // namespace
}  // namespace sprague
