// The nine rows of Proposition 6.3: three-legged spiders, two of whose marked legs have 0 or 1 unmarked edges, and the
// paths that they are.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "conjectures/arrows/spiders.hpp"
#include "conjectures/arrows/state_maps.hpp"

namespace sprague::arrows {

inline constexpr std::size_t kShortRows = 9;

// A row at one n: the spider, the paths, and the map that the proof gives, from spider to paths or the other way.
struct ShortRow {
  SpiderLegs spider;
  UnmarkedGraph source;
  UnmarkedGraph target;
  EdgeMap map;
  std::uint32_t value;  // as printed
};

// Rows are numbered from 1, in the paper's order. Requires n >= least_length(row).
ShortRow short_row(std::size_t row, Length n, Accent third);
Length least_length(std::size_t row);
// The rows that are printed with a tilde, or with either accent in turn, hold for both.
bool third_accent_is(std::size_t row, Accent accent);

}  // namespace sprague::arrows
