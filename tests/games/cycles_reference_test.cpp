// The naive reference for the Game of Cycles against what the thesis says of small boards.
//
// Source of every expected value: Zandee, "The Game of Cycles", at the place named.
#include <gmock/gmock.h>

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/naive/cycles.hpp"
#include "tests/naive/plane_boards.hpp"
#include "tests/support.hpp"

namespace sprague::naive {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;
using ::testing::UnorderedElementsAreArray;

constexpr CycleRules kStated = CycleRules::as_stated;
constexpr CycleRules kForbidden = CycleRules::death_forbidden;
constexpr CellReading kReadings[] = {CellReading::whole_walk, CellReading::simple_only, CellReading::enclosing};

CyclesOnMap game_on(const PlaneMap& map, CycleRules rules) {
  return CyclesOnMap(map, CellReading::whole_walk, rules);
}

Marks arrows(const CyclesOnMap& game, std::initializer_list<std::string_view> names) {
  Marks result = 0;
  for (const std::string_view name : names) result |= mark(dart_named(game.map(), name));
  return result;
}

std::vector<std::string> names(const CyclesOnMap& game, const std::vector<Dart>& darts) {
  std::vector<std::string> result;
  for (Dart d : darts) result.push_back(name_of(game.map(), d));
  return result;
}

std::vector<std::string> moves_after(const CyclesOnMap& game, std::initializer_list<std::string_view> played) {
  return names(game, game.moves(arrows(game, played)));
}

// The moves after which the opponent can complete a cell.
std::vector<std::string> death_moves_after(const CyclesOnMap& game, std::initializer_list<std::string_view> played) {
  std::vector<Dart> result;
  const Marks before = arrows(game, played);
  for (Dart d : game.moves(before)) {
    if (game.has_cell_lacking_one(before | mark(d))) result.push_back(d);
  }
  return names(game, result);
}

// The vertices of each cell, from its alphabetically first dart on.
std::vector<std::string> cells(const PlaneMap& map, CellReading reading) {
  std::vector<std::string> result;
  for (Cell cell : cells_of(map, reading)) {
    const auto first = std::ranges::min_element(cell, {}, [&](Dart d) { return name_of(map, d); });
    std::rotate(cell.begin(), first, cell.end());
    std::string corners;
    for (Dart d : cell) corners += letter_of(map.tail(d));
    result.push_back(corners);
  }
  return result;
}

TEST(CyclesReference, CellsByReading) {
  for (const CellReading reading : kReadings) {
    EXPECT_THAT(cells(diamond(), reading), UnorderedElementsAre("acb", "adc"));
    EXPECT_THAT(cells(double_diamond(), reading), UnorderedElementsAre("adb", "bde", "bef", "bfc"));
  }
  EXPECT_THAT(cells(inverted_hourglass(), CellReading::whole_walk), UnorderedElementsAre("acbade", "aed"))
      << "Section 3.2.1: a hexagon and a triangle";
  EXPECT_THAT(cells(inverted_hourglass(), CellReading::simple_only), ElementsAre("aed"));
  EXPECT_THAT(cells(inverted_hourglass(), CellReading::enclosing), UnorderedElementsAre("acb", "aed"));
  const PlaneMap leaf_inside = lettered("bdc,ca,ab,a");
  EXPECT_THAT(cells(leaf_inside, CellReading::whole_walk), ElementsAre("acbad"));
  EXPECT_THAT(cells(leaf_inside, CellReading::simple_only), IsEmpty());
  EXPECT_THAT(cells(leaf_inside, CellReading::enclosing), ElementsAre("acb"));
  const PlaneMap bridge_inside = lettered("bdc,ca,ab,aef,fd,de");
  EXPECT_THAT(cells(bridge_inside, CellReading::simple_only), ElementsAre("dfe"));
  EXPECT_THAT(cells(bridge_inside, CellReading::enclosing), UnorderedElementsAre("acb", "dfe"));
}

TEST(CyclesReference, AWalkThatPassesAnEdgeTwiceIsNeverComplete) {
  const CyclesOnMap game = game_on(lettered("bdc,ca,ab,a"), kStated);
  const Marks round = arrows(game, {"ab", "bc", "ca"});
  EXPECT_FALSE(game.has_completed_cell(round | arrows(game, {"ad"})));
  EXPECT_FALSE(game.has_completed_cell(round | arrows(game, {"da"})));
  EXPECT_FALSE(game.has_cell_lacking_one(round));
  EXPECT_TRUE(CyclesOnMap(game.map(), CellReading::enclosing, kStated).has_completed_cell(round));
}

// Theorem 2.2: on a cycle every play has the same winner.
TEST(CyclesReference, CycleBoards) {
  for (std::size_t n = 3; n <= 7; ++n) {
    for (const CycleRules rules : {kStated, kForbidden}) {
      CyclesOnMap game = game_on(cycle_board(n), rules);
      EXPECT_EQ(game.next_wins(), n % 2 == 1) << n;
      EXPECT_EQ(game.winning_moves().size(), n % 2 == 1 ? 2 * n : 0) << n;
    }
  }
}

// Theorem 2.7, Corollary 2.8, and Lemma 2.6 as it is stated (its base case has the two kinds the other way round).
TEST(CyclesReference, Lines) {
  for (std::size_t n = 1; n <= 8; ++n) {
    CyclesOnMap game = game_on(line_board(n), kStated);
    const auto first = mark(game.map().dart(1, 2));
    EXPECT_EQ(game.value(), n % 2) << n;
    EXPECT_EQ(game.value(first), n - 1) << n;
    if (n < 3) continue;
    const auto before_last = static_cast<Vertex>(n);
    const auto last = static_cast<Vertex>(n + 1);
    EXPECT_EQ(game.value(first | mark(game.map().dart(before_last, last))), n % 2) << n;
    EXPECT_EQ(game.value(first | mark(game.map().dart(last, before_last))), 1 - n % 2) << n;
  }
}

// Section 2.1.1.
TEST(CyclesReference, Diamond) {
  CyclesOnMap game = game_on(diamond(), kStated);
  EXPECT_TRUE(game.next_wins());
  EXPECT_THAT(names(game, game.winning_moves()), UnorderedElementsAre("ac", "ca"));
  EXPECT_EQ(game.moves(0).size(), 10U);
  EXPECT_EQ(moves_after(game, {"ab"}).size(), 7U);
  EXPECT_THAT(death_moves_after(game, {"ab"}), UnorderedElementsAre("bc", "ca"));
  EXPECT_THAT(moves_after(game, {"ab", "ad"}), UnorderedElementsAre("dc", "bc", "ca"));
  EXPECT_THAT(death_moves_after(game, {"ab", "ad"}), UnorderedElementsAre("dc", "bc", "ca"));
  EXPECT_EQ(moves_after(game, {"ac"}).size(), 8U);
  EXPECT_THAT(death_moves_after(game, {"ac"}), UnorderedElementsAre("ba", "cb", "cd", "da"));
  EXPECT_THAT(moves_after(game, {"ac", "ab", "dc"}), IsEmpty());
  CyclesOnMap without_death_moves = game_on(diamond(), kForbidden);
  EXPECT_THAT(names(without_death_moves, without_death_moves.winning_moves()), UnorderedElementsAre("ac", "ca"));
  EXPECT_THAT(moves_after(without_death_moves, {"ac"}), UnorderedElementsAre("ab", "ad", "bc", "dc"));
}

// Section 3.2.1: six markable edges, and the first player wins with ad; the hexagon does not matter.
TEST(CyclesReference, InvertedHourglass) {
  for (const CellReading reading : {CellReading::whole_walk, CellReading::simple_only}) {
    CyclesOnMap stated(inverted_hourglass(), reading, kStated);
    EXPECT_THAT(names(stated, stated.winning_moves()), ::testing::Contains("ad"));
    CyclesOnMap game(inverted_hourglass(), reading, kForbidden);
    EXPECT_FALSE(game.next_wins(arrows(game, {"ad"})));
    EXPECT_THAT(moves_after(game, {"ad"}), UnorderedElementsAre("ae", "ab", "ba", "bc", "cb", "ca", "ac"));
    EXPECT_FALSE(game.next_wins(arrows(game, {"ad", "ae", "bc"})));
    EXPECT_THAT(moves_after(game, {"ad", "ae", "bc"}), UnorderedElementsAre("ab", "ca"));
  }
}

// Sections 3.2.2 and 3.3: nine markable edges, and the second player wins. Boards A, B and C have 13 legal moves each.
TEST(CyclesReference, DoubleDiamond) {
  CyclesOnMap stated = game_on(double_diamond(), kStated);
  CyclesOnMap game = game_on(double_diamond(), kForbidden);
  EXPECT_FALSE(stated.next_wins());
  EXPECT_EQ(game.value(), 0U);
  struct Board {
    std::initializer_list<std::string_view> played;
    std::initializer_list<std::string_view> harmless;
  };
  const Board boards[] = {{{"ab", "fb"}, {"cb", "db", "de", "eb", "ed", "fc", "fe"}},
                          {{"ad", "eb"}, {"bc", "cb", "cf", "ed", "ef", "fb", "fc"}},
                          {{"de", "cb"}, {"ab", "ad", "ba", "be", "da", "db", "ef", "fb", "fe"}}};
  for (const Board& board : boards) {
    EXPECT_EQ(moves_after(stated, board.played).size(), 13U);
    EXPECT_THAT(moves_after(game, board.played), UnorderedElementsAreArray(board.harmless));
    EXPECT_FALSE(stated.next_wins(arrows(stated, board.played)));
    EXPECT_EQ(game.value(arrows(game, board.played)), 0U);
  }
}

// Section 3.2.2, Figure 3.3: eleven markable edges, and the second player wins.
TEST(CyclesReference, StretchedDoubleDiamond) {
  EXPECT_FALSE(game_on(stretched_double_diamond(), kForbidden).next_wins());
}

// Theorem 2.5: a spider with an even number of markable edges on each of its three legs.
TEST(CyclesReference, SpiderWithEvenLegs) {
  CyclesOnMap game = game_on(lettered("beh,ac,bd,c,af,eg,f,ai,hj,i"), kStated);
  EXPECT_EQ(game.value(), 0U);
}

// Section 3.1: to forbid death moves changes no outcome.
TEST(CyclesReference, DeathMovesDoNotMatter) {
  std::size_t positions = 0;
  for (const Graph& graph : support::graphs_up_to(5, Connectivity::connected)) {
    if (graph.edges() == 0 || graph.edges() > 6) continue;
    each_plane_map(graph, [&](const PlaneMap& map) {
      for (const CellReading reading : kReadings) {
        CyclesOnMap stated(map, reading, kStated);
        CyclesOnMap game(map, reading, kForbidden);
        std::set<Marks> seen = {0};
        std::vector<Marks> open = {0};
        while (!open.empty()) {
          const Marks marks = open.back();
          open.pop_back();
          ++positions;
          ASSERT_EQ(stated.next_wins(marks), game.next_wins(marks));
          ASSERT_EQ(game.value(marks) != 0, game.next_wins(marks));
          for (Dart d : game.moves(marks)) {
            if (seen.insert(marks | mark(d)).second) open.push_back(marks | mark(d));
          }
        }
      }
    });
  }
  EXPECT_GT(positions, 1000U);
}

}  // namespace
}  // namespace sprague::naive
