// The naive drawings: Euler's counts, and the classification of curves on surfaces with holes as it comes out of
// gluing.
//
// Source of the expected cuts: the classification of surfaces (a curve between two walks joins them; one that starts
// and ends on one walk cuts off a part, cuts a handle or two crosscaps, or cuts a crosscap), written out in
// cuts_by_rule.
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "tests/naive/curves.hpp"
#include "tests/naive/drawing.hpp"
#include "tests/support.hpp"

namespace sprague::naive {
namespace {

using ::testing::UnorderedElementsAre;

constexpr Tip kCrossbar = 9;  // both tips of the crossbar on the curve

using Walks = std::vector<std::vector<Tip>>;
using Pieces = std::vector<Region>;  // sorted, each in normal form

Pieces sorted(Pieces pieces) {
  for (Region& region : pieces) region = normal_form(region);
  std::ranges::sort(pieces);
  return pieces;
}

// "P2(3c) + S(c)": every region with its walks, c for the crossbar's tips.
std::string text_of(const Pieces& pieces) {
  std::string text;
  for (const Region& region : pieces) {
    if (!text.empty()) text += " + ";
    const char kind = !region.surface.orientable ? 'P' : region.surface.genus == 0 ? 'S' : 'T';
    text += kind;
    if (region.surface.genus != 0) text += std::to_string(region.surface.genus);
    for (const auto& walk : region.walks) {
      text += '(';
      for (const Tip tip : walk) text += tip == kCrossbar ? "c" : std::to_string(tip);
      text += ')';
    }
  }
  return text;
}

std::vector<Drawing> forms_of(ClosedSurface surface, const Walks& walks) {
  return scaffoldings(spots_on(surface, walks), 0);
}

std::size_t index_of(const Disc& disc, Tip tip) {
  return static_cast<std::size_t>(std::ranges::find(disc, Letter{LetterKind::tip, tip}) - disc.begin());
}

// What is left of a region after every curve between two tips, by chords of all its scaffoldings.
std::set<Pieces> cuts_by_scaffold(const std::vector<Drawing>& forms, Tip a, Tip b) {
  std::set<Pieces> result;
  for (Drawing next : forms) {
    const Disc& disc = next.discs[0];
    join_by_crossbar(next, 0, index_of(disc, a), index_of(disc, b), kCrossbar, kCrossbar);
    simplify(next);
    result.insert(sorted(regions_of(next)));
  }
  return result;
}

std::set<Pieces> cuts_by_crossing(const Drawing& drawing, Tip a, Tip b, std::size_t crossings) {
  std::set<Pieces> result;
  each_curve(drawing, a, b, kCrossbar, kCrossbar, crossings, [&result](Drawing next) {
    simplify(next);
    result.insert(sorted(regions_of(next)));
  });
  return result;
}

std::set<std::string> texts(const std::set<Pieces>& cuts) {
  std::set<std::string> result;
  for (const Pieces& pieces : cuts) result.insert(text_of(pieces));
  return result;
}

std::vector<Tip> reversed(std::vector<Tip> walk) {
  std::ranges::reverse(walk);
  return walk;
}

std::vector<Tip> operator+(std::vector<Tip> a, const std::vector<Tip>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

// The walks themselves, and with every set of them turned round.
std::vector<Walks> all_directions(const Walks& walks) {
  std::vector<Walks> result = {{}};
  for (const auto& walk : walks) {
    std::vector<Walks> longer;
    for (const Walks& so_far : result) {
      for (const auto& turned : {walk, reversed(walk)}) {
        longer.push_back(so_far);
        longer.back().push_back(turned);
      }
    }
    result = longer;
  }
  return result;
}

// A region with these walks and more walks of a region that had a crosscap if `free`: if this one has none, theirs may
// have come to run either way.
std::vector<Region> with_walks(ClosedSurface surface, const Walks& walks, const Walks& others, bool free) {
  std::vector<Region> result;
  for (const Walks& directed : free&& surface.orientable ? all_directions(others) : std::vector<Walks>{others}) {
    result.push_back({surface, walks});
    result.back().walks.insert(result.back().walks.end(), directed.begin(), directed.end());
  }
  return result;
}

// The surfaces of two parts that a closed curve without crossing cuts a surface into.
std::vector<std::pair<ClosedSurface, ClosedSurface>> shares(ClosedSurface surface) {
  std::vector<std::pair<ClosedSurface, ClosedSurface>> result;
  for (std::size_t one = 0; one <= surface.genus; ++one) {
    const std::size_t other = surface.genus - one;
    if (surface.orientable) result.emplace_back(handles(one), handles(other));
    if (!surface.orientable && one > 0 && other > 0) result.emplace_back(crosscaps(one), crosscaps(other));
    if (!surface.orientable && one % 2 == 0 && other > 0) {
      result.emplace_back(handles(one / 2), crosscaps(other));
      result.emplace_back(crosscaps(other), handles(one / 2));
    }
  }
  return result;
}

// Curves from tip a to tip b where the walk of a is aU and that of b is bW.
std::set<Pieces> joins_by_rule(ClosedSurface surface, const std::vector<Tip>& u, const std::vector<Tip>& w,
                               const Walks& others) {
  const std::vector<Tip> c = {kCrossbar};
  std::set<Pieces> result;
  for (const auto& directed : surface.orientable ? Walks{w} : Walks{w, reversed(w)}) {
    for (const Region& region : with_walks(surface, {c + u + c + directed}, others, false))
      result.insert(sorted({region}));
  }
  return result;
}

// Curves from tip a to tip b of one walk aUbW.
std::set<Pieces> splits_by_rule(ClosedSurface surface, const std::vector<Tip>& u, const std::vector<Tip>& w,
                                const Walks& others) {
  const std::vector<Tip> c = {kCrossbar};
  const bool free = !surface.orientable;
  const std::size_t genus = surface.genus;
  std::set<Pieces> result;
  for (std::size_t chosen = 0; chosen >> others.size() == 0; ++chosen) {
    std::array<Walks, 2> shared;
    for (std::size_t i = 0; i < others.size(); ++i) shared[chosen >> i & 1].push_back(others[i]);
    for (const auto& [first, second] : shares(surface)) {
      for (const Region& one : with_walks(first, {c + u}, shared[0], free)) {
        for (const Region& other : with_walks(second, {c + w}, shared[1], free)) result.insert(sorted({one, other}));
      }
    }
  }
  const auto insert_all = [&](ClosedSurface left, const Walks& walks) {
    for (const Region& region : with_walks(left, walks, others, free)) result.insert(sorted({region}));
  };
  if (surface.orientable && genus >= 1) insert_all(handles(genus - 1), {c + u, c + w});
  if (surface.orientable) return result;
  // Two-sided; what has become orientable has the walks against each other, else gluing back would leave it so.
  if (genus >= 3) insert_all(crosscaps(genus - 2), {c + u, c + w});
  if (genus % 2 == 0) insert_all(handles((genus - 2) / 2), {c + u, reversed(c + w)});
  // One-sided.
  if (genus >= 2) insert_all(crosscaps(genus - 1), {c + u + c + reversed(w)});
  if (genus % 2 == 1) insert_all(handles((genus - 1) / 2), {c + u + c + reversed(w)});
  return result;
}

std::set<Pieces> cuts_by_rule(ClosedSurface surface, Walks walks, Tip a, Tip b) {
  const auto walk_of = [&walks](Tip tip) {
    return std::ranges::find_if(walks, [tip](const auto& walk) { return std::ranges::count(walk, tip) == 1; });
  };
  std::vector<Tip> first = *walk_of(a);
  walks.erase(walk_of(a));
  std::rotate(first.begin(), std::ranges::find(first, a), first.end());
  if (const auto at = std::ranges::find(first, b); at != first.end()) {
    return splits_by_rule(surface, {first.begin() + 1, at}, {at + 1, first.end()}, walks);
  }
  std::vector<Tip> second = *walk_of(b);
  walks.erase(walk_of(b));
  std::rotate(second.begin(), std::ranges::find(second, b), second.end());
  return joins_by_rule(surface, {first.begin() + 1, first.end()}, {second.begin() + 1, second.end()}, walks);
}

TEST(DrawingReference, SpotsStandOnTheSurfaceThatWasAskedFor) {
  for (const ClosedSurface surface :
       {kSphere, handles(1), handles(2), crosscaps(1), crosscaps(2), crosscaps(3), crosscaps(4)}) {
    const Walks spots = {{1, 2, 3}, {4}, {}, {5, 6}};
    const Drawing drawing = spots_on(surface, spots);
    EXPECT_EQ(whole_surface(drawing), surface);
    EXPECT_EQ(normal_form(region_of(drawing.discs[0])), normal_form({surface, spots}));
  }
  EXPECT_EQ(whole_surface(spots_on_circle({{1}, {2, 3}, {}})), kSphere);
  EXPECT_EQ(regions_of(spots_on_circle({{1}, {2, 3}, {}})), (Pieces{{kSphere, {{1, 2, 3}}}, {kSphere, {{}}}}));
}

// Random curves drawn until no region has two tips: after each the discs still make up the surface, its points are the
// spots and crossbars, and the tips are as many as before; in the end there is one in every region.
TEST(DrawingReference, CurvesKeepTheSurface) {
  support::Random random = support::seeded();
  const Walks spots = {{1, 2, 3}, {4, 5}};
  for (const ClosedSurface surface : {kSphere, handles(1), crosscaps(1), crosscaps(2)}) {
    Drawing drawing = spots_on(surface, spots);
    std::size_t points = spots.size();
    const auto crowded = [](const Disc& disc) { return std::ranges::count_if(disc, is_tip) >= 2; };
    while (std::ranges::any_of(drawing.discs, crowded)) {
      const auto disc = static_cast<std::size_t>(std::ranges::find_if(drawing.discs, crowded) - drawing.discs.begin());
      const std::vector<Drawing> forms = scaffoldings(drawing, disc);
      drawing = forms[random() % forms.size()];
      std::vector<std::size_t> tips;
      for (std::size_t i = 0; i < drawing.discs[disc].size(); ++i) {
        if (is_tip(drawing.discs[disc][i])) tips.push_back(i);
      }
      std::ranges::shuffle(tips, random);
      ++points;
      join_by_crossbar(drawing, disc, tips[0], tips[1], 10 * points, 10 * points + 1);
      EXPECT_EQ(whole_surface(drawing), surface);
      simplify(drawing);
      EXPECT_EQ(whole_surface(drawing), surface);
      std::size_t tips_left = 0;
      std::set<std::size_t> drawn_points;
      const std::vector<std::size_t> point = points_of(drawing);
      for (const Disc& rim : drawing.discs) {
        for (const Letter& letter : rim) {
          if (is_tip(letter)) {
            ++tips_left;
          } else {
            drawn_points.insert({point[2 * letter.name], point[2 * letter.name + 1]});
          }
        }
      }
      EXPECT_EQ(tips_left, 5U);
      EXPECT_EQ(drawn_points.size(), points);
    }
    EXPECT_EQ(drawing.discs.size(), 5U) << "as many regions as tips";
  }
}

TEST(DrawingReference, CutsWrittenOut) {
  const auto cuts = [](ClosedSurface surface, const Walks& walks, Tip a, Tip b) {
    return texts(cuts_by_scaffold(forms_of(surface, walks), a, b));
  };
  EXPECT_THAT(cuts(kSphere, {{1, 2}, {3}}, 1, 2), UnorderedElementsAre("S(3)(c) + S(c)")) << "annulus";
  EXPECT_THAT(cuts(kSphere, {{1, 2}, {3}}, 1, 3), UnorderedElementsAre("S(2cc)")) << "annulus";
  EXPECT_THAT(cuts(handles(1), {{1, 2, 3}}, 1, 2), UnorderedElementsAre("S(3c) + T1(c)", "S(c) + T1(3c)", "S(3c)(c)"))
      << "torus with a hole";
  EXPECT_THAT(cuts(crosscaps(1), {{1, 2, 3}}, 1, 2), UnorderedElementsAre("P1(3c) + S(c)", "P1(c) + S(3c)", "S(3cc)"))
      << "Moebius band";
  EXPECT_THAT(cuts(crosscaps(2), {{1, 2, 3}}, 1, 2),
              UnorderedElementsAre("P2(3c) + S(c)", "P2(c) + S(3c)", "P1(3c) + P1(c)", "P1(3cc)", "S(3c)(c)"))
      << "Klein bottle with a hole";
  EXPECT_THAT(cuts(crosscaps(2), {{1, 2}, {3}}, 1, 2),
              UnorderedElementsAre("P2(3)(c) + S(c)", "P2(c) + S(3)(c)", "P1(3)(c) + P1(c)", "P1(3)(cc)", "S(3)(c)(c)"))
      << "Klein bottle with two holes";
  EXPECT_THAT(cuts(crosscaps(2), {{1, 2}, {3}}, 1, 3), UnorderedElementsAre("P2(2cc)"))
      << "Klein bottle with two holes";
  EXPECT_THAT(cuts(crosscaps(1), {{1, 2, 3}, {4, 5, 6}}, 1, 4), UnorderedElementsAre("P1(23c56c)", "P1(23c65c)"))
      << "Moebius band with another hole";
  EXPECT_THAT(cuts(crosscaps(3), {{1, 2, 3}}, 1, 2),
              UnorderedElementsAre("P3(3c) + S(c)", "P3(c) + S(3c)", "P1(3c) + P2(c)", "P1(c) + P2(3c)",
                                   "P1(3c) + T1(c)", "P1(c) + T1(3c)", "P1(3c)(c)", "P2(3cc)", "T1(3cc)"))
      << "three crosscaps and a hole";
}

// A cut of the Klein bottle that leaves an annulus leaves its two walks against each other; of the torus, along.
TEST(DrawingReference, DirectionsAfterATwoSidedCut) {
  const Walks walk = {{1, 2, 3, 4, 5, 6}};
  const auto on_klein_bottle = texts(cuts_by_scaffold(forms_of(crosscaps(2), walk), 1, 4));
  EXPECT_TRUE(on_klein_bottle.contains("S(23c)(5c6)"));
  EXPECT_FALSE(on_klein_bottle.contains("S(23c)(56c)"));
  const auto on_torus = texts(cuts_by_scaffold(forms_of(handles(1), walk), 1, 4));
  EXPECT_TRUE(on_torus.contains("S(23c)(56c)"));
  EXPECT_FALSE(on_torus.contains("S(23c)(5c6)"));
}

TEST(DrawingReference, EveryCutIsOneOfTheRulesAndEveryRuleIsACut) {
  const std::vector<std::pair<ClosedSurface, Walks>> regions = {
      {kSphere, {{1, 2, 3, 4}, {5, 6}, {7}}},
      {handles(1), {{1, 2, 3, 4}}},
      {handles(1), {{1, 2}, {3, 4}}},
      {handles(2), {{1, 2}}},
      {crosscaps(1), {{1, 2, 3, 4}, {5, 6, 7}}},
      {crosscaps(1), {{1, 2}, {3}, {4}}},
      {crosscaps(2), {{1, 2, 3, 4, 5}}},
      {crosscaps(2), {{1, 2}, {3, 4}}},
      {crosscaps(3), {{1, 2, 3}}},
      {crosscaps(4), {{1, 2}}},
  };
  for (const auto& [surface, walks] : regions) {
    const std::vector<Drawing> forms = forms_of(surface, walks);
    std::set<Tip> tips;
    for (const auto& walk : walks) tips.insert(walk.begin(), walk.end());
    for (const Tip a : tips) {
      for (const Tip b : tips) {
        if (a >= b) continue;
        EXPECT_EQ(texts(cuts_by_scaffold(forms, a, b)), texts(cuts_by_rule(surface, walks, a, b)))
            << text_of({{surface, walks}}) << ": " << a << " to " << b;
      }
    }
  }
}

// Curves that walk across scaffold find the same, and with two crossings more than they need nothing new.
TEST(DrawingReference, CurvesAcrossScaffold) {
  const std::vector<std::tuple<ClosedSurface, Walks, std::size_t>> regions = {
      {kSphere, {{1, 2}, {3}, {4}}, 1},    {handles(1), {{1, 2}}, 1},   {handles(1), {{1, 2}, {3}}, 1},
      {crosscaps(1), {{1, 2, 3}, {4}}, 3}, {crosscaps(2), {{1, 2}}, 2}, {crosscaps(2), {{1, 2}, {3}}, 2},
      {crosscaps(2), {{1, 2, 3}}, 4}};
  for (const auto& [surface, walks, needed] : regions) {
    const Drawing drawing = spots_on(surface, walks);
    const auto all = cuts_by_scaffold(forms_of(surface, walks), 1, 2);
    EXPECT_NE(texts(cuts_by_crossing(drawing, 1, 2, needed - 1)), texts(all)) << text_of({{surface, walks}});
    for (std::size_t more = 0; more <= 2; ++more) {
      EXPECT_EQ(texts(cuts_by_crossing(drawing, 1, 2, needed + more)), texts(all)) << text_of({{surface, walks}});
    }
  }
}

}  // namespace
}  // namespace sprague::naive
