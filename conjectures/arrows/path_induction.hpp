// The four kinds of path of the Game of Arrows, for all lengths: flows, crashes, twigs and rods.
//
// A move on a path splits it in two; which kinds come out at which lengths is a short list (path_splits), compared
// with the rules on short paths. A candidate gives each kind a value that is its length's residue modulo 2 read off a
// table, plus, for a growing kind, the length without its last bit. The nim-sum then acts on the last bit and on the
// rest separately, and the step from all shorter lengths to length n is finite:
//  - no growing part: from length 4 on, lengths n and n + 2 have options of the same values;
//  - one growing part: the options of n + 2 are those of n with 2 added, and those whose growing part has length 0 or
//    1. When the latter have the values 0 and 1, the mex grows by 2 as well;
//  - two growing parts: the last bit keeps the candidate, 0 or 1, out; a split into equal halves reaches 0.
// So lengths up to a bound, checked one by one, and the residues decide all.
//
// Source: Mathews, Definitions 5.1 to 5.5, Propositions 5.2, 5.4, 5.6 and 7.2.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/spider_arrows.hpp"

namespace sprague::arrows {

enum class PathKind : std::uint8_t { flow, crash, twig, rod };

inline constexpr std::array kPathKinds{PathKind::flow, PathKind::crash, PathKind::twig, PathKind::rod};

// "F", "C", "T" or "R".
char letter(PathKind kind);
// The least number of unmarked edges for which the kind is a state that the paper names.
std::uint16_t least_edges(PathKind kind);
// The path as a spider of one or two legs.
std::vector<AccentedLeg> path_of(PathKind kind, std::uint16_t edges);

// Options of length n: left of length k and right of length n - 1 - k, for all k that leave both their least lengths.
struct Split {
  PathKind left;
  PathKind right;
};
std::span<const Split> path_splits(PathKind kind);

// Do the splits give exactly the rules' options at this length?
bool splits_are_the_rules(PathKind kind, std::uint16_t edges);

struct PathValue {
  bool growing = false;
  std::array<std::uint32_t, 2> last_bit{};  // by the parity of the length
};
using PathValues = std::array<PathValue, 4>;  // by PathKind

// The values that the paper prints: n modulo 2, n + 1 modulo 2, n, n modulo 2.
inline constexpr PathValues kPrintedPathValues{{{false, {0, 1}}, {false, {1, 0}}, {true, {0, 1}}, {false, {0, 1}}}};

std::uint32_t value_of(const PathValues& values, PathKind kind, std::uint32_t edges);

// Why the induction does not show that the candidate is the value at all lengths; nothing when it does.
std::optional<std::string> gap_in(const PathValues& values);

// The parities of the numbers of moves of all plays, flows and crashes, by the parity of the length.
using PathParities = std::array<std::array<unsigned, 2>, 2>;
inline constexpr PathParities kPrintedPathParities{{{0, 1}, {1, 0}}};

// The same for parities of plays.
std::optional<std::string> gap_in(const PathParities& parities);

}  // namespace sprague::arrows
