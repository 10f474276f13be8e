// Plane maps: faces as walked by hand, the laws of rotation systems, and bad input.
#include "canonical/plane_map.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

using Rotation = std::vector<std::vector<Vertex>>;

// A square 0 1 2 3 drawn clockwise with the diagonal from 0 to 2 inside; outside, 4 hangs on 0.
const Rotation kSquare{{4, 1, 2, 3}, {2, 0}, {3, 0, 1}, {0, 2}, {0}};

std::vector<Vertex> tails(const PlaneMap& map, Dart of_face) {
  std::vector<Vertex> result;
  for (const Dart d : map.walk(map.face(of_face))) result.push_back(map.tail(d));
  return result;
}

TEST(PlaneMap, FacesOfADrawingWalkedByHand) {
  const PlaneMap map(kSquare, 0, 1);
  EXPECT_EQ(map.vertices(), 5U);
  EXPECT_EQ(map.edges(), 6U);
  EXPECT_EQ(map.darts(), 12U);
  EXPECT_EQ(map.faces(), 3U);
  EXPECT_EQ(map.degree(0), 4U);
  // Who walks the square clockwise has the outside on his left, and passes 0 twice because of the edge to 4.
  EXPECT_EQ(tails(map, map.outer_dart()), (std::vector<Vertex>{0, 1, 2, 3, 0, 4}));
  EXPECT_EQ(map.walk(map.outer_face()).front(), map.dart(0, 1));
  // The triangles have their own edges on the left counterclockwise; a walk starts at the least dart.
  EXPECT_EQ(tails(map, map.dart(0, 2)), (std::vector<Vertex>{0, 2, 1}));
  EXPECT_EQ(tails(map, map.dart(2, 0)), (std::vector<Vertex>{0, 3, 2}));
  EXPECT_EQ(map.face(map.dart(0, 4)), map.outer_face());
  EXPECT_EQ(map.dart(1, 3), map.darts());
}

TEST(PlaneMap, DartsObeyTheLaws) {
  const PlaneMap map(kSquare, 0, 1);
  for (std::size_t i = 0; i < map.darts(); ++i) {
    const auto d = static_cast<Dart>(i);
    EXPECT_EQ(map.reverse(map.reverse(d)), d);
    EXPECT_EQ(map.tail(map.reverse(d)), map.head(d));
    EXPECT_EQ(map.dart(map.tail(d), map.head(d)), d);
    EXPECT_EQ(map.clockwise(map.counterclockwise(d)), d);
    EXPECT_EQ(map.tail(map.clockwise(d)), map.tail(d));
    EXPECT_EQ(map.face(map.along_face(d)), map.face(d));
    const auto walk = map.walk(map.face(d));
    EXPECT_EQ(std::ranges::count(walk, d), 1);
  }
  EXPECT_EQ(map.graph().edges(), 6U);
  EXPECT_TRUE(map.graph().has_edge(2, 0));
}

TEST(PlaneMap, RotationReadsBack) {
  const PlaneMap map(kSquare, 2, 3);
  EXPECT_EQ(map.rotation(), kSquare);
  EXPECT_EQ(PlaneMap(map.rotation(), 2, 3), map);
}

TEST(PlaneMap, MirrorKeepsTheOuterFaceAndIsItsOwnInverse) {
  for (const auto& [tail, head] : {std::pair{0, 1}, {0, 2}, {3, 2}, {4, 0}}) {
    const PlaneMap map(kSquare, static_cast<Vertex>(tail), static_cast<Vertex>(head));
    const PlaneMap mirror = map.mirrored();
    EXPECT_NE(mirror, map);
    EXPECT_EQ(mirror.mirrored(), map);
    EXPECT_EQ(mirror.faces(), map.faces());
    std::vector<Vertex> walked = tails(map, map.outer_dart());
    std::vector<Vertex> mirrored = tails(mirror, mirror.outer_dart());
    std::ranges::sort(walked);
    std::ranges::sort(mirrored);
    EXPECT_EQ(walked, mirrored);
  }
}

TEST(PlaneMap, AnyFaceCanBeOuter) {
  const PlaneMap map(kSquare, 0, 1);
  const PlaneMap other(kSquare, 0, 2);
  EXPECT_EQ(other.outer_face(), map.face(map.dart(0, 2)));
  EXPECT_NE(other.outer_face(), map.outer_face());
}

TEST(PlaneMap, ATreeHasOneFace) {
  const PlaneMap path({{1}, {0, 2}, {1}}, 1, 2);
  EXPECT_EQ(path.faces(), 1U);
  EXPECT_EQ(tails(path, path.outer_dart()), (std::vector<Vertex>{1, 2, 1, 0}));
}

TEST(PlaneMap, BadInputNamesItsPlace) {
  struct Bad {
    Rotation rotation;
    Vertex tail;
    Vertex head;
    std::string named;
  };
  // The order {1, 2, 3} at every vertex of the complete graph on four is a drawing on the torus with two faces.
  const std::array bad{
      Bad{{}, 0, 1, "0 vertices"},
      Bad{{{}}, 0, 0, "1 vertices"},
      Bad{{{1}, {0, 7}}, 0, 1, "vertex 2: neighbour 8 does not exist"},
      Bad{{{0, 1}, {0}}, 0, 1, "vertex 1: joined to itself"},
      Bad{{{1, 1}, {0}}, 0, 1, "vertex 1: neighbour 2 stands twice"},
      Bad{{{1}, {0, 2}, {}}, 0, 1, "vertex 2: has neighbour 3, which does not have it back"},
      Bad{{{1}, {0}, {3}, {2}}, 0, 1, "several pieces"},
      Bad{{{1, 2, 3}, {0, 2, 3}, {0, 1, 3}, {0, 1, 2}}, 0, 1, "not planar, expected 4 faces"},
      Bad{kSquare, 1, 3, "vertices 2 and 4 are not joined"},
      Bad{kSquare, 0, 9, "vertices 1 and 10 are not joined"},
  };
  for (const Bad& input : bad) {
    try {
      PlaneMap(input.rotation, input.tail, input.head);
      ADD_FAILURE() << "accepted: " << input.named;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), testing::HasSubstr(input.named));
    }
  }
}

}  // namespace
}  // namespace sprague
