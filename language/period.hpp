// Periods that a list of numbers shows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace sprague::language {

struct Period {
  std::size_t begin = 0;   // the index that it begins at
  std::size_t length = 0;  // how far apart equal numbers are
};

// The least length with which the numbers repeat to the end, at least twice, from an index in the first half on; with
// the least such index. A period that shows is none that stays: that needs a theorem on the game.
std::optional<Period> period_of(std::span<const std::int64_t> numbers);

}  // namespace sprague::language
