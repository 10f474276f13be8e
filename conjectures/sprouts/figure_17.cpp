// Figure 17: nimbers on surfaces with crosscaps.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "conjectures/sprouts/checks.hpp"
#include "conjectures/sprouts/expectations.hpp"

namespace sprague::sprouts {
namespace {

// The figure's cells: 1 to 8 crosscaps down, 2 to 14 spots across; a cell is a nimber, or >n where the paper only has
// that it is greater.
constexpr unsigned kFirstSpots = 2;
constexpr std::size_t kColumns = 13;
struct Figured {
  std::uint32_t number = 0;
  bool greater = false;
  KnownNimber nimber() const { return greater ? KnownNimber::at_least(number + 1) : KnownNimber::is(number); }
};
constexpr Figured greater_than(std::uint32_t number) {
  return {number, true};
}
constexpr Figured O{0};
constexpr Figured I{1};
constexpr std::array<std::array<Figured, kColumns>, 8> kFigure{{
    {I, I, I, O, O, O, O, I, I, I, O, O, O},
    {I, I, I, O, O, O, I, I, I, O, O, O, O},
    {I, I, I, O, O, O, I, I, I, greater_than(3), O, O, greater_than(2)},
    {I, I, I, O, O, O, I, I, I, O, O, O, greater_than(0)},
    {I, I, I, O, O, O, I, I, I, greater_than(1), O, O, greater_than(2)},
    {I, I, I, O, O, O, I, I, I, O, O, O, greater_than(0)},
    {I, I, I, O, O, O, I, I, I, greater_than(1), O, O, greater_than(2)},
    {I, I, I, O, O, O, I, I, I, O, O, O, greater_than(0)},
}};

std::vector<Expectation> cells(Range spots) {
  std::vector<Expectation> expected;
  for (auto n = static_cast<unsigned>(spots.first); n <= spots.last; ++n) {
    for (unsigned crosscaps = 1; crosscaps <= kFigure.size(); ++crosscaps) {
      expected.push_back({{n, Surface::with_crosscaps(crosscaps)}, kFigure[crosscaps - 1][n - kFirstSpots].nimber()});
    }
  }
  return expected;
}

Finding check_eleven_bounds(const Effort& effort, Range nimbers) {
  constexpr std::uint64_t kSpots = 11;
  const auto enough = static_cast<std::uint32_t>(nimbers.last) + 1;
  std::vector<Expectation> expected;
  for (Expectation& cell : cells({kSpots, kSpots})) {
    if (cell.nimber.exact) continue;
    cell.enough = std::max(cell.enough, enough);
    expected.push_back(cell);
  }
  return check(
      effort, expected, "11-spots",
      fmt::format("the cells of {} spots given as bounds, as far as these and nimbers 0 to {}", kSpots, nimbers.last));
}

}  // namespace

std::span<const NamedCheck> checks_of_figure_17() {
  static const std::array kChecks{
      NamedCheck{"figure_17",
                 [](const Effort& effort, Range spots) {
                   return check(effort, cells(spots), "figure",
                                fmt::format("{} to {} spots on the surfaces with 1 to {} crosscaps", spots.first,
                                            spots.last, kFigure.size()));
                 }},
      NamedCheck{"eleven_bounds", check_eleven_bounds},
  };
  return kChecks;
}

}  // namespace sprague::sprouts
