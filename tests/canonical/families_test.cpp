// Every family yields each of its members once: published counts, group sizes, brute force, and shards.
#include "canonical/families.hpp"

#include <gmock/gmock.h>

#include <map>
#include <stdexcept>
#include <thread>

#include "canonical/ensure.hpp"
#include "canonical/labelling.hpp"
#include "canonical/tree_key.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

using SortedKeys = std::vector<std::string>;  // sorted, one entry a member: a repeated class shows

SortedKeys sorted(SortedKeys keys) {
  std::ranges::sort(keys);
  return keys;
}

SortedKeys keys_of_trees(std::size_t n, Shard shard) {
  SortedKeys keys;
  each_tree(n, shard, [&](Parents parents) { keys.push_back(tree_key(tree_of(parents))); });
  return keys;
}
SortedKeys keys_of_connected_graphs(std::size_t n, Shard shard) {
  SortedKeys keys;
  each_graph(n, Connectivity::connected, shard, [&](const Graph& graph) { keys.push_back(canonical_form(graph)); });
  return keys;
}
SortedKeys keys_of_stars(std::size_t n, Shard shard) {
  SortedKeys keys;
  each_star(n, 3, shard, [&](const Legs& legs) { keys.push_back(tree_key(star_graph(legs))); });
  return keys;
}
SortedKeys keys_of_bistars(std::size_t n, Shard shard) {
  SortedKeys keys;
  each_bistar(n, shard, [&](const Bistar& bistar) { keys.push_back(tree_key(bistar_graph(bistar))); });
  return keys;
}
SortedKeys keys_of_caterpillars(std::size_t n, Shard shard) {
  SortedKeys keys;
  each_caterpillar(n, shard, [&](CaterpillarWord word) { keys.push_back(tree_key(caterpillar_graph(code_of(word)))); });
  return keys;
}

template <class Holds>
SortedKeys keys_of_trees_where(std::size_t n, Holds holds) {
  SortedKeys keys;
  for (const Graph& tree : support::trees_on(n)) {
    if (holds(tree)) keys.push_back(tree_key(tree));
  }
  return sorted(keys);
}

std::uint64_t factorial_of(std::size_t n) {
  return n == 0 ? 1 : n * factorial_of(n - 1);
}

TEST(Families, TreesAsPublished) {
  // OEIS A000055, n = 1..16.
  const std::vector<std::size_t> known{1, 1, 1, 2, 3, 6, 11, 23, 47, 106, 235, 551, 1301, 3159, 7741, 19320};
  for (std::size_t n = 1; n <= known.size(); ++n) {
    std::size_t count = 0;
    each_tree(n, {}, [&](Parents parents) {
      ASSERT_EQ(parents.size(), n);
      ++count;
    });
    EXPECT_EQ(count, known[n - 1]) << n;
  }
}

TEST(Families, LabelledTreesAsCayleySays) {
  for (std::size_t n = 1; n <= 12; ++n) {
    std::uint64_t labelled = 0;
    each_tree(n, {}, [&](Parents parents) {
      labelled += factorial_of(n) / static_cast<std::uint64_t>(label(tree_of(parents)).group_size.value());
    });
    // Cayley 1889: n^(n-2).
    std::uint64_t known = 1;
    for (std::size_t i = 2; i < n; ++i) known *= n;
    EXPECT_EQ(labelled, known) << n;
  }
}

TEST(Families, GraphsAsPublished) {
  // OEIS A000088, A001349 and A002218, n = 1..7; A002218 counts the single edge as well, we do not.
  const std::vector<std::size_t> any{1, 2, 4, 11, 34, 156, 1044};
  const std::vector<std::size_t> connected{1, 1, 2, 6, 21, 112, 853};
  const std::vector<std::size_t> two_connected{0, 0, 1, 3, 10, 56, 468};
  for (std::size_t n = 1; n <= 7; ++n) {
    EXPECT_EQ(support::graphs_on(n, Connectivity::any).size(), any[n - 1]) << n;
    EXPECT_EQ(support::graphs_on(n, Connectivity::connected).size(), connected[n - 1]) << n;
    EXPECT_EQ(support::graphs_on(n, Connectivity::two_connected).size(), two_connected[n - 1]) << n;
  }
}

