// Node Kayles: a move removes a vertex and all its neighbours.
//
// Source: Schaefer, "On the complexity of some two-person perfect-information games" (1978); named in Beaudou et al.,
// "Octal games on graphs", Section 2.3.
#pragma once

#include <absl/functional/function_ref.h>

#include <string>
#include <string_view>
#include <vector>

#include "canonical/graph.hpp"
#include "games/game.hpp"

namespace sprague {

class NodeKayles {
 public:
  using Position = Graph;  // connected
  using Key = std::string;
  static constexpr std::string_view kName = "nodekayles";
  static constexpr std::string_view kSyntax = "nodekayles GRAPH    Node Kayles: nodekayles C7, nodekayles K(3,3)";

  static NodeKayles from_code(std::string_view text);
  static std::string code() { return {}; }

  std::vector<Sum<Graph>> options(const Graph& graph) const;
  std::string key(const Graph& graph) const;
  Sum<Graph> parse(std::string_view text) const;
  std::string print(const Graph& graph) const;

  // A board is a graph, connected or not; a move is named by the vertex that goes with its neighbours.
  using Board = Graph;
  static constexpr std::string_view kMoveVerb = "choose";
  static Graph parse_board(std::string_view text);
  static Sum<Graph> components(const Graph& board) { return board.components_without({}); }
  static void each_move(const Graph& board, absl::FunctionRef<void(BoardMove<Graph>)> visit);
};

}  // namespace sprague
