// Circular Sprouts with four spots or more on triangle-free graphs, CS_n(P_4:t_1,...,t_n), as a recursion on polygons.
//
// A position is the numbers of open tips at the corners of a polygon whose sides are edges. Neighbours cannot be
// joined, for they would close a triangle; all other corners can, as no edge joins them: each edge of the graph is a
// side of the polygons that it touches. The curve leaves two polygons, each the corners on its side with both ends and
// the crossbar, which has one tip on either side. With four corners these are the quads of games/circular_quads.hpp.
//
// Source: Das, Myint, Nandi, Sen and Sopena, "A theoretical expansion of the Sprout game" (2023), Section 4.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/game.hpp"

namespace sprague {

// Tips at the corners, in order round the polygon; four or more.
using Polygon = std::vector<std::uint16_t>;

// "CS5(2,1,2,1,3)".
std::string print_polygon(const Polygon& polygon);

class CircularPolygons {
 public:
  using Position = Polygon;
  using Key = Polygon;
  static constexpr std::string_view kName = "circular";
  static constexpr std::string_view kSyntax = "circular CIRCLE    Circular Sprouts of girth 4: circular CS4(3,1,5,1)";
  // Throws InputError unless the code is empty.
  static CircularPolygons from_code(std::string_view code);
  static std::string code() { return {}; }

  std::vector<Sum<Polygon>> options(const Polygon& polygon) const;
  bool any_option(const Polygon& polygon, absl::FunctionRef<bool(const Sum<Polygon>&)> stop) const;
  // The least of the polygons that turning and reflecting gives.
  Polygon key(const Polygon& polygon) const;
  // The notation of one polygon. Throws InputError.
  Sum<Polygon> parse(std::string_view text) const;
  std::string print(const Polygon& polygon) const { return print_polygon(key(polygon)); }

  // The key's notation, empty where no two corners can be joined: for certificates (games/unlabelled.hpp).
  static constexpr std::string_view kBetweenComponents = " + ";
  std::string component_text(const Polygon& polygon) const;
  // "(3,1,5,1)".
  static std::string item(std::string_view text) { return std::string(text.substr(text.find('('))); }
  // A region of the sphere with one boundary: the tips less one, as for BrusselsSprouts.
  static std::size_t most_moves(const Polygon& polygon);
};

}  // namespace sprague
