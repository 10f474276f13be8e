// The two cases of the proof of Lemma 5.9.
#pragma once

#include <algorithm>
#include <array>

#include "conjectures/brussels/sweeps.hpp"

namespace sprague::brussels {

// p >= 1, p < q below the threshold, q + 1 from the threshold of p - 1 on.
template <class N>
std::array<N, 4> first_case(const N& p, const N& q) {
  return {p - N(1), q - p - N(1), kPrinted.threshold(p) - N(1) - q, q + N(1) - kPrinted.threshold(p - N(1))};
}
inline bool is_first_case(const Position& spots) {
  return std::ranges::all_of(first_case(spots.p, spots.q), [](std::int64_t number) { return number >= 0; });
}
inline bool is_second_case(const Position& spots) {
  return spots.p >= 1 && in_second_line(kPrinted, spots.p, spots.q) && !is_first_case(spots);
}

}  // namespace sprague::brussels
