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

// " on T2", " on P3", or nothing.
std::string text_of(Surface surface);

// The surface that a region's text ends with, which is taken off.
Surface take_surface(std::string_view& region);

enum class Way {
  apart,     // two regions, a new boundary in each
  together,  // one region, both new boundaries in it
  opposed,   // the same, and orientable as it was not before: they come opposite ways round
  single     // one region, with one new boundary, half of which is read backwards
};

struct Cut {
  Way way;
  Surface first;
  Surface second;  // only of two regions
};

std::vector<Cut> cuts(Surface surface);

// All ways to share out things, which are sorted: calls `found` with those to the left and those to the right. Equal
// ones count alike.
template <class Thing, class Found>
void each_split(const std::vector<Thing>& things, const Found& found) {
  std::vector<std::size_t> left(things.size());  // how many of those equal to this one go to the left, at their first
  const auto equal_from = [&](std::size_t i) {
    std::size_t end = i;
    while (end < things.size() && things[end] == things[i]) ++end;
    return end - i;
  };
  for (;;) {
    std::vector<Thing> parts[2];
    for (std::size_t i = 0; i < things.size(); i += equal_from(i)) {
      for (std::size_t k = 0; k < equal_from(i); ++k) parts[k < left[i] ? 0 : 1].push_back(things[i]);
    }
    found(parts[0], parts[1]);
    std::size_t next = 0;
    while (next < things.size() && left[next] == equal_from(next)) {
      left[next] = 0;
      next += equal_from(next);
    }
    if (next == things.size()) return;
    ++left[next];
  }
}

}  // namespace sprague::verify
