// Nimbers without search are those of the search over all options, on every small position.
#include "conjectures/known_nimbers.hpp"

#include <gtest/gtest.h>

#include "canonical/graph_notation.hpp"
#include "canonical/tree_shapes.hpp"
#include "checkers/nimbers.hpp"
#include "games/brussels.hpp"
#include "games/tree_cutting.hpp"
#include "tests/naive/node_kayles.hpp"
#include "tests/naive/octal.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

bool is_path_or_cycle(const Graph& graph) {
  std::size_t most = 0;
  for (std::size_t v = 0; v < graph.vertices(); ++v) most = std::max(most, graph.degree(static_cast<Vertex>(v)));
  return most <= 2;
}

class KnownOctalNimbers : public ::testing::TestWithParam<const char*> {};

TEST_P(KnownOctalNimbers, AreThoseOfTheSearch) {
  const std::string_view code = GetParam();
  const auto game = OctalOnGraphs::from_code(code);
  KnownNimbers<OctalOnGraphs> known(game, {});
  NimberSolver<OctalOnGraphs> search(game, {});
  const bool splits = code.find_first_of("4567", 2) != std::string_view::npos;
  std::vector<Graph> graphs = support::graphs_up_to(6, Connectivity::connected);
  for (Graph& tree : support::trees_up_to(10)) graphs.push_back(std::move(tree));
  for (std::uint16_t n = 3; n <= 14; ++n) graphs.push_back(parse_graph("C" + std::to_string(n)));
  for (std::uint16_t n = 1; n <= 14; ++n) graphs.push_back(parse_graph("P" + std::to_string(n)));
  for (const Graph& graph : graphs) {
    const auto nimber = known.of(graph);
    EXPECT_EQ(nimber.has_value(), is_path_or_cycle(graph) || (graph.is_tree() && !splits)) << print_graph(graph);
    if (nimber) {
      EXPECT_EQ(*nimber, search.value(graph)) << print_graph(graph);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Codes, KnownOctalNimbers,
                         ::testing::Values("0.33", "0.3", "0.03", "0.07", "0.137", "0.77", "0.4", "0.6", "0.102",
                                           "0.3133", "0.01", "0.156"),
                         [](const auto& instance) { return std::string("o") + (instance.param + 2); });

// Large ones go by the proved classes. Cutting edges, which another test compares with the game on graphs, searches all
// their options.
TEST(KnownNimbersTest, OfStarsAndBistarsUnderThirtyThree) {
  const auto game = OctalOnGraphs::from_code("0.33");
  KnownNimbers<OctalOnGraphs> known(game, {});
  RootedTreeTable table;
  const TreeCutting cutting(OctalCode::parse("0.33"), table);
  NimberSolver<TreeCutting> search(cutting, {});
  constexpr std::size_t kVertices = 22;
  std::size_t compared = 0;
  each_star(kVertices, 3, {0, 5}, [&](const Legs& legs) {
    const Graph star = star_graph(legs);
    EXPECT_EQ(known.of(star), search.value(table.free_tree(star))) << print_star(legs);
    ++compared;
  });
  each_bistar(kVertices, {0, 100}, [&](const Bistar& bistar) {
    const Graph graph = bistar_graph(bistar);
    EXPECT_EQ(known.of(graph), search.value(table.free_tree(graph))) << print_bistar(bistar);
    ++compared;
  });
  EXPECT_GT(compared, 200U);
}

TEST(KnownNimbersTest, OfNodeKaylesOnPathsAndCycles) {
  KnownNimbers<NodeKayles> known({}, {});
  for (const Graph& graph : support::graphs_up_to(6, Connectivity::connected)) {
    EXPECT_EQ(known.of(graph).has_value(), is_path_or_cycle(graph)) << print_graph(graph);
  }
  for (int n = 1; n <= 15; ++n) {
    for (const char kind : {'P', 'C'}) {
      if (kind == 'C' && n < 3) continue;
      const std::string name = kind + std::to_string(n);
      const Graph graph = parse_graph(name);
      naive::NodeKaylesOnGraph naive(graph);
      ASSERT_TRUE(known.of(graph).has_value()) << name;
      EXPECT_EQ(known.of(graph)->value(), naive.value()) << name;
    }
  }
}

TEST(KnownNimbersTest, OfHeaps) {
  for (const char* code : {"0.07", "0.137", "0.33", "0.1234567"}) {
    KnownNimbers<OctalHeap> known(OctalHeap::from_code(code), {});
    const std::vector<unsigned> expected = naive::heap_values(code, 200);
    for (std::uint32_t heap = 0; heap <= 200; ++heap) EXPECT_EQ(known.of(heap)->value(), expected[heap]) << heap;
  }
}

// Against the recursion and against the drawing, from which the paper's recursion is read off.
TEST(KnownNimbersTest, OfCirclesOfFour) {
  const CircularPolygons game;
  KnownNimbers<CircularPolygons> known(game, {});
  NimberSolver<CircularPolygons> search(game, {});
  std::size_t compared = 0;
  for (std::uint16_t p = 0; p <= 9; ++p) {
    for (std::uint16_t q = 0; q <= 9; ++q) {
      for (const Polygon& circle : {Polygon{p, 1, q, 1}, Polygon{1, p, 1, q}}) {
        EXPECT_EQ(known.of(circle), search.value(circle)) << print_polygon(circle);
      }
      const Polygon other{p, 3, q, 2};
      const auto nimber = known.of(other);
      // With few tips beside the largest spot it is left to the search.
      if (nimber) {
        EXPECT_EQ(*nimber, search.value(other)) << print_polygon(other);
        ++compared;
      }
      const Polygon six{p, 0, 0, q, 1, 0};
      if (p + q <= 8) {
        EXPECT_EQ(known.of(six), search.value(six)) << print_polygon(six);
      }
    }
  }
  EXPECT_GT(compared, 90U);
}

// Spiders as graphs, with leaves of both kinds, against the game's own search.
TEST(KnownNimbersTest, OfSpidersInTheGameOfArrows) {
  for (const Leaves leaves : {Leaves::free, Leaves::bound}) {
    const ArrowsOnGraphs game(leaves);
    KnownNimbers<ArrowsOnGraphs> known(game, {});
    NimberSolver<ArrowsOnGraphs> search(game, {});
    for (std::size_t vertices = 4; vertices <= 10; ++vertices) {
      each_star(vertices, 3, {}, [&](const Legs& legs) {
        if (legs.size() > SpiderValues::kMostLegs) return;
        const ArrowsBoard board{star_graph(legs), {}};
        EXPECT_EQ(known.of_graph(board.graph), search.value(game.components(board))) << print_star(legs);
      });
    }
    EXPECT_EQ(known.of_graph(parse_graph("P6")), std::nullopt);
  }
}

// Under misere play by cutting edges, against the search on graphs.
TEST(KnownNimbersTest, OfTreesUnderMiserePlay) {
  const auto game = OctalOnGraphs::from_code("0.33");
  EasierForm<OctalOnGraphs> easier(game, {});
  for (const Graph& tree : support::trees_up_to(9)) {
    naive::OctalOnGraph naive("0.33", tree);
    EXPECT_EQ(easier.is_lost_in_misere_play(tree), !naive.first_wins_misere()) << print_graph(tree);
  }
  EXPECT_EQ(easier.is_lost_in_misere_play(parse_graph("C3")), std::nullopt);
  EXPECT_EQ(EasierForm<OctalOnGraphs>(OctalOnGraphs::from_code("0.7"), {}).is_lost_in_misere_play(parse_graph("P3")),
            std::nullopt);
}

TEST(KnownNimbersTest, PolygonsArePlayedAsTheDrawing) {
  const auto drawn = CircularSprouts::from_code("");
  const CircularPolygons polygons;
  NimberSolver<CircularSprouts> by_drawing(drawn, {});
  NimberSolver<CircularPolygons> by_polygons(polygons, {});
  std::size_t compared = 0;
  for (std::uint16_t a = 0; a <= 2; ++a) {
    for (std::uint16_t b = 0; b <= 2; ++b) {
      for (std::uint16_t c = 0; c <= 2; ++c) {
        for (std::uint16_t d = 0; d <= 2; ++d) {
          for (const Polygon& circle : {Polygon{a, b, c, d}, Polygon{a, b, 1, c, d}}) {
            const std::string text = print_polygon(circle);
            ASSERT_TRUE(drawn.recursion_for(text).has_value()) << text;
            EXPECT_EQ(by_drawing.value(drawn.parse(text)), by_polygons.value(circle)) << text;
            ++compared;
          }
        }
      }
    }
  }
  EXPECT_EQ(compared, 162U);
}

TEST(KnownNimbersTest, PolygonsStandForCirclesOfGirthFourWithArcsOnly) {
  const auto four = CircularSprouts::from_code("");
  EXPECT_FALSE(four.recursion_for("CS4(1,1,1,1) without arcs").has_value());
  EXPECT_FALSE(four.recursion_for("2,3").has_value());
  EXPECT_FALSE(four.recursion_for("CS4(1,1,1)").has_value());
  EXPECT_FALSE(CircularSprouts::from_code("5").recursion_for("CS6(1,1,1,1,1,1)").has_value());
}

// Games as text that only direct edges have an easier form, by the rules' options as well; others have none.
TEST(KnownNimbersTest, OfGamesThatDirectEdges) {
  const WrittenGame game = WrittenGame::from_code(
      "game g on graphs: move arrow a where not directed(a) and indegree(head(a)) = 0: direct a");
  KnownNimbers<WrittenGame> known(game, {});
  EasierForm<WrittenGame> easier(game, {});
  NimberSolver<WrittenGame> search(game, {});
  for (const char* text : {"P1", "P5", "C4", "C5; 0>1", "P6; 1>2,4>3", "K4"}) {
    for (const written::Position& position : game.components(game.parse_board(text))) {
      const Nimber expected = search.value(position);
      EXPECT_EQ(known.of(position), expected) << text;
      EXPECT_EQ(easier.of(position), expected) << text;
    }
  }
  const WrittenGame kayles = WrittenGame::from_code("game g on graphs: move vertex v: delete closed(v)");
  EXPECT_FALSE(KnownNimbers<WrittenGame>(kayles, {}).of(kayles.parse_board("P3")).has_value());
}

TEST(KnownNimbersTest, OfSpiders) {
  const SpiderArrows game;
  KnownNimbers<SpiderArrows> known(game, {});
  NimberSolver<SpiderArrows> search(game, {});
  for (const char* text : {"S[3]", "S[^2,v3]", "S[2,v2,^3]", "S[1,2,3]", "S[4,3,2]", "S[1,1,1,2]", "S[^1,v1,2,2]"}) {
    for (const ArrowSpider& spider : game.parse(text)) EXPECT_EQ(known.of(spider), search.value(spider)) << text;
  }
}

}  // namespace
}  // namespace sprague
