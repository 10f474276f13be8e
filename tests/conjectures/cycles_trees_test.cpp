// The thesis on trees: what the checks say, where naive play on the whole board can say it too.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
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

Graph drawn_tree(const Picture& picture) {
  return picture.panels.empty() ? parse_graph(picture.notation) : parse_plane_map(picture.notation).graph();
}

const std::vector<std::string>& row_of(const DataTable& table, const std::string& first) {
  return *std::ranges::find(table.rows, first, [](const auto& row) { return row[0]; });
}

// Nimbers of all empty boards, tree by tree and edge by edge, against the table of the check.
TEST(CyclesOnTrees, CountsByNimberAreThoseOfNaivePlay) {
  const Range edges{1, kNaiveEdges};
  const Finding empty = support::named_check("cycles/trees_by_markable_edges")({}, edges);
  const Finding one = support::named_check("cycles/one_arrow")({}, edges);
  EXPECT_EQ(empty.verdict, Verdict::holds);
  for (std::size_t e = 1; e <= kNaiveEdges; ++e) {
    std::map<unsigned, std::uint64_t> empty_counts;
    std::map<unsigned, std::uint64_t> one_counts;
    std::uint64_t failures = 0;
    for (const Graph& tree : support::trees_on(e + 1)) {
      TreeArrows game(tree, false);
      const std::size_t markable = naive_markable(game);
      EXPECT_EQ(markable, cycles::markable_edges(tree));
      const unsigned nimber = game.value(game.empty());
      ++empty_counts[nimber];
      EXPECT_EQ(nimber == 0, markable % 2 == 0);
      for (std::size_t edge = 0; edge < e; ++edge) {
        if (!game.is_legal(game.empty(), edge, 1)) continue;
        TreeArrows::Marks marks = game.empty();
        marks[edge] = 1;
        const unsigned state = game.value(marks);
        ++one_counts[state];
        if (state % 2 != (markable - 1) % 2) ++failures;
      }
    }
    const std::size_t first_nimber = 5;
    const auto& empty_row = row_of(empty.tables[0], std::to_string(e));
    const auto& one_row = row_of(one.tables[0], std::to_string(e));
    for (std::size_t v = 0; v + first_nimber < empty_row.size(); ++v) {
      EXPECT_EQ(empty_row[v + first_nimber], std::to_string(empty_counts[static_cast<unsigned>(v)])) << e;
    }
    for (std::size_t v = 0; v + first_nimber < one_row.size(); ++v) {
      EXPECT_EQ(one_row[v + first_nimber], std::to_string(one_counts[static_cast<unsigned>(v)])) << e;
    }
    EXPECT_EQ(failures, e < kNaiveEdges ? 0U : 3U) << "Conjecture 4.3 fails first with 11 edges";
  }
  EXPECT_EQ(one.verdict, Verdict::refuted);
  EXPECT_EQ(one.failures, 3U);
}

