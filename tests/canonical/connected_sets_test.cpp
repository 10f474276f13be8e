// Connected sets of vertices against all subsets, over every connected graph of at most six vertices.
#include "canonical/connected_sets.hpp"

#include <gmock/gmock.h>

#include <bit>

#include "canonical/graph_format.hpp"
#include "tests/naive/octal.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

TEST(ConnectedSets, EachSubsetOnce) {
  for (const Graph& graph : support::graphs_up_to(6, Connectivity::any)) {
    const naive::OctalOnGraph subsets("0.7", graph);
    for (std::size_t most = 0; most <= 6; ++most) {
      std::vector<naive::Mask> expected;
      for (naive::Mask x = 1; x <= subsets.whole(); ++x) {
        if (static_cast<std::size_t>(std::popcount(x)) <= most && subsets.connected(x)) expected.push_back(x);
      }
      std::vector<naive::Mask> found;
      each_connected_set(graph, most, [&](std::span<const Vertex> set) {
        naive::Mask x = 0;
        for (Vertex v : set) x |= naive::Mask{1} << v;
        EXPECT_EQ(static_cast<std::size_t>(std::popcount(x)), set.size()) << "a vertex twice";
        found.push_back(x);
      });
      std::ranges::sort(found);
      EXPECT_EQ(found, expected) << to_graph6(graph) << " most " << most;
    }
  }
}

}  // namespace
}  // namespace sprague
