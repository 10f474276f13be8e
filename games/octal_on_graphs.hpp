// Octal games on graphs.
//
// A move removes i vertices that induce a connected graph from one component H. With the code's digit for i it must
// empty H, leave a connected non-empty rest, or disconnect H, into however many components.
//
// Source: Beaudou, Coupechoux, Dailly, Gravier, Moncel, Parreau, Sopena, "Octal games on graphs: the game 0.33 on
// subdivided stars and bistars", Definition 5 and Remark 6.
#pragma once

#include <absl/functional/function_ref.h>

#include <string>
#include <string_view>
#include <vector>

#include "canonical/graph.hpp"
#include "canonical/tree_key.hpp"
#include "games/game.hpp"
#include "games/labels.hpp"
#include "games/octal_code.hpp"

namespace sprague {

class OctalOnGraphs {
 public:
  using Position = Graph;  // connected
  using Key = std::string;
  static constexpr std::string_view kName = "octal";
  static constexpr std::string_view kSyntax =
      "octal:CODE GRAPH   an octal game on a graph: octal:0.33 S(1,1,3,4), octal:0.07 Petersen";

  explicit OctalOnGraphs(OctalCode code) : code_(std::move(code)) {}
  static OctalOnGraphs from_code(std::string_view text) { return OctalOnGraphs(OctalCode::parse(text)); }
  std::string code() const { return code_.text(); }

  std::vector<Sum<Graph>> options(const Graph& graph) const;
  std::string key(const Graph& graph) const;
  static Graph position_of(const Key& key) { return graph_of_key(key); }
  static std::size_t most_moves(const Graph& graph) { return graph.vertices(); }
  Sum<Graph> parse(std::string_view text) const;
  std::string print(const Graph& graph) const;

  // A board is a graph, connected or not; a move is named by the vertices that it takes: "3" or "3,4".
  using Board = Graph;
  static constexpr std::string_view kMoveVerb = "take";
  static Graph parse_board(std::string_view text);
  static Sum<Graph> components(const Graph& board) { return board.components_without({}); }
  void each_move(const Graph& board, absl::FunctionRef<void(BoardMove<Graph>)> visit) const;

  // Labels are vertices, those that are left of a graph (docs/certificates.md).
  struct Labelled {
    Graph graph;
    std::vector<Vertex> left;
  };
  // Of any graph. Throws OutOfBudget where there are more vertices than letters.
  static Labelled labelled(const Graph& graph);
  static std::string component_text(const Graph& graph);
  std::vector<LabelledMove<Labelled>> labelled_moves(const Labelled& sum) const;
  static std::vector<LabelledComponent<Graph>> labelled_components(const Labelled& sum);

 private:
  // Calls sink(taken) for the vertices, in order, of every move in this component of an induced subgraph.
  void each_taking(const Graph& graph, const std::vector<Vertex>& part,
                   absl::FunctionRef<void(const std::vector<Vertex>&)> sink) const;
  bool may_take(std::size_t vertices, std::size_t parts_left) const;

  OctalCode code_;
};

}  // namespace sprague
