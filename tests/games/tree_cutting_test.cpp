// Cutting trees is the octal game on trees: the same options, over the whole census of trees.
#include "games/tree_cutting.hpp"

#include <gmock/gmock.h>

#include <set>

#include "canonical/ensure.hpp"
#include "canonical/tree_key.hpp"
#include "checkers/nimbers.hpp"
#include "games/octal_on_graphs.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

class TreeCuttingOptions : public ::testing::TestWithParam<const char*> {};

TEST_P(TreeCuttingOptions, AreThoseOfTheGameOnGraphs) {
  RootedTreeTable complete;
  complete.complete_to(10);
  const TreeCutting prepared(OctalCode::parse(GetParam()), complete);
  prepared.prepare();
  RootedTreeTable growing;
  const TreeCutting cutting(OctalCode::parse(GetParam()), growing);
  const auto game = OctalOnGraphs::from_code(GetParam());
  for (const Graph& tree : support::trees_up_to(11)) {
    std::set<std::string> expected;
    bool empties = false;
    for (const Sum<Graph>& option : game.options(tree)) {
      std::size_t parts = 0;
      for (const Graph& part : option) {
        if (part.vertices() == 0) continue;
        ++parts;
        expected.insert(tree_key(part));
      }
      ASSERT_LE(parts, 1U);
      empties = empties || parts == 0;
    }
    EXPECT_EQ(cutting.empties(tree.vertices()), empties) << tree_key(tree);
    for (bool use_prepared : {false, true}) {
      const TreeCutting& way = use_prepared ? prepared : cutting;
      RootedTreeTable& table = use_prepared ? complete : growing;
      std::vector<FreeTree> options;
      way.options(table.free_tree(tree), tree.vertices(), options);
      std::set<std::string> found;
      for (const FreeTree& option : options) found.insert(tree_key(table.graph_of(option)));
      EXPECT_EQ(found, expected) << tree_key(tree);
      EXPECT_EQ(options.size(), found.size()) << "each option once: " << tree_key(tree);
    }
  }
}

TEST_P(TreeCuttingOptions, LeadToTheSameNimbers) {
  RootedTreeTable table;
  const TreeCutting cutting(OctalCode::parse(GetParam()), table);
  const auto game = OctalOnGraphs::from_code(GetParam());
  NimberSolver<TreeCutting> by_cuts(cutting, {});
  NimberSolver<OctalOnGraphs> by_sets(game, {});
  for (const Graph& tree : support::trees_up_to(10)) {
    EXPECT_EQ(by_cuts.value(table.free_tree(tree)), by_sets.value(tree)) << tree_key(tree);
  }
}

INSTANTIATE_TEST_SUITE_P(Codes, TreeCuttingOptions,
                         ::testing::Values("0.33", "0.3", "0.03", "0.333", "0.23", "0.3133", "0.102", "0.00002"),
                         [](const auto& instance) { return std::string("o") + (instance.param + 2); });

TEST(TreeCuttingTest, RefusesCodesThatDisconnect) {
  RootedTreeTable table;
  for (const char* code : {"0.7", "0.4", "0.34", "0.335"}) {
    EXPECT_THROW(TreeCutting(OctalCode::parse(code), table), InternalError) << code;
  }
}

}  // namespace
}  // namespace sprague
