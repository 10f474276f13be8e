// The verifier's rules, written by themselves from the papers, against the engine's: at every position of a census the
// same moves, which leave the same components under the relabellings that certificates give.
#include <gmock/gmock.h>

#include <set>
#include <string>
#include <vector>

#include "canonical/plane_boards.hpp"
#include "conjectures/certify.hpp"
#include "tests/support.hpp"
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
      if (met_.insert(text).second) compare(game_.labelled(position), verifier_.component(text));
    }
  }

  // Starting positions among them.
  std::size_t positions() const { return positions_; }
  std::size_t moves() const { return moves_; }

 private:
  void compare(const typename G::Labelled& labelled, const std::string& position) {
    ++positions_;
    std::set<std::string> names;
    for (const auto& move : game_.labelled_moves(labelled)) {
      if (!names.insert(move.name).second) continue;
      ++moves_;
      const auto components = game_.labelled_components(move.after);
      const auto others = verifier_.components(verifier_.after(position, move.name));
      ASSERT_EQ(components.size(), others.size()) << position << ", " << move.name;
      for (std::size_t i = 0; i < components.size(); ++i) {
        const std::string text = game_.component_text(components[i].canonical);
        std::vector<unsigned> own;
        for (std::size_t l = 0; l < components[i].labels.size(); ++l) own.push_back(game_.own_label(l));
        const std::string relabelling = game_.relabelling(own, components[i].labels);
        EXPECT_TRUE(verifier_.same(others[i], verifier_.component(text), relabelling))
            << position << ", " << move.name << ": " << others[i] << " is not " << text << " under " << relabelling;
        open_.push_back(components[i].canonical);
      }
    }
    EXPECT_EQ(verifier_.moves(position), names) << position;
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

}  // namespace
}  // namespace sprague
