// The Game of Cycles on one board, a position being the arrows drawn on it: the rules word for word, nothing dropped,
// nothing split off, no two positions taken for the same but those that differ in the sense of all arrows. With death
// moves allowed this is the game as stated, where who completes a cell wins at once; with death moves forbidden it is
// that of games/cycles.hpp. On a tree with free leaves it is the trimmed Game of Arrows (games/arrows_on_graphs.hpp).
//
// Source: Zandee, "The Game of Cycles" (2022), Sections 2.1 and 3.1.
#pragma once

#include <absl/functional/function_ref.h>

#include <algorithm>
#include <vector>

#include "canonical/plane_map.hpp"
#include "games/arrow_system.hpp"
#include "games/cycles.hpp"
#include "games/game.hpp"

namespace sprague {

class CyclesOnBoard {
 public:
  using Position = ArrowSet;  // the arrows drawn, numbered as arrows_by_dart says
  using Key = ArrowSet;

  // Requires at most ArrowSystem::kMostEdges edges.
  CyclesOnBoard(const PlaneMap& map, CellReading reading, DeathMoves death_moves, Leaves leaves = Leaves::bound);

  // The arrows that may be drawn.
  ArrowSet legal(ArrowSet drawn) const;
  // Has a cell been completed?
  bool is_over(ArrowSet drawn) const;

  std::vector<Sum<ArrowSet>> options(ArrowSet drawn) const;
  bool any_option(ArrowSet drawn, absl::FunctionRef<bool(const Sum<ArrowSet>&)> stop) const;
  static ArrowSet key(ArrowSet drawn) { return std::min(drawn, reversed_arrows(drawn)); }

 private:
  DeathMoves death_moves_;
  ArrowSet arrows_ = 0;           // all of the board
  std::vector<ArrowSet> closed_;  // drawn whole, a sink or a source
  std::vector<ArrowSet> cells_;   // drawn whole, a cell completed
};

}  // namespace sprague
