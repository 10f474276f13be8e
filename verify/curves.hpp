// Curves that are drawn in the regions of a closed surface: Section 3 of Lemoine and Viennot.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

// A sphere, with so many handles or crosscaps, and its boundaries: each the word of its corners, with the region on the
// left. Corners are of vertices with three lives: '0' has no curve yet, '1' one, '2' two, as letters have, which come
// twice.
struct Region {
  bool orientable = true;
  std::size_t genus = 0;
  Texts words;

  Text surface() const;  // " on T2", " on P3", or nothing
};
using Regions = std::vector<Region>;

Region take_surface(View& text);  // that the text ends with

Text least_rotation(Text word);
Text reversed(const Text& word);
bool is_letter(char corner);

// Draws all curves, each with a vertex on it that has the first of three letters on either side; the others are for its
// ends. Calls `found` with the corners at its ends, and the regions that it leaves.
using CurveFound = std::function<void(const Text& ends, const Regions& left)>;
void each_curve(const Region& region, const Text& letters, const CurveFound& found);

}  // namespace sprague::verify
