// The symmetries of a land: where its corners can go when its vertices are renamed, its regions and boundaries change
// places, and regions are mirrored, so that it reads the same. Curves that such a map takes to each other leave the
// same lands; so of the curves between two corners only those need be drawn whose corners no map takes to lesser ones.
// The least corners of all that the maps join are never left out, however few of the maps are known.
#pragma once

#include <cstdint>
#include <vector>

#include "games/sprouts_drawing.hpp"

namespace sprague {

// Boundaries of a region that read the same.
struct BoundaryKind {
  Word word;
  std::size_t region;
  std::size_t count;
  std::size_t period;  // the least number of places, at least 1, by which the word can be turned without a change
  bool has_direction;  // no turn makes it its own mirror image
  // How many corners come before it on boundaries with letters; of the first of them, if it has letters itself.
  std::size_t place;
};

// Of all regions, one after another; undrawn spots come first in each.
std::vector<BoundaryKind> kinds_in(const SproutsDrawing& land);

class SproutsSymmetries {
 public:
  // None but the turns by periods.
  explicit SproutsSymmetries(const std::vector<BoundaryKind>& kinds);
  // Those of a land with these kinds of boundaries, or some of them if it has many.
  SproutsSymmetries(const SproutsDrawing& land, const std::vector<BoundaryKind>& kinds);

  // Does no map take the corners of two boundaries to lesser ones? Kinds are meant by their index. Requires i and j
  // within the first period.
  bool are_least_between(std::size_t one, std::size_t i, std::size_t other, std::size_t j) const;
  // The same for corners of one boundary, a corner and itself included; they also count as taken to those that a turn
  // by the period takes them to. Requires i within the first period, and i <= j.
  bool are_least_within(std::size_t kind, std::size_t i, std::size_t j) const;

  std::size_t size() const { return sizes_.empty() ? 0 : maps_.size() / sizes_.size(); }

 private:
  class Search;

  // Where the boundaries of a kind go: its corner i to corner start + i, or start - i, of those of another kind.
  struct Image {
    std::uint8_t kind;
    std::uint8_t start;
    bool backwards;
  };
  struct Size {
    std::uint8_t size;
    std::uint8_t period;
  };
  // A corner's index goes to an index less than the size.
  std::size_t image_of(const Image& image, std::size_t index) const;

  std::vector<Image> maps_;  // of one map after another, by kind
  std::vector<Size> sizes_;  // by kind
};

}  // namespace sprague
