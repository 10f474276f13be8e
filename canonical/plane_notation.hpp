// How plane maps are typed and printed.
//
//   bc,acd,adeb,bec,cd outer=a>b
//
// One word a vertex, named a to z, then A to Z, in this order; a word is the vertex's neighbours clockwise. The outer
// face is to the left of the dart after `outer=`. Behind it may stand `with 2 in ab, 1 in cd`: so many vertices
// inserted in an edge, from its first end on; they have the next letters.
#pragma once

#include <optional>
#include <string>
#include <string_view>

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

}  // namespace sprague
