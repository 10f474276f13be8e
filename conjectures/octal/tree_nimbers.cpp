#include "conjectures/octal/tree_nimbers.hpp"

#include <algorithm>

#include "canonical/ensure.hpp"

namespace sprague::octal {

TreeNimbers::TreeNimbers(Effort effort) : cutting_(OctalCode::parse("0.33"), table_), solver_(cutting_, effort) {}

Nimber TreeNimbers::of(const Graph& tree) {
  return solver_.value(table_.free_tree(tree));
}

Nimber TreeNimbers::joined(const StarOrEmpty& left, std::uint16_t middle, const StarOrEmpty& right) {
  const Graph graph = joined_graph(left, middle, right);
  return graph.vertices() == 0 ? Nimber() : of(graph);
}

Graph joined_graph(const StarOrEmpty& left, std::uint16_t middle, const StarOrEmpty& right) {
  ENSURE(middle >= 1, "a middle path has an edge");
  if (left && right) return bistar_graph({*left, middle, *right});
  if (left) return star_graph(with_leg(*left, middle - 1U));
  if (right) return star_graph(with_leg(*right, middle - 1U));
  // Only the inner vertices of the middle path are left, if it has any.
  return middle == 1 ? Graph() : star_graph(with_leg({}, middle - 2U));
}

Legs with_leg(Legs legs, std::size_t length) {
  if (length > 0) legs.insert(std::ranges::upper_bound(legs, length), static_cast<std::uint16_t>(length));
  return legs;
}

Legs reduced(const Legs& legs) {
  Legs result;
  for (std::uint16_t length : legs) {
    if (length % 3 != 0) result.push_back(length % 3);
  }
  std::ranges::sort(result);
  return result;
}

}  // namespace sprague::octal
