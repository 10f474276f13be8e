#include "canonical/plane_map.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

constexpr Face kNoFace = 0xffff;

}  // namespace

PlaneMap::PlaneMap(const std::vector<std::vector<Vertex>>& clockwise, Vertex outer_tail, Vertex outer_head) {
  const std::size_t n = clockwise.size();
  if (n < 2 || n > Graph::kMaxVertices) {
    throw InputError(fmt::format("a plane map of {} vertices: expected 2 to {}", n, Graph::kMaxVertices));
  }
  first_dart_.push_back(0);
  for (std::size_t v = 0; v < n; ++v) {
    std::size_t total = tail_.size();
    for (const Vertex w : clockwise[v]) {
      if (w >= n) throw InputError(fmt::format("vertex {}: neighbour {} does not exist", v + 1, w + 1));
      if (w == v) throw InputError(fmt::format("vertex {}: joined to itself, expected a simple graph", v + 1));
      if (std::ranges::count(clockwise[v], w) > 1) {
        throw InputError(fmt::format("vertex {}: neighbour {} stands twice, expected a simple graph", v + 1, w + 1));
      }
      if (std::ranges::count(clockwise[w], static_cast<Vertex>(v)) == 0) {
        throw InputError(fmt::format("vertex {}: has neighbour {}, which does not have it back", v + 1, w + 1));
      }
      ++total;
    }
    if (total > 0xfffe) throw InputError("a plane map with more than 32767 edges");
    tail_.resize(total, static_cast<Vertex>(v));
    first_dart_.push_back(static_cast<Dart>(total));
  }
  reverse_.resize(tail_.size());
  for (std::size_t v = 0; v < n; ++v) {
    for (std::size_t i = 0; i < clockwise[v].size(); ++i) {
      const Vertex w = clockwise[v][i];
      const auto back = std::ranges::find(clockwise[w], static_cast<Vertex>(v)) - clockwise[w].begin();
      reverse_[first_dart_[v] + i] = static_cast<Dart>(first_dart_[w] + back);
    }
  }
  if (!graph().is_connected()) throw InputError("a plane map in several pieces: expected a connected graph");
  face_.assign(tail_.size(), kNoFace);
  for (std::size_t start = 0; start < darts(); ++start) {
    if (face_[start] != kNoFace) continue;
    for (Dart d = static_cast<Dart>(start); face_[d] == kNoFace; d = along_face(d)) {
      face_[d] = static_cast<Face>(faces_);
    }
    ++faces_;
  }
  if (n + faces_ != edges() + 2) {
    throw InputError(fmt::format("{} vertices, {} edges and {} faces: not planar, expected {} faces", n, edges(),
                                 faces_, edges() + 2 - n));
  }
  if (outer_tail >= n || outer_head >= n || dart(outer_tail, outer_head) == darts()) {
    throw InputError(fmt::format("outer face: vertices {} and {} are not joined", outer_tail + 1, outer_head + 1));
  }
  outer_dart_ = dart(outer_tail, outer_head);
}

Dart PlaneMap::clockwise(Dart d) const {
  const Vertex v = tail_[d];
  return d + 1U == first_dart_[v + 1U] ? first_dart_[v] : static_cast<Dart>(d + 1);
}

Dart PlaneMap::counterclockwise(Dart d) const {
  const Vertex v = tail_[d];
  return static_cast<Dart>((d == first_dart_[v] ? first_dart_[v + 1U] : d) - 1);
}

std::vector<Dart> PlaneMap::walk(Face face) const {
  const auto least = static_cast<Dart>(std::ranges::find(face_, face) - face_.begin());
  const Dart start = face == outer_face() ? outer_dart_ : least;
  std::vector<Dart> result;
  Dart d = start;
  do {
    result.push_back(d);
    d = along_face(d);
  } while (d != start);
  return result;
}

Dart PlaneMap::dart(Vertex a, Vertex b) const {
  for (Dart d = first_dart_[a]; d < first_dart_[a + 1U]; ++d) {
    if (head(d) == b) return d;
  }
  return static_cast<Dart>(darts());
}

Graph PlaneMap::graph() const {
  Graph result(vertices());
  for (std::size_t d = 0; d < darts(); ++d) {
    const auto dart = static_cast<Dart>(d);
    if (tail(dart) < head(dart)) result.add_edge(tail(dart), head(dart));
  }
  return result;
}

std::vector<std::vector<Vertex>> PlaneMap::rotation() const {
  std::vector<std::vector<Vertex>> result(vertices());
  for (std::size_t d = 0; d < darts(); ++d) result[tail_[d]].push_back(head(static_cast<Dart>(d)));
  return result;
}

PlaneMap PlaneMap::mirrored() const {
  auto turned = rotation();
  for (auto& around : turned) std::ranges::reverse(around);
  // The mirror swaps left and right: what was to the left of a dart is to the left of its reverse.
  return PlaneMap(turned, head(outer_dart_), tail(outer_dart_));
}

}  // namespace sprague
