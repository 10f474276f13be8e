#include "conjectures/brussels/one_free_spot.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "checkers/nimbers.hpp"
#include "games/circular_quads.hpp"

namespace sprague::brussels {

std::uint64_t constant_from(FixedSpots spots) {
  const auto [a, b, d] = spots;
  std::uint64_t start = 0;
  for (std::uint16_t a1 = 0; a1 < a; ++a1) {
    const std::uint64_t parts =
        std::max(constant_from({a1, b, 1}), constant_from({static_cast<std::uint16_t>(a - 1 - a1), 1, d}));
    start = std::max(start, 2 * parts + 1);
  }
  // The part with n has the crossbar opposite and fewer tips beside; the other part has no n.
  for (std::uint16_t b1 = 0; b1 < b; ++b1) {
    for (std::uint16_t d1 = 0; d1 < d; ++d1) start = std::max(start, constant_from({1, b1, d1}));
  }
  return start;
}

std::optional<std::string> gap_in_family(FixedSpots spots, std::uint16_t first,
                                         std::span<const std::uint32_t> expected) {
  const CircularQuads game;
  NimberSolver<CircularQuads> solver(game, {});
  const std::uint64_t last = std::max<std::uint64_t>(constant_from(spots), first + expected.size() - 1);
  for (std::uint64_t n = first; n <= last; ++n) {
    const Quad quad{spots.opposite, spots.left, static_cast<std::uint16_t>(n), spots.right};
    const std::uint32_t found = solver.value(quad).value();
    const std::uint32_t wanted = expected[std::min<std::size_t>(n - first, expected.size() - 1)];
    if (found != wanted) return fmt::format("{} has nimber {}, not {}", print_quad(quad), found, wanted);
  }
  return std::nullopt;
}

}  // namespace sprague::brussels
