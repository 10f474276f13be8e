// The naive drawn games against what the paper says of small positions.
//
// Source of every expected value: Das et al., "A theoretical expansion of the Sprout game", at the place named.
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

#include "tests/naive/drawn_brussels.hpp"

namespace sprague::naive {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

using Tips = std::vector<std::size_t>;
using Lengths = std::set<std::size_t>;

constexpr CircleReading kEdges = CircleReading::arcs_are_edges;
constexpr CircleReading kWalls = CircleReading::arcs_are_walls;

constexpr GraphFamily girth_at_least(std::size_t girth) {
  return {.girth = girth};
}

std::size_t total(const Tips& tips) {
  return std::accumulate(tips.begin(), tips.end(), std::size_t{0});
}

unsigned nimber_without_memo(DrawnBrussels& game, const DrawnPosition& position) {
  std::set<unsigned> seen;
  for (const DrawnPosition& option : game.options(position)) seen.insert(nimber_without_memo(game, option));
  return mex(seen);
}

// Every position that can be reached, each once for every way to get there that its text tells apart.
std::vector<DrawnPosition> reachable(DrawnBrussels& game) {
  std::map<DrawnBrussels::Text, DrawnPosition> found;
  std::vector<DrawnPosition> open = {game.start()};
  while (!open.empty()) {
    const DrawnPosition here = open.back();
    open.pop_back();
    if (!found.emplace(DrawnBrussels::text_of(here), here).second) continue;
    for (const DrawnPosition& option : game.options(here)) open.push_back(option);
  }
  std::vector<DrawnPosition> result;
  for (const auto& [text, position] : found) result.push_back(position);
  return result;
}

// Section 5.1.1: the game on a cycle of four vertices with triangle-free graphs, as the paper goes on with it: a curve
// joins opposite vertices, and leaves two such cycles with a tip of the crossbar on each.
using TipsOfFour = std::array<std::size_t, 4>;

std::vector<std::pair<TipsOfFour, TipsOfFour>> quad_options(const TipsOfFour& quad) {
  std::vector<std::pair<TipsOfFour, TipsOfFour>> result;
  for (const auto& [a, b, c, d] : {quad, TipsOfFour{quad[1], quad[2], quad[3], quad[0]}}) {
    for (std::size_t x = 0; x < a; ++x) {
      for (std::size_t y = 0; y < c; ++y) result.push_back({{x, b, y, 1}, {a - 1 - x, 1, c - 1 - y, d}});
    }
  }
  return result;
}

unsigned quad_nimber(const TipsOfFour& quad) {
  std::set<unsigned> seen;
  for (const auto& [one, other] : quad_options(quad)) seen.insert(quad_nimber(one) ^ quad_nimber(other));
  return mex(seen);
}

Lengths quad_lengths(const TipsOfFour& quad) {
  Lengths result;
  for (const auto& [one, other] : quad_options(quad)) {
    for (const std::size_t first : quad_lengths(one)) {
      for (const std::size_t second : quad_lengths(other)) result.insert(first + second + 1);
    }
  }
  return result.empty() ? Lengths{0} : result;
}

Tips tips_of(const TipsOfFour& quad) {
  return {quad.begin(), quad.end()};
}

TEST(Multigraph, GirthAndForests) {
  const Multigraph path = {{0, 1}, {1, 2}};
  const Multigraph double_edge = {{0, 1}, {1, 2}, {2, 1}};
  const Multigraph loop = {{0, 0}};
  const Multigraph two_cycles = {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}, {1, 4}, {6, 7}};
  EXPECT_EQ(girth(path), kNever);
  EXPECT_EQ(girth(double_edge), 2U);
  EXPECT_EQ(girth(loop), 1U);
  EXPECT_EQ(girth(two_cycles), 3U);
  EXPECT_TRUE(is_forest(path));
  EXPECT_TRUE(is_forest({{0, 1}, {2, 3}}));
  EXPECT_FALSE(is_forest(double_edge));
  EXPECT_FALSE(is_forest(loop));
  EXPECT_FALSE(is_forest(two_cycles));
  EXPECT_EQ(distance(two_cycles, 0, 3), 2U);
  EXPECT_EQ(distance(two_cycles, 0, 6), kNever);
}

