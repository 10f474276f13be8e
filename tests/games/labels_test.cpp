// Moves and components with labels are those without: what certificates are written in plays as the game does.
#include "games/labels.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "canonical/plane_boards.hpp"
#include "games/arrows_on_graphs.hpp"
#include "games/cycles.hpp"
#include "games/octal_on_graphs.hpp"
#include "games/sprouts.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

using Keys = std::multiset<std::string>;

template <HasLabels G>
std::set<Keys> options_of(const G& game, const typename G::Position& position) {
  std::set<Keys> options;
  for (const auto& option : game.options(position)) {
    Keys keys;
    for (const auto& component : option) keys.insert(game.key(component));
    options.insert(std::move(keys));
  }
  return options;
}

template <HasLabels G>
Keys keys_of(const G& game, const typename G::Labelled& sum) {
  Keys keys;
  for (const auto& component : game.labelled_components(sum)) keys.insert(game.key(component.canonical));
  return keys;
}

// Of all positions that play can meet from these, whose number it says.
template <HasLabels G>
std::size_t compare(const G& game, Sum<typename G::Position> open) {
  std::set<std::string> met;
  while (!open.empty()) {
    const auto position = std::move(open.back());
    open.pop_back();
    if (!met.insert(game.key(position)).second) continue;
    const auto options = options_of(game, position);
    std::set<Keys> labelled;
    for (const auto& move : game.labelled_moves(game.labelled(position))) {
      labelled.insert(keys_of(game, move.after));
      for (const auto& component : game.labelled_components(move.after)) open.push_back(component.canonical);
    }
    EXPECT_EQ(labelled, options) << game.component_text(position);
  }
  return met.size();
}

// Each component in canonical form is a component by itself, under its own labels or a symmetry.
template <HasLabels G>
void expect_canonical(const G& game, const typename G::Position& position) {
  const auto once = game.labelled_components(game.labelled(position));
  ASSERT_EQ(once.size(), 1U);
  const auto twice = game.labelled_components(game.labelled(once[0].canonical));
  ASSERT_EQ(twice.size(), 1U);
  EXPECT_EQ(game.component_text(twice[0].canonical), game.component_text(once[0].canonical));
}

TEST(LabelsTest, OctalGamesOnAllConnectedGraphs) {
  for (const char* code : {"0.33", "0.07", "0.6"}) {
    const OctalOnGraphs game = OctalOnGraphs::from_code(code);
    const std::vector<Graph> graphs = support::graphs_up_to(6, Connectivity::connected);
    for (const Graph& graph : graphs) expect_canonical(game, graph);
    EXPECT_EQ(compare(game, graphs), graphs.size());
  }
}

TEST(LabelsTest, ArrowsOnAllConnectedGraphs) {
  for (const Leaves leaves : {Leaves::free, Leaves::bound}) {
    const ArrowsOnGraphs game(leaves);
    for (const Graph& graph : support::graphs_up_to(5, Connectivity::connected)) {
      if (graph.edges() == 0 || graph.edges() > 6) continue;
      const ArrowSystem start = game.system_of({graph, {}}).settled();
      EXPECT_EQ(options_of(game, start).empty(), game.labelled_moves(start).empty());
      compare(game, start.normal_form());
    }
  }
}

TEST(LabelsTest, CyclesOnAllBoards) {
  for (const CellReading reading : {CellReading::walk, CellReading::simple, CellReading::enclosing}) {
    const Cycles game(reading);
    PlaneBoards boards(Connectivity::connected);
    for (std::size_t edges = 1; edges <= 6; ++edges) {
      boards.each(edges, {}, [&](const PlaneMap& map) {
        const Sum<ArrowSystem> start = game.components({map, {}});
        for (const ArrowSystem& component : start) expect_canonical(game, component);
        compare(game, start);
      });
    }
  }
}

TEST(LabelsTest, Sprouts) {
  const Sprouts game(SproutsReductions{.limit_genus = false});
  for (const char* start : {"3", "3 on T1", "3 on P1", "3 on P2", "2 on P3"}) compare(game, game.parse(start));
}

TEST(LabelsTest, LettersOfSproutsStandForThoseOfTheCanonicalLand) {
  const Sprouts game(SproutsReductions{.limit_genus = false});
  std::size_t compared = 0;
  Sum<SproutsLand> open = game.parse("4");
  std::set<std::string> met;
  while (!open.empty() && met.size() < 400) {
    const SproutsLand land = open.back();
    open.pop_back();
    if (!met.insert(land.word).second) continue;
    for (const auto& move : game.labelled_moves(game.labelled(land))) {
      std::string texts;
      for (const auto& component : game.labelled_components(move.after)) {
        open.push_back(component.canonical);
        // The canonical land with the letters that it is said to stand for.
        const SproutsDrawing drawing = land_of_word(component.canonical.word);
        SproutsDrawing renamed;
        for (std::size_t r = 0; r < drawing.regions(); ++r) {
          renamed.add_region(drawing.surface(r), drawing.spots(r));
          for (std::size_t b = drawing.first_boundary(r); b < drawing.first_boundary(r + 1); ++b) {
            Word boundary;
            for (const Corner corner : drawing.boundary(b)) {
              boundary.push_back(is_letter(corner) ? static_cast<Corner>(component.labels.at(corner - kFirstLetter))
                                                   : corner);
            }
            renamed.add_boundary(boundary);
          }
        }
        texts += (texts.empty() ? "" : " & ") + text_of(LabelledSprouts{word_of(renamed)});
      }
      std::string lands;
      for (const auto& part : labelled_lands(move.after)) lands += (lands.empty() ? "" : " & ") + text_of(part);
      EXPECT_EQ(texts, lands);
      ++compared;
    }
  }
  EXPECT_GT(compared, 1000U);
}

}  // namespace
}  // namespace sprague
