// The census notices a dropped and a repeated class, and what it knows agrees with brute force and with OEIS.
#include "canonical/census.hpp"

#include <gmock/gmock.h>

#include <array>
#include <functional>

#include "canonical/families.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

GroupSize group_of(const Graph& graph) {
  return label(graph).group_size.value();
}

// The group sizes of a family's classes.
std::vector<GroupSize> groups_of(FamilyName family, std::size_t n) {
  std::vector<GroupSize> groups;
  switch (family) {
    case FamilyName::trees:
      each_tree(n, {}, [&](Parents parents) { groups.push_back(group_of(tree_of(parents))); });
      break;
    case FamilyName::connected_graphs:
      each_graph(n, Connectivity::connected, {}, [&](const Graph& graph) { groups.push_back(group_of(graph)); });
      break;
    case FamilyName::caterpillars:
      each_caterpillar(n, {},
                       [&](CaterpillarWord word) { groups.push_back(group_of(caterpillar_graph(code_of(word)))); });
      break;
    case FamilyName::stars:
      each_star(n, 3, {}, [&](const Legs& legs) { groups.push_back(group_of(star_graph(legs))); });
      break;
    case FamilyName::bistars:
      each_bistar(n, {}, [&](const Bistar& bistar) { groups.push_back(group_of(bistar_graph(bistar))); });
      break;
  }
  return groups;
}

struct Reach {
  FamilyName family;
  std::size_t least;
  std::size_t most;
};
constexpr std::array kReaches{Reach{FamilyName::trees, 1, 13}, Reach{FamilyName::connected_graphs, 1, 7},
                              Reach{FamilyName::caterpillars, 3, 15}, Reach{FamilyName::stars, 1, 20},
                              Reach{FamilyName::bistars, 1, 18}};

TEST(Census, TrueFamiliesPassAndFalseOnesAreCaught) {
  for (const Reach& reach : kReaches) {
    for (std::size_t n = reach.least; n <= reach.most; ++n) {
      SCOPED_TRACE("family " + std::to_string(static_cast<int>(reach.family)) + " on " + std::to_string(n));
      const std::vector<GroupSize> groups = groups_of(reach.family, n);
      Census all(reach.family, n);
      for (GroupSize group : groups) all.add(group);
      EXPECT_EQ(all.fault(), std::nullopt);
      EXPECT_EQ(all.classes(), groups.size());
      if (groups.empty()) continue;
      Census dropped(reach.family, n);
      for (GroupSize group : std::span(groups).subspan(1)) dropped.add(group);
      EXPECT_NE(dropped.fault(), std::nullopt);
      Census repeated = all;
      repeated.add(groups.front());
      EXPECT_NE(repeated.fault(), std::nullopt);
      // One class dropped for another repeated: the number of classes is right, only the labelled count can tell.
      for (GroupSize group : groups) {
        if (group == groups.front()) continue;
        Census swapped = dropped;
        swapped.add(group);
        EXPECT_NE(swapped.fault(), std::nullopt);
        break;
      }
    }
  }
}

TEST(Census, PartsMerge) {
  Census left(FamilyName::trees, 9);
  Census right(FamilyName::trees, 9);
  for (std::uint64_t part : {0U, 1U}) {
    each_tree(9, {part, 2}, [&](Parents parents) { (part == 0 ? left : right).add(group_of(tree_of(parents))); });
  }
  EXPECT_NE(left.fault(), std::nullopt);
  left.merge(right);
  EXPECT_EQ(left.fault(), std::nullopt);
}

// The labelled tree that a Pruefer code names (Pruefer 1918).
Graph tree_of_code(std::size_t n, const std::vector<Vertex>& code) {
  std::vector<std::size_t> degree(n, 1);
  for (Vertex v : code) ++degree[v];
  Graph tree(n);
  for (Vertex v : code) {
    const auto leaf = static_cast<Vertex>(std::ranges::find(degree, 1U) - degree.begin());
    tree.add_edge(leaf, v);
    --degree[leaf];
    --degree[v];
  }
  const auto a = static_cast<Vertex>(std::ranges::find(degree, 1U) - degree.begin());
  --degree[a];
  tree.add_edge(a, static_cast<Vertex>(std::ranges::find(degree, 1U) - degree.begin()));
  return tree;
}

