// The claims on plane boards against the naive reference, which plays the game as stated.
#include <gmock/gmock.h>

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <sstream>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"
#include "tests/conjectures/named_checks.hpp"
#include "tests/naive/cycles.hpp"
#include "tests/naive/plane_boards.hpp"
#include "tests/plane_support.hpp"

namespace sprague {
namespace {

const DataTable& table_of(const Finding& finding, std::string_view name) {
  for (const DataTable& table : finding.tables) {
    if (table.name.starts_with(name)) return table;
  }
  throw std::runtime_error("no such table");
}

// The edges that an arrow can ever stand on: none at a leaf.
std::size_t markable_edges(const PlaneMap& map) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < map.darts(); ++i) {
    const auto d = static_cast<Dart>(i);
    count += d < map.reverse(d) && map.degree(map.tail(d)) > 1 && map.degree(map.head(d)) > 1 ? 1U : 0U;
  }
  return count;
}

struct ReadingCase {
  std::string cells;
  naive::CellReading reading;
};

TEST(CyclesBoards, CounterexamplesAreTheNaiveOnes) {
  const ReadingCase cases[] = {{"walks", naive::CellReading::whole_walk},
                               {"simple cycles", naive::CellReading::simple_only},
                               {"enclosing cycles", naive::CellReading::enclosing}};
  for (const ReadingCase& reading : cases) {
    std::set<std::string> against_markable;
    std::set<std::string> against_all;
    for (std::size_t edges = 1; edges <= 7; ++edges) {
      support::each_connected_board(edges, [&](const PlaneMap& map) {
        naive::CyclesOnMap reference(map, reading.reading, naive::CycleRules::as_stated);
        const bool second_wins = !reference.next_wins();
        if (second_wins != (markable_edges(map) % 2 == 0)) against_markable.insert(print_plane_map(map));
        if (second_wins != (edges % 2 == 0)) against_all.insert(print_plane_map(map));
      });
    }
    for (const auto& [counted, expected] : {std::pair("markable", against_markable), std::pair("all", against_all)}) {
      const std::string name = fmt::format("{} edges, cells are {}", counted, reading.cells);
      const Finding finding = support::check_of("CY-C2.1", name)({}, {1, 7});
      EXPECT_EQ(finding.verdict, Verdict::refuted) << name;
      EXPECT_EQ(finding.failures, expected.size()) << name;
      ASSERT_TRUE(finding.witness) << name;
      EXPECT_TRUE(expected.contains(*finding.witness)) << name;
    }
  }
}

TEST(CyclesBoards, ListedCounterexamplesAreTheNaiveOnes) {
  std::set<std::string> expected;
  for (std::size_t edges = 1; edges <= 7; ++edges) {
    support::each_connected_board(edges, [&](const PlaneMap& map) {
      naive::CyclesOnMap reference(map, naive::CellReading::whole_walk, naive::CycleRules::as_stated);
      if (reference.next_wins() == (markable_edges(map) % 2 == 0)) expected.insert(print_plane_map(map));
    });
  }
  const Finding finding = support::named_check("cycles/walk_markable")({}, {1, 7});
  std::set<std::string> listed;
  for (const auto& row : table_of(finding, "counterexamples").rows) listed.insert(row[1]);
  EXPECT_EQ(listed, expected);
}

// Replays every strategy of the list by the rules as stated.
TEST(CyclesBoards, StrategiesOfTheListWin) {
  const Finding finding = support::named_check("cycles/two_connected")({.threads = 2}, {3, 8});
  EXPECT_EQ(finding.witness, "bc,acd,adeb,bec,cd outer=a>b");
  const DataTable& list = table_of(finding, "counterexamples");
  EXPECT_EQ(list.rows.size(), finding.failures);
  for (const auto& row : list.rows) {
    const PlaneMap map = parse_plane_map(row[1]);
    naive::CyclesOnMap reference(map, naive::CellReading::whole_walk, naive::CycleRules::as_stated);
    ASSERT_EQ(reference.next_wins(), row[2] == "first") << row[1];
    std::istringstream strategy(row[3]);
    std::size_t steps = 0;
    for (std::string step; strategy >> step; ++steps) {
      naive::Marks marks = naive::mark(*parse_dart(map, step.substr(0, 3)));
      if (row[2] == "second") {
        ASSERT_EQ(step.size(), 7U);
        ASSERT_TRUE(reference.next_wins(marks)) << row[1] << ' ' << step;
        marks |= naive::mark(*parse_dart(map, step.substr(4)));
      }
      EXPECT_FALSE(reference.next_wins(marks)) << row[1] << ' ' << step;
    }
    EXPECT_GT(steps, 0U);
  }
}

