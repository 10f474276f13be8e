// The nine rows of Proposition 6.3: three-legged spiders, two of whose marked legs have 0 or 1 unmarked edges, and the
// paths that they are.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "conjectures/arrows/spiders.hpp"
#include "conjectures/arrows/state_maps.hpp"

namespace sprague::arrows {

inline constexpr std::size_t kShortRows = 9;

// A flower reaches one edge from its vertex, so from four edges on a longer leg only adds vertices of a kind that is
// there already, inside the leg, going to such ones: maps that are isomorphisms up to here are at all lengths.
inline constexpr Length kDecidesAllLengths = 4;

// A row at one n: the spider, the paths, and the map that the proof gives, from spider to paths or the other way.
struct ShortRow {
  SpiderLegs spider;
  UnmarkedGraph source;
  UnmarkedGraph target;
  EdgeMap map;
};

// Rows are numbered from 1, in the paper's order. Without a third accent the third leg is free and so is the end of the
// path that it becomes: rows 1, 3, 4, 6 and 8 are then Proposition 9.1's T_n, R_n, T_(n+1), T_1 beside R_n and F_2
// beside R_n. Requires n >= least_length(row).
ShortRow short_row(std::size_t row, Length n, std::optional<Accent> third);
// What the paper calls the paths of a row whose third leg is marked.
std::vector<SpiderLegs> paths_of_row(std::size_t row, Length n);
Length least_length(std::size_t row);

// Is the row's map a state isomorphism at this n, by the local criterion and, for short legs, by the definition?
bool is_isomorphism(const ShortRow& instance);
// The rows that are printed with a tilde, or with either accent in turn, hold for both.
bool third_accent_is(std::size_t row, Accent accent);

}  // namespace sprague::arrows
