// Outcomes searched in bits against the naive reference, and against nimbers of systems in normal form.
#include "checkers/arrow_outcomes.hpp"

#include <gmock/gmock.h>

#include <atomic>
#include <bit>
#include <set>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"
#include "checkers/nimbers.hpp"
#include "games/cycles.hpp"
#include "tests/naive/cycles.hpp"
#include "tests/plane_support.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

TEST(ArrowOutcomes, EveryPositionOfSmallBoards) {
  const Cycles game(CellReading::walk);
  ArrowOutcomes outcomes({});
  std::uint64_t lost = 0;
  for (std::size_t edges = 1; edges <= 6; ++edges) {
    support::each_connected_board(edges, [&](const PlaneMap& map) {
      naive::CyclesOnMap reference(map, naive::CellReading::whole_walk, naive::CycleRules::death_forbidden);
      std::set<naive::Marks> met{0};
      std::vector<naive::Marks> open{0};
      while (!open.empty()) {
        const naive::Marks marks = open.back();
        open.pop_back();
        CyclesBoard board{map, {}};
        for (std::size_t d = 0; d < map.darts(); ++d) {
          if ((marks & naive::mark(static_cast<Dart>(d))) != 0) board.marks.push_back(static_cast<Dart>(d));
        }
        ASSERT_EQ(outcomes.is_lost(game.system_of(board)), !reference.next_wins(marks)) << game.print_board(board);
        lost += reference.next_wins(marks) ? 0U : 1U;
        for (const Dart d : reference.moves(marks)) {
          if (met.insert(marks | naive::mark(d)).second) open.push_back(marks | naive::mark(d));
        }
      }
    });
  }
  EXPECT_GT(lost, 1000U);
}

TEST(ArrowOutcomes, EmptyTwoConnectedBoards) {
  const Cycles game(CellReading::walk);
  ArrowOutcomes outcomes({});
  for (std::size_t edges = 7; edges <= 8; ++edges) {
    support::each_two_connected_board(edges, [&](const PlaneMap& map) {
      naive::CyclesOnMap reference(map, naive::CellReading::whole_walk, naive::CycleRules::as_stated);
      EXPECT_EQ(outcomes.is_lost(game.system_of({map, {}})), !reference.next_wins()) << print_plane_map(map);
    });
  }
}

// Any sets: closed ones that contain others or both arrows of an edge, single ones, the same as closed and as short.
TEST(ArrowOutcomes, RandomSystems) {
  support::Random random = support::seeded();
  const ArrowSystemRules rules;
  NimberSolver<ArrowSystemRules> by_mex(rules, {});
  ArrowOutcomes outcomes({});
  int lost = 0;
  for (int i = 0; i < 2000; ++i) {
    const auto edges = static_cast<unsigned>(2 + random() % 5);
    auto random_sets = [&](std::size_t most, std::size_t fewest_arrows) {
      std::vector<ArrowSet> sets;
      for (std::size_t count = random() % (most + 1); sets.size() < count;) {
        ArrowSet set = 0;
        for (std::size_t arrows = fewest_arrows + random() % 3; arrows > 0; --arrows) {
          set |= arrow_bit(static_cast<unsigned>(random() % (2 * edges)));
        }
        if (static_cast<std::size_t>(std::popcount(set)) >= fewest_arrows) sets.push_back(set);
      }
      return sets;
    };
    const ArrowSystem system(edges, random_sets(6, 1), random_sets(3, 2));
    const bool expected = by_mex.value(system.normal_form()).is_zero();
    ASSERT_EQ(outcomes.is_lost(system), expected) << system.print();
    lost += expected ? 1 : 0;
  }
  EXPECT_GT(lost, 200);
  EXPECT_LT(lost, 1800);
}

// Three triangles in a row.
ArrowSystem three_triangles() {
  return Cycles(CellReading::walk).system_of({parse_plane_map("bc,acd,adeb,bec,cd outer=a>b"), {}});
}

TEST(ArrowOutcomes, WithoutMemoryTheSameAnswers) {
  ArrowOutcomes with({});
  ArrowOutcomes without({.memory_bytes = 0});
  EXPECT_EQ(without.is_lost(three_triangles()), with.is_lost(three_triangles()));
  EXPECT_GT(without.positions(), with.positions()) << "the table kept all the same";
}

TEST(ArrowOutcomes, BudgetStopAndTooManyEdges) {
  ArrowOutcomes poor({.most_positions = 3});
  EXPECT_THROW(poor.is_lost(three_triangles()), OutOfBudget);
  const std::atomic<bool> stop = true;
  ArrowOutcomes stopped({.stop = &stop});
  EXPECT_THROW(stopped.is_lost(three_triangles()), Interrupted);
  ArrowOutcomes outcomes({});
  EXPECT_THROW(outcomes.is_lost(ArrowSystem(32, {}, {})), InternalError);
  EXPECT_FALSE(outcomes.is_lost(ArrowSystem(31, {}, {}))) << "an odd number of free moves";
}

}  // namespace
}  // namespace sprague
