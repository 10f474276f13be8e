// What a complete family of boards must add up to: the numbers of rooted simple plane maps.
//
// A rooted map has one dart marked; the outer face is to its left. A board whose outer face has d darts has 2 d flags,
// on which its automorphisms act freely, so it is 2 d / |Aut| rooted maps, mirrors counted apart. The sum over all
// boards is compared with a formula that knows nothing of the boards.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <optional>
#include <string>

#include "canonical/families.hpp"
#include "canonical/plane_boards.hpp"
#include "canonical/plane_map.hpp"

namespace sprague {

// The most edges for which the numbers below are given.
inline constexpr std::size_t kMostRootedEdges = 20;

// How many rooted simple plane maps have that many edges; the map of one vertex is the one of none. OEIS A022558, by
// Bona, "Exact enumeration of 1342-avoiding permutations" (1997), Theorem 1.
std::uint64_t rooted_simple_maps(std::size_t edges);

// How many of them are 2-connected, with three vertices or more, by Tutte's substitution M(z) = B(z M(z)^2): every map
// is a nonseparable core, or a single edge, with a map in each of its corners (Tutte, "A census of planar maps", 1963).
std::uint64_t rooted_simple_two_connected_maps(std::size_t edges);

// Collects the evidence of one family, board by board.
class PlaneCensus {
 public:
  // Requires connected or two_connected, and 1 to kMostRootedEdges edges.
  PlaneCensus(Connectivity connectivity, std::size_t edges);

  void add(const PlaneMap& board);
  void merge(const PlaneCensus& other);

  std::uint64_t boards() const { return boards_; }
  std::uint64_t rooted() const { return rooted_; }

  // Empty when the rooted maps are as many as they must be, else one line saying what was counted and what is known.
  std::optional<std::string> fault() const;

 private:
  Connectivity connectivity_;
  std::size_t edges_;
  std::uint64_t boards_ = 0;
  std::uint64_t rooted_ = 0;
};

// Every board of the part with that many edges, counted.
PlaneCensus each_counted_board(PlaneBoards& boards, Connectivity connectivity, std::size_t edges, Shard shard,
                               absl::FunctionRef<void(const PlaneMap&)> sink);

// Every board with that many edges; the census of what came is confirmed before it is given back.
PlaneCensus each_confirmed_board(PlaneBoards& boards, Connectivity connectivity, std::size_t edges,
                                 absl::FunctionRef<void(const PlaneMap&)> sink);

}  // namespace sprague
