// planar_code: round trips, the format's bytes, and bad input.
#include "canonical/planar_code.hpp"

#include <gmock/gmock.h>

#include <array>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"

namespace sprague {
namespace {

using namespace std::string_literals;

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
      Bad{">>edge_code<<", "byte 1: expected the header '>>planar_code<<'"},
      Bad{"\x3e\x3e\x3d"s, "ends after byte 3, expected a neighbour"},  // a map of 62 vertices begins like a header
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
  const PlaneMap map = parse_plane_map("bc,acd,adeb,bec,cd outer=a>b");
  const std::string bytes = write_planar_code(std::span(&map, 1));
  for (std::size_t size = 16; size < bytes.size(); ++size) {
    EXPECT_THROW(read_planar_code(std::string_view(bytes).substr(0, size)), InputError) << size;
  }
}

}  // namespace
}  // namespace sprague
