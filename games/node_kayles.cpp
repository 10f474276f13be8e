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

namespace {

std::vector<Vertex> closed_neighbourhood(const Graph& graph, Vertex v) {
  const auto neighbours = graph.neighbours(v);
  std::vector<Vertex> vertices(neighbours.begin(), neighbours.end());
  vertices.push_back(v);
  return vertices;
}

}  // namespace

std::vector<Sum<Graph>> NodeKayles::options(const Graph& graph) const {
  std::vector<Sum<Graph>> result;
  for (std::size_t v = 0; v < graph.vertices(); ++v) {
    result.push_back(graph.components_without(closed_neighbourhood(graph, static_cast<Vertex>(v))));
  }
  return result;
}

Graph NodeKayles::parse_board(std::string_view text) {
  return parse_graph(text);
}

void NodeKayles::each_move(const Graph& board, absl::FunctionRef<void(BoardMove<Graph>)> visit) {
  for (std::size_t i = 0; i < board.vertices(); ++i) {
    const auto v = static_cast<Vertex>(i);
    visit({fmt::format("{}", v), board.components_without(closed_neighbourhood(board, v)), {v}});
  }
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
