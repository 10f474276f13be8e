// The deduction about the smallest counterexample of the conjecture on trees with one arrow, which was to prove Su's
// conjecture for trees.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "certificates/facts.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/tree_survey.hpp"

namespace sprague::cycles {
namespace {

// An arrow on an edge with a leaf at neither end, on an otherwise empty board. The other direction is its flip.
struct OneArrow {
  Vertex tail;
  Vertex head;
  bool beside_leaf;           // an end has a leaf, in the game as stated
  bool outermost;             // an end has nothing but leaves beside the arrow
  Sum<ArrowTree> components;  // sorted
  Nimber nimber;
};

// The least trees that can take an arrow. What is smallest is known only from these on, whatever the range starts at.
constexpr std::uint64_t kLeastEdges = 3;
constexpr std::uint64_t kLeastMarkableEdges = 1;

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
      const bool outermost = has_only_leaves(v) || has_only_leaves(w);
      ArrowBoard board = start;
      board.mark(v, w);
      Sum<ArrowTree> components = board.components();
      std::ranges::sort(components);
      const Nimber nimber = nimbers.value(components);
      states.push_back({v, w, has_leaf(v) || has_leaf(w), outermost, std::move(components), nimber});
    }
  }
  return states;
}

std::vector<TreeLevel> survey_one_arrow(const Effort& effort, Range range, TreeSize size, ArrowNimbers& nimbers) {
  const bool asks_sums = size == TreeSize::markable_edges && range.first <= kLeastMarkableEdges;
  return survey_trees(effort, range, [&](const Graph& tree, TreeLevel& level) {
    const Board board = board_of(tree, size);
    if (asks_sums && level.is_first) {
      ENSURE(nimbers.value(board.start.components()).value() % 2 == board.markable % 2,
             "a sum of trees could be a smaller failure than any tree");
    }
    auto is_right = [&](const OneArrow& state) { return state.nimber.value() % 2 == (board.markable - 1) % 2; };
    auto states = one_arrow_states(tree, size, nimbers);
    TreeFailure failure;
    if (level.is_first && !std::ranges::all_of(states, is_right)) {
      const Graph stated = stated_board(tree, size);
      failure.tree = print_graph(stated);
      states = one_arrow_states(stated, TreeSize::edges, nimbers);
    }
    std::set<Sum<ArrowTree>> known;
    for (const OneArrow& state : states) {
      if (is_right(state)) {
        level.tally.pass();
        continue;
      }
      failure.arrow = {state.tail, state.head};
      level.fail(failure);
      if (level.is_first && known.insert(state.components).second) level.found.insert(failure);
    }
  });
}

// Why the smallest failure by markable edges is among the boards visited, and no sum of such boards. Requires a survey
// by markable edges.
std::string note_on_sums_with_an_arrow(const std::vector<TreeLevel>& levels) {
  const std::string trimmings = "Boards are taken by their trimming, one tree of markable edges. ";
  if (levels.front().size > kLeastMarkableEdges)
    return trimmings + "Boards whose trimming falls apart were not visited.";
  const auto first = std::ranges::find_if(levels, [](const TreeLevel& level) { return level.tally.failures() > 0; });
  const std::uint64_t size = first == levels.end() ? levels.back().size + 1 : first->size;
  return fmt::format(
      "{}A board whose trimming falls apart is a sum of such boards. Below {} the summand with the arrow has the "
      "parity of its number of markable edges less one, and the empty ones have the parity of theirs (CY-TREE; asked "
      "here of every tree), so that their sum obeys the conjecture: a smallest failure is among the boards visited.",
      trimmings, count_of(size, "markable edge"));
}

// The nimbers of the smallest failures of Conjecture 4.3.
void tell_smallest(const Effort& effort, const std::vector<TreeLevel>& levels) {
  const Facts<Cycles> facts(effort, Cycles(CellReading::walk));
  for (const TreeLevel& level : levels) {
    for (const TreeFailure& failure : level.found) {
      facts.witness(Asked::nimber, level.size, board_of_tree(parse_graph(failure.tree), {failure.arrow}));
    }
  }
}

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
        level.tally.pass();
      } else {
        level.fail({print_graph(tree), {state.tail, state.head}});
      }
    }
  });
  Tally tally;
  for (const TreeLevel& level : levels) tally.merge(level.tally);
  return tally;
}

Finding smallest_mark(const Effort& effort, Range range, const SurveyWords& words) {
  ArrowNimbers nimbers(ArrowTrees(), effort);
  const auto levels = survey_one_arrow(effort, range, words.size, nimbers);
  Finding finding;
  finding.range = words.range;
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
  tell_smallest(effort, levels);
  const Tally splitting = check_splitting(effort, kSplitting);
  ENSURE(splitting.failures() == 0, "an arrow away from the leaves does not split its tree");
  finding.verdict = finding.failures == 0 ? Verdict::proved : Verdict::refuted;
  finding.minimal = true;
  finding.reason = fmt::format(
      "CY-C4.3 is refuted, so there are smallest counterexamples: exactly {}, up to symmetry and the flip, {} "
      "of them with the arrow on an edge that is not outermost.",
      count_of(finding.instances, "position"), finding.failures == 0 ? "none" : fmt::format("{}", finding.failures));
  finding.notes.push_back(kTreeCensus);
  if (words.size == TreeSize::markable_edges) finding.notes.push_back(note_on_sums_with_an_arrow(levels));
  finding.notes.push_back(fmt::format(
      "The deduction of Section 4.2 is sound for arrows with a leaf at neither end: such an arrow u>v leaves the side "
      "of u and the side of v, both with an unmarked edge, as independent games, each that of a smaller tree with one "
      "arrow. That step was replayed on all {} such states of trees with at most {} edges. Where an end has a leaf and "
      "further edges, that side is a sum of empty boards, of which CY-C4.3 says nothing, so that the deduction leaves "
      "more than arrows on outermost markable edges; the smallest counterexamples have those all the same.",
      splitting.instances(), kSplitting.last));
  return finding;
}

Finding check_smallest_mark(const Effort& effort, Range edges) {
  const Range from_least{kLeastEdges, edges.last};
  return smallest_mark(effort, from_least, by_edges(from_least));
}

Finding check_smallest_mark_of_markable_edges(const Effort& effort, Range markable) {
  const Range from_least{kLeastMarkableEdges, markable.last};
  return smallest_mark(effort, from_least, by_markable_edges(from_least));
}

}  // namespace

std::span<const NamedCheck> checks_of_one_arrow() {
  static const std::array kChecks{
      NamedCheck{"smallest_mark", check_smallest_mark},
      NamedCheck{"smallest_mark_of_markable_edges", check_smallest_mark_of_markable_edges},
  };
  return kChecks;
}

}  // namespace sprague::cycles
