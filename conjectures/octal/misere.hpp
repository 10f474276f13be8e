// Who wins trees under misere play of 0.33: what the sweeps of it ask for.
#pragma once

#include <string_view>

#include "canonical/rooted_trees.hpp"
#include "checkers/outcomes.hpp"
#include "games/tree_cutting.hpp"

namespace sprague::octal {

// By search, one memo; one object a thread.
class TreeOutcomes {
 public:
  explicit TreeOutcomes(const Effort& effort) : game_(OctalCode::parse("0.33"), table_), solver_(game_, effort) {}
  bool second_wins(const Graph& tree) { return solver_.outcome({table_.free_tree(tree)}) == Outcome::second; }

 private:
  RootedTreeTable table_;
  TreeCutting game_;
  MisereSolver<TreeCutting> solver_;
};

inline constexpr std::string_view kCertifiedAs =
    "Certificates are of normal play of 0.22, which the same player wins on a connected graph: who leaves nothing has "
    "lost, and 0.22 has the other moves of 0.33.";

inline std::string_view winner(bool second) {
  return second ? "second" : "first";
}

}  // namespace sprague::octal
