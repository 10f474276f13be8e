// The parities of plays on one board, by playing them all.
#pragma once

#include <absl/container/flat_hash_map.h>

#include <span>

#include "conjectures/cycles/ending_invariants.hpp"

namespace sprague::cycles {

// The rules that an entry is about, on a board.
CyclesOnBoard rules_of(const EndingInvariant& invariant, const PlaneMap& map);

// Does a play or do two from some position on this board break the entry?
bool is_broken(const EndingInvariant& invariant, const PlaneMap& map);

// What breaks an entry: arrows on a board, and arrows that go on from there; two plays where they should have had the
// same parity.
struct BrokenInvariant {
  PlaneMap map;
  std::vector<Dart> start;
  std::vector<std::vector<Dart>> plays;
};

// Orders each play so that an arrow that completes cells comes last, replays it by the rules, and counts again. Throws
// InternalError when that breaks no entry, or no rule allows it.
void replay(const EndingInvariant& invariant, BrokenInvariant& found);

}  // namespace sprague::cycles
