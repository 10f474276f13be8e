#include "conjectures/arrows/leg_periods.hpp"

namespace sprague::arrows {
namespace {

constexpr Length kStart = 4;
constexpr auto kLast = static_cast<Length>(kPeriodBox.last);

}  // namespace

std::optional<std::string> gap_in_periods(StateQuestion answer) {
  // Reversing all arrows, and exchanging b and c, makes this all of them.
  for (Length a : {0U, 1U}) {
    for (Accent accent_b : kAccents) {
      for (Accent accent_c : kAccents) {
        for (Length b = kStart + 2; b <= kLast; ++b) {
          for (Length c = 0; c <= kLast; ++c) {
            const SpiderLegs legs{check(a), leg(accent_b, b), leg(accent_c, c)};
            const SpiderLegs shorter{check(a), leg(accent_b, b - 2), leg(accent_c, c)};
            if (answer(legs) == answer(shorter)) continue;
            return fmt::format("{} and {} differ", print_state(legs), print_state(shorter));
          }
        }
      }
    }
  }
  return std::nullopt;
}

std::uint32_t small_value(SpiderValues& values, const SpiderLegs& legs) {
  return std::min(values.value(legs).value(), std::uint32_t{4});
}

}  // namespace sprague::arrows
