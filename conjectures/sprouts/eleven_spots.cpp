// Eleven spots on surfaces with crosscaps: Sections 6.4 and 7.2.
#include <fmt/format.h>

#include <array>

#include "conjectures/sprouts/checks.hpp"
#include "conjectures/sprouts/expectations.hpp"

namespace sprague::sprouts {
namespace {

constexpr unsigned kSpotCount = 11;
constexpr std::uint32_t kLeastOnP3 = 4;

Finding check_eleven_alternate(const Effort& effort, Range crosscaps) {
  std::vector<Expectation> expected;
  for (auto n = static_cast<unsigned>(crosscaps.first); n <= crosscaps.last; ++n) {
    expected.push_back({{kSpotCount, Surface::with_crosscaps(n)}, n % 2 == 1 ? kFirstWins : kSecondWins});
  }
  return check(
      effort, expected, "winners",
      fmt::format("{} spots on the surfaces with {} to {} crosscaps", kSpotCount, crosscaps.first, crosscaps.last));
}

Finding check_eleven_on_p3(const Effort& effort, Range nimbers) {
  const Start start{kSpotCount, Surface::with_crosscaps(3)};
  const auto enough = static_cast<std::uint32_t>(nimbers.last) + 1;
  return check(effort, {{start, KnownNimber::at_least(kLeastOnP3), enough}}, "nimber",
               fmt::format("`{}`, nimbers 0 to {}", start.print(), nimbers.last));
}

}  // namespace

std::span<const NamedCheck> checks_of_eleven_spots() {
  static const std::array kChecks{
      NamedCheck{"eleven_alternate", check_eleven_alternate},
      NamedCheck{"eleven_on_p3", check_eleven_on_p3},
  };
  return kChecks;
}

}  // namespace sprague::sprouts
