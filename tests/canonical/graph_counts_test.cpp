// The numbers that families must add up to are those of OEIS, and those that the generators reach.
#include "canonical/graph_counts.hpp"

#include <gmock/gmock.h>

#include <algorithm>

#include "canonical/census.hpp"
#include "canonical/tree_key.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

std::vector<std::uint64_t> classes(const GraphClass& graphs, std::size_t most) {
  std::vector<std::uint64_t> numbers;
  for (std::size_t n = 1; n <= most; ++n) numbers.push_back(known_graph_classes(graphs, n).value());
  return numbers;
}

std::vector<std::uint64_t> labelled(const GraphClass& graphs, std::size_t most) {
  std::vector<std::uint64_t> numbers;
  for (std::size_t n = 1; n <= most; ++n) {
    numbers.push_back(static_cast<std::uint64_t>(known_labelled_graphs(graphs, n).value()));
  }
  return numbers;
}

using Numbers = std::vector<std::uint64_t>;

TEST(GraphCounts, ClassesThatAreNotTables) {
  // OEIS A000088, A033995, A005638 and A005195, from one vertex on.
  EXPECT_EQ(classes({}, 12), (Numbers{1, 2, 4, 11, 34, 156, 1044, 12346, 274668, 12005168, 1018997864, 165091172592}));
  EXPECT_EQ(classes({.bipartite = true}, 11), (Numbers{1, 2, 3, 7, 13, 35, 88, 303, 1119, 5479, 32303}));
  EXPECT_EQ(classes({.cubic = true}, 22),
            (Numbers{0, 0, 0, 1, 0, 2, 0, 6, 0, 21, 0, 94, 0, 540, 0, 4207, 0, 42110, 0, 516344, 0, 7373924}));
  Numbers forests;
  for (std::size_t n = 1; n <= 17; ++n) forests.push_back(known_forest_classes(n).value());
  EXPECT_EQ(forests, (Numbers{1, 2, 3, 6, 10, 20, 37, 76, 153, 329, 710, 1601, 3658, 8599, 20514, 49905, 122963}));
}

TEST(GraphCounts, LabelledOnesAsPublished) {
  // OEIS A006125, A001187, A001832 and A002829.
  EXPECT_EQ(labelled({}, 6), (Numbers{1, 2, 8, 64, 1024, 32768}));
  EXPECT_EQ(labelled({Connectivity::connected}, 7), (Numbers{1, 1, 4, 38, 728, 26704, 1866256}));
  EXPECT_EQ(labelled({Connectivity::connected, true}, 14),
            (Numbers{1, 1, 3, 19, 195, 3031, 67263, 2086099, 89224635, 5254054111, 426609529863, 47982981969979,
                     7507894696005795, 1641072554263066471}));
  EXPECT_EQ(labelled({.cubic = true}, 10), (Numbers{0, 0, 0, 1, 0, 70, 0, 19355, 0, 11180820}));
}

// From the definition: graphs as sets of edges between labelled vertices.
TEST(GraphCounts, LabelledOnesAsCountedOneByOne) {
  for (std::size_t n = 1; n <= 5; ++n) {
    std::vector<std::pair<Vertex, Vertex>> pairs;
    for (Vertex b = 1; b < n; ++b) {
      for (Vertex a = 0; a < b; ++a) pairs.emplace_back(a, b);
    }
    for (std::size_t least = 0; least <= pairs.size(); ++least) {
      for (std::size_t most = least; most <= pairs.size(); ++most) {
        std::array<GroupSize, 4> counts{};
        for (std::uint32_t set = 0; set < 1U << pairs.size(); ++set) {
          Graph graph(n);
          for (std::size_t i = 0; i < pairs.size(); ++i) {
            if ((set >> i & 1U) != 0) graph.add_edge(pairs[i].first, pairs[i].second);
          }
          if (graph.edges() < least || graph.edges() > most) continue;
          bool bipartite = false;
          for (std::uint32_t side = 0; side < 1U << n; ++side) {
            bool across = true;
            for (std::size_t i = 0; i < pairs.size(); ++i) {
              const bool is_edge = (set >> i & 1U) != 0;
              across = across && (!is_edge || (side >> pairs[i].first & 1U) != (side >> pairs[i].second & 1U));
            }
            bipartite = bipartite || across;
          }
          const bool connected = graph.is_connected();
          ++counts[0];
          counts[1] += connected ? 1 : 0;
          counts[2] += bipartite ? 1 : 0;
          counts[3] += connected && bipartite ? 1 : 0;
        }
        const auto known = [&](Connectivity connectivity, bool bipartite) {
          return known_labelled_graphs({connectivity, bipartite, false, least, most}, n).value();
        };
        ASSERT_TRUE(known(Connectivity::any, false) == counts[0]) << n << ' ' << least << ' ' << most;
        ASSERT_TRUE(known(Connectivity::connected, false) == counts[1]) << n << ' ' << least << ' ' << most;
        ASSERT_TRUE(known(Connectivity::any, true) == counts[2]) << n << ' ' << least << ' ' << most;
        ASSERT_TRUE(known(Connectivity::connected, true) == counts[3]) << n << ' ' << least << ' ' << most;
      }
    }
  }
}

TEST(GraphCounts, LabelledForestsAsPublished) {
  // OEIS A001858.
  const Numbers known{1, 2, 7, 38, 291, 2932, 36961, 561948};
  for (std::size_t n = 1; n <= known.size(); ++n) EXPECT_TRUE(known_labelled_forests(n).value() == known[n - 1]) << n;
}

TEST(GraphCounts, NothingIsSaidWhereNothingIsKnown) {
  EXPECT_FALSE(known_graph_classes({Connectivity::connected, false, false, 0, 10}, 9));
  EXPECT_FALSE(known_graph_classes({Connectivity::two_connected, true}, 6));
  EXPECT_FALSE(known_graph_classes({.bipartite = true, .cubic = true}, 6));
  EXPECT_FALSE(known_graph_classes({}, 13));
  EXPECT_FALSE(known_labelled_graphs({}, 17));
  EXPECT_FALSE(known_labelled_graphs({Connectivity::two_connected, false, false, 0, 10}, 9));
  EXPECT_FALSE(known_labelled_graphs({.bipartite = true, .cubic = true}, 6));
}

TEST(GraphCounts, AutomorphismsOfGraphsAndTreesAreThoseOfTheirLabelling) {
  for (const Graph& graph : support::graphs_up_to(7, Connectivity::any)) {
    ASSERT_TRUE(automorphisms_of(graph) == label(graph).group_size);
  }
  for (const Graph& tree : support::trees_up_to(13)) {
    ASSERT_TRUE(tree_automorphisms(tree) == label(tree).group_size.value());
  }
  EXPECT_TRUE(tree_automorphisms(star_graph(Legs(30, 1))) == factorial(30));
  EXPECT_TRUE(tree_automorphisms(star_graph({30})) == 2U);
  EXPECT_TRUE(automorphisms_of(Graph(0)) == GroupSize{1});
}

}  // namespace
}  // namespace sprague
