// The first moves on a tree: what each leaves and which reply wins against it; drawn move by move.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "conjectures/cycles/tree_survey.hpp"
#include "conjectures/picture.hpp"

namespace sprague::cycles {

struct TreeMove {
  Ends move;
  Nimber nimber;              // of what the move leaves
  std::optional<Ends> reply;  // leaves nimber 0; none where the move itself does
};

// The moves up to the normal form of what they leave.
std::vector<TreeMove> tree_moves(const ArrowBoard& board, ArrowNimbers& nimbers);

// The failure's board as a plane map, a panel for each of its first moves. Nothing where no edge takes an arrow.
std::optional<Picture> picture_of_moves(const TreeFailure& failure, const std::vector<TreeMove>& moves);

}  // namespace sprague::cycles
