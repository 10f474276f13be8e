// Circular Sprouts with four spots: the recursion against the drawn game, and its keys.
#include "games/circular_quads.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "checkers/nimbers.hpp"
#include "tests/naive/circular_sprouts.hpp"

namespace sprague {
namespace {

template <class Visit>
void each_quad(unsigned most_tips, Visit visit) {
  for (unsigned a = 0; a <= most_tips; ++a) {
    for (unsigned b = 0; a + b <= most_tips; ++b) {
      for (unsigned c = 0; a + b + c <= most_tips; ++c) {
        for (unsigned d = 0; a + b + c + d <= most_tips; ++d) {
          visit(Quad{static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c),
                     static_cast<std::uint16_t>(d)});
        }
      }
    }
  }
}

TEST(CircularQuads, EverySmallQuadHasTheValueOfItsDrawing) {
  const CircularQuads game;
  NimberSolver<CircularQuads> solver(game, {});
  each_quad(7, [&](const Quad& quad) {
    const auto drawing = naive::DrawnCircles::circular({quad[0], quad[1], quad[2], quad[3]});
    EXPECT_EQ(solver.value(quad).value(), drawing.value()) << print_quad(quad);
  });
}

// A move takes two tips and adds two.
TEST(CircularQuads, OptionsKeepTheTips) {
  const CircularQuads game;
  each_quad(7, [&](const Quad& quad) {
    auto total = [](const Quad& part) { return part[0] + part[1] + part[2] + part[3]; };
    const std::vector<Sum<Quad>> options = game.options(quad);
    EXPECT_EQ(options.size(), static_cast<std::size_t>(quad[0] * quad[2] + quad[1] * quad[3]));
    for (const Sum<Quad>& option : options) {
      ASSERT_EQ(option.size(), 2U);
      EXPECT_EQ(total(option[0]) + total(option[1]), total(quad));
    }
  });
}

// Equal keys exactly for quads that are images of each other.
TEST(CircularQuads, KeysAreOrbits) {
  const CircularQuads game;
  std::vector<Quad> quads;
  each_quad(4, [&](const Quad& quad) { quads.push_back(quad); });
  for (const Quad& x : quads) {
    const auto [a, b, c, d] = x;
    const std::set<Quad> images{{a, b, c, d}, {b, c, d, a}, {c, d, a, b}, {d, a, b, c},
                                {d, c, b, a}, {c, b, a, d}, {b, a, d, c}, {a, d, c, b}};
    for (const Quad& y : quads) {
      EXPECT_EQ(game.key(x) == game.key(y), images.contains(y)) << print_quad(x) << ' ' << print_quad(y);
    }
  }
}

}  // namespace
}  // namespace sprague
