// Brussels Sprouts on ribbon graphs, where the surface is a budget: a position is a graph with the order of edges and
// open tips around each vertex, an edge perhaps twisted, and no drawing in a surface that is there beforehand.
//
// Such a graph has boundary walks; a disc glued into each makes closed surfaces, one for each component, whose Euler
// genera are summed. A move joins any two open tips by an edge with a crossbar on it, as long as the graph can then be
// drawn in the surface of the game: on an orientable one edges are never twisted and the Euler genus is at most 2k;
// with k crosscaps it is at most k, and below k where no component has a crosscap.
//
// Only how many tips the walks hold matters. An edge between tips of one walk divides it, with the crossbar's tips on
// either side, or if twisted leaves one walk and costs 1; between two walks of one component it makes one walk and
// costs 2; between two components it makes one of both and costs nothing. A walk keeps at least one tip.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "canonical/surfaces.hpp"
#include "games/game.hpp"

namespace sprague::brussels {

struct RibbonGraph {
  struct Component {
    bool is_orientable = true;
    std::vector<std::uint8_t> walks;  // by their numbers of tips, ascending
    friend auto operator<=>(const Component&, const Component&) = default;
  };
  std::vector<Component> components;  // ascending
  std::uint8_t euler_genus = 0;
};

class RibbonSprouts {
 public:
  using Position = RibbonGraph;
  using Key = std::vector<std::uint8_t>;

  explicit RibbonSprouts(Surface surface) : surface_(surface) {}

  // Requires a tip at every spot.
  static RibbonGraph spots(std::span<const unsigned> tips);
  std::vector<Sum<RibbonGraph>> options(const RibbonGraph& position) const;
  static Key key(const RibbonGraph& position);

 private:
  bool can_be_drawn(const RibbonGraph& position) const;

  Surface surface_;
};

}  // namespace sprague::brussels
