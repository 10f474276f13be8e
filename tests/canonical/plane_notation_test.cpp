// How plane maps are typed: round trips and bad input.
#include "canonical/plane_notation.hpp"

#include <gmock/gmock.h>

#include <array>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

using namespace std::string_literals;

// A path, the example of the format, a tetrahedron, a cube, a tetrahedron with a leaf.
const std::array kMaps{
    "b,ac,b outer=b>c"s,
    "bc,acd,adeb,bec,cd outer=a>b"s,
    "bcd,adc,abd,acb outer=c>b"s,
    "ebd,fca,bgd,ach,fah,gbe,fhc,edg outer=e>f"s,
    "bcd,adce,abd,acb,b outer=b>e"s,
};

TEST(PlaneNotation, TextReadsBack) {
  for (const std::string& text : kMaps) {
    SCOPED_TRACE(text);
    EXPECT_EQ(print_plane_map(parse_plane_map(text)), text);
  }
}

TEST(PlaneNotation, TheExampleOfTheFormat) {
  const PlaneMap map = parse_plane_map("bc,acd,adeb,bec,cd outer=a>b");
  EXPECT_EQ(map.vertices(), 5U);
  EXPECT_EQ(map.edges(), 7U);
  EXPECT_EQ(map.rotation()[2], (std::vector<Vertex>{0, 3, 4, 1}));
  // Walked by hand: a>b>c>a is outer, b>a>c>d, c>b>d>e and e>d>c are the cells.
  EXPECT_EQ(map.faces(), 4U);
  EXPECT_EQ(map.walk(map.outer_face()).size(), 3U);
  EXPECT_EQ(map.walk(map.face(map.dart(1, 0))).size(), 4U);
  EXPECT_EQ(map.walk(map.face(map.dart(2, 1))).size(), 4U);
  EXPECT_EQ(map.walk(map.face(map.dart(4, 3))).size(), 3U);
}

// The texts are the document's (docs/certificates.md), found by tests/verify/plain_boards.py.
TEST(PlaneNotation, BoardsAreWrittenAlikeFromAnywhere) {
  EXPECT_EQ(print_board(parse_plane_map("b,a outer=b>a")), "b,a outer=a>b");
  EXPECT_EQ(print_board(parse_plane_map("bd,ac,bd,ac outer=a>b")), "bc,ad,ad,bc outer=a>b");
  EXPECT_EQ(print_board(parse_plane_map("bcd,ca,dab,ac outer=a>b")), "bc,adc,abd,bc outer=a>b");
  EXPECT_EQ(print_board(parse_plane_map("bcd,ca,dab,ac outer=b>a")), "bc,acd,adb,bc outer=a>b");
  for (const std::string& text : kMaps) {
    const PlaneMap map = parse_plane_map(text);
    const std::string board = print_board(map);
    EXPECT_EQ(print_board(parse_plane_map(board)), board);
    EXPECT_EQ(print_board(map.mirrored()), board);
    for (const Dart dart : map.walk(map.outer_face())) {
      EXPECT_EQ(print_board(PlaneMap(map.rotation(), map.tail(dart), map.head(dart))), board);
    }
  }
}

TEST(PlaneNotation, CapitalsFollowTheSmallLetters) {
  // A cycle of 52 vertices, the last of them Z.
  std::vector<std::vector<Vertex>> cycle(52);
  for (std::size_t v = 0; v < 52; ++v) {
    cycle[v] = {static_cast<Vertex>((v + 51) % 52), static_cast<Vertex>((v + 1) % 52)};
  }
  const PlaneMap map(cycle, 51, 0);
  const std::string text = print_plane_map(map);
  EXPECT_TRUE(text.starts_with("Zb,ac,bd,")) << text;
  EXPECT_TRUE(text.ends_with(",XZ,Ya outer=Z>a")) << text;
  EXPECT_EQ(parse_plane_map(text), map);
  cycle.push_back({51, 0});
  cycle[51] = {50, 52};
  cycle[0] = {52, 1};
  EXPECT_THROW(print_plane_map(PlaneMap(cycle, 0, 1)), InputError);
}

TEST(PlaneNotation, BadTextNamesItsPlace) {
  struct Bad {
    std::string text;
    std::string named;
  };
  const std::array bad{
      Bad{"", "names no vertex"},
      Bad{" outer=a>b", "names no vertex"},
      Bad{"bc,ca,ab", "names no outer face"},
      Bad{"bc,ca,ab outer", "names no outer face"},
      Bad{"bc,ca,ab outer=", "outer dart '' at character 16"},
      Bad{"bc,ca,ab outer=a", "outer dart 'a' at character 16"},
      Bad{"bc,ca,ab outer=ab", "outer dart 'ab' at character 16"},
      Bad{"bc,ca,ab outer=a-b", "outer dart 'a-b'"},
      Bad{"bc,ca,ab outer=a>b ", "outer dart 'a>b '"},
      Bad{"bc,ca,ab  outer=a>b", "character 9 is ' ', expected a vertex from a to c"},
      Bad{"bc,ca,ab outer=a>d", "character 18 is 'd', expected a vertex from a to c"},
      Bad{"bc,ca,ab outer=a>a", "a and a are not joined"},
      Bad{"b,ac,b outer=a>c", "outer dart 'a>c' at character 14: a and c are not joined"},
      Bad{"bc,ca,a1 outer=a>b", "character 8 is '1', expected a vertex from a to c"},
      Bad{"bc,ca,aB outer=a>b", "character 8 is 'B', expected a vertex from a to c"},
      Bad{"bc,,ab outer=a>b", "vertex b at character 4 has no neighbour"},
      Bad{"bc,ca,ab, outer=a>b", "vertex d at character 10 has no neighbour"},
      Bad{"bc,ca,abc outer=a>b", "vertex c, character 9: joined to itself"},
      Bad{"bcb,ca,ab outer=a>b", "vertex a, character 3: neighbour b stands twice"},
      Bad{"bc,a,ab outer=a>b", "vertex c, character 7: has neighbour b, which does not have c"},
      Bad{"b,a,d,c outer=a>b", "in several pieces: expected a connected graph"},
      Bad{"bcd,acd,abd,abc outer=a>b", "not planar, expected 4 faces"},
      Bad{std::string(52, ',') + " outer=a>b", "53 vertices, expected at most 52"},
  };
  for (const Bad& input : bad) {
    try {
      parse_plane_map(input.text);
      ADD_FAILURE() << "accepted: " << input.text;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), testing::HasSubstr(input.named));
      EXPECT_THAT(error.what(), testing::StartsWith("plane map '"));
    }
  }
}

}  // namespace
}  // namespace sprague
