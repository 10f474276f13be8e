// 0.33 nimbers of trees and bistars, one shared memo.
//
// One object a thread; it is not for two at once.
#pragma once

#include "canonical/families.hpp"
#include "canonical/rooted_trees.hpp"
#include "checkers/nimbers.hpp"
#include "games/tree_cutting.hpp"

namespace sprague::octal {

class TreeNimbers {
 public:
  explicit TreeNimbers(Effort effort);

  Nimber of(const Graph& tree);
  Nimber of(const Bistar& bistar) { return of(bistar_graph(bistar)); }

 private:
  RootedTreeTable table_;
  TreeCutting cutting_;
  NimberSolver<TreeCutting> solver_;
};

}  // namespace sprague::octal