TEST(CyclesBoards, TwoConnectedCountsAreTheNaiveOnes) {
  const Finding finding = support::named_check("cycles/two_connected")({}, {3, 8});
  std::map<std::string, std::uint64_t> against;
  for (std::size_t edges = 3; edges <= 8; ++edges) {
    support::each_two_connected_board(edges, [&](const PlaneMap& map) {
      naive::CyclesOnMap reference(map, naive::CellReading::whole_walk, naive::CycleRules::as_stated);
      against[std::to_string(edges)] += reference.next_wins() == (edges % 2 == 0) ? 1 : 0;
    });
  }
  for (const auto& row : table_of(finding, "by-edges").rows) {
    EXPECT_EQ(row[4], std::to_string(against[row[0]])) << row[0];
    EXPECT_EQ(row[4], row[7]) << "all of these boards are 2-connected";
  }
}

TEST(CyclesBoards, ThreadsDoNotChangeAFinding) {
  EXPECT_EQ(support::named_check("cycles/two_connected")({.threads = 1}, {3, 9}),
            support::named_check("cycles/two_connected")({.threads = 3}, {3, 9}));
  EXPECT_EQ(support::named_check("cycles/death_simple")({.threads = 1}, {1, 6}),
            support::named_check("cycles/death_simple")({.threads = 3}, {1, 6}));
  EXPECT_EQ(support::check_of("CY-T2.4", "as printed, cells are walks")({.threads = 1}, {1, 7}),
            support::check_of("CY-T2.4", "as printed, cells are walks")({.threads = 3}, {1, 7}));
}

// The thesis's own verdicts on its boards: text of Sections 3.2 and 3.3.
TEST(CyclesBoards, BoardsOfTheThesis) {
  EXPECT_EQ(support::check_of("CY-HOUR", "cells are walks")({}, {1, 17}).verdict, Verdict::proved);
  EXPECT_EQ(support::check_of("CY-HOUR", "cells are simple cycles")({}, {1, 17}).verdict, Verdict::proved);
  EXPECT_EQ(support::check_of("CY-DD", "as printed")({}, {1, 2}).verdict, Verdict::proved);
  EXPECT_EQ(support::named_check("cycles/double_diamond_analysis")({}, {1, 1}).verdict, Verdict::proved);
  EXPECT_EQ(support::check_of("CY-TRI", "2-connected boards")({}, {3, 12}).verdict, Verdict::proved);
}

// Figure 3.3 in three readings, each board, written out by hand, by the naive reference.
TEST(CyclesBoards, ExtensionsOfTheDoubleDiamond) {
  const std::string none = "bd,cfeda,fb,abe,bfd,ebc outer=a>b";
  const std::pair<std::string, std::string> readings[] = {
      {"the outer sides", "bg,cfeda,hb,gbe,bfd,ebh,ad,cf outer=a>b"},
      {"the outer edges below", "bd,cfeda,fb,abg,bhg,hbc,de,ef outer=a>b"},
      {"the outer edges above", "gd,hfedg,fh,abe,bfd,ebc,ab,bc outer=a>g"}};
  for (const auto& [reading, one] : readings) {
    const Finding finding = support::check_of("CY-DDN", reading)({}, {0, 1});
    const DataTable& table = table_of(finding, "boards");
    ASSERT_EQ(table.rows.size(), 2U);
    std::size_t inserted = 0;
    for (const std::string& board : {none, one}) {
      naive::CyclesOnMap reference(parse_plane_map(board), naive::CellReading::whole_walk,
                                   naive::CycleRules::as_stated);
      const std::vector<std::string> expected{std::to_string(inserted), std::to_string(9 + 2 * inserted),
                                              reference.next_wins() ? "first" : "second"};
      EXPECT_EQ(table.rows[inserted], expected) << board;
      ++inserted;
    }
  }
}

