// Surfaces: notation, and the ways to cut them against all chords of all polygons with few edges glued in pairs.
#include "canonical/surfaces.hpp"

#include <gmock/gmock.h>

#include <map>
#include <numeric>
#include <set>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

TEST(Surfaces, WhatIsPrintedReadsBack) {
  for (const char* text : {"S", "T1", "T2", "T100", "P1", "P3", "P100"}) {
    EXPECT_EQ(Surface::parse(text).print(), text);
  }
  EXPECT_EQ(Surface::parse("T0"), Surface());
  EXPECT_FALSE(Surface::parse("P2").is_orientable());
  EXPECT_NE(Surface::parse("P2"), Surface::parse("T2"));
}

TEST(Surfaces, NoSuchSurface) {
  for (const char* text : {"", "P0", "T-1", "T", "P", "S1", "T101", "P101", "T1x", "t1", "2", "P 1", "T4294967297"}) {
    EXPECT_THROW(Surface::parse(text), InputError) << text;
  }
}

// Polygons whose sides are glued in pairs or, where a surface is cut, lie open, with a free piece of boundary after
// each side. Any arc of a surface with one boundary walk is a chord of such a polygon: cut along further arcs until the
// two sides of the first are on two discs.
struct Side {
  std::size_t partner = 0;
  bool same_sense = false;  // does the gluing keep the sense in which the polygons run?
};
struct Polygons {
  std::vector<std::vector<std::size_t>> around;  // for each polygon its sides in order
  std::map<std::size_t, Side> sides;             // the glued ones
};

class Classes {
 public:
  explicit Classes(std::size_t size) : parent_(size) { std::iota(parent_.begin(), parent_.end(), std::size_t{0}); }
  std::size_t of(std::size_t x) const { return parent_[x] == x ? x : of(parent_[x]); }
  void unite(std::size_t x, std::size_t y) { parent_[of(x)] = of(y); }

 private:
  std::vector<std::size_t> parent_;
};

struct Piece {
  Surface surface;
  std::size_t walks = 0;
  auto operator<=>(const Piece&) const = default;
};

// The surfaces that the polygons make, with the numbers of their boundary walks. Side s runs from point 2s to point
// 2s + 1; a walk leads along free pieces and open sides.
std::vector<Piece> pieces_of(const Polygons& polygons, std::size_t most_sides) {
  Classes connected(polygons.around.size());
  Classes senses(2 * polygons.around.size());  // polygon p as it is (2p) and turned over (2p + 1)
  Classes walks(2 * most_sides);
  std::map<std::size_t, std::size_t> polygon_of;
  std::set<std::size_t> ends;
  for (std::size_t p = 0; p < polygons.around.size(); ++p) {
    const auto& around = polygons.around[p];
    for (std::size_t i = 0; i < around.size(); ++i) {
      polygon_of[around[i]] = p;
      ends.insert({2 * around[i], 2 * around[i] + 1});
      walks.unite(2 * around[i] + 1, 2 * around[(i + 1) % around.size()]);
      if (!polygons.sides.contains(around[i])) walks.unite(2 * around[i], 2 * around[i] + 1);
    }
  }
  for (const auto& [side, glued] : polygons.sides) {
    const std::size_t p = polygon_of.at(side);
    const std::size_t q = polygon_of.at(glued.partner);
    connected.unite(p, q);
    senses.unite(2 * p, 2 * q + (glued.same_sense ? 1 : 0));
    senses.unite(2 * p + 1, 2 * q + (glued.same_sense ? 0 : 1));
    walks.unite(2 * side, 2 * glued.partner + (glued.same_sense ? 0 : 1));
    walks.unite(2 * side + 1, 2 * glued.partner + (glued.same_sense ? 1 : 0));
  }
  std::vector<Piece> pieces;
  for (std::size_t p = 0; p < polygons.around.size(); ++p) {
    if (connected.of(p) != p) continue;
    int twice_euler = 0;  // faces less glued sides
    for (std::size_t q = 0; q < polygons.around.size(); ++q) twice_euler += connected.of(q) == p ? 2 : 0;
    for (const auto& [side, glued] : polygons.sides) {
      twice_euler -= connected.of(polygon_of.at(side)) == p ? 1 : 0;
    }
    std::set<std::size_t> own_walks;
    for (const std::size_t end : ends) {
      if (connected.of(polygon_of.at(end / 2)) == p) own_walks.insert(walks.of(end));
    }
    const auto lacking = static_cast<unsigned>(2 - twice_euler / 2 - static_cast<int>(own_walks.size()));
    const bool orientable = senses.of(2 * p) != senses.of(2 * p + 1);
    const Surface surface = orientable ? Surface::with_handles(lacking / 2) : Surface::with_crosscaps(lacking);
    pieces.push_back({surface, own_walks.size()});
  }
  return pieces;
}

