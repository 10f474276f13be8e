// All decorations of a graph that contain a given one, by number, and which of them are positions of the game.
//
// A continuation leaves each unmarked edge as it is or marks it with one of its two arrows, so it is a number in base
// three, a digit an edge. Nothing is split and no two are taken for the same: what is asked of a decoration is asked in
// the words of Mathews, Definitions 2.1 to 3.1, and the engine's normal form has no part in it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "canonical/graph.hpp"
#include "checkers/game_trees.hpp"
#include "conjectures/picture.hpp"
#include "games/arrows_on_graphs.hpp"

namespace sprague::arrows {

// Digit i is 0 where the i-th unmarked edge stays so, else 1 or 2 for its arrow 2e or 2e + 1 of arrows_of(graph).
using Continuation = std::uint32_t;

class Continuations {
 public:
  static constexpr std::size_t kMostEdges = 14;  // unmarked

  // Positions are states with free leaves, dormant states with bound ones. Requires at most kMostEdges unmarked edges.
  Continuations(Graph graph, ArrowSet marks, Leaves leaves);

  const Graph& graph() const { return graph_; }
  ArrowSet marks() const { return marks_; }
  // Edge e of the graph has the arrows 2e and 2e + 1.
  std::span<const unsigned> unmarked() const { return unmarked_; }

  Continuation count() const { return static_cast<Continuation>(is_position_.size()); }
  bool is_position(Continuation number) const { return is_position_[number] != 0; }

  // The whole decoration, `marks` included.
  ArrowSet arrows(Continuation number) const;
  // Requires a decoration that contains `marks`.
  Continuation number_of(ArrowSet arrows) const;

  template <class Visit>
  void each_follower(Continuation number, Visit visit) const {
    Continuation power = 1;
    for (Continuation rest = number; power < count(); rest /= 3, power *= 3) {
      if (rest % 3 != 0) continue;
      if (is_position(number + power)) visit(number + power);
      if (is_position(number + 2 * power)) visit(number + 2 * power);
    }
  }

  // A state typed as the command reads it.
  std::string print(Continuation number = 0) const;
  Picture picture(std::string caption, Continuation number = 0) const;

 private:
  Graph graph_;
  ArrowSet marks_;
  std::vector<unsigned> unmarked_;
  std::vector<char> is_position_;
};

// The positions after one move, as the command reads them. Requires at most kMostEdges unmarked edges.
std::vector<std::string> followers_of(const ArrowsBoard& board, Leaves leaves);

// The canonical game tree of every position, by number; other entries mean nothing.
std::vector<GameTreeId> game_trees(const Continuations& game, GameTreeStore& store);

}  // namespace sprague::arrows
