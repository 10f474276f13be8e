// The formula of Theorem 5.1, for numbers, for linear forms (checkers/linear_forms.hpp), and for terms of statements to
// a solver (checkers/statement.hpp).
//
// Off the diagonal it is twice a half: p from the threshold on, below it (2(s - i)) / 5 + floor(i / 4), where s = p + q
// and i is s modulo 5, from 1 to 5.
#pragma once

#include <array>
#include <cstdint>

#include "checkers/linear_forms.hpp"
#include "checkers/statement.hpp"

namespace sprague::brussels {

// s modulo 5, from 1 to 5.
template <class N>
auto residue_from_1(const N& s) {
  return residue(s - N(1), 5) + 1;
}

// The entry for i, from 1 to 5.
inline std::int64_t entry(const std::array<std::int64_t, 5>& entries, std::int64_t i) {
  return entries.at(static_cast<std::size_t>(i - 1));
}
inline Term entry(const std::array<std::int64_t, 5>& entries, const Term& i) {
  Term chosen = entries[4];
  for (std::int64_t at = 4; at >= 1; --at) chosen = choose(i == Term(at), entry(entries, at), chosen);
  return chosen;
}

// What the formula says where `given` is at least 0.
template <class N>
struct HalfCase {
  N given;
  N half;
};

// The printed formula; other members make other formulas of its kind. Requires inside <= 5.
struct NimberFormula {
  std::array<std::int64_t, 5> fourths{0, 0, 0, 1, 1};  // floor(i / 4), i = 1 to 5
  std::int64_t inside = 2;                             // the threshold is 2p - floor(|p - inside| / 2)
  bool absolute_value = true;                          // or without the bars

  template <class N>
  N threshold(const N& p) const {
    const N difference = p - N(inside);
    return 2 * p - floor_divide(absolute_value ? absolute(difference) : difference, 2);
  }
  template <class N>
  N half_below(const N& s) const {
    const auto i = residue_from_1(s);
    return 2 * floor_divide(s - N(i), 5) + N(entry(fourths, i));
  }
  // Both lines for p < q.
  template <class N>
  std::array<HalfCase<N>, 2> half_cases(const N& p, const N& q) const {
    return {{{q - threshold(p), p}, {threshold(p) - N(1) - q, half_below(p + q)}}};
  }
  // Requires p < q.
  template <class N>
  N half(const N& p, const N& q) const {
    return choose(q >= threshold(p), p, half_below(p + q));
  }
  // In either order.
  std::int64_t value(std::int64_t p, std::int64_t q) const {
    return p == q ? 1 : 2 * (p < q ? half(p, q) : half(q, p));
  }
};

inline constexpr NimberFormula kPrinted{};
inline constexpr NimberFormula kWithoutBars{.absolute_value = false};

}  // namespace sprague::brussels
