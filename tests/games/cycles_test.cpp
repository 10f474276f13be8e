// The Game of Cycles against the naive reference: cells, moves, nimbers and outcomes.
#include "games/cycles.hpp"

#include <gmock/gmock.h>

#include <map>
#include <set>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"
#include "checkers/couples.hpp"
#include "checkers/nimbers.hpp"
#include "tests/naive/cycles.hpp"
#include "tests/plane_support.hpp"

namespace sprague {
namespace {

constexpr std::pair<CellReading, naive::CellReading> kReadings[] = {
    {CellReading::walk, naive::CellReading::whole_walk},
    {CellReading::simple, naive::CellReading::simple_only},
    {CellReading::enclosing, naive::CellReading::enclosing},
};

// The reference's marks as the game's board.
CyclesBoard board_with(const PlaneMap& map, naive::Marks marks) {
  CyclesBoard board{map, {}};
  for (std::size_t d = 0; d < map.darts(); ++d) {
    if ((marks & naive::mark(static_cast<Dart>(d))) != 0) board.marks.push_back(static_cast<Dart>(d));
  }
  return board;
}

// Calls visit(marks) for every position that can come about, in some order, each once.
void each_position(const naive::CyclesOnMap& reference, absl::FunctionRef<void(naive::Marks)> visit) {
  std::set<naive::Marks> met{0};
  std::vector<naive::Marks> open{0};
  while (!open.empty()) {
    const naive::Marks marks = open.back();
    open.pop_back();
    visit(marks);
    for (const Dart d : reference.moves(marks)) {
      if (met.insert(marks | naive::mark(d)).second) open.push_back(marks | naive::mark(d));
    }
  }
}

class Solvers {
 public:
  explicit Solvers(CellReading reading)
      : game_(reading), table_(std::size_t{1} << 30), by_mex_(game_, {}), by_couples_(game_, table_, {}) {}

  void expect_same(const PlaneMap& map, naive::CyclesOnMap& reference, naive::Marks marks) {
    const CyclesBoard board = board_with(map, marks);
    const auto components = game_.components(board);
    const unsigned expected = reference.value(marks);
    ASSERT_EQ(by_couples_.nimber(components).value(), expected) << game_.print_board(board);
    ASSERT_EQ(by_mex_.value(components).value(), expected) << game_.print_board(board);
    std::vector<std::string> winning;
    game_.each_move(board, [&](const auto& move) {
      if (by_couples_.is_lost(move.after)) winning.push_back(move.name);
    });
    std::vector<std::string> expected_winning;
    for (const Dart d : reference.winning_moves(marks)) expected_winning.push_back(print_dart(map, d));
    ASSERT_EQ(winning, expected_winning) << game_.print_board(board);
  }

 private:
  Cycles game_;
  CoupleTable<Cycles> table_;
  NimberSolver<Cycles> by_mex_;
  CoupleSolver<Cycles> by_couples_;
};

TEST(CyclesTest, EveryPositionOfSmallBoards) {
  for (const auto& readings : kReadings) {
    Solvers solvers(readings.first);
    std::uint64_t boards = 0;
    for (std::size_t edges = 1; edges <= 7; ++edges) {
      support::each_connected_board(edges, [&](const PlaneMap& map) {
        ++boards;
        naive::CyclesOnMap reference(map, readings.second, naive::CycleRules::death_forbidden);
        each_position(reference, [&](naive::Marks marks) { solvers.expect_same(map, reference, marks); });
      });
    }
    EXPECT_EQ(boards, 1U + 1U + 3U + 6U + 19U + 70U + 295U);  // as the brute force of plane_boards_test counts
  }
}

TEST(CyclesTest, EmptyBoardsOfSevenAndEightEdges) {
  for (const auto& readings : kReadings) {
    Solvers solvers(readings.first);
    support::each_connected_board(7, [&](const PlaneMap& map) {
      naive::CyclesOnMap reference(map, readings.second, naive::CycleRules::death_forbidden);
      solvers.expect_same(map, reference, 0);
    });
  }
  Solvers solvers(CellReading::walk);
  support::each_two_connected_board(8, [&](const PlaneMap& map) {
    naive::CyclesOnMap reference(map, naive::CellReading::whole_walk, naive::CycleRules::death_forbidden);
    solvers.expect_same(map, reference, 0);
  });
}

TEST(CyclesTest, RefusesBadBoards) {
  const Cycles game(CellReading::walk);
  const std::map<std::string, std::string> bad = {
      {"bc,ac,ab outer=a>b; a>d", "no edge ad"},
      {"bc,ac,ab outer=a>b; a>b,b>a", "marked twice"},
      {"bc,ac,ab outer=a>b; a>b,a>c", "vertex a is a source"},
      {"bc,ac,ab outer=a>b; b>a,c>a", "vertex a is a sink"},
      {"bc,ac,ab outer=a>b; a>b,b>c", "one arrow from complete"},
      {"bc,ac,ab outer=a>b; a>b,b>c,c>a", "complete"},
      {"bc,ac,ab outer=a>b; ab", "expected an arrow"},
      {"bc,ac,ab outer=a>b;", "expected an arrow"},
  };
  for (const auto& [text, message] : bad) {
    try {
      game.parse(text);
      ADD_FAILURE() << text;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), ::testing::HasSubstr(message));
    }
  }
}

}  // namespace
}  // namespace sprague
