// Vectors of the legs of one hub or two, by their lengths modulo 3, and what an induction says that they are worth.
#pragma once

#include "verify/trees.hpp"

namespace sprague::verify {

struct LegAxis {
  std::size_t hub;
  Number shortest;  // of the legs that count on it
  bool longer;      // whether those with 3, 6, 9, ... vertices more count, too
};

struct LegTable {
  const Induction& table;
  std::vector<LegAxis> axes = {};

  LegTable(const Induction& induction, std::size_t hubs);  // throws unless axes, domains and moves are those of legs

  Vector of_hub(std::size_t hub) const;                                 // its axes
  Vector with_leg(Vector state, std::size_t hub, Number length) const;  // one more; by its residue
  Vector vector_of(const Tree& tree) const;

 private:
  void check_moves() const;
  void check_residues() const;
};

}  // namespace sprague::verify