TEST(Families, ConnectedAndTwoConnectedGraphsAreThat) {
  for (std::size_t n = 3; n <= 6; ++n) {
    SortedKeys connected;
    SortedKeys two_connected;
    for (const Graph& graph : support::graphs_on(n, Connectivity::any)) {
      if (!graph.is_connected()) continue;
      connected.push_back(canonical_form(graph));
      bool cut_vertex = false;
      for (Vertex v = 0; v < n; ++v) cut_vertex = cut_vertex || graph.components_without({&v, 1}).size() > 1;
      if (!cut_vertex) two_connected.push_back(canonical_form(graph));
    }
    EXPECT_EQ(sorted(keys_of_connected_graphs(n, {})), sorted(connected));
    SortedKeys generated;
    each_graph(n, Connectivity::two_connected, {},
               [&](const Graph& graph) { generated.push_back(canonical_form(graph)); });
    EXPECT_EQ(sorted(generated), sorted(two_connected));
  }
}

TEST(Families, LabelledConnectedGraphsAsPublished) {
  // OEIS A001187, n = 1..7.
  const std::vector<std::uint64_t> known{1, 1, 4, 38, 728, 26704, 1866256};
  for (std::size_t n = 1; n <= 7; ++n) {
    std::uint64_t labelled = 0;
    each_graph(n, Connectivity::connected, {}, [&](const Graph& graph) {
      labelled += factorial_of(n) / static_cast<std::uint64_t>(label(graph).group_size.value());
    });
    EXPECT_EQ(labelled, known[n - 1]) << n;
  }
}

TEST(Families, StarsBistarsAndCaterpillarsAreTheTreesOfTheirShape) {
  for (std::size_t n = 1; n <= 13; ++n) {
    EXPECT_EQ(sorted(keys_of_stars(n, {})),
              keys_of_trees_where(n, [](const Graph& t) { return support::vertices_of_degree_three_or_more(t) == 1; }))
        << n;
    EXPECT_EQ(sorted(keys_of_bistars(n, {})),
              keys_of_trees_where(n, [](const Graph& t) { return support::vertices_of_degree_three_or_more(t) == 2; }))
        << n;
    if (n >= 3) {
      EXPECT_EQ(sorted(keys_of_caterpillars(n, {})), keys_of_trees_where(n, support::is_caterpillar)) << n;
    }
  }
}

TEST(Families, StarsWithAnyNumberOfLegsAreThePartitions) {
  // OEIS A000041, partitions of 0..15.
  const std::vector<std::size_t> known{1, 1, 2, 3, 5, 7, 11, 15, 22, 30, 42, 56, 77, 101, 135, 176};
  for (std::size_t n = 1; n <= known.size(); ++n) {
    std::vector<Legs> all;
    each_star(n, 0, {}, [&](const Legs& legs) {
      EXPECT_TRUE(std::ranges::is_sorted(legs));
      EXPECT_EQ(vertices_of(legs), n);
      EXPECT_EQ(star_graph(legs).vertices(), n);
      all.push_back(legs);
    });
    EXPECT_EQ(all.size(), known[n - 1]) << n;
    for (std::size_t least = 1; least <= 4; ++least) {
      std::vector<Legs> some;
      each_star(n, least, {}, [&](const Legs& legs) { some.push_back(legs); });
      EXPECT_EQ(some.size(), std::ranges::count_if(all, [&](const Legs& legs) { return legs.size() >= least; }));
    }
    std::ranges::sort(all);
    EXPECT_EQ(std::ranges::adjacent_find(all), all.end());
  }
}

