// Su's conjecture on trees: who wins on the empty board.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/tree_survey.hpp"

namespace sprague::cycles {
namespace {

using Arrow = std::pair<Vertex, Vertex>;

// Every arrow that may be put now; with `up_to_flip`, in one direction of each edge only.
std::vector<Arrow> moves(const ArrowBoard& board, bool up_to_flip) {
  std::vector<Arrow> result;
  for (std::size_t i = 0; i < board.vertices(); ++i) {
    for (std::size_t j = up_to_flip ? i : 0; j < board.vertices(); ++j) {
      const auto v = static_cast<Vertex>(i);
      const auto w = static_cast<Vertex>(j);
      if (board.is_open(v, w) && board.may_mark(v, w)) result.emplace_back(v, w);
    }
  }
  return result;
}

std::string to_string(Arrow arrow) {
  return fmt::format("{}>{}", arrow.first, arrow.second);
}

// For each of the smallest counterexamples that the second player wins, a winning reply to every first move. First
// moves are taken up to the flip, and those that lead to one normal form once.
DataTable replies_table(const std::vector<TreeLevel>& levels, const std::string& tables, ArrowNimbers& nimbers) {
  DataTable table{tables + "-replies", {"tree", "first_move", "reply"}, {}};
  auto put = [](ArrowBoard board, Arrow arrow) {
    board.mark(arrow.first, arrow.second);
    return board;
  };
  for (const TreeLevel& level : levels) {
    for (const TreeFailure& failure : level.found) {
      if (failure.nimber != 0) continue;
      const ArrowBoard start(parse_graph(failure.tree));
      std::set<Sum<ArrowTree>> known;
      for (Arrow first : moves(start, true)) {
        const ArrowBoard after = put(start, first);
        Sum<ArrowTree> components = after.components();
        std::ranges::sort(components);
        if (!known.insert(std::move(components)).second) continue;
        const auto replies = moves(after, false);
        const auto reply = std::ranges::find_if(
            replies, [&](Arrow arrow) { return nimbers.value(put(after, arrow).components()).is_zero(); });
        ENSURE(reply != replies.end(), "a second-player win has a first move without a winning reply");
        table.rows.push_back({failure.tree, to_string(first), to_string(*reply)});
      }
    }
  }
  return table;
}

Finding survey_empty(const Effort& effort, Range range, bool counts_all_edges, const SurveyWords& words) {
  ArrowNimbers nimbers(ArrowTrees(), effort);
  const auto levels = survey_trees(effort, range, [&](const Graph& tree, TreeLevel& level) {
    const Board board = board_of(tree, words.size);
    const Nimber nimber = nimbers.value(board.start.components());
    const std::size_t edges = counts_all_edges ? board.edges : board.markable;
    if (nimber.is_zero() == (edges % 2 == 0)) return level.pass(nimber);
    TreeFailure failure{{}, {}, board.edges, board.markable, nimber.value()};
    if (level.is_first) {
      failure.tree = print_graph(stated_board(tree, words.size));
      level.found.insert(failure);
    }
    level.fail(failure);
  });
  Finding finding = finding_of(levels, words);
  DataTable replies = replies_table(levels, words.tables, nimbers);
  if (!replies.rows.empty()) finding.tables.push_back(std::move(replies));
  return finding;
}

}  // namespace

Finding check_trees_by_markable_edges(const Effort& effort, Range edges) {
  return survey_empty(effort, edges, false, by_edges("by-edges", edges));
}

Finding check_trees_by_all_edges(const Effort& effort, Range edges) {
  return survey_empty(effort, edges, true, by_edges("all-edges", edges));
}

Finding check_trees_of_markable_edges(const Effort& effort, Range markable) {
  return survey_empty(effort, markable, false, by_markable_edges(markable));
}

}  // namespace sprague::cycles
