// Maps as constraints: every model up to a size is drawn and compared with the census of boards, which grows them edge
// by edge, and with the numbers of rooted maps (OEIS A022558).
#include "checkers/unknown_map.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>
#include <string>

#include "canonical/ensure.hpp"
#include "canonical/families.hpp"
#include "canonical/labelling.hpp"
#include "canonical/plane_boards.hpp"
#include "canonical/plane_census.hpp"
#include "tests/plane_support.hpp"
#include "tests/unknown_maps.hpp"

namespace sprague {
namespace {

TEST(UnknownMap, ModelsAreTheRootedMapsAndNoBoardIsLost) {
  for (std::size_t edges = 1; edges <= 4; ++edges) {
    const std::vector<FoundMap> maps = support::all_maps(edges, [](Truths&, const UnknownMap&) {});
    EXPECT_EQ(maps.size(), rooted_simple_maps(edges));
    std::set<PlaneCode> found;
    for (const FoundMap& each : maps) {
      found.insert(canonical_board(each.map));
      std::set<Dart> named;
      for (std::size_t e = 1; e <= edges; ++e) {
        named.insert(std::min(each.opening[e], each.map.reverse(each.opening[e])));
      }
      EXPECT_EQ(named.size(), edges) << "an edge has two numbers";
    }
    std::set<PlaneCode> boards;
    support::each_connected_board(edges, [&](const PlaneMap& board) { boards.insert(canonical_board(board)); });
    EXPECT_EQ(found, boards) << edges;
  }
}

// With so few edges every graph can be drawn in the plane, so geng has the same graphs.
TEST(UnknownMap, GraphsOfModelsAreThoseOfGeng) {
  constexpr std::size_t kEdges = 4;
  std::set<std::string> found;
  for (const FoundMap& each : support::all_maps(kEdges, [](Truths&, const UnknownMap&) {})) {
    found.insert(canonical_form(each.map.graph()));
  }
  std::set<std::string> expected;
  for (std::size_t vertices = 1; vertices <= kEdges + 1; ++vertices) {
    each_graph(vertices, Connectivity::connected, {}, [&](const Graph& graph) {
      if (graph.edges() == kEdges) expected.insert(canonical_form(graph));
    });
  }
  EXPECT_EQ(found, expected);
}

TEST(UnknownMap, AWordThatIsNoMapIsAFaultOfOurs) {
  const Model closes_first{{"open0", 0}, {"tree0", 1}, {"open1", 1}, {"tree1", 1}};
  EXPECT_THROW(found_map(closes_first, 1), InternalError);
  const Model loop{{"open0", 1}, {"tree0", 0}, {"open1", 0}, {"tree1", 0}};
  EXPECT_THROW(found_map(loop, 1), InternalError);
}

}  // namespace
}  // namespace sprague