// With one vertex in one side and one or two in the other.
TEST(CyclesBoards, ExtensionsApart) {
  const Finding finding = support::check_of("CY-DDN", "n1 and n2 in the outer sides")({}, {0, 3});
  std::vector<std::vector<std::string>> expected;
  for (const char* board : {"bg,cfeda,hb,gbe,bfd,ebh,ad,cf outer=a>b", "bg,cfeda,hb,gbe,bfd,ebi,ad,ci,hf outer=a>b"}) {
    const PlaneMap map = parse_plane_map(board);
    naive::CyclesOnMap reference(map, naive::CellReading::whole_walk, naive::CycleRules::as_stated);
    expected.push_back({"1", std::to_string(map.edges() - 10), std::to_string(map.edges()),
                        reference.next_wins() ? "first" : "second"});
  }
  EXPECT_EQ(table_of(finding, "boards-sides-apart").rows, expected);
  EXPECT_EQ(finding.verdict, Verdict::holds);
  EXPECT_EQ(finding.instances, 2U) << "1 + 1 and 1 + 2";
}

// Does the graph hang together without two of its vertices?
bool hangs_together_without(const PlaneMap& map, std::size_t u, std::size_t v) {
  std::set<std::size_t> met;
  for (std::size_t start = 0; met.empty(); ++start) {
    if (start != u && start != v) met.insert(start);
  }
  for (bool grown = true; grown;) {
    grown = false;
    for (std::size_t i = 0; i < map.darts(); ++i) {
      const auto d = static_cast<Dart>(i);
      const std::size_t next = map.head(d);
      if (met.contains(map.tail(d)) && next != u && next != v) grown = met.insert(next).second || grown;
    }
  }
  return met.size() + 2 == map.vertices();
}

// Every 3-connected board, found by taking away each two vertices, by the naive reference.
TEST(CyclesBoards, ThreeConnectedCounterexamplesAreTheNaiveOnes) {
  const Finding finding = support::check_of("CY-C2.1", "3-connected boards")({}, {6, 10});
  std::set<std::string> expected;
  std::size_t boards = 0;
  for (std::size_t edges = 6; edges <= 10; ++edges) {
    support::each_two_connected_board(edges, [&](const PlaneMap& map) {
      bool is_three_connected = map.vertices() >= 4;
      for (std::size_t v = 0; v < map.vertices() && is_three_connected; ++v) {
        for (std::size_t u = 0; u < v && is_three_connected; ++u)
          is_three_connected = hangs_together_without(map, u, v);
      }
      if (!is_three_connected) return;
      ++boards;
      naive::CyclesOnMap reference(map, naive::CellReading::whole_walk, naive::CycleRules::as_stated);
      if (reference.next_wins() == (edges % 2 == 0)) expected.insert(print_plane_map(map));
    });
  }
  EXPECT_EQ(finding.instances, boards);
  EXPECT_EQ(finding.failures, expected.size());
  ASSERT_TRUE(finding.witness);
  EXPECT_TRUE(expected.contains(*finding.witness)) << *finding.witness;
}

TEST(CyclesBoards, TooLittleMemoryIsSaid) {
  EXPECT_THROW(support::named_check("cycles/death_walk")({.memory_bytes = 1 << 10}, {6, 6}), OutOfBudget);
}

// The one exception of Theorem 2.4 as printed: a single edge, on which nobody can move.
TEST(CyclesBoards, InvolutionsFailOnTheSingleEdgeOnly) {
  const Finding printed = support::check_of("CY-T2.4", "as printed, cells are walks")({}, {1, 7});
  EXPECT_EQ(printed.verdict, Verdict::refuted);
  EXPECT_EQ(printed.failures, 1U);
  EXPECT_EQ(printed.witness, "b,a outer=a>b");
  EXPECT_EQ(support::check_of("CY-T2.4", "markable edge, cells are walks")({}, {1, 7}).verdict, Verdict::holds);
}

