#include "games/octal_on_graphs.hpp"

#include "canonical/connected_sets.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/tree_key.hpp"

namespace sprague {

std::vector<Sum<Graph>> OctalOnGraphs::options(const Graph& graph) const {
  std::vector<Sum<Graph>> result;
  each_connected_set(graph, code_.most_taken(), [&](std::span<const Vertex> removed) {
    const std::size_t taken = removed.size();
    if (code_.digit(taken) == 0) return;
    std::vector<Graph> rest = graph.components_without(removed);
    const bool allowed = rest.empty()       ? code_.may_empty(taken)
                         : rest.size() == 1 ? code_.may_leave_one(taken)
                                            : code_.may_split(taken);
    if (allowed) result.push_back(std::move(rest));
  });
  return result;
}

std::string OctalOnGraphs::key(const Graph& graph) const {
  return graph_key(graph);
}

Sum<Graph> OctalOnGraphs::parse(std::string_view text) const {
  return parse_graph(text).components_without({});
}

std::string OctalOnGraphs::print(const Graph& graph) const {
  return print_graph(graph);
}

}  // namespace sprague