TEST(DrawnReference, MemoChangesNothing) {
  std::vector<DrawnBrussels> games = {DrawnBrussels(kSphere, {2, 2}, kAllGraphs),
                                      DrawnBrussels({true, 1}, {3}, kAllGraphs),
                                      DrawnBrussels({false, 1}, {1, 2}, kAllGraphs),
                                      DrawnBrussels({false, 2}, {1, 1}, kAllGraphs),
                                      DrawnBrussels(kSphere, {2, 3}, girth_at_least(4)),
                                      DrawnBrussels(kSphere, {1, 1, 2}, girth_at_least(4)),
                                      DrawnBrussels(kEdges, {2, 1, 3, 1}, girth_at_least(4)),
                                      DrawnBrussels(kWalls, {1, 1, 2}, girth_at_least(4))};
  for (DrawnBrussels& game : games) EXPECT_EQ(game.nimber(), nimber_without_memo(game, game.start()));
}

TEST(DrawnReference, ForestsTakeOneMoveLessThanSpots) {
  for (const Tips& tips : {Tips{3}, Tips{1, 1}, Tips{2, 3}, Tips{1, 1, 1}, Tips{1, 2, 2}, Tips{1, 1, 1, 2}}) {
    DrawnBrussels game(kSphere, tips, kForests);
    EXPECT_THAT(game.play_lengths(), ElementsAre(tips.size() - 1)) << "Theorem 2.1";
    DrawnBrussels sparse(kSphere, tips, girth_at_least(2 * tips.size() + 1));
    EXPECT_THAT(sparse.play_lengths(), ElementsAre(tips.size() - 1)) << "Theorem 3.1";
  }
}

// Corollary 2.3.
TEST(DrawnReference, ThePlaneLeavesNoChoice) {
  for (const Tips& tips : {Tips{1}, Tips{2}, Tips{4}, Tips{1, 1}, Tips{2, 2}, Tips{1, 1, 1}, Tips{1, 1, 2}}) {
    DrawnBrussels game(kSphere, tips, kAllGraphs);
    EXPECT_THAT(game.play_lengths(), ElementsAre(tips.size() + total(tips) - 2));
    EXPECT_EQ(game.nimber(), (tips.size() + total(tips)) % 2);
  }
}

// Theorems 2.2 and 2.5. From two tips on every j occurs: a handle or crosscap may be cut, which leaves two tips in the
// region, or cut off with a single tip.
TEST(DrawnReference, HandlesAndCrosscapsLengthenPlays) {
  const std::vector<std::pair<ClosedSurface, Tips>> games = {
      {{true, 1}, {1}},       {{true, 1}, {2}},     {{true, 1}, {3}},        {{true, 1}, {1, 1}}, {{true, 1}, {1, 2}},
      {{true, 1}, {1, 1, 1}}, {{true, 2}, {2}},     {{false, 1}, {1}},       {{false, 1}, {2}},   {{false, 1}, {4}},
      {{false, 1}, {1, 1}},   {{false, 1}, {2, 2}}, {{false, 1}, {1, 1, 1}}, {{false, 2}, {2}},   {{false, 2}, {3}},
      {{false, 2}, {1, 1}},   {{false, 2}, {1, 2}}, {{false, 3}, {2}}};
  for (const auto& [surface, tips] : games) {
    Lengths expected;
    for (std::size_t j = 0; j <= surface.genus; ++j) {
      expected.insert(tips.size() + total(tips) + (surface.orientable ? 2 : 1) * j - 2);
      if (total(tips) == 1) break;
    }
    DrawnBrussels game(surface, tips, kAllGraphs);
    EXPECT_EQ(game.play_lengths(), expected)
        << surface.orientable << surface.genus << ' ' << tips.size() << ' ' << total(tips);
    if (surface.orientable) {
      EXPECT_EQ(game.nimber(), (tips.size() + total(tips)) % 2) << "Corollary 2.4";
    }
  }
}

TEST(DrawnReference, TwoSpotsTriangleFree) {
  DrawnBrussels three_three(kSphere, {3, 3}, girth_at_least(4));
  EXPECT_THAT(three_three.play_lengths(), ElementsAre(6)) << "Theorem 3.2";
  EXPECT_EQ(three_three.nimber(), 0U) << "Theorem 6.1";
  DrawnBrussels three_four(kSphere, {3, 4}, girth_at_least(4));
  EXPECT_THAT(three_four.play_lengths(), ElementsAre(6, 7)) << "Theorems 3.2 and 3.3";
  EXPECT_EQ(three_four.nimber(), 0U) << "Theorem 6.1";
}

