// The verifier's rules, written by themselves from the papers, against the engine's: at every position of a census the
// same moves, which leave the same components under the relabellings that certificates give.
#include <gmock/gmock.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "canonical/plane_boards.hpp"
#include "certificates/rules.hpp"
#include "certificates/starts_proof.hpp"
#include "conjectures/brussels/starts.hpp"
#include "games/brussels_loops.hpp"
#include "games/octal_heap.hpp"
#include "tests/support.hpp"
#include "tests/verify/starts.hpp"
#include "verify/game.hpp"

namespace sprague {
namespace {

template <HasLabels G>
class Comparison {
 public:
  Comparison(const G& game, const std::string& name) : game_(game), verifier_(verify::game_of(name)) {}

  // A starting position, and all that play can meet from there.
  void from(const CertifiedStart<G>& start) {
    compare(start.sum, verifier_.start(start.text));
    while (!open_.empty()) {
      const auto position = std::move(open_.back());
      open_.pop_back();
      const std::string text = game_.component_text(position);
      if (!met_.insert(text).second) continue;
      EXPECT_EQ(verify::components(verifier_, text), verify::Texts{text});
      compare(game_.labelled(position), text);
    }
  }

  // Starting positions among them.
  std::size_t positions() const { return positions_; }
  std::size_t moves() const { return moves_; }

 private:
  void compare(const typename G::Labelled& labelled, const std::string& position) {
    ++positions_;
    auto moves = verifier_.moves(position);  // that the engine has not
    std::set<std::string> names;
    for (const auto& move : game_.labelled_moves(labelled)) {
      if (!names.insert(move.name).second) continue;
      ++moves_;
      const auto other_move = moves.extract(move.name);
      ASSERT_FALSE(other_move.empty()) << position << ", " << move.name;
      auto components = game_.labelled_components(move.after);
      std::ranges::sort(components, {}, [](const auto& component) { return component.text; });
      const auto others = verify::components(verifier_, other_move.mapped()());
      ASSERT_EQ(components.size(), others.size()) << position << ", " << move.name;
      for (std::size_t i = 0; i < components.size(); ++i) {
        const std::string text = game_.component_text(components[i].canonical);
        const std::string& labels = components[i].labels;
        EXPECT_EQ(components[i].text, others[i]) << position << ", " << move.name;
        EXPECT_TRUE(verify::is_same(verifier_, others[i], text, labels))
            << position << ", " << move.name << ": " << others[i] << " is not " << text << " under " << labels;
        open_.push_back(components[i].canonical);
      }
    }
    EXPECT_TRUE(moves.empty()) << position << ", " << moves.begin()->first;
  }

