// What a curve asks of limits of genus, and why: the induction over couples behind Propositions 3
// and 4.
//
// A curve in a region leaves one part on a surface of less genus, or a couple of parts that share the genus. The trees
// of each part are known on all surfaces once they are up to its limits: with limits g and g', those on n handles are
// alike for n >= g, those on n crosscaps for n >= g' of one parity. So from a bound on that is written here for each
// way to cut, couples on n handles have the same trees as those on n + 1, and on n crosscaps as those on n + 2: a
// couple of one surface turns into one of the other by handles or crosscaps of a part that is at its limit. That there
// is always such a part is linear in the numbers, which are all free, and proved by elimination; the same statements
// are obligations for a solver. The base is Proposition 2, which was enumerated: no surface matters with three lives or
// less.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "checkers/obligation.hpp"

namespace sprague::sprouts {

// From how many handles and crosscaps on the surface of a region matters no more but for the parity of crosscaps.
template <class N>
struct Limits {
  N handles;
  N crosscaps;
};

// Handles from which on they do not matter before a curve that takes so many of them and leaves a part with these
// limits.
template <class N>
N handles_of_cut(const Limits<N>& left, std::int64_t lost) {
  return left.handles + N(lost);
}

// Crosscaps before a curve that takes so many of them, or leaves an orientable surface and so much less Euler genus.
template <class N>
N crosscaps_of_cut(const Limits<N>& left, std::int64_t lost) {
  return left.crosscaps + N(lost);
}
template <class N>
N crosscaps_of_cut_to_handles(const Limits<N>& left, std::int64_t lost) {
  return 2 * left.handles + N(lost) - N(1);
}

// Handles of a couple.
template <class N>
N handles_of_couple(const Limits<N>& one, const Limits<N>& other) {
  return one.handles + other.handles;
}

// Crosscaps of a couple: where neither part is orientable, and where one of them is.
template <class N>
N crosscaps_of_couple(const Limits<N>& one, const Limits<N>& other) {
  return one.crosscaps + other.crosscaps + N(1);
}
template <class N>
N crosscaps_beside_handles(const Limits<N>& orientable, const Limits<N>& other) {
  return 2 * orientable.handles + other.crosscaps;
}

// Crosscaps of a couple one part of which has three lives or less: where the other is not orientable, and where it is.
template <class N>
N crosscaps_beside_few(const Limits<N>& other) {
  return other.crosscaps + N(1);
}
template <class N>
N handles_beside_few(const Limits<N>& other) {
  return 2 * other.handles + N(1);
}

// The steps for spheres with handles, and for those with crosscaps.
std::vector<Obligation> handle_limit_obligations();
std::vector<Obligation> crosscap_limit_obligations();

// The same steps by elimination of unknowns, which is certain where it says so.
struct EliminatedSteps {
  std::optional<std::string> gap;  // a step that it does not prove, or proves without one of its hypotheses
  std::uint64_t steps = 0;
};
EliminatedSteps eliminate_limit_steps();

}  // namespace sprague::sprouts
