// Two marked legs with 0 or 1 unmarked edges beside a free leg: Proposition 9.1 as it is printed.
#include <fmt/format.h>

#include <array>

#include "conjectures/arrows/certified_spiders.hpp"
#include "conjectures/arrows/checks.hpp"
#include "conjectures/arrows/spiders.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::arrows {
namespace {

SpiderTally compare_all(SpiderValues& values, Range length) {
  SpiderTally tally;
  for (auto c = static_cast<Length>(std::max<std::uint64_t>(length.first, 2)); c <= length.last; ++c) {
    for (Length a : {0U, 1U}) {
      for (Length b : {0U, 1U}) {
        compare(tally, values, {check(a), check(b), leg(c)}, a ^ b ^ c);
        compare(tally, values, {check(a), hat(b), leg(c)}, a ^ b ^ c % 2);
      }
    }
  }
  return tally;
}

Finding check_two_short_printed(const Effort& effort, Range length) {
  SpiderValues values(effort);
  const SpiderTally tally = compare_all(values, length);
  tally.certify(effort);
  // A range without odd lengths has no failure, and the claim fails all the same.
  Finding finding =
      conclude(tally, "c " + from_to(length, 2), ForAll{std::nullopt, compare_all(values, {2, 5}).smallest(), ""});
  finding.repair =
      "The first formula needs c even, as the proof assumes; for odd c the value is a + b + c instead. The second "
      "formula holds for even and odd c.";
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_two_short_legs() {
  static const std::array kChecks{
      NamedCheck{"two_short_printed", check_two_short_printed},
  };
  return kChecks;
}

}  // namespace sprague::arrows
