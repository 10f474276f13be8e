// Moves and components with labels are those without: what certificates are written in plays as the game does.
#include "games/labels.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/plane_boards.hpp"
#include "games/arrows_on_graphs.hpp"
#include "games/brussels.hpp"
#include "games/brussels_labels.hpp"
#include "games/circular_polygons.hpp"
#include "games/cycles.hpp"
#include "games/octal_heap.hpp"
#include "games/octal_on_graphs.hpp"
#include "games/sprouts.hpp"
#include "games/sprouts_notation.hpp"
#include "games/unlabelled.hpp"
#include "games/written/game.hpp"
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

TEST(LabelsTest, GamesAsText) {
  for (const char* rules :
       {"game g on graphs: move vertex v: delete closed(v)",
        "game g on graphs whole: mark red on vertices move vertex v where not v in closed(red): mark v red",
        "game g on graphs: move arrow a where not directed(a) keeping outdegree(tail(a)) < 2: direct a",
        "game g on graphs: mark blue on edges move edge e: mark e blue move edge e where e in blue: contract e",
        "game g on graphs: move path p with size 3: delete edges(p) after move: delete vertices v where degree(v) = "
        "0"}) {
    const WrittenGame game = WrittenGame::from_code(rules);
    std::size_t met = 0;
    for (const Graph& graph : support::graphs_up_to(4, Connectivity::connected)) {
      for (const auto& component : game.components(game.board_of(graph))) expect_canonical(game, component);
      met += compare(game, game.components(game.board_of(graph)));
    }
    EXPECT_GT(met, 10U);
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

TEST(LabelsTest, SproutsWhereRegionsWithFewLivesKeepTheirSurface) {
  const Sprouts game(SproutsReductions{.few_lives = false, .limit_genus = false});
  for (const char* start : {"3", "2 on T1", "2 on P1", "2 on P2", "2 on P3"}) compare(game, game.parse(start));
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
      std::vector<std::string> items;
      for (const std::string& part : move.after) items.push_back(texts.component_text(part));
      EXPECT_EQ(text_of_items(std::move(items)), move.name) << component;
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

// The text of a component in canonical form, with the letters that its labels are said to stand for.
template <HasLabels G>
std::string renamed(const G& game, const LabelledComponent<typename G::Position>& component) {
  std::string text = game.component_text(component.canonical);
  std::string labels = text;
  std::erase_if(labels, [](char c) { return std::isalpha(static_cast<unsigned char>(c)) == 0; });
  const auto alphabetical = [](char c) { return std::pair(std::isupper(static_cast<unsigned char>(c)) != 0, c); };
  std::ranges::sort(labels, {}, alphabetical);
  labels.erase(std::unique(labels.begin(), labels.end()), labels.end());
  EXPECT_EQ(labels.size(), component.labels.size()) << text;
  for (char& c : text) {
    if (const auto place = labels.find(c); place != std::string::npos) c = component.labels.at(place);
  }
  return text;
}

std::vector<std::string> items_of(const std::string& text) {
  std::vector<std::string> items;
  std::istringstream rest(text);
  for (std::string item; std::getline(rest, item, ';');) items.push_back(item);
  return items;
}

// With the letters of items sorted, behind the sign of a set.
std::string with_sorted_letters(const std::string& text) {
  std::vector<std::string> items = items_of(text);
  for (std::string& item : items) {
    const std::size_t sign = item.starts_with('!') || item.starts_with('*') ? 1 : 0;
    item = item.substr(0, sign) + sorted_letters(item.substr(sign));
  }
  return text_of_items(std::move(items));
}

// Of all moves that play from these can meet, that the components' texts are those of the canonical ones.
template <HasLabels G, class Normal>
void expect_labels(const G& game, Sum<typename G::Position> open, const Normal& normal, std::size_t most_positions) {
  std::set<std::string> met;
  while (!open.empty() && met.size() < most_positions) {
    const auto position = std::move(open.back());
    open.pop_back();
    if (!met.insert(game.key(position)).second) continue;
    for (const auto& move : game.labelled_moves(game.labelled(position))) {
      for (const auto& component : game.labelled_components(move.after)) {
        EXPECT_EQ(normal(renamed(game, component)), component.text)
            << game.component_text(position) << ' ' << move.name;
        open.push_back(component.canonical);
      }
    }
  }
}

TEST(LabelsTest, LabelsStandForThoseOfTheCanonicalGraph) {
  expect_labels(OctalOnGraphs::from_code("0.77"), support::graphs_up_to(6, Connectivity::connected),
                with_sorted_letters, 200);
}

TEST(LabelsTest, LabelsStandForThoseOfTheCanonicalSystem) {
  const Cycles game(CellReading::walk);
  Sum<ArrowSystem> starts;
  PlaneBoards boards(Connectivity::connected);
  for (std::size_t edges = 1; edges <= 6; ++edges) {
    boards.each(edges, {}, [&](const PlaneMap& map) {
      for (const ArrowSystem& component : game.components({map, {}})) starts.push_back(component);
    });
  }
  expect_labels(game, std::move(starts), with_sorted_letters, 400);
}

TEST(LabelsTest, LabelsStandForThoseOfTheCanonicalLand) {
  const Sprouts game(SproutsReductions{.limit_genus = false});
  const auto least_text = [](const std::string& text) {
    std::string notation;
    for (const std::string& region : items_of(text)) notation += (notation.empty() ? "" : " | ") + region;
    return text_of(LabelledSprouts{word_of(parse_sprouts(notation))});
  };
  expect_labels(game, game.parse("4"), least_text, 400);
}

// The examples of docs/certificates.md, and what is sorted as bytes: capitals come first.
TEST(LabelsTest, Texts) {
  EXPECT_EQ(OctalOnGraphs::component_text(parse_graph("S(1,2)")), "ab;ac;cd");
  EXPECT_EQ(ArrowsOnGraphs::certified_text({parse_graph("P4"), {{1, 2}}}), "ab;b>c;cd");
  EXPECT_EQ(ArrowsOnGraphs::certified_text({parse_graph("P4"), {{2, 1}}}), "ab;c>b;cd");
  EXPECT_EQ(ArrowSystemRules::component_text(ArrowSystem::parse("system(2;A,B;ab)")), "!A;!B;*ab;Aa;Bb");
  EXPECT_EQ(ArrowSystemRules::component_text(ArrowSystem::parse("system(3;aBC,bc;)")), "!BCa;!bc;Aa;Bb;Cc");
  EXPECT_EQ(Unlabelled(BrusselsSprouts(GraphCondition::none())).certified_text("1,2,2 on P2"), "(2),(22),(22) on P2");
  EXPECT_EQ(Unlabelled(BrusselsSprouts(GraphCondition::none())).certified_text("3,0 | 1"), "(),(222);(2)");
  EXPECT_EQ(LabelledBrussels::text_of_spots(std::vector{1U, 2U, 2U}), "(a),(bb),(cc)");
  EXPECT_EQ(Unlabelled(CircularPolygons()).certified_text("CS4(3,1,5,1) + CS4(1,1,1,1)"), "(1,1,1,1);(3,1,5,1)");
  EXPECT_EQ(Unlabelled(OctalHeap::from_code("0.77")).certified_text("4,3,10"), "10;3;4");
  EXPECT_EQ(relabelling("cAb", "xyz"), "zxy");
}

TEST(LabelsTest, LettersRunOut) {
  EXPECT_THAT(OctalOnGraphs::component_text(parse_graph("P52")), ::testing::StartsWith("AB;Az;BC;"));
  EXPECT_THROW(OctalOnGraphs::labelled(parse_graph("P53")), OutOfBudget);
  EXPECT_EQ(arrow_letter(51), 'Z');
  EXPECT_THROW(arrow_letter(52), OutOfBudget);
  EXPECT_THROW(ArrowsOnGraphs::certified_text({parse_graph("P28"), {}}), OutOfBudget);
}

}  // namespace
}  // namespace sprague
