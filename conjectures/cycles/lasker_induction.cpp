#include "conjectures/cycles/lasker_induction.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace sprague::cycles {
namespace {

bool is_permutation(LaskerValues values) {
  std::ranges::sort(values);
  return values == LaskerValues{1, 2, 3, 4};
}

// Values below 4 that are joined to 4q add up bit by bit; 4 itself would carry.
bool breaking_off_one_reaches(const LaskerValues& values, std::size_t r, std::uint32_t wanted) {
  const std::uint32_t one = values[0];
  const std::uint32_t rest = values[r - 1];
  return one < 4 && rest < 4 && (rest ^ one) == wanted;
}

}  // namespace

std::uint32_t value_of(const LaskerValues& values, std::uint32_t heap) {
  return heap == 0 ? 0 : (heap - 1) / 4 * 4 + values[(heap - 1) % 4];
}

std::optional<std::string> gap_in(const LaskerValues& values) {
  if (!is_permutation(values)) return "the candidate does not permute each four values";
  for (std::uint32_t a = 1; a <= 4; ++a) {
    for (std::uint32_t b = 1; b <= 4; ++b) {
      if ((value_of(values, a) ^ value_of(values, b)) % 4 == value_of(values, a + b) % 4) {
        return fmt::format("parts of {} and {} modulo 4 may have the heap's value", a % 4, b % 4);
      }
    }
  }
  for (std::size_t r = 0; r < values.size(); ++r) {
    for (std::uint32_t wanted = 1; wanted < values[r]; ++wanted) {
      const auto taken_end = values.begin() + static_cast<std::ptrdiff_t>(r);
      if (std::find(values.begin(), taken_end, wanted) != taken_end) continue;
      if (r == 0 || !breaking_off_one_reaches(values, r, wanted)) {
        return fmt::format("the value 4q + {} is out of reach from the heap of 4q + {}", wanted, r + 1);
      }
    }
  }
  return std::nullopt;
}

}  // namespace sprague::cycles
