// The Game of Cycles on a board that is one cycle of n edges.
//
// As long as all arrows point the same way round, the cell can still be completed, and the gaps between the arrows
// hang together. Whoever completes it marks the last edge, so that winning at once is what not being able to move says
// anyway. Once two arrows point against each other the gaps are independent paths: flows, between arrows of one
// direction, and crashes, between arrows against each other. The direction of all arrows, the order of the gaps and
// gaps without an edge do not matter, and all first moves are alike.
//
// Under the rules of games/cycles.hpp death moves are forbidden: no move may leave a cell that lacks one arrow only.
//
// Source: Zandee, "The Game of Cycles" (2022), Sections 2.1 and 3.1.
#pragma once

#include <cstdint>
#include <vector>

#include "games/cycles.hpp"
#include "games/game.hpp"

namespace sprague {

struct CycleGaps {
  enum class Kind : std::uint16_t { empty_board, completable, flow, crash };
  Kind kind;
  std::vector<std::uint16_t> gaps;  // edges of each, ascending; an empty board, a flow and a crash have one
};

class SingleCycle {
 public:
  using Position = CycleGaps;
  using Key = std::vector<std::uint16_t>;

  explicit SingleCycle(DeathMoves death_moves) : death_moves_(death_moves) {}

  // The empty board. Requires three edges or more.
  static CycleGaps board(std::uint16_t edges);

  std::vector<Sum<CycleGaps>> options(const CycleGaps& position) const;
  Key key(const CycleGaps& position) const;

 private:
  DeathMoves death_moves_;
};

}  // namespace sprague
