// The normal form of arrows on trees: the game stays what it is, and equal words mean the same position, over the whole
// census of small trees and all their states.
#include "games/arrow_trees.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>

#include "canonical/ensure.hpp"
#include "canonical/labelling.hpp"
#include "checkers/nimbers.hpp"
#include "tests/naive/arrows.hpp"
#include "tests/naive/tree_arrows.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

using naive::TreeArrows;

ArrowBoard board_of(const Graph& tree, bool trimmed) {
  return trimmed ? ArrowBoard::trimmed(tree) : ArrowBoard(tree);
}

// Calls visit(marks, board) for the empty board and every state that play can reach, each once.
void each_state(const Graph& tree, bool trimmed,
                const std::function<void(const TreeArrows::Marks&, const ArrowBoard&)>& visit) {
  const TreeArrows naive(tree, trimmed);
  std::set<TreeArrows::Marks> seen;
  auto go = [&](auto& self, const TreeArrows::Marks& marks, const ArrowBoard& board) -> void {
    if (!seen.insert(marks).second) return;
    visit(marks, board);
    for (std::size_t edge = 0; edge < marks.size(); ++edge) {
      if (marks[edge] != 0) continue;
      for (std::uint8_t digit : {std::uint8_t{1}, std::uint8_t{2}}) {
        auto [tail, head] = naive.edges()[edge];
        if (digit == 2) std::swap(tail, head);
        const bool legal = naive.is_legal(marks, edge, digit);
        ASSERT_EQ(board.may_mark(tail, head), legal);
        if (!legal) continue;
        TreeArrows::Marks next = marks;
        next[edge] = digit;
        ArrowBoard after = board;
        after.mark(tail, head);
        self(self, next, after);
      }
    }
  };
  go(go, naive.empty(), board_of(tree, trimmed));
}

class ArrowsOnAllTrees : public ::testing::TestWithParam<bool> {};

TEST_P(ArrowsOnAllTrees, HaveTheNaiveNimbersInEveryState) {
  const ArrowTrees game;
  NimberSolver<ArrowTrees> solver(game, {});
  std::size_t states = 0;
  for (const Graph& tree : support::trees_up_to(GetParam() ? 9 : 11)) {
    if (tree.vertices() < 2) continue;
    TreeArrows naive(tree, GetParam());
    each_state(tree, GetParam(), [&](const TreeArrows::Marks& marks, const ArrowBoard& board) {
      ++states;
      EXPECT_EQ(solver.value(board.components()).value(), naive.value(marks));
    });
  }
  EXPECT_GT(states, 10000U);
}

// The two naive references play the same game.
TEST_P(ArrowsOnAllTrees, AgreeWithTheDefinitionsOfThePaper) {
  for (const Graph& tree : support::trees_up_to(6)) {
    if (tree.vertices() < 2) continue;
    naive::ArrowsOnGraph by_sets(tree, GetParam() ? naive::ArrowRules::trimmed : naive::ArrowRules::full);
    TreeArrows by_digits(tree, GetParam());
    each_state(tree, GetParam(), [&](const TreeArrows::Marks& marks, const ArrowBoard&) {
      naive::Decoration arrows;
      for (std::size_t edge = 0; edge < marks.size(); ++edge) {
        const naive::Arrow arrow = by_digits.edges()[edge];
        if (marks[edge] != 0) arrows.insert(marks[edge] == 1 ? arrow : naive::flip(arrow));
      }
      EXPECT_EQ(by_sets.value(arrows), by_digits.value(marks));
    });
  }
}

INSTANTIATE_TEST_SUITE_P(Game, ArrowsOnAllTrees, ::testing::Bool(),
                         [](const auto& test) { return test.param ? "Trimmed" : "AsStated"; });

// A component as a coloured graph, colours read off the board; the smaller form of it and its flip.
std::string form_up_to_flip(const ArrowTree& component) {
  const ArrowBoard board(component);
  Graph tree(board.vertices());
  std::vector<Colour> colours;
  std::vector<Colour> flipped;
  for (std::size_t v = 0; v < board.vertices(); ++v) {
    const Fate fate = board.fate(v);
    colours.push_back(static_cast<Colour>(fate));
    flipped.push_back(fate == Fate::sink ? 2U : fate == Fate::source ? 1U : colours.back());
    for (std::size_t w = 0; w < v; ++w) {
      if (board.is_open(v, w)) tree.add_edge(static_cast<Vertex>(v), static_cast<Vertex>(w));
    }
  }
  EXPECT_TRUE(tree.is_tree());
  return std::min(canonical_form(tree, colours), canonical_form(tree, flipped));
}

