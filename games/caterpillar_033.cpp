#include "games/caterpillar_033.hpp"

#include <bit>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

constexpr std::uint64_t low_bits(unsigned count) {
  return (std::uint64_t{1} << count) - 1;
}

// The word without its letter at bit `at`.
CaterpillarWord without(CaterpillarWord word, unsigned at) {
  const std::uint64_t low = word.bits & low_bits(at);
  return {(word.bits >> (at + 1)) << at | low, word.length - 1};
}

}  // namespace

void each_caterpillar_option(CaterpillarWord word, absl::FunctionRef<void(CaterpillarWord)> sink) {
  DEBUG_ASSERT(word.length >= 3);
  const std::uint64_t bits = word.bits;
  const unsigned length = word.length;
  // A leaf beside the path: the lowest 0 of each run of 0s.
  for (std::uint64_t starts = ~bits & (bits << 1 | 1) & low_bits(length); starts != 0; starts &= starts - 1) {
    sink(without(word, static_cast<unsigned>(std::countr_zero(starts))));
  }
  // The end of the path, where no leaf hangs on the vertex next to it: that vertex becomes the end. Taken with it, the
  // next vertex becomes the end, or keeps one of its leaves as the end.
  if ((bits & 1) != 0) {
    sink({bits >> 1, length - 1});
    sink({bits >> 2, length - 2});
  }
  if ((bits >> (length - 1) & 1) != 0) {
    sink({bits & low_bits(length - 1), length - 1});
    sink({bits & low_bits(length - 2), length - 2});
  }
}

}  // namespace sprague
