// Closed surfaces, and what a curve from a boundary of a region to itself can do to the region's: Section 3 of Lemoine
// and Viennot. Cut along a curve that divides it, a surface is the connected sum of its parts; else its Euler
// characteristic rises by 2 if the curve makes two boundaries of one, and by 1 if it makes one.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

// The sphere, so many handles, or so many crosscaps.
struct Surface {
  bool orientable = true;
  std::size_t genus = 0;
};

Text text_of(Surface surface);       // " on T2", " on P3", or nothing
Surface take_surface(View& region);  // that the text ends with

enum class Way {
  apart,     // two regions, a new boundary in each
  together,  // one region, both new boundaries in it
  opposed,   // the same, and orientable as it was not before: they come opposite ways round
  single     // one region, with one new boundary, half of which is read backwards
};

struct Cut {
  Way way;
  Surface first;
  Surface second = {};  // only of two regions
};

std::vector<Cut> cuts(Surface surface);

// All ways to share out things, which are sorted: calls `found` with those to the left and those to the right. Equal
// ones count alike.
template <class Things, class Found>
void each_split(const Things& things, const Found& found) {
  std::vector<bool> right(things.size());
  for (std::size_t next = things.size() + 1; next > 0;) {
    Things parts[2];
    for (std::size_t i = 0; i < things.size(); ++i) parts[right[i] ? 1 : 0].push_back(things[i]);
    found(parts[0], parts[1]);
    for (next = things.size(); next > 0 && right[next - 1]; --next) right[next - 1] = false;
    // Of equal things the last ones go to the right.
    for (std::size_t i = next; i > 0 && i <= things.size(); ++i) {
      if (i == next || things[i - 1] == things[next - 1]) right[i - 1] = true;
    }
  }
}

}  // namespace sprague::verify
