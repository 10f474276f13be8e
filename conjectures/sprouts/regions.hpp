// Small regions and lands of Sprouts, every one once.
//
// They are made from those without letters, whose boundaries are cyclic words of vertices with one end and with two, by
// making two vertices with two ends one, of two corners, again and again.
#pragma once

#include <absl/functional/function_ref.h>

#include <string>
#include <vector>

#include "canonical/surfaces.hpp"
#include "games/sprouts.hpp"

namespace sprague::sprouts {

// A land of regions on spheres, but for one, which has four lives or more and any surface.
struct MarkedLand {
  SproutsDrawing drawing;  // with a handle in that region
  std::size_t region;

  std::string print() const;
  SproutsDrawing on(Surface surface) const;
};

// Every land with so many lives, in the normal form of the reductions, with each of its regions marked that has four
// lives or more; once for lands that only a mirror image of a region tells apart.
std::vector<MarkedLand> marked_lands(unsigned lives);
// Those that can be drawn from so many spots on the sphere, with at most so many lives.
std::vector<MarkedLand> drawn_lands(unsigned spots, unsigned most_lives);

// Every region on the sphere with so many lives, mirror images once, nothing reduced: its vertices with two corners in
// it are letters, and those with one corner in it stand as vertices with two ends.
std::vector<SproutsDrawing> regions(unsigned lives);

}  // namespace sprague::sprouts
