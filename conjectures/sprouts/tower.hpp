// Towers of powers, 2^(2^(...^top)), that are to count the canonical game trees of height at most h.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "canonical/ensure.hpp"

namespace sprague::sprouts {

// For h the number 2 stands so often: twos_at_0 + per_height * h times, below the last exponent.
struct Tower {
  std::uint64_t twos_at_0;
  std::uint64_t per_height;
  std::uint64_t top;
};

inline constexpr Tower kTowerToZero{1, 1, 0};

// Requires that it has less than 64 binary digits.
inline std::uint64_t value_of(const Tower& tower, std::uint64_t height) {
  std::uint64_t value = tower.top;
  for (std::uint64_t i = 0; i < tower.twos_at_0 + tower.per_height * height; ++i) {
    ENSURE(value < 64, "a tower too high for a number");
    value = std::uint64_t{1} << value;
  }
  return value;
}

// Why the tower does not count the trees of every height; nothing when it does.
inline std::optional<std::string> gap_in(const Tower& tower) {
  if (value_of(tower, 0) != 1) return "it is not 1 at height 0";
  if (tower.per_height != 1) return "a step in height is not one more 2";
  return std::nullopt;
}

}  // namespace sprague::sprouts
