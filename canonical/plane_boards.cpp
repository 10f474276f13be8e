#include "canonical/plane_boards.hpp"

#include <absl/container/flat_hash_set.h>

#include <algorithm>

#include "canonical/dart_rings.hpp"
#include "canonical/ensure.hpp"
#include "canonical/planar_code.hpp"

namespace sprague {
namespace {

using Codes = absl::flat_hash_set<PlaneCode>;
using Walk = std::vector<Dart>;

// The darts of each face, in the order of its walk.
std::vector<Walk> faces_of(const DartRings& rings) {
  std::vector<Walk> faces;
  std::vector<bool> seen(rings.darts(), false);
  for (std::size_t start = 0; start < rings.darts(); ++start) {
    if (seen[start]) continue;
    Walk& face = faces.emplace_back();
    for (auto d = static_cast<Dart>(start); !seen[d]; d = rings.along_face(d)) {
      seen[d] = true;
      face.push_back(d);
    }
  }
  return faces;
}

// The unordered pairs of corners of one face that are at different vertices.
template <typename Visit>
void each_chord(const DartRings& rings, Visit visit) {
  for (const Walk& face : faces_of(rings)) {
    for (std::size_t i = 0; i < face.size(); ++i) {
      for (std::size_t j = i + 1; j < face.size(); ++j) {
        if (rings.tail(face[i]) != rings.tail(face[j])) visit(face[i], face[j]);
      }
    }
  }
}

void grow_leaf(DartRings& rings, Codes& codes) {
  const std::size_t corners = rings.darts();
  for (std::size_t d = 0; d < corners; ++d) {
    rings.add_leaf(static_cast<Dart>(d));
    codes.insert(rings.least_of_map().code);
    rings.remove_last();
  }
}

// Adds the edges that leave no leaf: the maps with one come from grow_leaf.
void grow_edge_without_leaf(DartRings& rings, Codes& codes) {
  const std::size_t leaves = rings.leaves();
  if (leaves > 2) return;
  each_chord(rings, [&](Dart a, Dart b) {
    const std::size_t covered = (rings.is_leaf(rings.tail(a)) ? 1U : 0U) + (rings.is_leaf(rings.tail(b)) ? 1U : 0U);
    if (covered != leaves || rings.joined(a, b)) return;
    rings.add_edge(a, b);
    codes.insert(rings.least_of_map().code);
    rings.remove_last();
  });
}

void grow_ear(DartRings& rings, std::size_t length, Codes& codes) {
  each_chord(rings, [&](Dart a, Dart b) {
    if (length == 1 && rings.joined(a, b)) return;
    Dart end = a;
    for (std::size_t i = 1; i < length; ++i) end = rings.add_leaf(end);
    rings.add_edge(end, b);
    codes.insert(rings.least_of_map().code);
    for (std::size_t i = 0; i < length; ++i) rings.remove_last();
  });
}

PlaneMap cycle(std::size_t edges) {
  std::vector<std::vector<Vertex>> around(edges);
  for (std::size_t v = 0; v < edges; ++v) {
    around[v] = {static_cast<Vertex>((v + 1) % edges), static_cast<Vertex>((v + edges - 1) % edges)};
  }
  return PlaneMap(around, 0, 1);
}

}  // namespace

PlaneCode canonical_board(const PlaneMap& map) {
  return DartRings(map).least_of_face(0).code;
}

PlaneMap board_of(const PlaneCode& code) {
  return read_planar_code(code).front();
}

std::uint64_t board_automorphisms(const PlaneMap& map) {
  return DartRings(map).least_of_face(0).flags;
}

PlaneBoards::PlaneBoards(Connectivity connectivity, std::function<void()> tick)
    : connectivity_(connectivity), tick_(std::move(tick)) {
  ENSURE(connectivity != Connectivity::any, "plane boards are connected");
}

const PlaneBoards::Level& PlaneBoards::level(std::size_t edges) {
  while (levels_.size() <= edges) {
    const std::size_t next = levels_.size();
    Codes codes;
    if (connectivity_ == Connectivity::connected) {
      if (next == 1) codes.insert(canonical_board(PlaneMap({{1}, {0}}, 0, 1)));
      if (next >= 2) {
        for (const PlaneCode& code : levels_.back()) {
          tick_();
          DartRings rings(board_of(code));
          grow_leaf(rings, codes);
          grow_edge_without_leaf(rings, codes);
        }
      }
    } else if (next >= 3) {
      codes.insert(canonical_board(cycle(next)));
      for (std::size_t length = 1; length < next; ++length) {
        for (const PlaneCode& code : levels_[next - length]) {
          tick_();
          DartRings rings(board_of(code));
          grow_ear(rings, length, codes);
        }
      }
    }
    Level& grown = levels_.emplace_back(codes.begin(), codes.end());
    std::ranges::sort(grown);
  }
  return levels_[edges];
}

void PlaneBoards::each(std::size_t edges, Shard shard, absl::FunctionRef<void(const PlaneMap&)> sink) {
  const Level& maps = level(edges);
  for (std::size_t i = shard.index; i < maps.size(); i += shard.count) {
    tick_();
    DartRings rings(board_of(maps[i]));
    std::vector<PlaneCode> boards;
    for (const Walk& face : faces_of(rings)) boards.push_back(rings.least_of_face(face.front()).code);
    std::ranges::sort(boards);
    boards.erase(std::unique(boards.begin(), boards.end()), boards.end());
    for (const PlaneCode& board : boards) sink(board_of(board));
  }
}

}  // namespace sprague
