// Tree keys identify exactly the pairs that nauty's canonical form does, over the whole census of trees.
#include "canonical/tree_key.hpp"

#include <gmock/gmock.h>

#include <map>
#include <set>

#include "canonical/labelling.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

TEST(TreeKey, RelabellingsKeepTheKeyAndClassesDiffer) {
  support::Random random = support::seeded();
  // OEIS A000055, n = 1..12.
  const std::vector<std::size_t> classes{1, 1, 1, 2, 3, 6, 11, 23, 47, 106, 235, 551};
  for (std::size_t n = 1; n <= 12; ++n) {
    std::set<std::string> keys;
    for (const Graph& tree : support::trees_on(n)) {
      const std::string key = tree_key(tree);
      keys.insert(key);
      for (int copy = 0; copy < 10; ++copy) ASSERT_EQ(tree_key(support::shuffled(tree, random)), key);
    }
    EXPECT_EQ(keys.size(), classes[n - 1]) << n;
  }
}

// Adds one pair of names and expects that each name has met only the other.
void expect_partner(std::map<std::string, std::string>& partner, const std::string& name, const std::string& other) {
  const auto [found, inserted] = partner.emplace(name, other);
  ASSERT_EQ(found->second, other);
}

TEST(TreeKey, SamePartitionAsNauty) {
  support::Random random = support::seeded();
  std::map<std::string, std::string> key_of_form;
  std::map<std::string, std::string> form_of_key;
  for (const Graph& tree : support::trees_up_to(13)) {
    for (const Graph& copy : {tree, support::shuffled(tree, random)}) {
      const std::string form = canonical_form(copy);
      const std::string key = tree_key(copy);
      expect_partner(key_of_form, form, key);
      expect_partner(form_of_key, key, form);
    }
  }
}

TEST(TreeKey, GraphKeyIsNautysPartitionOfAllGraphs) {
  support::Random random = support::seeded();
  std::map<std::string, std::string> key_of_form;
  std::map<std::string, std::string> form_of_key;
  for (const Graph& graph : support::graphs_up_to(6, Connectivity::any)) {
    for (const Graph& copy : {graph, support::shuffled(graph, random)}) {
      expect_partner(key_of_form, canonical_form(copy), graph_key(copy));
      expect_partner(form_of_key, graph_key(copy), canonical_form(copy));
    }
  }
}

TEST(TreeKey, LongPathDoesNotExhaustTheStack) {
  Graph path(4000);
  for (std::size_t v = 1; v < 4000; ++v) path.add_edge(static_cast<Vertex>(v - 1), static_cast<Vertex>(v));
  support::Random random = support::seeded();
  EXPECT_EQ(tree_key(path), tree_key(support::shuffled(path, random)));
}

}  // namespace
}  // namespace sprague
