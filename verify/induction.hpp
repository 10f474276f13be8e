// Nimbers of infinitely many vectors of numbers: from some number on a coordinate counts modulo a period, so a box of
// vectors stands for all.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

using Vector = std::vector<Number>;  // a number for each axis

void each_vector(const Vector& most,
                 const std::function<void(const Vector&)>& found);  // up to these, last axis fastest

struct LocalMove {
  Vector needs;
  std::vector<int> change;
};

struct Induction {
  Texts names;  // of the axes
  Vector starts, periods;
  std::vector<LocalMove> moves;
  std::vector<std::pair<Number, Vector>> domains;  // so many at least, on those axes
  Vector values;                                   // of folded vectors; the last axis goes fastest

  Vector last_folded() const;  // the largest number on each axis
  bool in_domain(const Vector& state) const;
  Number value(const Vector& state) const;
  std::size_t check() const;  // at how many states the step was checked: those of the box that are in the domain
};

// What the induction proves of a family of the game's positions. Throws if there is no such family, or if the vectors
// are not its members.
Text tied_to(View game, View family, const Induction& induction);

}  // namespace sprague::verify
