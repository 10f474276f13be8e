// Layouts of all small plane boards: the board read back from the places of its vertices is the board that was drawn.
#include "reports/plane_layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"
#include "tests/plane_support.hpp"

namespace sprague {
namespace {

// Boards of up to 16 edges: the double diamond, a triangle in a triangle, pendant edges inside and outside, the cube
// and the octahedron, nested triangles, a wheel, a fan, a cycle, trees, a chain of triangles, a grid.
constexpr std::array kBoards{
    "db,adefc,bf,eba,fbd,ecb outer=a>d",
    "cedb,ac,ba,ae,da outer=b>a",
    "cdb,ac,ba,ae,d outer=b>a",
    "dcb,ac,bae,fa,c,d outer=b>a",
    "bed,fac,dgb,ahc,afh,ebg,hfc,egd outer=a>b",
    "bfec,cdfa,aedb,efbc,afdc,eabd outer=a>b",
    "bgf,ac,hbd,ec,fid,ae,ahi,igc,ghe outer=a>b",
    "bdc,cea,afb,aegf,fhdb,diec,dhi,ige,ghf outer=a>b",
    "bih,aci,ibd,ice,fid,gie,hif,aig,habcdefg outer=a>b",
    "bcdefgh,ca,bda,cea,dfa,ega,fha,ga outer=a>b",
    "bl,ac,bd,ce,df,eg,hf,ig,jh,ki,lj,ak outer=a>b",
    "bcp,ade,afg,bhi,bjk,clm,cno,d,d,e,e,f,f,g,g,a outer=a>b",
    "b,ac,bdn,cei,dfl,eg,fh,g,dj,ik,j,em,l,cop,n,n outer=a>b",
    "bg,achi,bdj,cekl,dfmn,eop,a,b,b,c,d,d,e,e,f,f outer=a>b",
    "bcdefghijklmnop,a,a,a,a,a,a,a,a,a,a,a,a,a,a,a outer=a>b",
    "b,ac,bd,ce,df,eg,fh,gi,hj,ik,jl,km,ln,mo,np,o outer=a>b",
    "cb,aced,ba,begf,db,dg,fd outer=a>c",
    "db,aec,bf,gea,dhfb,eic,hd,gie,hf outer=a>d",
    "cedb,adec,bea,eba,cbda outer=a>c",
    "gfedc,cdefg,ba,ba,ba,ba,ba outer=a>g",
};

double turn(Point a, Point b, Point c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool do_segments_cross(Point a, Point b, Point c, Point d) {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

// By sampling the segment, to be independent of the formula under test.
double distance_from_segment(Point p, Point a, Point b) {
  double least = std::hypot(p.x - a.x, p.y - a.y);
  for (int i = 1; i <= 200; ++i) {
    const double t = i / 200.0;
    least = std::min(least, std::hypot(p.x - a.x - t * (b.x - a.x), p.y - a.y - t * (b.y - a.y)));
  }
  return least;
}

std::vector<std::pair<Vertex, Vertex>> edges_of(const PlaneMap& map) {
  std::vector<std::pair<Vertex, Vertex>> edges;
  const auto rotation = map.rotation();
  for (std::size_t v = 0; v < rotation.size(); ++v) {
    for (const Vertex w : rotation[v]) {
      if (v < w) edges.emplace_back(static_cast<Vertex>(v), w);
    }
  }
  return edges;
}

// What the eye sees: the neighbours of each vertex clockwise on the page (y downwards), the outer face beyond the
// leftmost vertex. Its leftmost corner lies between the last and the first dart that it sends to the right, clockwise
// from straight up; the dart to leave by, keeping what is beyond on the left, is the first.
PlaneMap seen(const PlaneMap& drawn, const std::vector<Point>& points) {
  auto rotation = drawn.rotation();
  const auto from_left = [&](std::size_t v, Vertex w) {  // clockwise from straight to the left
    const double angle = std::atan2(points[w].y - points[v].y, points[w].x - points[v].x);
    return angle >= std::numbers::pi - 1e-9 ? angle - 2 * std::numbers::pi : angle;
  };
  for (std::size_t v = 0; v < rotation.size(); ++v) {
    std::ranges::sort(rotation[v], {}, [&](Vertex w) { return from_left(v, w); });
  }
  const auto leftmost =
      std::ranges::min_element(points, [](Point a, Point b) { return std::pair(a.x, a.y) < std::pair(b.x, b.y); });
  const auto v = static_cast<Vertex>(leftmost - points.begin());
  return PlaneMap(rotation, v, rotation[v].front());
}

// The same map, whichever neighbour its lists begin with and whichever dart names its outer face.
bool same_map(const PlaneMap& a, const PlaneMap& b) {
  for (std::size_t d = 0; d < a.darts(); ++d) {
    const auto dart = static_cast<Dart>(d);
    const Dart next = a.clockwise(dart);
    if (b.head(b.clockwise(b.dart(a.tail(dart), a.head(dart)))) != a.head(next)) return false;
    const bool outer_in_b = b.face(b.dart(a.tail(dart), a.head(dart))) == b.outer_face();
    if ((a.face(dart) == a.outer_face()) != outer_in_b) return false;
  }
  return a.graph() == b.graph();
}

void expect_drawn(const PlaneMap& map) {
  const auto points = layout_of(map);
  ASSERT_EQ(points.size(), map.vertices());
  const auto edges = edges_of(map);
  for (const auto& [a, b] : edges) {
    ASSERT_GE(std::hypot(points[a].x - points[b].x, points[a].y - points[b].y), 2 * kLeastClearance - 1e-6)
        << print_plane_map(map);
    for (std::size_t v = 0; v < points.size(); ++v) {
      if (v == a || v == b) continue;
      ASSERT_GE(distance_from_segment(points[v], points[a], points[b]), kLeastClearance - 1e-6) << print_plane_map(map);
    }
    for (const auto& [c, d] : edges) {
      ASSERT_FALSE(do_segments_cross(points[a], points[b], points[c], points[d])) << print_plane_map(map);
    }
  }
  ASSERT_TRUE(same_map(seen(map, points), map)) << print_plane_map(map);
}

TEST(PlaneLayout, DrawsEveryBoardOfUpToSevenEdges) {
  for (std::size_t edges = 1; edges <= 7; ++edges) support::each_connected_board(edges, expect_drawn);
}

TEST(PlaneLayout, DrawsLargerBoards) {
  for (const char* board : kBoards) {
    const PlaneMap map = parse_plane_map(board);
    for (std::size_t f = 0; f < map.faces(); ++f) {
      expect_drawn(support::with_outer(map, map.walk(static_cast<Face>(f)).front()));
    }
    expect_drawn(map.mirrored());
  }
}

TEST(PlaneLayout, DrawsTheSameTwice) {
  for (const char* board : kBoards) {
    const auto once = layout_of(parse_plane_map(board));
    const auto again = layout_of(parse_plane_map(board));
    EXPECT_TRUE(std::ranges::equal(once, again, [](Point a, Point b) { return a.x == b.x && a.y == b.y; })) << board;
  }
}

TEST(PlaneLayout, CyclesAreRoundAndPathsAreLevel) {
  const auto cycle = layout_of(parse_plane_map("bl,ca,db,ec,fd,ge,hf,ig,jh,ki,lj,ak outer=a>b"));
  // The radius of a regular polygon of 12 sides of length 1; opposite vertices are two of them apart.
  const double radius = 1 / (2 * std::sin(std::numbers::pi / 12));
  for (std::size_t v = 0; v < 6; ++v) {
    EXPECT_NEAR(std::hypot(cycle[v].x - cycle[v + 6].x, cycle[v].y - cycle[v + 6].y), 2 * radius, 0.01);
  }
  for (const Point point : layout_of(parse_plane_map("b,ac,bd,ce,d outer=a>b"))) EXPECT_NEAR(point.y, 0, 1e-6);
}

TEST(PlaneLayout, AnAxisOfSymmetryIsUpright) {
  // The double diamond's mirror symmetry swaps a and c, d and f.
  const auto points = layout_of(parse_plane_map("bd,adefc,bf,aeb,dfb,ecb outer=a>d"));
  const double axis = points[1].x;
  EXPECT_NEAR(points[4].x, axis, 0.01);
  for (const auto& [left, right] : {std::pair(0, 2), std::pair(3, 5)}) {
    const Point a = points[static_cast<std::size_t>(left)];
    const Point b = points[static_cast<std::size_t>(right)];
    EXPECT_NEAR(a.x + b.x, 2 * axis, 0.01);
    EXPECT_NEAR(a.y, b.y, 0.01);
  }
}

TEST(PlaneLayout, ABrokenDrawingIsCaught) {
  // The complete graph on four vertices, d in the middle.
  const PlaneMap map = parse_plane_map("bdc,cda,adb,abc outer=a>b");
  const std::vector<Point> good{{2, 0}, {4, 3}, {0, 3}, {2, 2}};
  EXPECT_NO_THROW(ensure_drawn(map, good, 0.5));
  EXPECT_THROW(ensure_drawn(map, good, 1.5), InternalError) << "too near";
  EXPECT_THROW(ensure_drawn(map, std::span(good).first(3), 0.5), InternalError) << "a vertex short";
  EXPECT_THROW(ensure_drawn(map.mirrored(), good, 0.5), InternalError) << "mirrored";
  EXPECT_THROW(ensure_drawn(support::with_outer(map, map.dart(0, 3)), good, 0.5), InternalError)
      << "another face outside";
  const auto moved = [&](std::size_t v, Point to) {
    auto points = good;
    points[v] = to;
    return points;
  };
  EXPECT_THROW(ensure_drawn(map, moved(3, {2, 3}), 0.5), InternalError) << "a vertex on an edge";
  EXPECT_THROW(ensure_drawn(map, moved(3, {2, 5}), 0.5), InternalError) << "two edges cross";
  EXPECT_THROW(ensure_drawn(map, moved(3, good[0]), 0.5), InternalError) << "a vertex on another";
  // No two edges of a star cross, in whatever order they stand.
  const PlaneMap star = parse_plane_map("bcd,a,a,a outer=a>b");
  EXPECT_NO_THROW(ensure_drawn(star, std::vector<Point>{{0, 0}, {1, 0}, {0, 1}, {-1, 0}}, 0.3));
  EXPECT_THROW(ensure_drawn(star, std::vector<Point>{{0, 0}, {0, 1}, {1, 0}, {-1, 0}}, 0.3), InternalError);
}

}  // namespace
}  // namespace sprague
