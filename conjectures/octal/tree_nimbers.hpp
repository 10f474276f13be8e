// 0.33 nimbers of trees, stars and bistars, one shared memo: what the sweeps of this paper ask for.
//
// One object a thread; it is not for two at once.
#pragma once

#include <optional>

#include "canonical/families.hpp"
#include "canonical/rooted_trees.hpp"
#include "checkers/nimbers.hpp"
#include "games/tree_cutting.hpp"

namespace sprague::octal {

// A subdivided star, or the empty graph, which the paper counts among them.
using StarOrEmpty = std::optional<Legs>;

// S joined to T by a middle path of m >= 1 edges, perhaps the empty graph. Joined to the empty graph, the middle path
// is a leg of m - 1.
Graph joined_graph(const StarOrEmpty& left, std::uint16_t middle, const StarOrEmpty& right);

class TreeNimbers {
 public:
  explicit TreeNimbers(Effort effort);

  Nimber of(const Graph& tree);
  Nimber of(const Legs& legs) { return of(star_graph(legs)); }
  Nimber of(const Bistar& bistar) { return of(bistar_graph(bistar)); }

  // The star, or zero for the empty graph.
  Nimber of(const StarOrEmpty& star) { return star ? of(*star) : Nimber(); }

  // Of S joined to T.
  Nimber joined(const StarOrEmpty& left, std::uint16_t middle, const StarOrEmpty& right);

 private:
  RootedTreeTable table_;
  TreeCutting cutting_;
  NimberSolver<TreeCutting> solver_;
};

// The legs with a leg of `length` more, in order; none for length 0.
Legs with_leg(Legs legs, std::size_t length);

// Every leg modulo 3, legs of length 0 left out.
Legs reduced(const Legs& legs);

}  // namespace sprague::octal
