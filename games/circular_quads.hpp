// Circular Sprouts with four spots on triangle-free graphs, CS_4(P_4:a,b,c,d), as the recursion that Section 5 plays.
//
// A position is the numbers of open tips at the four spots round a circle, whose arcs count as edges. Neighbours cannot
// be joined, for they would close a triangle; so a move joins opposite spots. The curve splits the disc in two, each
// part again a circle of four: the two spots with the tips that lie on its side, the spot between them, and the
// crossbar with one tip.
//
// Source: Das, Myint, Nandi, Sen and Sopena, "A theoretical expansion of the Sprout game" (2023), Sections 4 and 5.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "games/game.hpp"

namespace sprague {

// Tips at the spots, clockwise.
using Quad = std::array<std::uint16_t, 4>;

// "CS4(3,1,5,1)".
std::string print_quad(const Quad& quad);

class CircularQuads {
 public:
  using Position = Quad;
  using Key = Quad;

  std::vector<Sum<Quad>> options(const Quad& quad) const;
  // The least of the quads that turning and reflecting the circle gives.
  Quad key(const Quad& quad) const;
};

}  // namespace sprague
