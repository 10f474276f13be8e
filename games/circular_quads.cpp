#include "games/circular_quads.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace sprague {
namespace {

// All moves that join the first spot with the third.
void join_first_and_third(const Quad& quad, std::vector<Sum<Quad>>& result) {
  const auto [a, b, c, d] = quad;
  for (std::uint16_t a1 = 0; a1 < a; ++a1) {
    for (std::uint16_t c1 = 0; c1 < c; ++c1) {
      const auto a2 = static_cast<std::uint16_t>(a - 1 - a1);
      const auto c2 = static_cast<std::uint16_t>(c - 1 - c1);
      result.push_back({{a1, b, c1, 1}, {a2, 1, c2, d}});
    }
  }
}

}  // namespace

std::string print_quad(const Quad& quad) {
  return fmt::format("CS4({},{},{},{})", quad[0], quad[1], quad[2], quad[3]);
}

std::vector<Sum<Quad>> CircularQuads::options(const Quad& quad) const {
  std::vector<Sum<Quad>> result;
  join_first_and_third(quad, result);
  join_first_and_third({quad[1], quad[2], quad[3], quad[0]}, result);
  return result;
}

Quad CircularQuads::key(const Quad& quad) const {
  Quad least = quad;
  Quad image = quad;
  for (int reflection = 0; reflection < 2; ++reflection) {
    for (int turn = 0; turn < 4; ++turn) {
      std::rotate(image.begin(), image.begin() + 1, image.end());
      least = std::min(least, image);
    }
    std::ranges::reverse(image);
  }
  return least;
}

}  // namespace sprague