TEST(Families, TreesOfBoundedDegree) {
  for (std::size_t n = 1; n <= 12; ++n) {
    for (std::size_t most : {1U, 2U, 3U, 4U, 11U, 127U}) {
      SortedKeys keys;
      each_tree(
          n, {}, [&](Parents parents) { keys.push_back(tree_key(tree_of(parents))); }, most);
      EXPECT_EQ(sorted(keys), keys_of_trees_where(n,
                                                  [&](const Graph& tree) {
                                                    for (std::size_t v = 0; v < n; ++v) {
                                                      if (tree.degree(static_cast<Vertex>(v)) > most) return false;
                                                    }
                                                    return true;
                                                  }))
          << n << " vertices, degree at most " << most;
    }
  }
}

TEST(Families, PartsAreDisjointAndTogetherTheWhole) {
  struct Family {
    const char* name;
    SortedKeys (*keys)(std::size_t, Shard);
    std::size_t least;
    std::size_t most;
  };
  const std::vector<Family> families{{"trees", keys_of_trees, 1, 11},
                                     {"connected graphs", keys_of_connected_graphs, 1, 6},
                                     {"stars", keys_of_stars, 1, 11},
                                     {"bistars", keys_of_bistars, 1, 11},
                                     {"caterpillars", keys_of_caterpillars, 3, 11}};
  for (const Family& family : families) {
    for (std::size_t n = family.least; n <= family.most; ++n) {
      const SortedKeys whole = sorted(family.keys(n, {}));
      EXPECT_EQ(std::ranges::adjacent_find(whole), whole.end()) << family.name << " on " << n;
      for (std::uint64_t parts : {1U, 2U, 3U, 7U}) {
        SortedKeys together;
        for (std::uint64_t part = 0; part < parts; ++part) {
          const SortedKeys one = family.keys(n, {part, parts});
          together.insert(together.end(), one.begin(), one.end());
        }
        EXPECT_EQ(sorted(together), whole) << family.name << " on " << n << " in " << parts << " parts";
      }
    }
  }
}

// All graphs and 2-connected graphs are split by the same generator, but with other options.
TEST(Families, PartsOfAllGraphs) {
  for (Connectivity connectivity : {Connectivity::any, Connectivity::two_connected}) {
    for (std::size_t n = 1; n <= 6; ++n) {
      SortedKeys whole;
      for (const Graph& graph : support::graphs_on(n, connectivity)) whole.push_back(canonical_form(graph));
      for (std::uint64_t parts : {2U, 3U, 7U}) {
        SortedKeys together;
        for (std::uint64_t part = 0; part < parts; ++part) {
          each_graph(n, connectivity, {part, parts},
                     [&](const Graph& graph) { together.push_back(canonical_form(graph)); });
        }
        EXPECT_EQ(sorted(together), sorted(whole)) << n << " in " << parts;
      }
    }
  }
}

TEST(Families, TheOrderIsFixed) {
  EXPECT_EQ(keys_of_trees(10, {}), keys_of_trees(10, {}));
  EXPECT_EQ(keys_of_connected_graphs(6, {}), keys_of_connected_graphs(6, {}));
  EXPECT_EQ(keys_of_bistars(11, {}), keys_of_bistars(11, {}));
}

TEST(Families, CaterpillarWords) {
  for (unsigned length = 0; length <= 9; ++length) {
    std::map<std::string, std::vector<CaterpillarWord>> words_of;
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << length; ++bits) {
      const CaterpillarWord word{bits, length};
      EXPECT_EQ(reversed(reversed(word)), word);
      const CaterpillarCode code = code_of(word);
      EXPECT_GT(code.front(), 0);
      EXPECT_GT(code.back(), 0);
      const Graph graph = caterpillar_graph(code);
      EXPECT_EQ(graph.vertices(), length + 3);
      EXPECT_TRUE(graph.is_tree());
      words_of[tree_key(graph)].push_back(word);
    }
    // A caterpillar has a word and its reverse, and no other.
    for (const auto& [key, words] : words_of) {
      for (CaterpillarWord word : words) {
        EXPECT_TRUE(word == words.front() || word == reversed(words.front()));
      }
      EXPECT_EQ(words.size(), words.front() == reversed(words.front()) ? 1U : 2U);
    }
    each_caterpillar(length + 3, {}, [&](CaterpillarWord word) { EXPECT_LE(word, reversed(word)); });
  }
}

