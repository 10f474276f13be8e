// Published values that several tests hold rules against.
#pragma once

#include <cstdint>

namespace sprague::published {

// Theorem 5.1 of Das et al.: the nimber of CS4(p,1,q,1), p <= q.
struct CircleFormula {
  std::uint64_t last_term = 2;  // the factor of floor(i/4)

  std::uint64_t operator()(std::uint64_t p, std::uint64_t q) const {
    if (p == q) return 1;
    const std::uint64_t half = (p > 2 ? p - 2 : 2 - p) / 2;
    if (q + half >= 2 * p) return 2 * p;
    const std::uint64_t i = (p + q) % 5 == 0 ? 5 : (p + q) % 5;
    return 4 * (p + q - i) / 5 + last_term * (i / 4);
  }
};

}  // namespace sprague::published