// Calls visit(polygon) for every polygon with that many pairs of sides.
template <class Visit>
void each_polygon(std::size_t pairs, Polygons& polygon, Visit&& visit) {
  std::size_t side = 0;
  while (side < 2 * pairs && polygon.sides.contains(side)) ++side;
  if (side == 2 * pairs) {
    visit(polygon);
    return;
  }
  for (std::size_t partner = side + 1; partner < 2 * pairs; ++partner) {
    if (polygon.sides.contains(partner)) continue;
    for (const bool same_sense : {false, true}) {
      polygon.sides[side] = {partner, same_sense};
      polygon.sides[partner] = {side, same_sense};
      each_polygon(pairs, polygon, visit);
    }
    polygon.sides.erase(side);
    polygon.sides.erase(partner);
  }
}

struct Cuts {
  std::set<std::pair<Surface, Surface>> separating;
  std::set<Surface> two_sided;
  std::set<Surface> one_sided;
};

TEST(Surfaces, CutsAreThoseOfAllChordsOfPolygons) {
  constexpr std::size_t kMostPairs = 4;
  std::map<Surface, Cuts> found;
  for (std::size_t pairs = 1; pairs <= kMostPairs; ++pairs) {
    Polygons polygon;
    polygon.around.emplace_back(2 * pairs);
    std::iota(polygon.around[0].begin(), polygon.around[0].end(), std::size_t{0});
    each_polygon(pairs, polygon, [&](const Polygons& whole) {
      const std::vector<Piece> before = pieces_of(whole, 2 * pairs);
      ASSERT_EQ(before.size(), 1U);
      if (before.front().walks != 1) return;
      Cuts& cuts = found[before.front().surface];
      // From the free piece after side a to the one after side b, or to a later point of the same one.
      for (std::size_t a = 0; a < 2 * pairs; ++a) {
        for (std::size_t b = a; b < 2 * pairs; ++b) {
          Polygons halves{{{}, {}}, whole.sides};
          for (std::size_t s = 0; s < 2 * pairs; ++s) halves.around[s > a && s <= b ? 1 : 0].push_back(s);
          halves.around[0].insert(halves.around[0].begin() + static_cast<std::ptrdiff_t>(a) + 1, 2 * pairs);
          halves.around[1].push_back(2 * pairs + 1);
          const std::vector<Piece> after = pieces_of(halves, 2 * pairs + 2);
          if (after.size() == 2) {
            cuts.separating.insert({after[0].surface, after[1].surface});
            cuts.separating.insert({after[1].surface, after[0].surface});
          } else {
            (after.front().walks == 2 ? cuts.two_sided : cuts.one_sided).insert(after.front().surface);
          }
        }
      }
    });
  }
  EXPECT_EQ(found.size(), 2 + kMostPairs);  // T1, T2 and P1 to P4
  for (const auto& [surface, cuts] : found) {
    const auto separating = separating_cuts(surface);
    const auto two_sided = two_sided_cuts(surface);
    const auto one_sided = one_sided_cuts(surface);
    EXPECT_EQ(std::set(separating.begin(), separating.end()), cuts.separating) << surface.print();
    EXPECT_EQ(std::set(two_sided.begin(), two_sided.end()), cuts.two_sided) << surface.print();
    EXPECT_EQ(std::set(one_sided.begin(), one_sided.end()), cuts.one_sided) << surface.print();
  }
}

TEST(Surfaces, EveryArcFromAWalkToItselfSeparatesASphere) {
  EXPECT_THAT(separating_cuts(Surface()), testing::ElementsAre(std::pair(Surface(), Surface())));
  EXPECT_TRUE(two_sided_cuts(Surface()).empty());
  EXPECT_TRUE(one_sided_cuts(Surface()).empty());
}

}  // namespace
}  // namespace sprague
