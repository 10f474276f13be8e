#include "conjectures/cycles/boards.hpp"

#include <vector>

#include "canonical/census.hpp"
#include "canonical/ensure.hpp"
#include "canonical/labelling.hpp"

namespace sprague::cycles {

PlaneCensus each_confirmed_board(PlaneBoards& boards, Connectivity connectivity, std::size_t edges,
                                 absl::FunctionRef<void(const PlaneMap&)> sink) {
  PlaneCensus census(connectivity, edges);
  boards.each(edges, {}, [&](const PlaneMap& map) {
    census.add(map);
    sink(map);
  });
  if (const auto fault = census.fault()) ENSURE(false, *fault);
  return census;
}

void each_confirmed_tree(std::size_t edges, absl::FunctionRef<void(const PlaneMap&)> sink) {
  Census census(FamilyName::trees, edges + 1);
  each_tree(edges + 1, {}, [&](Parents parents) {
    const Graph tree = tree_of(parents);
    census.add(label(tree).group_size.value());
    std::vector<std::vector<Vertex>> clockwise;
    for (std::size_t v = 0; v < tree.vertices(); ++v) {
      const auto neighbours = tree.neighbours(static_cast<Vertex>(v));
      clockwise.emplace_back(neighbours.begin(), neighbours.end());
    }
    sink(PlaneMap(clockwise, 0, clockwise[0].front()));
  });
  if (const auto fault = census.fault()) ENSURE(false, *fault);
}

}  // namespace sprague::cycles
