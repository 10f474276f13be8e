#include "conjectures/cycles/boards.hpp"

#include <vector>

#include "canonical/ensure.hpp"
#include "canonical/family.hpp"

namespace sprague::cycles {
namespace {

PlaneMap cycle_of(std::size_t edges) {
  std::vector<std::vector<Vertex>> clockwise;
  for (std::size_t v = 0; v < edges; ++v) {
    clockwise.push_back({static_cast<Vertex>((v + 1) % edges), static_cast<Vertex>((v + edges - 1) % edges)});
  }
  return {clockwise, 0, 1};
}

}  // namespace

void each_confirmed_tree(std::size_t edges, absl::FunctionRef<void(const PlaneMap&)> sink) {
  Members trees({.kind = FamilyKind::trees, .unit = SizeUnit::edges});
  trees.each(edges, {}, [&](const Member& member) {
    const auto& tree = std::get<Graph>(member);
    std::vector<std::vector<Vertex>> clockwise;
    for (std::size_t v = 0; v < tree.vertices(); ++v) {
      const auto neighbours = tree.neighbours(static_cast<Vertex>(v));
      clockwise.emplace_back(neighbours.begin(), neighbours.end());
    }
    sink(PlaneMap(clockwise, 0, clockwise[0].front()));
  });
}

void ConfirmedBoards::each(BoardKind kind, std::size_t edges, absl::FunctionRef<void(const PlaneMap&)> sink) {
  switch (kind) {
    case BoardKind::connected: each_confirmed_board(connected_, Connectivity::connected, edges, sink); return;
    case BoardKind::two_connected:
      if (edges >= 3) each_confirmed_board(two_connected_, Connectivity::two_connected, edges, sink);
      return;
    case BoardKind::trees: each_confirmed_tree(edges, sink); return;
    case BoardKind::cycles:
      if (edges >= 3) sink(cycle_of(edges));
      return;
  }
  throw InternalError("no such boards");
}

}  // namespace sprague::cycles
