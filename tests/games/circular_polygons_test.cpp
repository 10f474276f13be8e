// Polygons against the quads' rules and against naive drawings; turned and reflected ones have one key.
#include "games/circular_polygons.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "checkers/nimbers.hpp"
#include "games/circular_quads.hpp"
#include "tests/naive/drawn_brussels.hpp"

namespace sprague {
namespace {

// Every list of so many numbers from 0 to `most`.
std::vector<Polygon> all_polygons(std::size_t corners, std::uint16_t most) {
  std::vector<Polygon> result{{}};
  for (std::size_t corner = 0; corner < corners; ++corner) {
    std::vector<Polygon> longer;
    for (const Polygon& polygon : result) {
      for (std::uint16_t tips = 0; tips <= most; ++tips) {
        longer.push_back(polygon);
        longer.back().push_back(tips);
      }
    }
    result = longer;
  }
  return result;
}

TEST(CircularPolygons, WithFourCornersTheyAreTheQuads) {
  const CircularPolygons polygons;
  const CircularQuads quads;
  const auto as_quad = [](const Polygon& p) { return Quad{p[0], p[1], p[2], p[3]}; };
  for (const Polygon& polygon : all_polygons(4, 3)) {
    std::multiset<std::multiset<Quad>> expected;
    for (const auto& option : quads.options(as_quad(polygon))) {
      expected.insert({quads.key(option[0]), quads.key(option[1])});
    }
    std::multiset<std::multiset<Quad>> found;
    for (const auto& option : polygons.options(polygon)) {
      found.insert({quads.key(as_quad(option[0])), quads.key(as_quad(option[1]))});
    }
    EXPECT_EQ(found, expected) << print_polygon(polygon);
    EXPECT_EQ(as_quad(polygons.key(polygon)), quads.key(as_quad(polygon)));
  }
}

TEST(CircularPolygons, MovesAndNimbersAreThoseOfNaiveDrawings) {
  const CircularPolygons rules;
  NimberSolver<CircularPolygons> solver(rules, {});
  for (const std::size_t corners : {5U, 6U}) {
    for (const Polygon& polygon : all_polygons(corners, 1)) {
      naive::DrawnBrussels play(naive::CircleReading::arcs_are_edges, {polygon.begin(), polygon.end()}, {.girth = 4});
      EXPECT_EQ(rules.options(polygon).size(), play.options(play.start()).size()) << print_polygon(polygon);
      EXPECT_EQ(solver.value(polygon).value(), play.nimber()) << print_polygon(polygon);
    }
  }
  for (const Polygon& polygon : {Polygon{2, 0, 1, 2, 0}, {1, 2, 0, 2, 1}, {0, 2, 1, 0, 2, 1}}) {
    naive::DrawnBrussels play(naive::CircleReading::arcs_are_edges, {polygon.begin(), polygon.end()}, {.girth = 4});
    EXPECT_EQ(rules.options(polygon).size(), play.options(play.start()).size()) << print_polygon(polygon);
    EXPECT_EQ(solver.value(polygon).value(), play.nimber()) << print_polygon(polygon);
  }
}

TEST(CircularPolygons, TurnedAndReflectedOnesHaveOneKey) {
  const CircularPolygons rules;
  std::set<Polygon> keys;
  for (Polygon polygon : all_polygons(5, 2)) {
    const Polygon key = rules.key(polygon);
    keys.insert(key);
    std::rotate(polygon.begin(), polygon.begin() + 2, polygon.end());
    std::ranges::reverse(polygon);
    EXPECT_EQ(rules.key(polygon), key);
  }
  // Bracelets of 5 beads of 3 colours, OEIS A027671.
  EXPECT_EQ(keys.size(), 39U);
}

}  // namespace
}  // namespace sprague
