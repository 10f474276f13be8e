// Properties of boards: their words tried on the census, and the models that solvers are left with.
#include "conjectures/cycles/board_properties.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <functional>
#include <set>

#include "canonical/plane_boards.hpp"
#include "tests/naive/plane_boards.hpp"
#include "tests/plane_support.hpp"
#include "tests/unknown_maps.hpp"

namespace sprague::cycles {
namespace {

bool all_vertices(const PlaneMap& map, const std::function<bool(Vertex)>& is_wanted) {
  for (std::size_t v = 0; v < map.vertices(); ++v) {
    if (!is_wanted(static_cast<Vertex>(v))) return false;
  }
  return true;
}

// Some way to put the vertices on two sides has no edge within one.
bool can_be_halved(const PlaneMap& map) {
  const Graph graph = map.graph();
  for (unsigned side = 0; side >> graph.vertices() == 0; ++side) {
    const bool good = all_vertices(map, [&](Vertex v) {
      return std::ranges::none_of(graph.neighbours(v), [&](Vertex w) { return (side >> v & 1) == (side >> w & 1); });
    });
    if (good) return true;
  }
  return false;
}

bool stays_connected(const PlaneMap& map) {
  const Graph graph = map.graph();
  return graph.vertices() >= 3 &&
         all_vertices(map, [&](Vertex v) { return graph.components_without(std::vector<Vertex>{v}).size() == 1; });
}

struct PropertyCase {
  Property property;
  std::function<bool(const PlaneMap&)> words;
  std::size_t most_edges;  // for which all models are drawn
};

const PropertyCase kPropertyCases[] = {
    {Property::tree, [](const PlaneMap& map) { return map.graph().is_tree(); }, 4},
    {Property::path,
     [](const PlaneMap& map) {
       return map.graph().is_tree() && all_vertices(map, [&](Vertex v) { return map.degree(v) < 3; });
     },
     5},
    {Property::long_legs,
     [](const PlaneMap& map) {
       const Graph graph = map.graph();
       return all_vertices(
           map, [&](Vertex v) { return graph.degree(v) > 1 || graph.degree(graph.neighbours(v).front()) == 2; });
     },
     4},
    {Property::cycle,
     [](const PlaneMap& map) {
       return !map.graph().is_tree() && all_vertices(map, [&](Vertex v) { return map.degree(v) == 2; });
     },
     5},
    {Property::two_connected, stays_connected, 5},
    {Property::even_degrees,
     [](const PlaneMap& map) { return all_vertices(map, [&](Vertex v) { return map.degree(v) % 2 == 0; }); }, 6},
    {Property::no_degree_two,
     [](const PlaneMap& map) { return all_vertices(map, [&](Vertex v) { return map.degree(v) != 2; }); }, 4},
    {Property::bipartite, can_be_halved, 4},
    {Property::triangles,
     [](const PlaneMap& map) {
       for (std::size_t f = 0; f < map.faces(); ++f) {
         const auto face = static_cast<Face>(f);
         if (face != map.outer_face() && map.walk(face).size() != 3) return false;
       }
       return true;
     },
     4}};

TEST(BoardProperties, AreWhatTheirWordsSay) {
  for (const PropertyCase& each : kPropertyCases) {
    int with = 0;
    int without = 0;
    for (std::size_t edges = 1; edges <= 6; ++edges) {
      support::each_connected_board(edges, [&](const PlaneMap& map) {
        EXPECT_EQ(has_property(map, each.property), each.words(map)) << static_cast<int>(each.property);
        ++(each.words(map) ? with : without);
      });
    }
    EXPECT_GT(with, 0);
    EXPECT_GT(without, 0);
  }
}

TEST(BoardProperties, ModelsAreTheBoardsThatHaveThem) {
  for (const PropertyCase& each : kPropertyCases) {
    for (std::size_t edges = 1; edges <= each.most_edges; ++edges) {
      std::set<PlaneCode> found;
      const auto demand = [&](Truths& truths, const UnknownMap& map) { require_property(truths, map, each.property); };
      for (const FoundMap& map : support::all_maps(edges, demand)) found.insert(canonical_board(map.map));
      std::set<PlaneCode> boards;
      support::each_connected_board(edges, [&](const PlaneMap& board) {
        if (each.words(board)) boards.insert(canonical_board(board));
      });
      EXPECT_EQ(found, boards) << static_cast<int>(each.property) << " " << edges;
    }
  }
}

}  // namespace
}  // namespace sprague::cycles
