// How plane maps are typed, printed and exchanged.
//
//   bc,acd,adeb,bec,cd outer=a>b
//
// One word a vertex, named a to z, then A to Z, in this order; a word is the vertex's neighbours clockwise. The outer
// face is to the left of the dart after `outer=`.
//
// planar_code is the binary format of plantri (Brinkmann and McKay, "Fast generation of planar graphs", 2007) and its
// relatives: for each map the number of vertices, then for each vertex its neighbours clockwise, numbered from 1, and a
// 0. A map of more than 255 vertices begins with a 0 and takes two bytes an entry, the lower one first unless the
// header says `be`. The format names no outer face: here it is to the left of vertex 1's first dart.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/plane_map.hpp"

namespace sprague {

// Throws InputError naming the vertex by its letter, the place and what was expected.
PlaneMap parse_plane_map(std::string_view text);

// Throws InputError for a map of more than 52 vertices, which has no letters for them.
std::string print_plane_map(const PlaneMap& map);

// The same for equal boards, mirrors included, and for no others: the least of the texts that are read from a dart of
// the outer face, a>b, with vertices named in the order in which words name them and each word beginning with the
// vertex that named this one. Throws InputError as above.
std::string print_board(const PlaneMap& map);

// The letter of a vertex, and a dart as `a>b`. Requires one of the first 52 vertices.
char letter_of(Vertex v);
std::string print_dart(const PlaneMap& map, Dart dart);
// The dart that a text such as `a>b` names; nothing where it is no dart of the map.
std::optional<Dart> parse_dart(const PlaneMap& map, std::string_view text);

// Reads any number of maps after an optional header. Throws InputError naming the byte, counted from 1.
std::vector<PlaneMap> read_planar_code(std::string_view bytes);

// Writes the header and the maps, each numbered so that its outer dart comes first: the dart's tail becomes vertex 1,
// the others keep their order.
std::string write_planar_code(std::span<const PlaneMap> maps);

}  // namespace sprague
