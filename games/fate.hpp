// What a vertex of the Game of Arrows can still become that is forbidden: a sink, a source.
//
// Source: Mathews, Theorem 4.10: of the arrows drawn so far nothing else matters.
#pragma once

#include <cstdint>

namespace sprague {

// A leaf of the trimmed game can become nothing that is forbidden.
enum class Fate : std::uint8_t { none = 0, sink = 1, source = 2, either = 3 };

constexpr Fate operator&(Fate a, Fate b) {
  return static_cast<Fate>(static_cast<unsigned>(a) & static_cast<unsigned>(b));
}
// What is left when it can no longer become `lost`.
constexpr Fate without(Fate fate, Fate lost) {
  return static_cast<Fate>(static_cast<unsigned>(fate) & ~static_cast<unsigned>(lost));
}
constexpr Fate flipped(Fate fate) {
  const auto bits = static_cast<unsigned>(fate);
  return static_cast<Fate>((bits & 1) << 1 | bits >> 1);
}

}  // namespace sprague