// Section 4: the first move is unique, each reply x_i to y_j leaves two circles.
TEST(DrawnReference, TwoSpotsBecomeTwoCircles) {
  for (const auto& [p, q] : {std::pair<std::size_t, std::size_t>{2, 3}, {3, 3}, {3, 4}}) {
    DrawnBrussels game(kSphere, {p, q}, girth_at_least(4));
    const std::vector<DrawnPosition> first = game.options(game.start());
    std::set<std::vector<std::size_t>> pictures;
    for (const DrawnPosition& position : first) pictures.insert(normal_text(game.picture(position)));
    EXPECT_THAT(pictures, SizeIs(1));
    std::multiset<unsigned> circles;
    for (std::size_t i = 2; i <= p; ++i) {
      for (std::size_t j = 2; j <= q; ++j) {
        circles.insert(quad_nimber({i - 2, 1, j - 2, 1}) ^ quad_nimber({p - i, 1, q - j, 1}));
      }
    }
    std::multiset<unsigned> replies;
    for (const DrawnPosition& position : game.options(first[0])) replies.insert(game.nimber(position));
    EXPECT_EQ(replies, circles);
  }
}

TEST(DrawnReference, CirclesOfFourFollowTheRecursion) {
  for (std::size_t p = 0; p <= 3; ++p) {
    for (std::size_t q = p; q <= 3; ++q) {
      DrawnBrussels game(kEdges, {p, 1, q, 1}, girth_at_least(4));
      EXPECT_EQ(game.nimber(), quad_nimber({p, 1, q, 1})) << p << ' ' << q;
      EXPECT_EQ(game.play_lengths(), quad_lengths({p, 1, q, 1})) << p << ' ' << q;
    }
  }
  for (const TipsOfFour& quad : {TipsOfFour{0, 2, 2, 1}, TipsOfFour{2, 2, 1, 2}, TipsOfFour{1, 2, 1, 3}}) {
    DrawnBrussels game(kEdges, tips_of(quad), girth_at_least(4));
    EXPECT_EQ(game.nimber(), quad_nimber(quad));
    EXPECT_EQ(game.play_lengths(), quad_lengths(quad));
  }
}

TEST(DrawnReference, SmallCirclesOfFour) {
  const auto value = [](const Tips& tips) { return DrawnBrussels(kEdges, tips, girth_at_least(4)).nimber(); };
  for (std::size_t q = 1; q <= 4; ++q) {
    EXPECT_EQ(value({0, 0, q, 0}), 0U) << "Lemma 5.2 (i)";
    EXPECT_EQ(value({1, 0, q, 0}), 1U) << "Lemma 5.2 (iii)";
    EXPECT_EQ(value({0, 1, q, 1}), 0U) << "Lemma 5.2 (iv)";
    EXPECT_EQ(value({1, 1, q, 1}), q == 1 ? 1U : 2U) << "Lemma 5.3";
  }
  EXPECT_EQ(value({0, 1, 0, 1}), 1U) << "Lemma 5.2 (ii)";
}

// Section 5.1.1 lists t_1 to b_1 and every x_i to y_j: so the arcs count as edges. Otherwise any two spots can be
// joined.
TEST(DrawnReference, MovesOnTheCircleByReading) {
  for (const auto& [p, q] : {std::pair<std::size_t, std::size_t>{1, 1}, {1, 2}, {2, 3}}) {
    DrawnBrussels edges(kEdges, {p, 1, q, 1}, girth_at_least(4));
    EXPECT_THAT(edges.options(edges.start()), SizeIs(p * q + 1));
    DrawnBrussels walls(kWalls, {p, 1, q, 1}, girth_at_least(4));
    EXPECT_THAT(walls.options(walls.start()), SizeIs(p * q + 2 * (p + q) + 1));
  }
}

