#include "conjectures/cycles/board_numbers.hpp"

#include <algorithm>
#include <vector>

namespace sprague::cycles {
namespace {

template <std::size_t kCount>
std::uint32_t packed(const std::array<std::size_t, kCount>& numbers) {
  std::uint32_t parities = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) parities |= static_cast<std::uint32_t>(numbers[i] % 2) << i;
  return parities;
}

struct Degrees {
  explicit Degrees(const PlaneMap& map) {
    for (std::size_t v = 0; v < map.vertices(); ++v) {
      const std::size_t degree = map.degree(static_cast<Vertex>(v));
      odd += degree % 2;
      ++of_degree[std::min<std::size_t>(degree, 7)];
    }
  }
  std::array<std::size_t, 8> of_degree{};
  std::size_t odd = 0;
};

}  // namespace

std::uint32_t parities_of(const PlaneMap& map) {
  const auto [of_degree, odd] = Degrees(map);
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
  return packed(numbers);
}

std::uint32_t tree_parities_of(const PlaneMap& tree) {
  const auto [of_degree, odd] = Degrees(tree);
  std::size_t markable = tree.edges();
  std::vector<bool> beside_a_leaf(tree.vertices(), false);
  for (std::size_t i = 0; i < tree.darts(); ++i) {
    const auto d = static_cast<Dart>(i);
    if (tree.degree(tree.tail(d)) > 1) continue;
    beside_a_leaf[tree.head(d)] = true;
    // The edge of a tree that is just an edge has a leaf at both ends.
    if (tree.degree(tree.head(d)) > 1 || tree.tail(d) < tree.head(d)) --markable;
  }
  const std::array<std::size_t, kTreeNumbers.size()> numbers = {
      1,
      tree.edges(),
      of_degree[1],
      markable,
      static_cast<std::size_t>(std::ranges::count(beside_a_leaf, true)),
      of_degree[2],
      of_degree[3],
      of_degree[4],
      odd / 2};
  return packed(numbers);
}

}  // namespace sprague::cycles