// Every component that play on trees of up to 10 edges reaches: one word for each nauty form, one form for each word.
TEST(ArrowTree, WordsAreEqualExactlyForTheSameComponent) {
  std::map<ArrowTree, std::string> forms;
  std::map<std::string, ArrowTree> words;
  const ArrowTrees game;
  auto go = [&](auto& self, const ArrowTree& component) -> void {
    if (forms.contains(component)) return;
    const std::string form = form_up_to_flip(component);
    forms[component] = form;
    EXPECT_TRUE(words.emplace(form, component).second) << "two words for one component";
    EXPECT_EQ(ArrowBoard(component).components(), Sum<ArrowTree>{component}) << "a normal form is its own";
    for (const Sum<ArrowTree>& option : game.options(component)) {
      for (const ArrowTree& part : option) self(self, part);
    }
  };
  for (const Graph& tree : support::trees_up_to(9)) {
    for (const ArrowTree& component : ArrowBoard::trimmed(tree).components()) go(go, component);
  }
  EXPECT_GT(forms.size(), 500U);
}

TEST(ArrowTree, RelabellingAndFlippingKeepTheWord) {
  support::Random random = support::seeded();
  for (const Graph& tree : support::trees_up_to(12)) {
    const std::vector<Vertex> order = [&] {
      std::vector<Vertex> list = support::identity(tree.vertices());
      std::shuffle(list.begin(), list.end(), random);
      return list;
    }();
    const Graph copy = tree.induced(order);
    EXPECT_EQ(ArrowBoard::trimmed(copy).components(), ArrowBoard::trimmed(tree).components());
    for (Vertex v = 0; v < copy.vertices(); ++v) {
      for (Vertex w : copy.neighbours(v)) {
        ArrowBoard there = ArrowBoard::trimmed(copy);
        ArrowBoard back = ArrowBoard::trimmed(tree);
        if (!there.may_mark(v, w)) continue;
        there.mark(v, w);
        back.mark(order[w], order[v]);
        Sum<ArrowTree> one = there.components();
        Sum<ArrowTree> other = back.components();
        std::ranges::sort(one);
        std::ranges::sort(other);
        EXPECT_EQ(one, other);
      }
    }
  }
}

// Mathews, Definition 3.3 and Theorem 3.4: the board as stated and the trimming are one normal form.
TEST(ArrowBoard, TheBoardAsStatedIsItsTrimming) {
  for (const Graph& tree : support::trees_up_to(12)) {
    if (tree.vertices() < 2) continue;
    Sum<ArrowTree> trimmed;
    for (const Graph& part : naive::trimming(tree).graph.components_without({})) {
      for (const ArrowTree& component : ArrowBoard::trimmed(part).components()) trimmed.push_back(component);
    }
    Sum<ArrowTree> stated = ArrowBoard(tree).components();
    std::ranges::sort(stated);
    std::ranges::sort(trimmed);
    EXPECT_EQ(stated, trimmed);
  }
}

// Mathews, Propositions 5.2, 5.4 and 5.6: paths of n unmarked edges with an arrow at neither end, at one, at both.
TEST(ArrowTrees, PathsHaveTheValuesOfThePaper) {
  const ArrowTrees game;
  NimberSolver<ArrowTrees> solver(game, {});
  for (std::size_t n = 1; n <= 20; ++n) {
    Graph path(n + 3);
    for (std::size_t v = 0; v + 1 < path.vertices(); ++v) {
      path.add_edge(static_cast<Vertex>(v), static_cast<Vertex>(v + 1));
    }
    auto marked = [&](std::initializer_list<std::pair<std::size_t, std::size_t>> arrows) {
      ArrowBoard board = ArrowBoard::trimmed(path);
      for (const auto& [tail, head] : arrows) board.mark(tail, head);
      return solver.value(board.components()).value();
    };
    EXPECT_EQ(marked({}), n % 2) << n << ": n + 2 edges, parity of n";
    EXPECT_EQ(marked({{0, 1}}), n + 1) << n + 1 << " unmarked edges behind one arrow";
    EXPECT_EQ(marked({{0, 1}, {n + 1, n + 2}}), n % 2) << n << " between arrows that point the same way";
    EXPECT_EQ(marked({{0, 1}, {n + 2, n + 1}}), 1 - n % 2) << n << " between arrows that point at each other";
  }
}

TEST(ArrowBoard, TooManyVerticesAreOurBug) {
  Graph path(33);
  for (Vertex v = 0; v < 32; ++v) path.add_edge(v, static_cast<Vertex>(v + 1));
  EXPECT_THROW(ArrowBoard board(path), InternalError);
}

}  // namespace
}  // namespace sprague
