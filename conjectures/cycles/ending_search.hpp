// The smallest board on which an entry about terminal positions breaks, by asking a solver for it: board, arrows and
// plays are unknown, and sizes are tried one after the other.
//
// "sat" is a board and plays, which are replayed by the rules before anybody hears of them; "unsat" says that no board
// of that size breaks the entry, and rests on the solver. Up to a size all boards are enumerated too, and all plays
// on them; that the two disagree is a fault of this program.
#pragma once

#include <absl/functional/function_ref.h>

#include <span>
#include <string>

#include "conjectures/cycles/board_plays.hpp"
#include "conjectures/cycles/boards.hpp"
#include "conjectures/entry_search.hpp"

namespace sprague::cycles {

inline constexpr Range kEndingEdges{1, 13};  // the sizes that can be asked for

// "On some board with so many edges the entry breaks."
Obligation ending_question(const EndingInvariant& invariant, std::size_t edges);

// At a number of edges; what is enumerated are boards, as far as the entry says.
using EndingStep = EntryStep<EndingInvariant, BrokenInvariant>;

// The boards that an entry is about, or a larger family that they are picked from.
BoardKind kind_of(const EndingInvariant& invariant);

// For each entry the sizes from one edge on, up to the first at which it breaks or the solver does not know.
void search_endings(const Effort& effort, std::span<const EndingInvariant> invariants, std::uint64_t most_edges,
                    absl::FunctionRef<void(const EndingStep&)> step);

// The board with the arrows that are there at first, and a play as "a>b,c>d".
std::string print_start(const BrokenInvariant& found);
std::string print_play(const BrokenInvariant& found, const std::vector<Dart>& play);

}  // namespace sprague::cycles
