// What Proposition 7.6 supposes of a state, for every state of one graph.
//
// Source: Mathews, Definitions 7.1 and 7.5. Two states are associates if they have a common follower, so a state
// without followers is nobody's associate, not even its own.
#pragma once

#include <cstdint>
#include <vector>

#include "conjectures/arrows/continuations.hpp"

namespace sprague::arrows {

struct Associations {
  std::uint32_t value = 0;
  bool terminal = false;
  // All plays from here have an even, an odd number of moves.
  bool even_moves = false;
  bool odd_moves = false;
  // Every follower is an associate of an odd-moves state of the graph, of an even-moves state of the graph, of an
  // even-moves follower of this state.
  bool by_odd_states = false;
  bool by_even_states = false;
  bool by_even_followers = false;
};

// By number; entries of continuations that are no positions mean nothing. Requires a game from the unmarked graph, of
// which all states are continuations.
std::vector<Associations> associations(const Continuations& game);

}  // namespace sprague::arrows
