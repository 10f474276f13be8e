// The thesis on trees: what the checks say, where naive play on the whole board can say it too.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "canonical/census.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/plane_notation.hpp"
#include "canonical/tree_key.hpp"
#include "conjectures/arrows/trimming.hpp"
#include "conjectures/cycles/tree_survey.hpp"
#include "conjectures/registry.hpp"
#include "tests/conjectures/named_checks.hpp"
#include "tests/naive/tree_arrows.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

using naive::TreeArrows;

constexpr std::size_t kNaiveEdges = 11;

// Straight from the game: an edge that takes an arrow on the empty board.
std::size_t naive_markable(const TreeArrows& game) {
  std::size_t markable = 0;
  for (std::size_t edge = 0; edge < game.edges().size(); ++edge) {
    markable += game.is_legal(game.empty(), edge, 1) || game.is_legal(game.empty(), edge, 2) ? 1U : 0U;
  }
  return markable;
}

unsigned naive_nimber(const std::string& tree) {
  TreeArrows game(parse_graph(tree), false);
  return game.value(game.empty());
}

// Puts an arrow, if that is legal.
bool put(const TreeArrows& game, TreeArrows::Marks& marks, Vertex tail, Vertex head) {
  for (std::size_t edge = 0; edge < marks.size(); ++edge) {
    const auto [v, w] = game.edges()[edge];
    if (std::pair(std::min(tail, head), std::max(tail, head)) != std::pair(v, w)) continue;
    const std::uint8_t digit = tail == v ? 1 : 2;
    if (!game.is_legal(marks, edge, digit)) return false;
    marks[edge] = digit;
    return true;
  }
  return false;
}

// All empty boards and all with one arrow, tree by tree and edge by edge, against the claims.
TEST(CyclesOnTrees, CountsAreThoseOfNaivePlay) {
  for (std::size_t e = 3; e <= kNaiveEdges; ++e) {
    std::uint64_t trees = 0;
    std::uint64_t states = 0;
    std::uint64_t failures = 0;
    for (const Graph& tree : support::trees_on(e + 1)) {
      TreeArrows game(tree, false);
      const std::size_t markable = naive_markable(game);
      EXPECT_EQ(markable, cycles::markable_edges(tree));
      ++trees;
      EXPECT_EQ(game.value(game.empty()) == 0, markable % 2 == 0);
      for (std::size_t edge = 0; edge < e; ++edge) {
        if (!game.is_legal(game.empty(), edge, 1)) continue;
        TreeArrows::Marks marks = game.empty();
        marks[edge] = 1;
        ++states;
        if (game.value(marks) % 2 != (markable - 1) % 2) ++failures;
      }
    }
    const Finding empty = support::check_of("CY-TREE", "markable edges")({}, {e, e});
    EXPECT_EQ(empty.verdict, Verdict::holds);
    EXPECT_EQ(empty.instances, trees);
    const Finding one = support::check_of("CY-C4.3", "as printed")({}, {e, e});
    EXPECT_EQ(one.instances, states);
    EXPECT_EQ(one.failures, failures);
    EXPECT_EQ(failures, e < kNaiveEdges ? 0U : 3U) << "Conjecture 4.3 fails first with 11 edges";
  }
}

// The smallest tree on which Su's conjecture fails, and the smallest position on which Conjecture 4.3 fails.
TEST(CyclesOnTrees, SmallestCounterexamplesAreSoByNaivePlay) {
  const Finding trees = support::check_of("CY-TREE", "markable edges")({}, {1, 14});
  EXPECT_EQ(trees.verdict, Verdict::refuted);
  EXPECT_EQ(trees.failures, 2U);
  ASSERT_EQ(trees.witness, "S(2,4,8)");
  TreeArrows empty(parse_graph(*trees.witness), false);
  EXPECT_EQ(naive_markable(empty), 11U);
  EXPECT_EQ(empty.value(empty.empty()), 0U);
  const Finding states = support::check_of("CY-C4.3", "as printed")({}, {3, 11});
  EXPECT_EQ(states.failures, 3U);
  ASSERT_EQ(states.witness, "S(2,4,5);4>5");
  TreeArrows game(parse_graph("S(2,4,5)"), false);
  EXPECT_EQ(naive_markable(game), 8U);
  TreeArrows::Marks marks = game.empty();
  ASSERT_TRUE(put(game, marks, 4, 5));
  EXPECT_EQ(game.value(marks) % 2, 0U);
}

// By markable edges the same boards are the smallest. Up to the first failure every board has the parity of its number
// of markable edges as its nimber, which the argument about sums needs.
TEST(CyclesOnTrees, TheOrderByMarkableEdgesFindsTheSameBoards) {
  const Finding by_markable = support::check_of("CY-TREE", "by markable edges")({}, {1, 11});
  EXPECT_EQ(by_markable.witness, "S(2,4,8)");
  const auto table = std::ranges::find(by_markable.tables, "by-markable-edges", &DataTable::name);
  ASSERT_NE(table, by_markable.tables.end());
  EXPECT_EQ(table->rows.size(), by_markable.instances);
  for (const auto& row : table->rows) {
    const std::size_t markable = std::stoul(row[0]);
    if (markable < 11) {
      EXPECT_EQ(row[1], std::to_string(markable % 2));
    }
  }
  EXPECT_EQ(support::check_of("CY-C4.3", "by markable edges")({}, {1, 8}).witness, "S(2,4,5);4>5");
}

