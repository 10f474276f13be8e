// Why a board is won or lost: each first move with a reply that wins, or the remark that it wins itself.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "canonical/plane_map.hpp"
#include "checkers/couples.hpp"
#include "conjectures/picture.hpp"
#include "games/cycles.hpp"

namespace sprague::cycles {

// Equal exactly for sums that the game's normal form does not tell apart.
std::vector<std::string> keys_of(const Cycles& game, const Sum<ArrowSystem>& sum);

struct FirstMove {
  Dart move = 0;
  std::optional<Dart> reply;  // none: the move wins
};

// The first moves of the board up to what they leave, each by the first of its darts.
std::vector<FirstMove> first_moves(const Cycles& game, CoupleSolver<Cycles>& solver, const PlaneMap& map);

// Who wins: the winning first moves "a>b c>d", or every first move with its reply "a>b:c>d ...".
std::string strategy_of(const PlaneMap& map, const std::vector<FirstMove>& moves);

// The board with its cells, and a panel for each first move.
Picture strategy_picture(const PlaneMap& map, CellReading reading, const std::vector<FirstMove>& moves,
                         std::string caption);

}  // namespace sprague::cycles
