// The smallest start on which an entry about numbers of moves breaks, by asking a solver for it: spots, tips, surface
// and plays are unknown, and the number of spots and tips together is tried from 1 on.
//
// A play is unknown as the numbers of its curves of each kind (conjectures/brussels/free_play.hpp): they lead from the
// start's regions, walks and genus to those of an end. That each such choice has a play of as many moves is
// Theorems 2.2 and 2.5 with what was found of them, every j occurring as soon as there are two tips; who wins is the
// answer to Question 2.7. Here neither is relied on: for a start that comes out, plays of these lengths are looked for
// by the rules and replayed, or it is solved, and up to a size all starts and all plays on surfaces of small genus are
// enumerated; that the two disagree is a fault of this program. "unsat" is for all genera.
#pragma once

#include <absl/functional/function_ref.h>

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "conjectures/brussels/euler_invariants.hpp"
#include "conjectures/brussels/starts.hpp"
#include "conjectures/entry_search.hpp"

namespace sprague::brussels {

inline constexpr Range kEulerSizes{1, 12};            // the sizes that can be asked for
inline constexpr std::uint64_t kEulerEnumerated = 6;  // up to which all plays can be had one by one

// "On some start of that size the entry breaks."
Obligation euler_question(const EulerInvariant& invariant, std::uint64_t size);

// What some plays from a start show.
struct Played {
  Lengths lengths;
  bool first_wins = false;
};

// Does a play or do two, of these lengths, break the entry, or does the wrong player win?
bool is_broken(const EulerInvariant& invariant, const Start& start, const Played& played);
// Is the entry about it?
bool is_about(const EulerInvariant& invariant, const Start& start);

// The components after each move of a play.
using EulerPlay = std::vector<std::string>;

struct BrokenEuler {
  Start start;
  std::vector<EulerPlay> plays;    // one, or two that should have the same parity; none where it is about who wins
  std::optional<bool> first_wins;  // where it is
};

// At a number of spots and tips; what is enumerated are starts.
using EulerStep = EntryStep<EulerInvariant, BrokenEuler>;

// For each entry the sizes from 1 on, up to the first at which it breaks or the solver does not know.
void search_euler(const Effort& effort, std::span<const EulerInvariant> invariants, std::uint64_t most,
                  absl::FunctionRef<void(const EulerStep&)> step);

}  // namespace sprague::brussels