// With other edges fixed the theorem fails on a board with moves: a triangle cde with a tail, whose mirror exchanges d
// and e and leaves the edges of the tail where they are.
TEST(CyclesBoards, OneTurnedEdgeAmongFixedOnesIsNotEnough) {
  const Finding finding =
      support::check_of("CY-T2.4", "other edges fixed with their ends, cells are walks")({}, {1, 5});
  EXPECT_EQ(finding.verdict, Verdict::refuted);
  ASSERT_EQ(finding.witness, "b,ac,bde,ce,cd outer=a>b");
  naive::CyclesOnMap reference(parse_plane_map(*finding.witness), naive::CellReading::whole_walk,
                               naive::CycleRules::as_stated);
  EXPECT_FALSE(reference.moves(0).empty());
  EXPECT_FALSE(reference.next_wins()) << "the theorem, so read, promises it to the first player";
}

// Positions reached without death moves, up to reversal, counted by the naive reference.
TEST(CyclesBoards, DeathMovesAreComparedOnEveryPosition) {
  std::uint64_t expected = 0;
  for (std::size_t edges = 1; edges <= 5; ++edges) {
    support::each_connected_board(edges, [&](const PlaneMap& map) {
      const naive::CyclesOnMap reference(map, naive::CellReading::whole_walk, naive::CycleRules::death_forbidden);
      std::set<naive::Marks> met{0};
      std::vector<naive::Marks> open{0};
      while (!open.empty()) {
        const naive::Marks marks = open.back();
        open.pop_back();
        for (const Dart d : reference.moves(marks)) {
          if (met.insert(marks | naive::mark(d)).second) open.push_back(marks | naive::mark(d));
        }
      }
      expected += (met.size() + 1) / 2;  // the empty board is its own reverse
    });
  }
  const Finding finding = support::named_check("cycles/death_walk")({}, {1, 5});
  EXPECT_EQ(finding.verdict, Verdict::holds);
  EXPECT_EQ(finding.instances, expected);
}

// The claim's eleven numbers modulo 2, bit by bit in its order, counted anew from neighbours and faces.
unsigned parities_of(const PlaneMap& map) {
  std::map<std::size_t, std::size_t> of_degree;
  std::size_t odd = 0;
  for (const auto& neighbours : map.rotation()) {
    ++of_degree[neighbours.size()];
    odd += neighbours.size() % 2;
  }
  std::map<std::size_t, std::size_t> of_length;
  for (const naive::Cell& cell : naive::cells_of(map, naive::CellReading::whole_walk)) ++of_length[cell.size()];
  const std::size_t outer = map.walk(map.outer_face()).size();
  unsigned parities = 0;
  unsigned bit = 0;
  for (const std::size_t number : {std::size_t{1}, map.edges(), map.vertices(), outer, map.vertices() - outer, odd / 2,
                                   of_degree[2], of_degree[3], of_degree[4], of_length[3], of_length[4]}) {
    parities |= static_cast<unsigned>(number % 2) << bit++;
  }
  return parities;
}

// Every one of the 2^11 sums is tried on every board, whose winner is the naive reference's.
TEST(CyclesBoards, NoSumOfNumbersTellsTheWinner) {
  std::set<std::pair<unsigned, bool>> boards;
  std::vector<bool> outcomes;
  for (std::size_t edges = 3; edges <= 8; ++edges) {
    support::each_two_connected_board(edges, [&](const PlaneMap& map) {
      naive::CyclesOnMap reference(map, naive::CellReading::whole_walk, naive::CycleRules::as_stated);
      boards.insert({parities_of(map), !reference.next_wins()});
    });
    bool some_sum_fits = false;
    for (unsigned sum = 0; sum < 1U << 11; ++sum) {
      some_sum_fits = some_sum_fits || std::ranges::all_of(boards, [sum](const auto& board) {
                        return (std::popcount(board.first & sum) % 2 == 1) == board.second;
                      });
    }
    const Verdict expected = some_sum_fits ? Verdict::holds : Verdict::refuted;
    EXPECT_EQ(support::named_check("cycles/predictors")({}, {3, edges}).verdict, expected) << edges;
    outcomes.push_back(some_sum_fits);
  }
  EXPECT_TRUE(outcomes.front());
  EXPECT_FALSE(outcomes.back()) << "no board was met that the last sum fails on";
}

}  // namespace
}  // namespace sprague
