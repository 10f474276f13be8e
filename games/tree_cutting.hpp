// Octal games without disconnecting moves (0.33 and other subtraction games), on trees: cut one edge and throw away
// one side of it.
//
// In a tree, a connected set whose rest is connected and not empty is one side of one edge; so a move of Definition 5
// that must not disconnect is a cut whose lost side has an allowed number of vertices, or it takes the whole tree.
// The same game as OctalOnGraphs, in a form whose options are looked up branch by branch; tests compare the two over
// the whole census of trees.
//
// Source: Beaudou et al., "Octal games on graphs", Definition 5.
#pragma once

#include <cstdint>
#include <vector>

#include "canonical/rooted_trees.hpp"
#include "games/game.hpp"
#include "games/octal_code.hpp"

namespace sprague {

class TreeCutting {
 public:
  using Position = FreeTree;
  using Key = FreeTree;

  // Requires a code without disconnecting moves; `table` must outlive the game.
  TreeCutting(OctalCode code, RootedTreeTable& table);

  // The free trees that one move leaves of a tree with that many vertices, each once. A move that takes the whole tree
  // is not among them: see empties.
  void options(const FreeTree& tree, std::size_t vertices, std::vector<FreeTree>& out) const;
  bool empties(std::size_t vertices) const { return code_.may_empty(vertices); }

  std::vector<Sum<FreeTree>> options(const FreeTree& tree) const;
  FreeTree key(const FreeTree& tree) const { return tree; }

  // Looks up every cut of every class of the table now, so that several threads may ask for options of trees whose
  // branches are all in it. Requires a complete table.
  void prepare() const;

  // About so many, without those of the table of trees.
  std::size_t bytes() const { return bytes_; }

 private:
  // The classes that remain of `id`, its root kept, when a hanging subtree of `taken` vertices is cut off.
  const std::vector<RootedTreeId>& cuts(RootedTreeId id, std::size_t taken) const;
  void subtrees(RootedTreeId id, std::size_t size, std::vector<FreeTree>& out) const;

  OctalCode code_;
  RootedTreeTable& table_;
  struct Row {
    bool known = false;
    std::vector<RootedTreeId> rest;
  };
  mutable std::vector<std::vector<Row>> rows_;  // rows_[taken - 1][id]
  mutable std::size_t bytes_ = 0;
};

}  // namespace sprague
