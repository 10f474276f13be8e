// How plane maps are typed and exchanged: round trips, the format's bytes, and bad input.
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

TEST(PlanarCode, TheTetrahedron) {
  // Written by hand from the format: four vertices, each with its three neighbours clockwise and a 0.
  const std::string bytes = ">>planar_code<<\x04\x02\x03\x04\x00\x01\x04\x03\x00\x01\x02\x04\x00\x01\x03\x02\x00"s;
  const std::vector<PlaneMap> maps = read_planar_code(bytes);
  ASSERT_EQ(maps.size(), 1U);
  EXPECT_EQ(print_plane_map(maps[0]), "bcd,adc,abd,acb outer=a>b");
  EXPECT_EQ(write_planar_code(maps), bytes);
}

TEST(PlanarCode, HeadersAndSeveralMaps) {
  const std::string edge = "\x02\x02\x00\x01\x00"s;
  const std::string path = "\x03\x02\x00\x03\x01\x00\x02\x00"s;
  for (const std::string header : {"", ">>planar_code<<", ">>planar_code le<<", ">>planar_code be<<"}) {
    const std::vector<PlaneMap> maps = read_planar_code(header + edge + path + edge);
    ASSERT_EQ(maps.size(), 3U) << header;
    EXPECT_EQ(print_plane_map(maps[0]), "b,a outer=a>b");
    EXPECT_EQ(print_plane_map(maps[1]), "b,ca,b outer=a>b");
    EXPECT_EQ(maps[2], maps[0]);
    EXPECT_TRUE(read_planar_code(header).empty());
  }
}

TEST(PlanarCode, TheOuterDartComesFirst) {
  const PlaneMap map = parse_plane_map("bcd,adce,abd,acb,b outer=b>e");
  const std::string bytes = write_planar_code(std::span(&map, 1));
  const std::vector<PlaneMap> back = read_planar_code(bytes);
  ASSERT_EQ(back.size(), 1U);
  // b became vertex 1 and a vertex 2: the same drawing.
  EXPECT_EQ(print_plane_map(back[0]), "ebdc,acd,bad,bca,a outer=a>e");
  EXPECT_EQ(write_planar_code(back), bytes);
}

// More than 255 vertices take two bytes an entry.
TEST(PlanarCode, LargeMapsTakeTwoBytes) {
  for (const std::size_t n : {255U, 256U, 300U}) {
    std::vector<std::vector<Vertex>> cycle(n);
    for (std::size_t v = 0; v < n; ++v) {
      cycle[v] = {static_cast<Vertex>((v + 1) % n), static_cast<Vertex>((v + n - 1) % n)};
    }
    const PlaneMap map(cycle, 0, 1);
    std::string bytes = write_planar_code(std::span(&map, 1));
    const std::size_t header = 15;
    EXPECT_EQ(bytes.size(), header + (n > 255 ? 1 + 2 * (1 + 3 * n) : 1 + 3 * n));
    EXPECT_EQ(read_planar_code(bytes).at(0).rotation(), cycle);
    if (n != 300) continue;
    EXPECT_EQ(bytes.substr(header, 7), "\x00\x2c\x01\x02\x00\x2c\x01"s);  // 300 is 0x012c, then 2 and 300
    for (std::size_t at = header + 1; at < bytes.size(); at += 2) std::swap(bytes[at], bytes[at + 1]);
    EXPECT_EQ(read_planar_code(">>planar_code be<<" + bytes.substr(header)).at(0).rotation(), cycle);
  }
}

TEST(PlanarCode, BadBytesNameTheirPlace) {
  struct Bad {
    std::string bytes;
    std::string named;
  };
  const std::array bad{
      Bad{">>planar_code", "byte 14: expected the header's end"},
      Bad{">>planar_code xe<<\x02\x02\x00\x01\x00"s, "byte 14: expected the header's end"},
      Bad{">>edge_code<<", "byte 3: neighbour 101, expected 0 to 62"},
      Bad{"\x01\x00"s, "byte 1: 1 vertices, expected 2 to 4096"},
      Bad{"\x00"s, "ends after byte 1, expected the number of vertices in two bytes"},
      Bad{"\x00\x2c"s, "ends after byte 2, expected the number of vertices in two bytes"},
      Bad{"\x00\x01\x10"s, "byte 2: 4097 vertices"},
      Bad{"\x02"s, "ends after byte 1, expected a neighbour"},
      Bad{"\x02\x02\x00\x01"s, "ends after byte 4, expected a neighbour"},
      Bad{"\x02\x02\x00\x03\x00"s, "byte 4: neighbour 3, expected 0 to 2"},
      Bad{"\x02\x02\x02\x02\x00"s, "byte 4: more than 2 neighbours"},
      Bad{"\x02\x00\x01\x00"s, "byte 1: vertex 1 has no neighbour"},
      Bad{"\x02\x02\x00\x00"s, "byte 1: vertex 1: has neighbour 2, which does not have it back"},
      Bad{"\x02\x02\x00\x01\x00\x02\x02\x01\x00\x01\x00"s, "byte 6: vertex 1: joined to itself"},
      Bad{"\x04\x02\x00\x01\x00\x04\x00\x03\x00"s, "byte 1: a plane map in several pieces"},
      Bad{">>planar_code<<\x04\x02\x03\x04\x00\x01\x03\x04\x00\x01\x02\x04\x00\x01\x02\x03\x00"s,
          "byte 16: 4 vertices"},
  };
  for (const Bad& input : bad) {
    try {
      read_planar_code(input.bytes);
      ADD_FAILURE() << "accepted: " << input.named;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), testing::HasSubstr(input.named));
      EXPECT_THAT(error.what(), testing::StartsWith("planar_code: "));
    }
  }
}

// Every proper beginning of a map is an error, never a map or a read beyond the end.
TEST(PlanarCode, EveryTruncationIsAnError) {
  const PlaneMap map = parse_plane_map(kMaps[1]);
  const std::string bytes = write_planar_code(std::span(&map, 1));
  for (std::size_t size = 16; size < bytes.size(); ++size) {
    EXPECT_THROW(read_planar_code(std::string_view(bytes).substr(0, size)), InputError) << size;
  }
}

}  // namespace
}  // namespace sprague
