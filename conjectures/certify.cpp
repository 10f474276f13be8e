#include "conjectures/certify.hpp"

namespace sprague {

template class StartsProof<ArrowsOnGraphs>;
template class StartsProof<Cycles>;
template class StartsProof<LabelledBrussels>;
template class StartsProof<OctalOnGraphs>;
template class StartsProof<Sprouts>;
template class StartsProof<Unlabelled<BrusselsSprouts>>;
template class StartsProof<Unlabelled<CircularPolygons>>;

CyclesBoard board_of_tree(const Graph& tree, const std::vector<GraphArrow>& marks) {
  std::vector<std::vector<Vertex>> around;
  for (std::size_t v = 0; v < tree.vertices(); ++v) {
    const auto neighbours = tree.neighbours(static_cast<Vertex>(v));
    around.emplace_back(neighbours.begin(), neighbours.end());
  }
  CyclesBoard board{PlaneMap(around, 0, around.at(0).at(0)), {}};
  for (const auto& [tail, head] : marks) board.marks.push_back(board.map.dart(tail, head));
  return board;
}

}  // namespace sprague
