// Moves and components with labels are those without: what certificates are written in plays as the game does.
#include "games/labels.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "canonical/plane_boards.hpp"
#include "games/arrows_on_graphs.hpp"
#include "games/brussels.hpp"
#include "games/brussels_labels.hpp"
#include "games/circular_polygons.hpp"
#include "games/cycles.hpp"
#include "games/octal_heap.hpp"
#include "games/octal_on_graphs.hpp"
#include "games/sprouts.hpp"
#include "games/unlabelled.hpp"
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

TEST(LabelsTest, BrusselsSproutsWithAGirth) {
  for (const unsigned girth : {3U, 4U, 5U, 6U}) {
    const LabelledBrussels game(girth);
    const BrusselsSprouts rules(GraphCondition::girth(girth));
    for (const char* start : {"3,3", "2,2,3", "1,2,2 on T1", "2,3 on P1", "2,2 on P2"})
      compare(game, rules.parse(start));
    EXPECT_GT(compare(game, rules.parse("3,3,3")), 2U) << girth;
  }
}

// Texts of components, against the keys that the game tells them apart by: as many, and the same options.
template <HasTexts G>
std::size_t compare_texts(const G& game, const std::string& start) {
  const Unlabelled<G> texts(game);
  using Key = typename G::Key;
  const auto keys_in = [&](const Sum<typename G::Position>& sum) {
    std::multiset<Key> keys;
    for (const auto& component : sum) {
      if (!game.options(component).empty()) keys.insert(game.key(component));
    }
    return keys;
  };
  std::map<Key, std::string> met;
  Sum<std::string> open = texts.parse(start);
  while (!open.empty()) {
    const std::string component = std::move(open.back());
    open.pop_back();
    const auto positions = game.parse(component);
    EXPECT_EQ(positions.size(), 1U) << component;
    const auto [known, is_new] = met.try_emplace(game.key(positions.front()), component);
    EXPECT_EQ(known->second, component);
    if (!is_new) continue;
    std::set<std::multiset<Key>> expected;
    std::size_t most = 0;
    for (const auto& option : game.options(positions.front())) {
      expected.insert(keys_in(option));
      std::size_t left = 1;
      for (const auto& part : option) left += game.most_moves(part);
      most = std::max(most, left);
    }
    EXPECT_GE(game.most_moves(positions.front()), most) << component;
    std::set<std::multiset<Key>> found;
    for (const auto& move : texts.labelled_moves({component})) {
      EXPECT_EQ(texts.parse(move.name), move.after) << component;
      Sum<typename G::Position> after;
      for (const std::string& part : move.after) {
        open.push_back(part);
        after.push_back(game.parse(part).front());
      }
      EXPECT_TRUE(found.insert(keys_in(after)).second) << component << ": " << move.name << " twice";
    }
    EXPECT_EQ(found, expected) << component;
  }
  return met.size();
}

TEST(LabelsTest, BrusselsSproutsByTexts) {
  const BrusselsSprouts game(GraphCondition::none());
  for (const char* start : {"2,3", "1,1,2,3", "2,2 on T1", "1,3 on T2", "2,3 on P1", "1,1,2 on P2", "2,2 on P3"}) {
    EXPECT_GT(compare_texts(game, start), 4U) << start;
  }
  EXPECT_EQ(Unlabelled<BrusselsSprouts>(game).parse("3 on P1 | 2,1 | 1"), (Sum<std::string>{"1,2", "3 on P1"}));
}

TEST(LabelsTest, CirclesByTexts) {
  const CircularPolygons game;
  for (const char* start : {"CS4(3,1,4,1)", "CS5(1,2,0,2,1)", "CS6(1,1,1,1,1,1)", "CS7(2,0,0,1,0,1,2)"}) {
    EXPECT_GT(compare_texts(game, start), 4U) << start;
  }
  EXPECT_EQ(Unlabelled<CircularPolygons>(game).parse("CS4(1,3,0,1) + CS5(0,2,1,0,1)"),
            (Sum<std::string>{"CS4(0,1,1,3)", "CS5(0,1,0,1,2)"}));
  for (const char* wrong : {"", "CS4", "CS4(", "CS4(1,1,1)", "CS3(1,1,1)", "CS4(1,1,1,1", "CS4(1,1,1,1) ",
                            "CS4(1,1,,1)", "CS4(1,1,1,70000)", "CS4(1,1,01,1)", "CS4(1,-1,1,1)", "KS4(1,1,1,1)"}) {
    EXPECT_THROW(game.parse(wrong), InputError) << wrong;
  }
}

TEST(LabelsTest, HeapsByTexts) {
  // One counter may be taken from a heap of one alone, so that no play leaves 19 of 20.
  EXPECT_EQ(compare_texts(OctalHeap::from_code("0.137"), "20"), 19U);
  EXPECT_EQ(compare_texts(OctalHeap::from_code("0.77"), "12"), 12U);
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