TEST(CyclesOnTrees, ABoardWithLeavesIsTrimmedBack) {
  for (const Graph& tree : support::trees_up_to(9)) {
    if (tree.vertices() < 2) continue;
    const Graph board = arrows::with_leaves(tree);
    EXPECT_EQ(cycles::markable_edges(board), tree.edges());
    EXPECT_EQ(ArrowBoard(board).components(), ArrowBoard::trimmed(tree).components());
  }
}

// Counted with all edges, Su's conjecture fails at once: no edge of P_2 can be marked, and one is odd.
TEST(CyclesOnTrees, AllEdgesAreTheWrongCount) {
  const Finding finding = support::check_of("CY-TREE", "all edges")({}, {1, 5});
  EXPECT_EQ(finding.witness, "P2");
  EXPECT_EQ(naive_nimber("P2"), 0U);
}

// Sums of boards with fewer markable edges obey the conjecture; on sizes that do not start at the least nothing is said
// of sums.
TEST(CyclesOnTrees, TheSmallestByMarkableEdgesIsNoSum) {
  EXPECT_THAT(support::named_check("cycles/smallest_mark_of_markable_edges")({}, {1, 8}).notes,
              ::testing::Contains(::testing::HasSubstr("Below 8 markable edges the summand with the arrow")));
}

TEST(CyclesOnTrees, SmallestCounterexamplesHaveTheArrowOnAnOutermostEdge) {
  for (const Finding& finding : {support::named_check("cycles/smallest_mark_of_markable_edges")({}, {1, 8}),
                                 support::named_check("cycles/smallest_mark")({}, {3, 11})}) {
    EXPECT_EQ(finding.verdict, Verdict::proved);
    EXPECT_EQ(finding.instances, 2U);
  }
  EXPECT_EQ(support::named_check("cycles/smallest_mark")({}, {3, 10}).verdict, Verdict::undecided);
}

// Smallest is smallest of all trees, not of those in a range that starts later.
TEST(CyclesOnTrees, SmallestCounterexamplesDoNotDependOnWhereTheRangeStarts) {
  EXPECT_EQ(support::named_check("cycles/smallest_mark")({}, {12, 12}),
            support::named_check("cycles/smallest_mark")({}, {3, 12}));
  EXPECT_EQ(support::named_check("cycles/smallest_mark_of_markable_edges")({}, {9, 9}),
            support::named_check("cycles/smallest_mark_of_markable_edges")({}, {1, 9}));
}

// Definition 4.1 by hand: P_5 has a middle vertex of degree two without a leaf; every smaller tree is a Z-tree.
TEST(CyclesOnTrees, ZTreesAreCountedByTheDefinition) {
  EXPECT_EQ(support::check_of("CY-T4.2", "winner")({}, {1, 3}).instances, 1U + 1U + 2U);
  EXPECT_EQ(support::check_of("CY-T4.2", "winner")({}, {4, 4}).instances, 2U);
}

TEST(CyclesOnTrees, ZTreesFollowTheTheorem) {
  EXPECT_EQ(support::check_of("CY-T4.2", "winner")({}, {1, 12}).verdict, Verdict::holds);
  EXPECT_EQ(support::named_check("cycles/pairing")({}, {1, 10}).verdict, Verdict::holds);
}

// With leaf edges among the child edges: P_4 has one playable edge, and rooted at one of its ends that are no leaves,
// both inner vertices are as the strategy cannot open: the root has two unmarked child edges.
TEST(CyclesOnTrees, ThePairingBreaksWhereLeavesCountAsChildren) {
  const Finding every = support::named_check("cycles/pairing_with_leaves")({}, {1, 5});
  EXPECT_EQ(every.verdict, Verdict::refuted);
  EXPECT_EQ(every.witness, "P4");
  EXPECT_EQ(naive_nimber("P4"), 1U) << "the opener wins, though not by that strategy";
  EXPECT_THAT(every.reason, ::testing::HasSubstr("P4, rooted at 1: already its first move is missing"));
  EXPECT_EQ(support::named_check("cycles/pairing_with_leaves_some_root")({}, {1, 6}).verdict, Verdict::holds);
}

TEST(CyclesOnTrees, ThreadsDoNotChangeAFinding) {
  for (const char* id : {"CY-C4.3", "CY-MIN", "CY-T4.2", "CY-TREE"}) {
    for (const Reading& reading : find_claim(id)->readings) {
      const Range small{reading.quick.first, std::max(reading.quick.first, reading.quick.last * 2 / 3)};
      Effort three;
      three.threads = 3;
      EXPECT_EQ(reading.check({}, small), reading.check(three, small)) << id << ' ' << reading.name;
    }
  }
}

}  // namespace
}  // namespace sprague
