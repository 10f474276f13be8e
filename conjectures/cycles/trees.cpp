// Su's conjecture on trees, and the conjecture on trees with one arrow that was to prove it.
#include <fmt/format.h>

#include <algorithm>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/tree_survey.hpp"

namespace sprague::cycles {
namespace {

constexpr const char* kHolds = "Every instance of the range passes. No proof for all sizes was tried.";

constexpr const char* kCensus =
    "The census of each size was confirmed: the number of trees (OEIS A000055) and, from the automorphism groups, the "
    "number n^(n-2) of labelled trees.";

constexpr const char* kSums =
    "Boards are taken by their trimming, one tree of markable edges. A board whose trimming falls apart is a sum of "
    "such boards; as long as every summand has the parity of its number of markable edges, so has the sum, and the "
    "smallest failure is among the boards visited.";

std::string by_edges(Range edges) {
  return fmt::format("all trees with {} to {} edges", edges.first, edges.last);
}

std::string by_markable(Range markable) {
  return fmt::format("all trees with {} to {} markable edges whose trimming is one tree", markable.first,
                     markable.last);
}

Finding with_notes(Finding finding, TreeSize size) {
  finding.notes.push_back(kCensus);
  if (size == TreeSize::markable_edges) finding.notes.push_back(kSums);
  return finding;
}

// A tree of the survey as a board to play on.
struct Board {
  ArrowBoard start;
  std::size_t edges;
  std::size_t markable;
};

Board board_of(const Graph& tree, TreeSize size) {
  if (size == TreeSize::edges) return {ArrowBoard(tree), tree.edges(), markable_edges(tree)};
  std::size_t leaves = 0;
  for (std::size_t v = 0; v < tree.vertices(); ++v) leaves += tree.degree(static_cast<Vertex>(v)) == 1 ? 1U : 0U;
  return {ArrowBoard::trimmed(tree), tree.edges() + leaves, tree.edges()};
}

// The same board of the game as stated, in the numbering of its notation.
Graph stated_board(const Graph& tree, TreeSize size) {
  return parse_graph(print_graph(size == TreeSize::edges ? tree : with_leaves(tree)));
}

// --- the empty board ---

Finding survey_empty(const Effort& effort, Range range, TreeSize size, bool counts_all_edges, std::string words) {
  ArrowNimbers nimbers(ArrowTrees(), effort);
  const auto levels = survey_trees(effort, range, [&](const Graph& tree, TreeLevel& level) {
    const Board board = board_of(tree, size);
    const Nimber nimber = nimbers.value(board.start.components());
    const std::size_t edges = counts_all_edges ? board.edges : board.markable;
    if (nimber.is_zero() == (edges % 2 == 0)) return level.pass(nimber);
    TreeFailure failure{{}, {}, board.edges, board.markable, nimber.value()};
    if (level.is_first) failure.tree = print_graph(stated_board(tree, size));
    level.fail(failure);
  });
  return with_notes(finding_of(levels, size, std::move(words), kHolds), size);
}

// --- one arrow ---

// An arrow on an edge with a leaf at neither end, on an otherwise empty board. The other direction is its flip.
struct OneArrow {
  Vertex tail;
  Vertex head;
  bool beside_leaf;  // an end has a leaf, in the game as stated
  bool outermost;    // an end has nothing but leaves beside the arrow
  Nimber nimber;
};

std::vector<OneArrow> one_arrow_states(const Graph& tree, TreeSize size, ArrowNimbers& nimbers) {
  const ArrowBoard start = board_of(tree, size).start;
  auto is_leaf = [&](Vertex v) { return tree.degree(v) == 1; };
  // In a trimmed tree, a leaf is what had nothing but leaves beside it.
  auto has_leaf = [&](Vertex v) {
    return size == TreeSize::edges ? std::ranges::any_of(tree.neighbours(v), is_leaf) : is_leaf(v);
  };
  auto has_only_leaves = [&](Vertex v) {
    if (size == TreeSize::markable_edges) return is_leaf(v);
    return std::ranges::count_if(tree.neighbours(v), is_leaf) + 1 == static_cast<std::ptrdiff_t>(tree.degree(v));
  };
  std::vector<OneArrow> states;
  for (std::size_t i = 0; i < tree.vertices(); ++i) {
    const auto v = static_cast<Vertex>(i);
    for (Vertex w : tree.neighbours(v)) {
      if (v > w || !start.may_mark(v, w)) continue;
      ArrowBoard board = start;
      board.mark(v, w);
      states.push_back({v, w, has_leaf(v) || has_leaf(w), has_only_leaves(v) || has_only_leaves(w),
                        nimbers.value(board.components())});
    }
  }
  return states;
}

enum class Marks { all, outermost };

std::vector<TreeLevel> survey_one_arrow(const Effort& effort, Range range, TreeSize size, Marks marks) {
  ArrowNimbers nimbers(ArrowTrees(), effort);
  return survey_trees(effort, range, [&](const Graph& tree, TreeLevel& level) {
    const Board board = board_of(tree, size);
    auto is_right = [&](const OneArrow& state) { return state.nimber.value() % 2 == (board.markable - 1) % 2; };
    auto states = one_arrow_states(tree, size, nimbers);
    if (marks == Marks::outermost) std::erase_if(states, [](const OneArrow& state) { return !state.outermost; });
    TreeFailure failure{{}, {}, board.edges, board.markable, 0};
    if (level.is_first && !std::ranges::all_of(states, is_right)) {
      const Graph stated = stated_board(tree, size);
      failure.tree = print_graph(stated);
      states = one_arrow_states(stated, TreeSize::edges, nimbers);
      if (marks == Marks::outermost) std::erase_if(states, [](const OneArrow& state) { return !state.outermost; });
    }
    for (const OneArrow& state : states) {
      if (is_right(state)) {
        level.pass(state.nimber);
        continue;
      }
      failure.arrow = {state.tail, state.head};
      failure.nimber = state.nimber.value();
      level.fail(failure);
    }
  });
}

// --- the mark of a smallest counterexample ---

// Adds to `part` what hangs on `from` away from `banned`, below the vertex `at` of `part`.
void copy_side(const Graph& tree, Vertex from, Vertex banned, Graph& part, Vertex at) {
  for (Vertex next : tree.neighbours(from)) {
    if (next == banned) continue;
    const Vertex copy = part.add_vertex();
    part.add_edge(at, copy);
    copy_side(tree, next, from, part, copy);
  }
}

// The side of `inner` at the edge to `outer`, as a tree of its own: `outer`, vertex 1, has one leaf left, so that the
// edge from it to `inner`, vertex 0, can be marked.
Graph side_of(const Graph& tree, Vertex inner, Vertex outer) {
  Graph part(3);
  part.add_edge(0, 1);
  part.add_edge(1, 2);
  copy_side(tree, inner, outer, part, 0);
  return part;
}

Nimber one_arrow_nimber(const Graph& tree, Vertex tail, Vertex head, ArrowNimbers& nimbers) {
  ArrowBoard board(tree);
  board.mark(tail, head);
  return nimbers.value(board.components());
}

// Trees on which the step of Section 4.2 is replayed.
constexpr Range kSplitting{3, 12};

// The step of Section 4.2 on every tree: where neither end of the arrow has a leaf, the two sides are smaller trees
// with one arrow, and the nimber is the nim-sum of theirs.
Tally check_splitting(const Effort& effort, Range edges) {
  ArrowNimbers nimbers(ArrowTrees(), effort);
  const auto levels = survey_trees(effort, edges, [&](const Graph& tree, TreeLevel& level) {
    for (const OneArrow& state : one_arrow_states(tree, TreeSize::edges, nimbers)) {
      if (state.beside_leaf) continue;
      const Graph behind = side_of(tree, state.tail, state.head);
      const Graph ahead = side_of(tree, state.head, state.tail);
      const Nimber sum = one_arrow_nimber(behind, 0, 1, nimbers) ^ one_arrow_nimber(ahead, 1, 0, nimbers);
      const std::size_t markable = markable_edges(tree);
      const bool is_smaller = markable_edges(behind) < markable && markable_edges(ahead) < markable &&
                              behind.edges() < tree.edges() && ahead.edges() < tree.edges();
      if (sum == state.nimber && is_smaller) {
        level.pass(state.nimber);
      } else {
        level.fail({print_graph(tree), {}, tree.edges(), markable, state.nimber.value()});
      }
    }
  });
  Tally tally;
  for (const TreeLevel& level : levels) tally.merge(level.tally);
  return tally;
}

Finding smallest_mark(const Effort& effort, Range range, TreeSize size, std::string words) {
  const auto levels = survey_one_arrow(effort, range, size, Marks::all);
  Finding finding;
  finding.range = std::move(words);
  ArrowNimbers nimbers(ArrowTrees(), effort);
  for (const TreeLevel& level : levels) {
    for (const TreeFailure& failure : level.found) {
      ++finding.instances;
      const auto states = one_arrow_states(parse_graph(failure.tree), TreeSize::edges, nimbers);
      const auto state = std::ranges::find_if(states, [&](const OneArrow& candidate) {
        return std::pair(candidate.tail, candidate.head) == failure.arrow;
      });
      ENSURE(state != states.end(), "a smallest counterexample lost its arrow");
      if (state->outermost) continue;
      ++finding.failures;
      if (!finding.witness) finding.witness = failure.notation();
    }
  }
  if (finding.instances == 0) {
    finding.verdict = Verdict::undecided;
    finding.reason = "The range has no counterexample to CY-C4.3.";
    return finding;
  }
  const Tally splitting = check_splitting(effort, kSplitting);
  ENSURE(splitting.failures() == 0, "an arrow away from the leaves does not split its tree");
  finding.verdict = finding.failures == 0 ? Verdict::proved : Verdict::refuted;
  finding.minimal = true;
  finding.reason = fmt::format(
      "CY-C4.3 is refuted, so there are smallest counterexamples: exactly {} arrows (up to the flip), {} of them with "
      "something else than leaves beside both ends.",
      finding.instances, finding.failures);
  finding.notes.push_back(fmt::format(
      "The deduction of Section 4.2 is sound for arrows with a leaf at neither end: such an arrow u>v leaves the side "
      "of u and the side of v, both with an unmarked edge, as independent games, each that of a smaller tree with one "
      "arrow. That step was replayed on all {} such states of trees with at most {} edges. Where an end has a leaf and "
      "further edges, that side is a sum of empty boards, of which CY-C4.3 says nothing, so that the deduction leaves "
      "more than arrows on outermost markable edges; the smallest counterexamples have those all the same.",
      splitting.instances(), kSplitting.last));
  return finding;
}

}  // namespace

Finding check_trees_by_markable_edges(const Effort& effort, Range edges) {
  return survey_empty(effort, edges, TreeSize::edges, false, by_edges(edges));
}

Finding check_trees_by_all_edges(const Effort& effort, Range edges) {
  return survey_empty(effort, edges, TreeSize::edges, true, by_edges(edges));
}

Finding check_trees_of_markable_edges(const Effort& effort, Range markable) {
  return survey_empty(effort, markable, TreeSize::markable_edges, false, by_markable(markable));
}

Finding check_one_arrow(const Effort& effort, Range edges) {
  const auto levels = survey_one_arrow(effort, edges, TreeSize::edges, Marks::all);
  return with_notes(finding_of(levels, TreeSize::edges, by_edges(edges) + ", every markable edge", kHolds),
                    TreeSize::edges);
}

Finding check_one_arrow_outermost(const Effort& effort, Range edges) {
  const auto levels = survey_one_arrow(effort, edges, TreeSize::edges, Marks::outermost);
  return with_notes(finding_of(levels, TreeSize::edges, by_edges(edges) + ", every outermost markable edge", kHolds),
                    TreeSize::edges);
}

Finding check_one_arrow_of_markable_edges(const Effort& effort, Range markable) {
  const auto levels = survey_one_arrow(effort, markable, TreeSize::markable_edges, Marks::all);
  return with_notes(
      finding_of(levels, TreeSize::markable_edges, by_markable(markable) + ", every markable edge", kHolds),
      TreeSize::markable_edges);
}

Finding check_smallest_mark(const Effort& effort, Range edges) {
  return smallest_mark(effort, edges, TreeSize::edges, by_edges(edges));
}

Finding check_smallest_mark_of_markable_edges(const Effort& effort, Range markable) {
  return smallest_mark(effort, markable, TreeSize::markable_edges, by_markable(markable));
}

}  // namespace sprague::cycles
