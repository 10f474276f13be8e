// Families of starting positions that there are sweeps of: what belongs to each, and how much all of it weighs, by a
// formula.
#pragma once

#include "verify/game.hpp"

namespace sprague::verify {

// What starting positions stand for: their size, and how many rooted objects there are of each.
struct Member {
  Number size;
  std::uint64_t weight;
};

struct Family {
  std::vector<std::uint64_t> census;         // the weights of all members of a size together, by size
  std::function<Member(View start)> member;  // throws if it is none, or is not written in its least way
};

// By its name, of starting positions of this game.
Family family_of(View name, View game);

}  // namespace sprague::verify
