#include "conjectures/brussels/rotations.hpp"

#include <numeric>

#include "canonical/ensure.hpp"

namespace sprague::brussels {
namespace {

std::size_t other_end(std::size_t end) {
  return end ^ 1U;
}

// How many cycles a permutation has.
std::int64_t cycles(const std::vector<std::size_t>& next) {
  std::vector<bool> seen(next.size(), false);
  std::int64_t count = 0;
  for (std::size_t start = 0; start < next.size(); ++start) {
    if (seen[start]) continue;
    ++count;
    for (std::size_t at = start; !seen[at]; at = next[at]) seen[at] = true;
  }
  return count;
}

std::int64_t components(const std::vector<std::size_t>& vertex, std::size_t vertices) {
  std::vector<std::size_t> part(vertices);
  std::iota(part.begin(), part.end(), std::size_t{0});
  auto count = static_cast<std::int64_t>(vertices);
  for (std::size_t end = 0; end < vertex.size(); end += 2) {
    const std::size_t from = part[vertex[end]];
    const std::size_t to = part[vertex[other_end(end)]];
    if (from == to) continue;
    --count;
    for (std::size_t& p : part) p = p == from ? to : p;
  }
  return count;
}

}  // namespace

std::int64_t rotation_genus(const Rotation& rotation) {
  std::size_t ends = 0;
  std::int64_t isolated = 0;
  for (const auto& around : rotation) {
    ends += around.size();
    isolated += around.empty() ? 1 : 0;
  }
  constexpr auto nowhere = static_cast<std::size_t>(-1);
  std::vector<std::size_t> vertex(ends, nowhere);
  std::vector<std::size_t> along_face(ends, nowhere);
  for (std::size_t v = 0; v < rotation.size(); ++v) {
    const auto& around = rotation[v];
    for (std::size_t i = 0; i < around.size(); ++i) {
      ENSURE(around[i] < ends && vertex[around[i]] == nowhere, "each end of an edge stands once");
      vertex[around[i]] = v;
      along_face[other_end(around[i])] = around[(i + 1) % around.size()];
    }
  }
  const std::int64_t faces = cycles(along_face) + isolated;
  const auto vertices = static_cast<std::int64_t>(rotation.size());
  const auto edges = static_cast<std::int64_t>(ends / 2);
  return 2 * components(vertex, rotation.size()) - (vertices - edges + faces);
}

}  // namespace sprague::brussels
