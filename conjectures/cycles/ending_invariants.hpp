// Parity invariants of terminal positions: a small language, and the entries written in it.
//
// An entry says of all boards with some properties, and of all plays from certain positions on to an end, that a sum is
// even: the number of moves of the play and some numbers of the board and of the position where it began. Or it says
// only that all plays from one such position have the same parity: that it is an even-moves or an odd-moves state
// (Mathews, "The Game of Arrows on 3-legged spider graphs", Definition 7.1). Death moves are allowed, and whoever
// completes a cell ends the play; a cell is the whole walk round a bounded face.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "conjectures/cycles/board_properties.hpp"
#include "games/cycles_on_board.hpp"

namespace sprague::cycles {

// Where plays begin.
enum class Start : std::uint8_t {
  empty,      // on the empty board
  any,        // at any position that a play reaches before its end
  leaf_edges  // at any with arrows on exactly the edges at leaves
};

// Which plays are meant.
enum class Endings : std::uint8_t { all, quiet };  // quiet: nobody completes a cell

// Numbers whose parity may stand in a sum.
enum class Count : std::uint8_t {
  vertices,
  leaves,
  unmarked,  // edges without an arrow where the play begins
  markable   // edges that an arrow can be drawn on where the play begins
};

struct EndingInvariant {
  std::string_view name;
  std::string_view statement;
  std::span<const Property> boards;
  Start start = Start::empty;
  Endings endings = Endings::all;
  // With the moves an even sum. None: all plays have the same parity.
  std::span<const Count> sum;
  Leaves leaves = Leaves::bound;  // free: the trimmed Game of Arrows, where leaves may be sinks and sources
  std::uint64_t enumerated = 9;   // the number of edges up to which all boards and plays can be had one by one
};

std::span<const EndingInvariant> ending_invariants();

// The number modulo 2, for a play that begins with these arrows on the board.
bool is_odd(Count count, const PlaneMap& map, const CyclesOnBoard& rules, ArrowSet drawn);

}  // namespace sprague::cycles
