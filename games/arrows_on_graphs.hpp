// The Game of Arrows: on a graph, a move marks an unmarked edge with an arrow. No vertex may become a sink or a source,
// that is have all its edges marked towards it or all away from it; whoever cannot move loses. In the trimmed game,
// the one meant unless the code says `full`, leaves may become sinks and sources.
//
// Source: Mathews, "The Game of Arrows on 3-legged spider graphs" (2022), Sections 2 and 3.
#pragma once

#include <absl/functional/function_ref.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "canonical/graph.hpp"
#include "games/arrow_system.hpp"
#include "games/game.hpp"

namespace sprague {

using GraphArrow = std::pair<Vertex, Vertex>;  // from, to

// A graph without isolated vertices and with arrows on it: a decoration (Definition 2.1).
struct ArrowsBoard {
  Graph graph;
  std::vector<GraphArrow> marks;
};

class ArrowsOnGraphs : public ArrowSystemRules {
 public:
  using Board = ArrowsBoard;
  static constexpr std::string_view kName = "arrows";
  static constexpr std::string_view kSyntax =
      "arrows[:full] GRAPH; ARROWS    the Game of Arrows, trimmed (leaves may be sinks and sources) unless full: "
      "arrows S[2,v2(v2),1(^1)], arrows P5; 0>1, arrows:full g6:EhCG; 1>2";

  static constexpr std::string_view kMoveVerb = "draw";

  explicit ArrowsOnGraphs(Leaves leaves) : leaves_(leaves) {}
  static ArrowsOnGraphs from_code(std::string_view text);
  std::string code() const { return leaves_ == Leaves::free ? "" : "full"; }

  Sum<ArrowSystem> parse(std::string_view text) const;

  Board parse_board(std::string_view text) const;
  std::string print_board(const Board& board) const;
  // As certificates write it: edges in the order of their arrows in the system. Throws OutOfBudget where there are more
  // than letters.
  static std::string certified_text(const Board& board);
  Sum<ArrowSystem> components(const Board& board) const { return system_of(board).normal_form(); }
  void each_move(const Board& board, absl::FunctionRef<void(BoardMove<ArrowSystem>)> visit) const;

  // The board's edges, numbered as arrows_of says, with their sets; not yet in normal form. Throws InputError for a
  // decoration that is no state.
  ArrowSystem system_of(const Board& board) const;

 private:
  Leaves leaves_;
};

// The arrows of a graph in the order of their bits in its system: each edge's from its smaller vertex, then back.
std::vector<GraphArrow> arrows_of(const Graph& graph);

}  // namespace sprague