// Do any two positions whose pictures agree, with distances capped, have the same nimber and play lengths?
bool picture_decides(DrawnBrussels& game, std::size_t cap) {
  std::map<std::vector<std::size_t>, std::pair<unsigned, Lengths>> known;
  for (const DrawnPosition& position : reachable(game)) {
    const std::pair<unsigned, Lengths> answer = {game.nimber(position), game.play_lengths(position)};
    const auto text = normal_text(capped(game.picture(position), cap));
    if (known.emplace(text, answer).first->second != answer) return false;
  }
  return true;
}

// A curve between vertices at distance d closes a shortest cycle of length d + 2: longer distances than girth - 2 do
// not matter, that one does.
TEST(DrawnReference, ThePictureDecides) {
  for (const auto& [tips, girth] : {std::pair<Tips, std::size_t>{{2, 3}, 3}, {{3, 3}, 4}, {{1, 1, 2}, 5}}) {
    DrawnBrussels game(kSphere, tips, girth_at_least(girth));
    EXPECT_TRUE(picture_decides(game, girth - 2)) << tips.size() << ' ' << girth;
  }
  DrawnBrussels game(kSphere, {1, 1, 2}, girth_at_least(4));
  EXPECT_TRUE(picture_decides(game, 2));
  EXPECT_FALSE(picture_decides(game, 1)) << "whether two vertices are adjacent";
}

TEST(DrawnPicture, NormalTextSeesThroughNamesOnly) {
  const auto with_distances = [](std::vector<Region> regions, std::size_t from_0_to_3) {
    DrawnPicture picture{std::move(regions), {}};
    for (GraphVertex v = 0; v < 4; ++v) {
      for (GraphVertex w = 0; w < 4; ++w) picture.distance[{v, w}] = v == w ? 0 : 2;
    }
    picture.distance[{0, 3}] = picture.distance[{3, 0}] = from_0_to_3;
    return normal_text(picture);
  };
  const ClosedSurface bottle = {false, 2};
  const auto text = with_distances({{kSphere, {{0, 1, 2}, {3}}}, {bottle, {{0, 0, 1, 3}, {1, 1, 2}}}}, 2);
  const auto same = [&](std::vector<Region> regions) { return with_distances(std::move(regions), 2) == text; };
  EXPECT_TRUE(same({{bottle, {{2, 1, 1}, {3, 0, 0, 1}}}, {kSphere, {{3}, {2, 0, 1}}}})) << "order and beginnings";
  EXPECT_TRUE(same({{kSphere, {{2, 1, 0}, {3}}}, {bottle, {{0, 0, 1, 3}, {1, 1, 2}}}})) << "one region turned round";
  EXPECT_TRUE(same({{kSphere, {{0, 1, 2}, {3}}}, {bottle, {{3, 1, 0, 0}, {1, 1, 2}}}})) << "one walk turned round";
  EXPECT_TRUE(same({{kSphere, {{3, 1, 2}, {0}}}, {bottle, {{3, 3, 1, 0}, {1, 1, 2}}}})) << "vertices renamed";
  EXPECT_FALSE(same({{kSphere, {{0, 1, 2}, {3}}}, {{true, 1}, {{0, 0, 1, 3}, {1, 1, 2}}}})) << "another surface";
  EXPECT_FALSE(same({{kSphere, {{0, 1, 2}, {3}}}, {bottle, {{0, 0, 1, 3}, {2, 2, 1}}}})) << "another vertex";
  EXPECT_FALSE(same({{kSphere, {{0, 1, 2, 3}}}, {bottle, {{0, 0, 1, 3}, {1, 1, 2}}}})) << "another walk";
  EXPECT_NE(text, with_distances({{kSphere, {{0, 1, 2}, {3}}}, {bottle, {{0, 0, 1, 3}, {1, 1, 2}}}}, 3));
  const auto two_walks = [&](std::vector<GraphVertex> second, ClosedSurface surface) {
    return with_distances({{surface, {{0, 1, 2, 3}, std::move(second)}}}, 2);
  };
  EXPECT_NE(two_walks({0, 1, 2}, kSphere), two_walks({2, 1, 0}, kSphere)) << "directions matter";
  EXPECT_EQ(two_walks({0, 1, 2}, bottle), two_walks({2, 1, 0}, bottle)) << "and do not where a crosscap is left";
}

}  // namespace
}  // namespace sprague::naive
