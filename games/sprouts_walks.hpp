// Boundaries put together from pieces of others.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <span>

#include "canonical/ensure.hpp"
#include "games/short_list.hpp"
#include "games/sprouts_drawing.hpp"

namespace sprague {

// A boundary beside a curve.
using Walk = ShortList<Corner, 512>;
using Corners = std::span<const Corner>;

inline Walk reversed(const Walk& walk) {
  Walk result(walk.size());
  std::reverse_copy(walk.begin(), walk.end(), result.begin());
  return result;
}

inline Walk joined(std::initializer_list<Corners> parts) {
  std::size_t size = 0;
  for (const Corners part : parts) size += part.size();
  ENSURE(size <= Walk::most(), "a boundary of too many corners");
  Walk walk(size);
  Corner* to = walk.data();
  for (const Corners part : parts) {
    for (const Corner corner : part) *to++ = corner;
  }
  return walk;
}

// The corners of a word from one place up to, not including, another, around its end if need be.
struct Part {
  Corners first;
  Corners rest;
};
inline Part part_of(const Word& word, std::size_t from, std::size_t to) {
  const Corners all(word.data(), word.size());
  if (from == word.size()) from = 0;
  if (from <= to) return {all.subspan(from, to - from), {}};
  return {all.subspan(from), all.first(to)};
}

}  // namespace sprague
