// The table of rooted trees: published counts, the order of ids, and free trees that name exactly the classes.
#include "canonical/rooted_trees.hpp"

#include <gmock/gmock.h>

#include <map>
#include <set>

#include "canonical/census.hpp"
#include "canonical/ensure.hpp"
#include "canonical/families.hpp"
#include "canonical/tree_key.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

TEST(RootedTrees, ClassesAsPublished) {
  // OEIS A000081, n = 1..14.
  const std::vector<std::size_t> known{1, 1, 2, 4, 9, 20, 48, 115, 286, 719, 1842, 4766, 12486, 32973};
  RootedTreeTable table;
  table.complete_to(known.size());
  std::vector<std::size_t> count(known.size() + 1, 0);
  std::set<std::pair<std::size_t, std::uint64_t>> words;
  for (RootedTreeId id = 0; id < table.classes(); ++id) {
    ++count[table.size_of(id)];
    words.emplace(table.size_of(id), table.word_of(id));
    if (id > 0) {
      EXPECT_LT(std::pair(table.size_of(id - 1), table.word_of(id - 1)),
                std::pair(table.size_of(id), table.word_of(id)))
          << "ids grow with (size, word)";
    }
  }
  for (std::size_t n = 1; n <= known.size(); ++n) EXPECT_EQ(count[n], known[n - 1]) << n;
  EXPECT_EQ(words.size(), table.classes());
}

TEST(RootedTrees, OnlyANewTableIsCompleted) {
  RootedTreeTable table;
  table.complete_to(4);
  EXPECT_THROW(table.complete_to(5), InternalError);
}

TEST(RootedTrees, ASmallerCompleteTableIsAPrefix) {
  RootedTreeTable larger;
  larger.complete_to(9);
  for (std::size_t n = 1; n <= 8; ++n) {
    RootedTreeTable smaller;
    smaller.complete_to(n);
    ASSERT_LE(smaller.classes(), larger.classes());
    for (RootedTreeId id = 0; id < smaller.classes(); ++id) {
      EXPECT_EQ(smaller.size_of(id), larger.size_of(id));
      EXPECT_EQ(smaller.word_of(id), larger.word_of(id));
    }
  }
}

TEST(RootedTrees, LabelledRootedTrees) {
  RootedTreeTable table;
  table.complete_to(12);
  std::vector<GroupSize> labelled(13, 0);
  for (RootedTreeId id = 0; id < table.classes(); ++id) {
    labelled[table.size_of(id)] += factorial(table.size_of(id)) / table.automorphisms_of(id);
  }
  for (std::size_t n = 1; n <= 12; ++n) {
    // Cayley 1889 (OEIS A000169): n^(n-1).
    GroupSize known = 1;
    for (std::size_t i = 1; i < n; ++i) known *= n;
    EXPECT_EQ(to_string(labelled[n]), to_string(known)) << n;
  }
}

// Both kinds of table: complete, and filled as trees come.
class FreeTrees : public ::testing::TestWithParam<bool> {
 protected:
  FreeTrees() {
    if (GetParam()) table_.complete_to(6);
  }
  RootedTreeTable table_;
};

TEST_P(FreeTrees, EqualExactlyForEqualTreeKeys) {
  support::Random random = support::seeded();
  for (std::size_t n = 1; n <= 12; ++n) {
    std::map<FreeTree, std::string> key_of;
    std::map<std::string, FreeTree> tree_of_key;
    for (const Graph& tree : support::trees_on(n)) {
      for (int copy = 0; copy < 4; ++copy) {
        const Graph graph = copy == 0 ? tree : support::shuffled(tree, random);
        const FreeTree free_tree = table_.free_tree(graph);
        const std::string key = tree_key(graph);
        EXPECT_EQ(key_of.emplace(free_tree, key).first->second, key);
        EXPECT_EQ(tree_of_key.emplace(key, free_tree).first->second, free_tree);
      }
    }
  }
}

TEST_P(FreeTrees, GraphOfRoundTrips) {
  for (const Graph& tree : support::trees_up_to(12)) {
    const FreeTree free_tree = table_.free_tree(tree);
    const Graph graph = table_.graph_of(free_tree);
    ASSERT_TRUE(graph.is_tree());
    EXPECT_EQ(tree_key(graph), tree_key(tree));
    EXPECT_EQ(table_.free_tree(graph), free_tree);
  }
}

TEST_P(FreeTrees, AutomorphismsAreNautys) {
  for (const Graph& tree : support::trees_up_to(12)) {
    EXPECT_EQ(to_string(table_.automorphisms(table_.free_tree(tree))), to_string(label(tree).group_size.value()))
        << tree_key(tree);
  }
}

TEST_P(FreeTrees, PackedKeysAreDifferentOnEachLevel) {
  for (std::size_t n = 1; n <= 13; ++n) {
    std::set<std::uint64_t> keys;
    const std::vector<Graph> trees = support::trees_on(n);
    for (const Graph& tree : trees) keys.insert(table_.packed_key(table_.free_tree(tree)));
    EXPECT_EQ(keys.size(), trees.size()) << n;
  }
}

// The branch of `tree` at `v`, away from `parent`.
RootedTreeId branch(RootedTreeTable& table, const Graph& tree, Vertex v, Vertex parent) {
  std::vector<RootedTreeId> children;
  for (Vertex w : tree.neighbours(v)) {
    if (w != parent) children.push_back(branch(table, tree, w, v));
  }
  return table.intern(children);
}

TEST_P(FreeTrees, CentreFromAnyVertex) {
  support::Random random = support::seeded();
  for (const Graph& tree : support::trees_up_to(10)) {
    const FreeTree expected = table_.free_tree(tree);
    for (std::size_t v = 0; v < tree.vertices(); ++v) {
      FreeTree branches;
      for (Vertex w : tree.neighbours(static_cast<Vertex>(v))) {
        branches.push_back(branch(table_, tree, w, static_cast<Vertex>(v)));
      }
      std::shuffle(branches.begin(), branches.end(), random);
      table_.centre(branches, tree.vertices());
      EXPECT_EQ(branches, expected) << tree_key(tree) << " from " << v;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, FreeTrees, ::testing::Bool(),
                         [](const auto& instance) { return instance.param ? "complete" : "growing"; });

}  // namespace
}  // namespace sprague
