// Subdivided stars and bistars under 0.33 (Beaudou et al., Sections 3 and 4) or 0.22, where something must be left; one
// at a time. A star is a hub with legs, a bistar two hubs with legs and a path of edges between them. Where the hubs
// stay every move shortens a leg by a vertex or two: that is tried by the rules on small ones here, and the document
// says why it is so on all.
#pragma once

#include "verify/induction.hpp"

namespace sprague::verify {

struct Tree {
  std::vector<Vector> legs;  // of each hub, one or two, their vertices; sorted
  Number middle = 0;         // edges between the hubs
  auto operator<=>(const Tree&) const = default;
};

Number vertices(const Tree& tree);
Text text_of(const Tree& tree);  // as a position

// Legs that have together at most so many vertices.
void each_legs(Number most, const std::function<void(const Vector&)>& found, const Vector& legs = {});

// That by the rules all moves on the tree shorten a leg, if its hubs stay; and those on a path the path, at an end, of
// which so many vertices are left at least.
void check_moves(const Game& game, const Tree& tree);
void check_moves(const Game& game, Number path, Number least);

// By plain recursion over what has a vertex or two less.
struct Nimbers {
  Number least = 0;                   // vertices that are left of a path at least: 0 or 1
  std::map<Tree, Number> known = {};  // whose hubs stay

  Number of_path(Number vertices) const;  // of so many at least
  Number of(const Tree& tree);
};

void require(bool right, const Text& text);  // else throws Malformed with this

}  // namespace sprague::verify