// The smallest trees on which Su's conjecture fails, and the smallest positions on which Conjecture 4.3 fails.
TEST(CyclesOnTrees, SmallestCounterexamplesAreSoByNaivePlay) {
  const Finding trees = support::named_check("cycles/trees_by_markable_edges")({}, {1, 14});
  EXPECT_EQ(trees.verdict, Verdict::refuted);
  ASSERT_EQ(trees.failures, 2U);
  EXPECT_EQ(trees.witness, "S(2,4,8)");
  ASSERT_EQ(trees.pictures.size(), 4U) << "each tree as it is, and move by move";
  for (const Picture& picture : trees.pictures) {
    const Graph tree = drawn_tree(picture);
    TreeArrows game(tree, false);
    EXPECT_EQ(naive_markable(game), 11U);
    EXPECT_EQ(picture.unmarkable.size(), tree.edges() - 11U);
    EXPECT_TRUE(picture.arrows.empty());
    EXPECT_EQ(game.value(game.empty()), 0U) << picture.notation;
    for (const Panel& panel : picture.panels) {
      ASSERT_EQ(panel.arrows.size(), 2U) << "a first move and a reply";
      TreeArrows::Marks marks = game.empty();
      ASSERT_TRUE(put(game, marks, panel.arrows[0].tail, panel.arrows[0].head)) << panel.caption;
      EXPECT_THAT(panel.caption, ::testing::HasSubstr(fmt::format("nimber {}", game.value(marks))));
      ASSERT_TRUE(put(game, marks, panel.arrows[1].tail, panel.arrows[1].head)) << panel.caption;
      EXPECT_EQ(game.value(marks), 0U) << panel.caption;
    }
  }
  EXPECT_EQ(trees.pictures[2].panels.size(), 11U);
  EXPECT_EQ(trees.pictures[3].panels.size(), 11U);
  // The replies of the table win, and answer as many first moves as there are markable edges: neither tree has a
  // symmetry.
  ASSERT_EQ(trees.tables.size(), 3U);
  EXPECT_EQ(trees.tables[2].rows.size(), 22U);
  for (const auto& row : trees.tables[2].rows) {
    TreeArrows game(parse_graph(row[0]), false);
    TreeArrows::Marks marks = game.empty();
    for (const std::string& arrow : {row[1], row[2]}) {
      const auto tail = static_cast<Vertex>(std::stoul(arrow));
      const auto head = static_cast<Vertex>(std::stoul(arrow.substr(arrow.find('>') + 1)));
      ASSERT_TRUE(put(game, marks, tail, head)) << row[0] << ' ' << arrow;
    }
    EXPECT_EQ(game.value(marks), 0U) << row[0] << ' ' << row[1] << ' ' << row[2];
  }
  const Finding states = support::named_check("cycles/one_arrow")({}, {3, 11});
  ASSERT_EQ(states.pictures.size(), 4U) << "two of the three failures are mirror images";
  for (const Picture& picture : states.pictures) {
    TreeArrows game(drawn_tree(picture), false);
    EXPECT_EQ(naive_markable(game), 8U);
    TreeArrows::Marks marks = game.empty();
    ASSERT_EQ(picture.arrows.size(), 1U);
    EXPECT_EQ(picture.arrows[0].style, ArrowStyle::plain);
    ASSERT_TRUE(put(game, marks, picture.arrows[0].tail, picture.arrows[0].head));
    const unsigned nimber = game.value(marks);
    EXPECT_EQ(nimber % 2, 0U) << picture.notation;
    // The panels are the options, up to normal form, so their nimbers have that mex.
    std::set<unsigned> left;
    for (const Panel& panel : picture.panels) {
      TreeArrows::Marks next = marks;
      ASSERT_TRUE(put(game, next, panel.arrows[0].tail, panel.arrows[0].head)) << panel.caption;
      left.insert(game.value(next));
      if (panel.arrows.size() == 1) {
        EXPECT_EQ(game.value(next), 0U) << panel.caption;
        continue;
      }
      ASSERT_TRUE(put(game, next, panel.arrows[1].tail, panel.arrows[1].head)) << panel.caption;
      EXPECT_EQ(game.value(next), 0U) << panel.caption;
    }
    for (unsigned v = 0; v <= nimber && !picture.panels.empty(); ++v) EXPECT_EQ(left.contains(v), v < nimber);
  }
}

// By markable edges the same boards are the smallest. Up to the first failure every board has the parity of its number
// of markable edges as its nimber, which the argument about sums needs.
TEST(CyclesOnTrees, TheOrderByMarkableEdgesFindsTheSameBoards) {
  const Finding by_edges = support::named_check("cycles/trees_by_markable_edges")({}, {1, 14});
  const Finding by_markable = support::named_check("cycles/trees_of_markable_edges")({}, {1, 11});
  EXPECT_EQ(by_markable.pictures, by_edges.pictures);
  for (const auto& row : by_markable.tables[0].rows) {
    const std::size_t markable = std::stoul(row[0]);
    if (markable == 11) continue;
    EXPECT_EQ(row[5 + markable % 2], row[1]) << markable;
  }
  EXPECT_EQ(support::named_check("cycles/one_arrow_of_markable_edges")({}, {1, 8}).pictures,
            support::named_check("cycles/one_arrow")({}, {3, 11}).pictures);
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
  const Finding finding = support::named_check("cycles/trees_by_all_edges")({}, {1, 5});
  EXPECT_EQ(finding.witness, "P2");
  EXPECT_EQ(naive_nimber("P2"), 0U);
  EXPECT_THAT(finding.reason, ::testing::HasSubstr("P2 has 1 edge, an odd number, and is won by the second player."));
}

// Two trees of 14 edges are the first by markable edges, with 11, so that sums of less are sums of zeros and ones; on
// sizes that do not start at the least nothing is said of sums.
TEST(CyclesOnTrees, TheSmallestByMarkableEdgesIsNoSum) {
  const auto says = [](const Finding& finding, const std::string& text) {
    EXPECT_THAT(finding.notes, ::testing::Contains(::testing::HasSubstr(text)));
  };
  says(support::named_check("cycles/trees_of_markable_edges")({}, {1, 11}),
       "Below 11 markable edges every summand has value 0 or 1");
  says(support::named_check("cycles/trees_of_markable_edges")({}, {1, 6}),
       "Below 7 markable edges every summand has value 0 or 1");
  says(support::named_check("cycles/trees_of_markable_edges")({}, {3, 6}), "falls apart were not visited");
  says(support::named_check("cycles/one_arrow_of_markable_edges")({}, {1, 8}),
       "Below 8 markable edges the summand with the arrow");
  says(support::named_check("cycles/one_arrow_of_markable_edges")({}, {3, 6}), "falls apart were not visited");
  // Empty boards of 11 markable edges do not have their parity, which is of no matter where sums are left out.
  says(support::named_check("cycles/one_arrow_of_markable_edges")({}, {11, 11}), "falls apart were not visited");
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
