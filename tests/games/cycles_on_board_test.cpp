// The Game of Cycles on one board against the naive reference, as stated and without death moves, and against the game
// in normal form.
#include "games/cycles_on_board.hpp"

#include <gmock/gmock.h>

#include <set>

#include "canonical/plane_notation.hpp"
#include "checkers/couples.hpp"
#include "checkers/nimbers.hpp"
#include "tests/naive/cycles.hpp"
#include "tests/plane_support.hpp"

namespace sprague {
namespace {

struct Pair {
  CellReading reading;
  naive::CellReading naive_reading;
};
constexpr Pair kReadingPairs[] = {{CellReading::walk, naive::CellReading::whole_walk},
                                  {CellReading::simple, naive::CellReading::simple_only},
                                  {CellReading::enclosing, naive::CellReading::enclosing}};
struct RulesPair {
  DeathMoves death_moves;
  naive::CycleRules naive_rules;
};
constexpr RulesPair kRules[] = {{DeathMoves::allowed, naive::CycleRules::as_stated},
                                {DeathMoves::forbidden, naive::CycleRules::death_forbidden}};

TEST(CyclesOnBoard, MovesEndsAndNimbersOfEveryPosition) {
  std::uint64_t positions = 0;
  std::uint64_t over = 0;
  for (std::size_t edges = 1; edges <= 6; ++edges) {
    support::each_connected_board(edges, [&](const PlaneMap& map) {
      const std::vector<unsigned> arrow = arrows_by_dart(map);
      for (const Pair& pair : kReadingPairs) {
        for (const RulesPair& rules : kRules) {
          const CyclesOnBoard game(map, pair.reading, rules.death_moves);
          naive::CyclesOnMap reference(map, pair.naive_reading, rules.naive_rules);
          NimberSolver<CyclesOnBoard> solver(game, {});
          std::set<naive::Marks> met{0};
          std::vector<naive::Marks> open{0};
          while (!open.empty()) {
            const naive::Marks marks = open.back();
            open.pop_back();
            ArrowSet drawn = 0;
            for (std::size_t d = 0; d < map.darts(); ++d) {
              if ((marks & naive::mark(static_cast<Dart>(d))) != 0) drawn |= arrow_bit(arrow[d]);
            }
            ++positions;
            ASSERT_EQ(game.is_over(drawn), reference.has_completed_cell(marks)) << print_plane_map(map);
            over += game.is_over(drawn) ? 1 : 0;
            std::set<ArrowSet> expected;
            for (const Dart d : reference.moves(marks)) {
              expected.insert(drawn | arrow_bit(arrow[d]));
              if (met.insert(marks | naive::mark(d)).second) open.push_back(marks | naive::mark(d));
            }
            std::set<ArrowSet> found;
            for (const Sum<ArrowSet>& option : game.options(drawn)) {
              ASSERT_EQ(option.size(), 1U);
              found.insert(option.front());
            }
            ASSERT_EQ(found, expected) << print_plane_map(map);
            ASSERT_EQ(solver.value(drawn).value(), reference.value(marks)) << print_plane_map(map);
          }
        }
      }
    });
  }
  EXPECT_GT(positions, 5000U);
  EXPECT_GT(over, 100U) << "no cell was completed in the game as stated";
}

}  // namespace
}  // namespace sprague