// Families, header: the first letter of the walk is the highest bit. The word 01: a leaf beside the second vertex of
// the longest path, then a step.
TEST(Families, FirstLetterIsTheHighestBit) {
  EXPECT_EQ(code_of({0b01, 2}), (CaterpillarCode{2, 1}));
  EXPECT_EQ(code_of({0b10, 2}), (CaterpillarCode{1, 2}));
  EXPECT_EQ(code_of({0, 0}), (CaterpillarCode{2}));
}

TEST(Families, BistarGraphs) {
  // With no middle edge the two hubs are one vertex: the paper, section 4.
  EXPECT_EQ(tree_key(bistar_graph({{1, 2}, 0, {3}})), tree_key(star_graph({1, 2, 3})));
  EXPECT_EQ(vertices_of(Bistar{{1, 2}, 0, {3}}), 7U);
  // Figure 5 of the paper: S(1,2,3) and S(1,3,4) joined by a path of two edges, 1+6 + 1 + 1+8 vertices.
  const Bistar figure{{1, 2, 3}, 2, {1, 3, 4}};
  EXPECT_EQ(vertices_of(figure), 17U);
  EXPECT_EQ(bistar_graph(figure).vertices(), 17U);
}

struct Stop : std::runtime_error {
  Stop() : std::runtime_error("stop") {}
};

TEST(Families, AnExceptionInTheSinkComesOutAndLeavesTheGeneratorsUsable) {
  std::size_t seen = 0;
  EXPECT_THROW(each_tree(10, {},
                         [&](Parents) {
                           if (++seen == 5) throw Stop();
                         }),
               Stop);
  EXPECT_EQ(seen, 5U);
  EXPECT_EQ(support::trees_on(10).size(), 106U);  // OEIS A000055
  EXPECT_THROW(each_graph(5, Connectivity::any, {}, [&](const Graph&) { throw Stop(); }), Stop);
  EXPECT_EQ(support::graphs_on(5, Connectivity::any).size(), 34U);  // OEIS A000088
}

TEST(Families, OtherThreadsMayGenerateToo) {
  std::vector<std::size_t> trees(4, 0);
  std::vector<std::size_t> graphs(4, 0);
  {
    std::vector<std::jthread> threads;
    for (std::size_t t = 0; t < 4; ++t) {
      threads.emplace_back([&, t] {
        each_tree(12, {}, [&](Parents) { ++trees[t]; });
        each_graph(6, Connectivity::connected, {}, [&](const Graph&) { ++graphs[t]; });
      });
    }
  }
  EXPECT_THAT(trees, ::testing::Each(551U));   // OEIS A000055
  EXPECT_THAT(graphs, ::testing::Each(112U));  // OEIS A001349
}

TEST(Families, NoSuchPartIsOurBug) {
  EXPECT_THROW(each_tree(5, {1, 1}, [](Parents) {}), InternalError);
  EXPECT_THROW(each_graph(5, Connectivity::any, {2, 2}, [](const Graph&) {}), InternalError);
  EXPECT_THROW(each_star(5, 3, {1, 1}, [](const Legs&) {}), InternalError);
  EXPECT_THROW(each_bistar(8, {1, 1}, [](const Bistar&) {}), InternalError);
  EXPECT_THROW(each_caterpillar(5, {1, 1}, [](CaterpillarWord) {}), InternalError);
  EXPECT_THROW(each_star(5, 3, {0, 0}, [](const Legs&) {}), InternalError);
}

}  // namespace
}  // namespace sprague
