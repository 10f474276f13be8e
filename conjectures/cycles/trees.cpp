// Su's conjecture on trees: who wins on the empty board.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "conjectures/certify.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/tree_moves.hpp"
#include "conjectures/cycles/tree_survey.hpp"

namespace sprague::cycles {
namespace {

enum class TreeEdges { markable_edges, all_edges };

std::string to_string(Ends arrow) {
  return fmt::format("{}>{}", arrow.first, arrow.second);
}

// For each of the smallest counterexamples that the second player wins, a winning reply to every first move: in a
// table, and drawn.
void add_replies(Finding& finding, const std::vector<TreeLevel>& levels, const std::string& tables,
                 ArrowNimbers& nimbers) {
  DataTable table{tables + "-replies", {"tree", "first_move", "reply"}, {}};
  for (const TreeLevel& level : levels) {
    for (const TreeFailure& failure : level.found) {
      if (failure.nimber != 0) continue;
      const auto moves = tree_moves(ArrowBoard(parse_graph(failure.tree)), nimbers);
      for (const TreeMove& move : moves) {
        ENSURE(move.reply.has_value(), "a second-player win has a first move without a winning reply");
        table.rows.push_back({failure.tree, to_string(move.move), to_string(*move.reply)});
      }
      if (auto picture = picture_of_moves(failure, moves)) finding.pictures.push_back(std::move(*picture));
    }
  }
  if (!table.rows.empty()) finding.tables.push_back(std::move(table));
}

void certify_failures(const Effort& effort, const std::vector<TreeLevel>& levels, TreeEdges counted) {
  const Cycles game(CellReading::walk);
  std::vector<CertifiedStart<Cycles>> starts;
  for (const TreeLevel& level : levels) {
    for (const TreeFailure& failure : level.found) {
      starts.push_back(contradicting(start_of(game, board_of_tree(parse_graph(failure.tree))), "CY-TREE",
                                     counted == TreeEdges::all_edges ? "all edges" : "markable edges"));
    }
  }
  certify(effort, "smallest-counterexamples", game, starts);
}

// Why the smallest failure by markable edges is among the boards visited, and no sum of such boards.
std::string note_on_tree_sums(const std::vector<TreeLevel>& levels) {
  const std::string trimmings = "Boards are taken by their trimming, one tree of markable edges. ";
  if (levels.front().size > 1) return trimmings + "Boards whose trimming falls apart were not visited.";
  const auto has_parity = [](const TreeLevel& level) {
    const std::uint64_t parity = level.size % 2;
    return parity < level.by_nimber.size() && level.by_nimber[parity] == level.trees;
  };
  const auto bound = std::ranges::find_if_not(levels, has_parity);
  const auto first = std::ranges::find_if(levels, [](const TreeLevel& level) { return level.tally.failures() > 0; });
  ENSURE(bound == first, "a sum of trees could be a smaller failure than any tree");
  const std::uint64_t size = bound == levels.end() ? levels.back().size + 1 : bound->size;
  return fmt::format(
      "{}A board whose trimming falls apart is a sum of such boards. Below {} every summand has value 0 or 1, the "
      "parity of its number of markable edges, so a sum of them has the parity of its own as value and obeys the "
      "statement: a smallest failure is among the boards visited.",
      trimmings, count_of(size, "markable edge"));
}

Finding survey_empty(const Effort& effort, Range range, TreeEdges counted, const SurveyWords& words) {
  ArrowNimbers nimbers(ArrowTrees(), effort);
  const auto levels = survey_trees(effort, range, [&](const Graph& tree, TreeLevel& level) {
    const Board board = board_of(tree, words.size);
    const Nimber nimber = nimbers.value(board.start.components());
    const std::size_t edges = counted == TreeEdges::all_edges ? board.edges : board.markable;
    if (nimber.is_zero() == (edges % 2 == 0)) return level.pass(nimber);
    TreeFailure failure{{}, {}, board.edges, board.markable, nimber.value()};
    if (level.is_first) {
      failure.tree = print_graph(stated_board(tree, words.size));
      level.found.insert(failure);
    }
    level.fail(failure, failure.winner(edges, counted == TreeEdges::all_edges ? "edge" : "markable edge"));
  });
  Finding finding = finding_of(levels, words);
  if (words.size == TreeSize::markable_edges) finding.notes.push_back(note_on_tree_sums(levels));
  add_replies(finding, levels, words.tables, nimbers);
  certify_failures(effort, levels, counted);
  if (counted == TreeEdges::all_edges && finding.verdict == Verdict::refuted) {
    finding.repair =
        "See the reading of markable edges, which the thesis means (Section 2.2.1). So counted, it holds on Z-trees "
        "(CY-T4.2).";
  }
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_trees() {
  static const std::array kChecks{
      NamedCheck{"trees_by_markable_edges",
                 [](const Effort& effort, Range edges) {
                   return survey_empty(effort, edges, TreeEdges::markable_edges, by_edges("by-edges", edges));
                 }},
      NamedCheck{"trees_by_all_edges",
                 [](const Effort& effort, Range edges) {
                   return survey_empty(effort, edges, TreeEdges::all_edges, by_edges("all-edges", edges));
                 }},
      NamedCheck{"trees_of_markable_edges",
                 [](const Effort& effort, Range markable) {
                   return survey_empty(effort, markable, TreeEdges::markable_edges, by_markable_edges(markable));
                 }},
  };
  return kChecks;
}

}  // namespace sprague::cycles
