// Boards: the code is the same exactly for the same board, and every board comes once.
#include "canonical/plane_boards.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "canonical/planar_code.hpp"
#include "canonical/plane_notation.hpp"
#include "tests/naive/plane_maps.hpp"
#include "tests/plane_support.hpp"
#include "tests/support.hpp"

namespace sprague {
namespace {

std::vector<PlaneMap> boards_of(PlaneBoards& boards, std::size_t edges, Shard shard = {}) {
  std::vector<PlaneMap> result;
  boards.each(edges, shard, [&](const PlaneMap& board) { result.push_back(board); });
  return result;
}

std::vector<PlaneMap> connected_up_to(std::size_t edges) {
  PlaneBoards boards(Connectivity::connected);
  std::vector<PlaneMap> result;
  for (std::size_t n = 1; n <= edges; ++n) std::ranges::move(boards_of(boards, n), std::back_inserter(result));
  return result;
}

// The same drawing with its vertices renamed, its lists begun elsewhere and another dart of the outer face named.
PlaneMap redrawn(const PlaneMap& map, support::Random& random) {
  std::vector<Vertex> image = support::identity(map.vertices());
  std::ranges::shuffle(image, random);
  const std::vector<std::vector<Vertex>> original = map.rotation();
  std::vector<std::vector<Vertex>> rotation(map.vertices());
  for (std::size_t v = 0; v < map.vertices(); ++v) {
    std::vector<Vertex>& around = rotation[image[v]];
    for (const Vertex w : original[v]) around.push_back(image[w]);
    std::rotate(around.begin(), around.begin() + static_cast<std::ptrdiff_t>(random() % around.size()), around.end());
  }
  const std::vector<Dart> outer = map.walk(map.outer_face());
  const Dart chosen = outer[random() % outer.size()];
  return PlaneMap(rotation, image[map.tail(chosen)], image[map.head(chosen)]);
}

bool two_connected(const Graph& graph) {
  if (graph.vertices() < 3) return false;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    const auto cut = static_cast<Vertex>(v);
    if (graph.components_without(std::array{cut}).size() != 1) return false;
  }
  return true;
}

TEST(PlaneBoards, OneCodeForEveryDrawingOfABoard) {
  support::Random random = support::seeded();
  std::set<std::string> texts;
  for (const PlaneMap& board : connected_up_to(7)) {
    const PlaneCode code = canonical_board(board);
    const std::string text = print_board(board);
    EXPECT_TRUE(texts.insert(text).second) << text;
    SCOPED_TRACE(print_plane_map(board));
    EXPECT_EQ(canonical_board(board_of(code)), code);
    for (int copy = 0; copy < 3; ++copy) {
      const PlaneMap other = redrawn(board, random);
      EXPECT_EQ(canonical_board(other), code);
      EXPECT_EQ(canonical_board(other.mirrored()), code);
      EXPECT_EQ(print_board(other), text);
      EXPECT_EQ(print_board(other.mirrored()), text);
      EXPECT_EQ(board_automorphisms(other), board_automorphisms(board));
    }
  }
}

TEST(PlaneBoards, ACodeIsAPlanarCodeWithoutHeader) {
  for (const PlaneMap& board : connected_up_to(6)) {
    EXPECT_EQ(write_planar_code(std::span(&board, 1)), ">>planar_code<<" + canonical_board(board));
  }
}

TEST(PlaneBoards, AutomorphismsOfKnownBoards) {
  // The outer face's symmetries: dihedral for a polygon, a wheel, a star; a path's half turn and mirrors.
  EXPECT_EQ(board_automorphisms(parse_plane_map("b,a outer=a>b")), 4U);
  EXPECT_EQ(board_automorphisms(parse_plane_map("b,ac,b outer=a>b")), 4U);
  EXPECT_EQ(board_automorphisms(parse_plane_map("bcd,a,a,a outer=a>b")), 6U);
  EXPECT_EQ(board_automorphisms(parse_plane_map("bd,ac,bd,ac outer=a>b")), 8U);
  EXPECT_EQ(board_automorphisms(parse_plane_map("bcd,adc,abd,acb outer=a>b")), 6U);
  EXPECT_EQ(board_automorphisms(parse_plane_map("ebd,fca,bgd,ach,fah,gbe,fhc,edg outer=e>f")), 8U);
  // A square with a diagonal: a half turn and two mirrors when the square is outer, one mirror when a triangle is.
  EXPECT_EQ(board_automorphisms(parse_plane_map("bcd,ca,dab,ac outer=a>b")), 4U);
  EXPECT_EQ(board_automorphisms(parse_plane_map("bcd,ca,dab,ac outer=a>c")), 2U);
}

// An automorphism is a permutation of the vertices, mirrored or not, that gives the same drawing.
TEST(PlaneBoards, AutomorphismsByBruteForce) {
  for (const PlaneMap& map : connected_up_to(6)) {
    naive::Board board;
    for (std::size_t i = 0; i < map.darts(); ++i) {
      const auto d = static_cast<Dart>(i);
      board.first[{map.tail(d), map.head(d)}] = map.head(map.clockwise(d));
      if (map.face(d) == map.outer_face()) board.second.insert({map.tail(d), map.head(d)});
    }
    std::uint64_t count = 0;
    for (const auto& image : naive::automorphisms(map.graph())) {
      for (const naive::Board& sense : {board, naive::mirrored(board)}) {
        count += naive::relabelled(sense, image) == board ? 1U : 0U;
      }
    }
    EXPECT_EQ(board_automorphisms(map), count) << print_plane_map(map);
  }
}

TEST(PlaneBoards, AsManyAsByBruteForce) {
  PlaneBoards connected(Connectivity::connected);
  for (std::size_t n = 1; n <= 7; ++n) {
    EXPECT_EQ(boards_of(connected, n).size(), naive::count_plane_maps(n, Connectivity::connected).boards) << n;
  }
  PlaneBoards two(Connectivity::two_connected);
  for (std::size_t n = 1; n <= 8; ++n) {
    EXPECT_EQ(boards_of(two, n).size(), naive::count_plane_maps(n, Connectivity::two_connected).boards) << n;
  }
}

TEST(PlaneBoards, NoneTwiceAndOfTheSizeAsked) {
  for (const Connectivity connectivity : {Connectivity::connected, Connectivity::two_connected}) {
    PlaneBoards boards(connectivity);
    for (std::size_t n = 0; n <= 8; ++n) {
      std::vector<PlaneCode> codes;
      for (const PlaneMap& board : boards_of(boards, n)) {
        EXPECT_EQ(board.edges(), n);
        codes.push_back(canonical_board(board));
        EXPECT_EQ(board_of(codes.back()), board);
      }
      std::ranges::sort(codes);
      EXPECT_EQ(std::ranges::adjacent_find(codes), codes.end()) << n;
    }
  }
}

// The two generators grow in different ways; one's boards are the other's without a cut vertex.
TEST(PlaneBoards, TwoConnectedBoardsAreTheConnectedOnesWithoutCutVertex) {
  PlaneBoards connected(Connectivity::connected);
  PlaneBoards two(Connectivity::two_connected);
  for (std::size_t n = 1; n <= 9; ++n) {
    std::vector<PlaneCode> expected;
    connected.each(n, {}, [&](const PlaneMap& board) {
      if (two_connected(board.graph())) expected.push_back(canonical_board(board));
    });
    std::vector<PlaneCode> codes;
    two.each(n, {}, [&](const PlaneMap& board) { codes.push_back(canonical_board(board)); });
    std::ranges::sort(expected);
    std::ranges::sort(codes);
    EXPECT_EQ(codes, expected) << n;
  }
}

// OEIS A006082: trees in the plane, mirrors the same, on 2, 3, ... vertices.
TEST(PlaneBoards, PlaneTreesAsPublished) {
  const std::array<std::size_t, 9> known{1, 1, 2, 3, 6, 12, 27, 65, 175};
  PlaneBoards boards(Connectivity::connected);
  for (std::size_t n = 1; n <= known.size(); ++n) {
    std::size_t trees = 0;
    boards.each(n, {}, [&](const PlaneMap& board) { trees += board.faces() == 1 ? 1U : 0U; });
    EXPECT_EQ(trees, known[n - 1]) << n;
  }
}

// OEIS A001004: polygons of 3, 4, ... sides cut by diagonals that do not cross, turned and mirrored ones the same.
TEST(PlaneBoards, DissectedPolygonsAsPublished) {
  const std::map<std::size_t, std::size_t> known{{3, 1}, {4, 2}, {5, 3}, {6, 9}, {7, 20}};
  std::map<std::size_t, std::size_t> counted;
  PlaneBoards boards(Connectivity::two_connected);
  for (std::size_t n = 3; n <= 11; ++n) {
    boards.each(n, {}, [&](const PlaneMap& board) {
      const bool polygon = board.walk(board.outer_face()).size() == board.vertices();
      if (polygon && board.vertices() <= 7) ++counted[board.vertices()];
    });
  }
  EXPECT_EQ(counted, known);
}

TEST(PlaneBoards, PartsAreDisjointAndTogetherAll) {
  for (const Connectivity connectivity : {Connectivity::connected, Connectivity::two_connected}) {
    PlaneBoards boards(connectivity);
    const std::size_t edges = connectivity == Connectivity::connected ? 7 : 10;
    std::vector<std::string> all;
    for (const PlaneMap& board : boards_of(boards, edges)) all.push_back(print_plane_map(board));
    std::ranges::sort(all);
    for (const std::uint64_t count : {1U, 2U, 7U, 1000000U}) {
      std::vector<std::string> parts;
      for (std::uint64_t index = 0; index < std::min<std::uint64_t>(count, all.size()); ++index) {
        for (const PlaneMap& board : boards_of(boards, edges, {index, count})) parts.push_back(print_plane_map(board));
      }
      std::ranges::sort(parts);
      EXPECT_EQ(parts, all) << count;
    }
  }
}

TEST(PlaneBoards, TheOrderIsFixed) {
  for (const Connectivity connectivity : {Connectivity::connected, Connectivity::two_connected}) {
    PlaneBoards boards(connectivity);
    // Larger levels first, so that nothing depends on what was asked before.
    const std::vector<PlaneMap> later = boards_of(boards, 8);
    const std::vector<PlaneMap> earlier = boards_of(boards, 7);
    PlaneBoards fresh(connectivity);
    EXPECT_EQ(boards_of(fresh, 7), earlier);
    EXPECT_EQ(boards_of(fresh, 8), later);
  }
}

// Once grown, there is a tick for each map on the sphere; a board of it for each of its faces, at most.
TEST(PlaneBoards, ATickComesBeforeTheBoardsOfEachMap) {
  for (const Connectivity connectivity : {Connectivity::connected, Connectivity::two_connected}) {
    std::size_t ticks = 0;
    PlaneBoards boards(connectivity, [&ticks] { ++ticks; });
    const std::vector<PlaneMap> all = boards_of(boards, 7);
    std::set<PlaneCode> maps;
    for (const PlaneMap& board : all) {
      PlaneCode least = canonical_board(board);
      for (std::size_t d = 0; d < board.darts(); ++d) {
        least = std::min(least, canonical_board(support::with_outer(board, static_cast<Dart>(d))));
      }
      maps.insert(least);
    }
    ticks = 0;
    boards_of(boards, 7);
    EXPECT_EQ(ticks, maps.size());
  }
}

TEST(PlaneBoards, ATickMayStop) {
  struct Stopped {};
  bool stopped = false;
  PlaneBoards boards(Connectivity::connected, [&stopped] {
    if (stopped) throw Stopped();
  });
  const std::vector<PlaneMap> before = boards_of(boards, 5);
  stopped = true;
  EXPECT_THROW(boards_of(boards, 5), Stopped);
  EXPECT_THROW(boards_of(boards, 6), Stopped);
  stopped = false;
  EXPECT_EQ(boards_of(boards, 5), before);
  PlaneBoards fresh(Connectivity::connected);
  EXPECT_EQ(boards_of(boards, 6), boards_of(fresh, 6));
}

}  // namespace
}  // namespace sprague
