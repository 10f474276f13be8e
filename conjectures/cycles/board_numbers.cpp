#include "conjectures/cycles/board_numbers.hpp"

#include <algorithm>
#include <vector>

namespace sprague::cycles {

std::uint32_t parities_of(const PlaneMap& map) {
  std::array<std::size_t, 8> of_degree{};
  std::size_t odd = 0;
  for (std::size_t v = 0; v < map.vertices(); ++v) {
    const std::size_t degree = map.degree(static_cast<Vertex>(v));
    odd += degree % 2;
    ++of_degree[std::min<std::size_t>(degree, 7)];
  }
  std::vector<std::size_t> length(map.faces(), 0);
  for (std::size_t d = 0; d < map.darts(); ++d) ++length[map.face(static_cast<Dart>(d))];
  const std::size_t outer = length[map.outer_face()];
  length[map.outer_face()] = 0;
  const std::array<std::size_t, kBoardNumbers.size()> numbers = {
      1,
      map.edges(),
      map.vertices(),
      outer,
      map.vertices() - outer,
      odd / 2,
      of_degree[2],
      of_degree[3],
      of_degree[4],
      static_cast<std::size_t>(std::ranges::count(length, 3U)),
      static_cast<std::size_t>(std::ranges::count(length, 4U))};
  std::uint32_t parities = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) parities |= static_cast<std::uint32_t>(numbers[i] % 2) << i;
  return parities;
}

}  // namespace sprague::cycles
