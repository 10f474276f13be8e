// Proofs for all sizes: a table whose entries follow from their neighbours and that repeats from some point on.
//
// States are vectors of natural numbers (how many legs of each kind, say). A move changes each coordinate by a fixed
// small amount and needs a least number in some. The candidate value of a state is given on folded states only: beyond
// `start`, a coordinate counts modulo `period`. If, at every state of a finite box, the candidate is the mex of the
// candidates after each move that is allowed there, then it is at every state, and by induction on the game the
// candidate is the value.
//
// Why a box is enough: let no move change a coordinate by more than d and none need more than `start` of it. A state
// beyond start + d + period - 1 in some coordinate has there the same moves and, folded, the same neighbours as the
// state with one period less, so the step holds at one as at the other. The checker takes the box from the moves and
// refuses moves that need more than `start`.
//
// The induction needs every play to end: the checker asks for an order of the axes in which each move lowers the first
// coordinate that it changes, and refuses tables without one. Values outside the domain are given, not proved.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sprague {

using Count = std::uint32_t;
using State = std::vector<Count>;

struct Axis {
  std::string name;
  Count start = 0;
  Count period = 1;
};

struct LocalMove {
  std::vector<int> change;   // one entry an axis
  std::vector<Count> least;  // one entry an axis
};

// The states in question have at least `count` in these axes together.
struct Domain {
  std::vector<std::size_t> axes;
  Count count = 0;
};

struct LocalTable {
  std::vector<Axis> axes;
  std::vector<LocalMove> moves;
  std::vector<Domain> domain;
  // The candidate for the nimber.
  std::function<std::uint32_t(std::span<const Count>)> value;
};

// Folds a state: a coordinate beyond start + period - 1 comes down by whole periods.
State folded(const LocalTable& table, std::span<const Count> state);

struct LocalProof {
  std::uint64_t states = 0;  // how many states were checked
  std::uint64_t moves = 0;
  struct Break {
    State state;
    std::uint32_t candidate;
    std::uint32_t from_options;
  };
  std::optional<Break> first_break;  // in lexicographic order; empty when the induction step holds everywhere
  bool proved() const { return !first_break; }
};

// An order of the axes in which each move lowers the first coordinate that it changes; fewer axes if there is none.
std::vector<std::size_t> order_of_axes(const LocalTable& table);

// Checks the induction step on the box. Throws InternalError for a table that does not meet the requirements above.
LocalProof check_local_table(const LocalTable& table);

}  // namespace sprague