  const G& game_;
  verify::Game verifier_;
  std::vector<typename G::Position> open_;
  std::set<std::string> met_;
  std::size_t positions_ = 0;
  std::size_t moves_ = 0;
};

TEST(EngineCensusTest, OctalGamesOnAllConnectedGraphs) {
  for (const std::string code : {"0.33", "0.07", "0.6", "0.137"}) {
    const OctalOnGraphs game = OctalOnGraphs::from_code(code);
    Comparison<OctalOnGraphs> comparison(game, "octal:" + code);
    const std::vector<Graph> graphs = support::graphs_up_to(6, Connectivity::connected);
    for (const Graph& graph : graphs) comparison.from(start_of(game, graph));
    EXPECT_GE(comparison.positions(), graphs.size());
  }
}

TEST(EngineCensusTest, ArrowsOnAllConnectedGraphs) {
  for (const Leaves leaves : {Leaves::free, Leaves::bound}) {
    const ArrowsOnGraphs game(leaves);
    Comparison<ArrowsOnGraphs> comparison(game, leaves == Leaves::free ? "arrows" : "arrows:full");
    for (const Graph& graph : support::graphs_up_to(6, Connectivity::connected)) {
      if (graph.edges() > 0 && graph.edges() <= 8) comparison.from(start_of(game, ArrowsBoard{graph, {}}));
    }
    EXPECT_GT(comparison.moves(), 5'000U);
  }
}

TEST(EngineCensusTest, CyclesOnAllBoards) {
  for (const CellReading reading : {CellReading::walk, CellReading::simple, CellReading::enclosing}) {
    const Cycles game(reading);
    Comparison<Cycles> comparison(game, "cycles:" + std::string(to_string(reading)));
    PlaneBoards boards(Connectivity::connected);
    for (std::size_t edges = 1; edges <= 7; ++edges) {
      boards.each(edges, {}, [&](const PlaneMap& map) { comparison.from(start_of(game, CyclesBoard{map, {}})); });
    }
    EXPECT_GT(comparison.moves(), 2'000U);
  }
}

TEST(EngineCensusTest, SproutsOnSurfaces) {
  const Sprouts game = certified_sprouts();
  Comparison<Sprouts> comparison(game, "sprouts");
  for (const char* start : {"3", "3 on T1", "2 on T2", "3 on P1", "2 on P2", "2 on P3", "2 on P4"}) {
    comparison.from(start_of(game, start));
  }
  EXPECT_GT(comparison.moves(), 2'000U);
}

TEST(EngineCensusTest, SproutsWhereRegionsWithFewLivesKeepTheirSurface) {
  const Sprouts game = certified_sprouts_on_surfaces();
  Comparison<Sprouts> comparison(game, "sprouts:surfaces");
  for (const char* start : {"3", "2 on T1", "2 on T2", "2 on P1", "2 on P2", "2 on P3", "(ab),2 on P1 | (ab2) on T2"}) {
    comparison.from(start_of(game, start));
  }
  EXPECT_GT(comparison.moves(), 2'000U);
}

TEST(EngineCensusTest, HeapsUpToTwenty) {
  for (const std::string code : {"0.33", "0.07", "0.77", "0.137"}) {
    const Unlabelled<OctalHeap> game(OctalHeap::from_code(code));
    Comparison<Unlabelled<OctalHeap>> comparison(game, "heap:" + code);
    for (unsigned heap = 0; heap <= 20; ++heap) comparison.from(start_of(game, std::to_string(heap)));
    comparison.from(start_of(game, "3,4,4,10"));
    EXPECT_GE(comparison.positions(), 22U);
  }
}

TEST(EngineCensusTest, BrusselsSproutsOnSurfaces) {
  const auto game = certified_brussels();
  Comparison<Unlabelled<BrusselsSprouts>> comparison(game, "brussels");
  for (const auto& surfaces : {brussels::handles(0, 3), brussels::crosscaps(1, 5)}) {
    brussels::each_start({2, 9}, 1, surfaces,
                         [&](const brussels::Start& start) { comparison.from(start_of(game, start.print())); });
  }
  EXPECT_GT(comparison.moves(), 5'000U);
}

TEST(EngineCensusTest, BrusselsSproutsByLoops) {
  const Unlabelled<BrusselsLoops> game{BrusselsLoops()};
  Comparison<Unlabelled<BrusselsLoops>> comparison(game, "brussels:loops");
  brussels::each_start({1, 9}, 0, {Surface()},
                       [&](const brussels::Start& start) { comparison.from(start_of(game, start.print())); });
  EXPECT_GT(comparison.moves(), 50U);
}

TEST(EngineCensusTest, BrusselsSproutsWithAGirth) {
  for (const unsigned girth : {3U, 4U, 5U, 6U, 7U, 8U}) {
    const LabelledBrussels game(girth);
    Comparison<LabelledBrussels> comparison(game, "brussels:" + std::to_string(girth));
    brussels::each_start({2, girth == 3 ? 9U : 11U}, 0, {Surface()},
                         [&](const brussels::Start& start) { comparison.from(start_of(game, start.tips)); });
    EXPECT_GT(comparison.moves(), 200U) << girth;
  }
}

TEST(EngineCensusTest, BrusselsSproutsWithAGirthOnSurfaces) {
  for (const unsigned girth : {3U, 4U, 5U, 6U}) {
    const LabelledBrussels game(girth);
    Comparison<LabelledBrussels> comparison(game, "brussels:" + std::to_string(girth));
    for (const char* surface : {"T1", "P1", "P2", "P3"}) {
      for (const std::vector<unsigned>& tips : {std::vector{2U, 3U}, {3U, 3U}, {1U, 2U, 2U}}) {
        const std::string text = verify::junctions(tips) + " on " + surface;
        comparison.from({text, game.spots(tips, Surface::parse(surface)), ProofOf::nimber, std::nullopt});
      }
    }
    EXPECT_GT(comparison.moves(), 20U) << girth;
  }
}

// Circles of four to six spots with up to so many tips, each once.
void each_circle(unsigned most_tips, const std::function<void(const Polygon&)>& visit) {
  const auto grow = [&](const auto& self, Polygon polygon, unsigned left) -> void {
    if (polygon.size() >= 4 && CircularPolygons().key(polygon) == polygon) visit(polygon);
    if (polygon.size() == 6) return;
    polygon.push_back(0);
    for (unsigned tips = 0; tips <= left; ++tips, ++polygon.back()) self(self, polygon, left - tips);
  };
  grow(grow, {}, most_tips);
}

TEST(EngineCensusTest, CirclesOfUpToSixSpots) {
  const auto game = certified_circles();
  Comparison<Unlabelled<CircularPolygons>> comparison(game, "circular");
  each_circle(9, [&](const Polygon& polygon) { comparison.from(start_of(game, print_polygon(polygon))); });
  EXPECT_GT(comparison.moves(), 5'000U);
}

// The verifier's circles against the drawn game, where spots and crossbars have names and distances.
TEST(EngineCensusTest, CirclesAsTheyAreDrawn) {
  const CircularSprouts drawn(GraphCondition::girth(4));
  const verify::Game verifier = verify::game_of("circular");
  const auto components_of = [&](const std::string& circle) {
    return drawn.parse(fmt::format("CS{}{}", std::count(circle.begin(), circle.end(), ',') + 1, circle));
  };
  std::size_t moves = 0;
  each_circle(7, [&](const Polygon& polygon) {
    const std::string circle = fmt::format("({})", fmt::join(polygon, ","));
    using SumKeys = std::multiset<std::string>;
    std::set<SumKeys> found;
    for (const auto& [move, after] : verifier.moves(verifier.start(circle))) {
      SumKeys keys;
      for (const std::string& part : verify::components(verifier, after())) {
        for (const auto& component : components_of(part)) keys.insert(drawn.key(component));
      }
      found.insert(std::move(keys));
    }
    std::set<SumKeys> expected;
    for (const auto& component : components_of(circle)) {
      for (const auto& option : drawn.options(component)) {
        SumKeys keys;
        for (const auto& part : option) keys.insert(drawn.key(part));
        expected.insert(std::move(keys));
      }
    }
    EXPECT_EQ(found, expected) << circle;
    moves += found.size();
  });
  EXPECT_GT(moves, 1'000U);
}

}  // namespace
}  // namespace sprague
