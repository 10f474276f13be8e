// The limits of handles and crosscaps, against classes of surfaces written out, and against play without limits.
#include "games/sprouts_limits.hpp"

#include <gmock/gmock.h>

#include "checkers/game_trees.hpp"
#include "games/sprouts.hpp"
#include "tests/naive/surface_classes.hpp"

namespace sprague {
namespace {

const Sprouts kUnlimited({true, true, false});

TEST(SproutsLimits, VerticesByTheirCornersInTheRegion) {
  const auto sum = kUnlimited.parse("2,(1a2ba),(cc1d) on T1 | (bd2) | (12)");
  ASSERT_EQ(sum.size(), 2U);
  for (const SproutsLand& land : sum) {
    const SproutsDrawing drawing = land_of_word(land.word);
    for (std::size_t region = 0; region < drawing.regions(); ++region) {
      if (drawing.spots(region) == 0) continue;
      // The corners of c are neighbours, hence one.
      EXPECT_EQ(vertices_in(drawing, region), (RegionVertices{2, 2, 1, 4}));
      EXPECT_EQ(vertices_in(drawing, region).lives(), vertices_in(drawing, region).lives());
    }
  }
}

// Proposition 2: none matter up to three lives; Figure 13: one handle does with four.
TEST(SproutsLimits, ThePapersSmallCases) {
  for (const RegionVertices vertices : {RegionVertices{0, 0, 0, 0}, {1, 0, 0, 0}, {0, 1, 0, 1}, {0, 0, 1, 2}}) {
    EXPECT_EQ(genus_limits(vertices), (GenusLimits{0, 0}));
    EXPECT_EQ(limited(Surface::parse("T3"), vertices), Surface());
    EXPECT_EQ(limited(Surface::parse("P3"), vertices), Surface());
  }
  EXPECT_EQ(genus_limits({0, 0, 0, 4}), (GenusLimits{1, 1}));
  EXPECT_EQ(limited(Surface(), {0, 0, 0, 4}), Surface());
}

TEST(SproutsLimits, SurfacesKeepTheirKindAndParity) {
  const RegionVertices six{2, 0, 0, 0};
  const auto [handles, crosscaps] = genus_limits(six);
  for (unsigned n = 1; n <= 20; ++n) {
    const Surface handled = limited(Surface::with_handles(n), six);
    EXPECT_EQ(handled, Surface::with_handles(std::min(n, handles)));
    const Surface crossed = limited(Surface::with_crosscaps(n), six);
    EXPECT_FALSE(crossed.is_orientable());
    EXPECT_EQ(crossed.genus() % 2, n % 2);
    EXPECT_EQ(crossed.genus(), n <= crosscaps + 1 ? n : crosscaps + (n - crosscaps) % 2);
  }
  EXPECT_EQ(limited(Surface::parse("T50"), {6, 0, 0, 0}), Surface::parse("T50")) << "more lives than are limited";
}

// For all counts of up to seven lives, and genera well beyond the limits.
TEST(SproutsLimits, AreThoseOfTheClassesWrittenOut) {
  naive::SurfaceClasses classes(20);
  std::size_t regions = 0;
  for (unsigned spots = 0; spots <= 2; ++spots) {
    for (unsigned one_end = 0; one_end <= 3; ++one_end) {
      for (unsigned letters = 0; letters <= 7; ++letters) {
        for (unsigned two_ends = 0; two_ends <= 7; ++two_ends) {
          const RegionVertices vertices{spots, one_end, letters, two_ends};
          if (vertices.lives() <= 3 || vertices.lives() > 7) continue;
          const auto [handles, crosscaps] = genus_limits(vertices);
          EXPECT_EQ(handles, classes.handles({spots, one_end, letters, two_ends}));
          EXPECT_EQ(crosscaps, classes.crosscaps({spots, one_end, letters, two_ends}));
          ++regions;
        }
      }
    }
  }
  EXPECT_EQ(regions, 81U) << "11 + 16 + 23 + 31, by lives";
}

// Positions whose regions share vertices, in which some curves tear letters apart, on surfaces beyond the limit.
TEST(SproutsLimits, ChangeNoGameTree) {
  GameTreeStore store;
  const Sprouts limiting;
  GameTrees<Sprouts> with_limits(limiting, store, {});
  GameTrees<Sprouts> without(kUnlimited, store, {});
  for (const char* land : {"2", "(a2b2) on % | (ab)", "(a),(bc),(d) | (a2bc),(d)", "(ab) | (22),(a2b)", "1,(2),(2)",
                           "(abacbc),(d),(d)", "(abcabd),(cd)", "(ab),(cd) | (cb) | (ad)", "(12ab1) | (ab)"}) {
    for (const char* surface : {"S", "T1", "T2", "T3", "T5", "P1", "P2", "P3", "P4", "P7", "P8"}) {
      std::string text = land;
      const std::size_t place = text.find(" on %");
      if (place == std::string::npos) {
        text += std::string(" on ") + surface;
      } else {
        text.replace(place + 4, 1, surface);
      }
      EXPECT_EQ(with_limits.tree(limiting.parse(text)), without.tree(kUnlimited.parse(text))) << text;
    }
  }
}

}  // namespace
}  // namespace sprague
