#include "games/node_kayles.hpp"

#include <fmt/format.h>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/tree_key.hpp"

namespace sprague {

NodeKayles NodeKayles::from_code(std::string_view text) {
  if (!text.empty()) throw InputError(fmt::format("game 'nodekayles:{}': expected no code", text));
  return {};
}

std::vector<Sum<Graph>> NodeKayles::options(const Graph& graph) const {
  std::vector<Sum<Graph>> result;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    const auto neighbours = graph.neighbours(static_cast<Vertex>(v));
    std::vector<Vertex> removed(neighbours.begin(), neighbours.end());
    removed.push_back(static_cast<Vertex>(v));
    result.push_back(graph.components_without(removed));
  }
  return result;
}

std::string NodeKayles::key(const Graph& graph) const {
  return graph_key(graph);
}

Sum<Graph> NodeKayles::parse(std::string_view text) const {
  return parse_graph(text).components_without({});
}

std::string NodeKayles::print(const Graph& graph) const {
  return print_graph(graph);
}

}  // namespace sprague
