// Brussels Sprouts without a condition on the graph, in the few numbers that decide it.
//
// Of a region only its surface and how many tips its walks hold matter. A curve takes two tips and its crossbar brings
// two, one on each side, so the number of tips never changes and every walk that a curve makes holds one. A walk
// without tips is an undrawn spot that no curve will ever reach; here walks are those with tips. So a region is over
// exactly when it holds one walk with one tip. What is left of the topology is a short list of changes to the numbers
// of regions and of walks and to the Euler genus: 2 for a handle, 1 for a crosscap.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "canonical/surfaces.hpp"
#include "games/brussels.hpp"

namespace sprague::brussels {

std::int64_t euler_genus(Surface surface);

// What a curve changes. The Euler genus is summed over regions.
struct Change {
  std::string_view kind;
  std::int64_t regions;
  std::int64_t walks;
  std::int64_t genus;
};

inline constexpr std::array kFreeChanges{
    Change{"joins two walks", 0, -1, 0},
    Change{"separates a region", 1, 1, 0},
    Change{"has two sides and does not separate", 0, 1, -2},
    Change{"has one side", 0, 0, -1},
};
// In a forest a walk is a tree or an undrawn spot, and a curve from a walk to itself would close a cycle.
inline constexpr std::array kForestChanges{kFreeChanges[0]};

// A weighted sum of a position's numbers that every move lowers by 1.
struct Balance {
  std::int64_t regions;
  std::int64_t walks;
  std::int64_t tips;
  std::int64_t genus;
};

// Where play is over, the regions are worth the genus that they have left: nothing else is left of one walk and one
// tip.
inline constexpr Balance kFreeBalance{-2, 1, 1, 1};
// Where play is over there is one region and one walk, with any number of tips.
inline constexpr Balance kForestBalance{-1, 1, 0, 0};

// Why the balance does not say how long plays are; nothing when it does.
std::optional<std::string> gap_in_free_balance(const Balance& balance, std::span<const Change> changes);
std::optional<std::string> gap_in_forest_balance(const Balance& balance, std::span<const Change> changes);

// Do the ways to cut each of these surfaces change the Euler genus as listed, and leave orientable surfaces such?
std::optional<std::string> gap_in_cuts(std::span<const Surface> surfaces);

// Can each of these surfaces be left whole on one side of a curve, and lose one handle or one crosscap to another, down
// to the sphere? Then a play can use up as much genus as it likes.
std::optional<std::string> gap_in_lowering(std::span<const Surface> surfaces);

// Is every move from these positions, and from those that come after them, of a listed kind, up to regions that are
// over? And is play over exactly where there is one tip in each region, or, if the graph must meet a condition, one
// walk? The condition is to keep it a forest: to be one, or a girth above the cycles that can be closed.
std::optional<std::string> gap_in_moves(const BrusselsSprouts& game, std::span<const Change> changes,
                                        const std::vector<Sum<BrusselsSprouts::Position>>& starts);

}  // namespace sprague::brussels
