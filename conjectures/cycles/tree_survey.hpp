// All trees of one size after the other, spread over threads, with the census of each size confirmed.
//
// The Game of Cycles on a tree is the Game of Arrows on it. Trees are taken by number of edges, or by number of
// markable edges; for the latter, every tree with n edges is played trimmed, as the board that has one more leaf on
// each of its leaves (Mathews, after Theorem 3.4). Boards whose trimming falls apart are sums of these.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "canonical/graph.hpp"
#include "checkers/shared_nimbers.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/claim.hpp"
#include "games/arrow_trees.hpp"

namespace sprague::cycles {

using ArrowNimbers = SharedNimbers<ArrowTrees>;

enum class TreeSize { edges, markable_edges };

// A tree as a board of the game as stated, with one arrow, whose nimber is not what was claimed.
struct TreeFailure {
  std::string tree;  // as parse_graph reads it, vertices numbered accordingly; empty where nobody asks
  std::pair<Vertex, Vertex> arrow;

  std::string notation() const;  // "S(2,4,5);4>5"
  friend auto operator<=>(const TreeFailure&, const TreeFailure&) = default;
};

// What came out over the trees of one size.
struct TreeLevel {
  std::uint64_t size = 0;
  bool is_first = true;  // no smaller tree failed, so that failures are wanted with all they consist of
  Tally tally;
  std::set<TreeFailure> found;  // the failures of the first size that has any, positions with one normal form once

  void fail(const TreeFailure& failure);  // does not add to `found`
  void merge(const TreeLevel& other);
};

// "1 edge", "2 edges".
std::string count_of(std::uint64_t number, const std::string& what);

// How the census of survey_trees is confirmed.
inline constexpr const char* kTreeCensus =
    "The census of each size was confirmed: the number of trees (OEIS A000055) and, from the automorphism groups, the "
    "number n^(n-2) of labelled trees.";

// Calls visit(tree, level) for every tree with that many edges, for each number of the range. Several threads call at
// once, each with a level of its own. Throws InternalError when a census is wrong.
std::vector<TreeLevel> survey_trees(const Effort& effort, Range edges,
                                    absl::FunctionRef<void(const Graph&, TreeLevel&)> visit);

// What the readings of one claim differ in.
struct SurveyWords {
  TreeSize size;
  std::string range;
};

SurveyWords by_edges(Range edges);
SurveyWords by_markable_edges(Range markable);

// A tree of the survey as a board to play on.
struct Board {
  ArrowBoard start;
  std::size_t markable;
};
Board board_of(const Graph& tree, TreeSize size);

// The same board as a tree of the game as stated, in the numbering of its notation.
Graph stated_board(const Graph& tree, TreeSize size);

// Edges that the empty board of the game as stated lets one mark: those with no leaf at either end.
std::size_t markable_edges(const Graph& tree);

}  // namespace sprague::cycles