TEST(Census, KnownLabelledNumbersAgainstAllPrueferCodes) {
  for (std::size_t n = 2; n <= 7; ++n) {
    std::uint64_t trees = 0;
    std::uint64_t stars = 0;
    std::uint64_t bistars = 0;
    std::uint64_t caterpillars = 0;
    std::vector<Vertex> code(n - 2, 0);
    while (true) {
      const Graph tree = tree_of_code(n, code);
      const std::size_t hubs = support::vertices_of_degree_three_or_more(tree);
      ++trees;
      stars += hubs == 1 ? 1U : 0U;
      bistars += hubs == 2 ? 1U : 0U;
      caterpillars += support::is_caterpillar(tree) ? 1U : 0U;
      std::size_t i = 0;
      while (i < code.size() && code[i] + 1U == n) code[i++] = 0;
      if (i == code.size()) break;
      ++code[i];
    }
    EXPECT_EQ(known_labelled(FamilyName::trees, n), GroupSize{trees}) << n;
    EXPECT_EQ(known_labelled(FamilyName::stars, n), GroupSize{stars}) << n;
    EXPECT_EQ(known_labelled(FamilyName::bistars, n), GroupSize{bistars}) << n;
    EXPECT_EQ(known_labelled(FamilyName::caterpillars, n), GroupSize{caterpillars}) << n;
  }
}

TEST(Census, KnownNumbersAsPublished) {
  // OEIS A000055, n = 1..10, 20, 30, 36; A001349, n = 1..10; A001187, n = 1..9.
  const std::vector<std::uint64_t> trees{1, 1, 1, 2, 3, 6, 11, 23, 47, 106};
  const std::vector<std::uint64_t> graphs{1, 1, 2, 6, 21, 112, 853, 11117, 261080, 11716571};
  const std::vector<std::uint64_t> labelled{1, 1, 4, 38, 728, 26704, 1866256, 251548592, 66296291072};
  for (std::size_t n = 1; n <= 10; ++n) {
    EXPECT_EQ(known_classes(FamilyName::trees, n), trees[n - 1]);
    EXPECT_EQ(known_classes(FamilyName::connected_graphs, n), graphs[n - 1]);
    if (n <= 9) {
      EXPECT_EQ(known_labelled(FamilyName::connected_graphs, n), GroupSize{labelled[n - 1]}) << n;
    }
  }
  EXPECT_EQ(known_classes(FamilyName::trees, 20), 823065U);
  EXPECT_EQ(known_classes(FamilyName::trees, 30), 14830871802U);
  // Harary and Schwenk 1973: 2^(n-4) + 2^floor((n-4)/2) caterpillars; OEIS A005418(n-2): 1, 2, 3, 6, 10, 20, 36, 72.
  const std::vector<std::uint64_t> caterpillars{1, 2, 3, 6, 10, 20, 36, 72};
  for (std::size_t n = 3; n <= 10; ++n) EXPECT_EQ(known_classes(FamilyName::caterpillars, n), caterpillars[n - 3]);
}

// A star has one labelling for each way to order the vertices up to swapping equal legs, so its group is the product of
// the factorials of the multiplicities; to the largest size that is claimed.
TEST(Census, LabelledStarsToTheLargestSize) {
  for (std::size_t n = 4; n <= 33; ++n) {
    const auto known = known_labelled(FamilyName::stars, n);
    if (!known) continue;
    GroupSize labelled = 0;
    std::uint64_t classes = 0;
    each_star(n, 3, {}, [&](const Legs& legs) {
      GroupSize group = 1;
      std::size_t run = 0;
      for (std::size_t i = 0; i < legs.size(); ++i) {
        run = i > 0 && legs[i] == legs[i - 1] ? run + 1 : 1;
        group *= run;
      }
      labelled += factorial(n) / group;
      ++classes;
    });
    EXPECT_EQ(to_string(*known), to_string(labelled)) << n;
    EXPECT_EQ(known_classes(FamilyName::stars, n), classes) << n;
  }
}

TEST(Census, BigNumbers) {
  EXPECT_EQ(to_string(0), "0");
  EXPECT_EQ(to_string(factorial(20)), "2432902008176640000");                    // OEIS A000142(20)
  EXPECT_EQ(to_string(factorial(33)), "8683317618811886495518194401280000000");  // OEIS A000142(33)
}

}  // namespace
}  // namespace sprague
