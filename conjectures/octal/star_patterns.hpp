// The patterns that Theorem 13 prints for the table of stars, for numbers and for terms.
#pragma once

#include <array>
#include <span>

#include "checkers/linear_forms.hpp"
#include "checkers/statement.hpp"

namespace sprague::octal {

// A row that is printed as a beginning and a pair of values that repeats: the first by even numbers of legs of 2.
template <class N>
N entry_of_row(std::span<const int> beginning, int by_even, int by_odd, const N& twos) {
  N value = choose(residue(twos, 2) == 0, N(by_even), N(by_odd));
  for (std::size_t i = 0; i < beginning.size(); ++i) {
    value = choose(twos == N(static_cast<std::int64_t>(i)), N(beginning[i]), value);
  }
  return value;
}

// The star with so many legs, of 1 and 2, and so many of 2.
template <class N>
N printed_row(const N& legs, const N& twos) {
  static constexpr std::array kOdd{1, 2, 0, 3};
  static constexpr std::array kEven{0, 3, 1, 2, 0};
  return choose(residue(legs, 2) == 1, entry_of_row(kOdd, 1, 2, twos), entry_of_row(kEven, 0, 3, twos));
}

// A column begins at the row of its number.
template <class N>
N printed_column(const N& legs, const N& twos) {
  const N place = N(residue(legs - twos, 2));
  return choose(residue(twos, 2) == 0, place, place + N(2));
}

}  // namespace sprague::octal
