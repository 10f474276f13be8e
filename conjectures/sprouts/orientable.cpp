// Who wins on orientable surfaces: Conjectures 1 and 2, Section 7.1.
#include <fmt/format.h>

#include <array>

#include "conjectures/sprouts/checks.hpp"
#include "conjectures/sprouts/expectations.hpp"

namespace sprague::sprouts {
namespace {

constexpr unsigned kConjecturedHandles = 3;
constexpr unsigned kReportedHandles = 9;

bool first_wins(unsigned spots) {
  return spots % 6 >= 3;
}

// All starts with so many spots on the surfaces with `least` to `most` handles, fewest spots first.
std::vector<Start> starts_on(Range spots, unsigned least, unsigned most) {
  std::vector<Start> starts;
  for (auto n = static_cast<unsigned>(spots.first); n <= spots.last; ++n) {
    for (unsigned handles = least; handles <= most; ++handles) starts.push_back({n, Surface::with_handles(handles)});
  }
  return starts;
}

std::string range_text(Range spots, unsigned most_handles) {
  std::string text = fmt::format("{} to {} spots", spots.first, spots.last);
  if (most_handles == 0) return text + " on the sphere";
  return text + fmt::format(" on the surfaces with 0 to {} handles", most_handles);
}

Finding check_rule(const Effort& effort, Range spots, unsigned most_handles, KnownNimber won) {
  std::vector<Expectation> expected;
  for (const Start& start : starts_on(spots, 0, most_handles)) {
    expected.push_back({start, first_wins(start.spots) ? won : kSecondWins});
  }
  return check(effort, expected, won.exact ? "nimbers" : "winners", range_text(spots, most_handles));
}

// Nothing of a sphere's winner is taken from a rule.
Finding check_like_sphere(const Effort& effort, Range spots, KnownNimber won) {
  std::vector<Question> on_sphere;
  for (const Start& start : starts_on(spots, 0, 0)) on_sphere.push_back({start, kWinner});
  const std::vector<Answer> winners = answers_to(effort, on_sphere);
  std::vector<Expectation> expected;
  for (const Start& start : starts_on(spots, 0, kReportedHandles)) {
    const KnownNimber sphere = winners[start.spots - spots.first].nimber;
    expected.push_back({start, sphere == kSecondWins ? kSecondWins : won});
  }
  return check(effort, expected, won.exact ? "nimbers" : "winners", range_text(spots, kReportedHandles));
}

}  // namespace

std::span<const NamedCheck> checks_of_orientable() {
  static const std::array kChecks{
      NamedCheck{"sphere", [](const Effort& effort, Range spots) { return check_rule(effort, spots, 0, kFirstWins); }},
      NamedCheck{"handles_nimbers",
                 [](const Effort& effort, Range spots) {
                   return check_rule(effort, spots, kConjecturedHandles, KnownNimber::is(1));
                 }},
      NamedCheck{
          "handles_winners",
          [](const Effort& effort, Range spots) { return check_rule(effort, spots, kConjecturedHandles, kFirstWins); }},
      NamedCheck{"as_on_sphere",
                 [](const Effort& effort, Range spots) { return check_like_sphere(effort, spots, kFirstWins); }},
      NamedCheck{"won_is_one", [](const Effort& effort,
                                  Range spots) { return check_like_sphere(effort, spots, KnownNimber::is(1)); }},
  };
  return kChecks;
}

}  // namespace sprague::sprouts
