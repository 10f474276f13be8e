// Theorem 4.2, Su's conjecture on Z-trees: the pairing strategy of its proof, played out.
#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "canonical/graph_notation.hpp"
#include "certificates/facts.hpp"
#include "certificates/play_proof.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/checks.hpp"
#include "conjectures/cycles/tree_survey.hpp"

namespace sprague::cycles {
namespace {

// Definition 4.1.
bool is_z_tree(const Graph& tree) {
  for (std::size_t i = 0; i < tree.vertices(); ++i) {
    const auto v = static_cast<Vertex>(i);
    if (tree.degree(v) != 2) continue;
    if (std::ranges::none_of(tree.neighbours(v), [&](Vertex w) { return tree.degree(w) == 1; })) return false;
  }
  return true;
}

// --- the strategy ---

// Whether the edge to a leaf, which no arrow fits, counts among the child edges of its parent. The proof does not say.
enum class ChildEdges { playable, all };

// The strategy of the proof on one rooted tree. A vertex is critical when exactly two of its child edges are unmarked.
// To a move on a child edge of a critical vertex, the reply is its other child edge, in the opposite direction seen
// from the vertex; to any other move, any move on a child edge of a vertex that is not critical. With an odd number of
// playable edges the strategy's side opens with such a move. All of the opponent's moves are tried, and all of the
// replies that the strategy leaves open.
class Pairing {
 public:
  Pairing(const Graph& tree, Vertex root, ChildEdges child_edges)
      : tree_(tree), parent_(tree.vertices(), root), child_edges_(child_edges) {
    hang(root, root);
  }

  using Play = std::vector<Ends>;

  // The moves of a play after which the strategy has nothing to play, or nothing.
  std::optional<Play> break_down() {
    const Position start{ArrowBoard(tree_), std::vector<std::uint8_t>(tree_.vertices(), 0)};
    auto play = markable_edges(tree_) % 2 == 0 ? answer_all(start) : answer_freely(start);
    if (play) std::ranges::reverse(*play);
    return play;
  }

 private:
  struct Position {
    ArrowBoard board;
    std::vector<std::uint8_t> marked;  // of a vertex that is not the root: 1 down to it, 2 up from it, 0 no arrow
  };
  struct Move {
    Vertex child;
    bool down;
  };
  void hang(Vertex v, Vertex above) {
    for (Vertex w : tree_.neighbours(v)) {
      if (w == above) continue;
      parent_[w] = v;
      children_.push_back(w);
      hang(w, v);
    }
  }

  bool counts(Vertex child) const {
    return child_edges_ == ChildEdges::all || (tree_.degree(child) > 1 && tree_.degree(parent_[child]) > 1);
  }

  bool is_open_child(const Position& position, Vertex v, Vertex child) const {
    return parent_[child] == v && counts(child) && position.marked[child] == 0;
  }
  bool is_critical(const Position& position, Vertex v) const {
    return std::ranges::count_if(children_, [&](Vertex child) { return is_open_child(position, v, child); }) == 2;
  }
  // Requires an open child.
  Vertex open_child(const Position& position, Vertex v) const {
    return *std::ranges::find_if(children_, [&](Vertex child) { return is_open_child(position, v, child); });
  }

  bool is_legal(const Position& position, Move move) const {
    const Vertex above = parent_[move.child];
    if (position.marked[move.child] != 0) return false;
    return move.down ? position.board.may_mark(above, move.child) : position.board.may_mark(move.child, above);
  }

  Ends arrow(Move move) const {
    return move.down ? Ends(parent_[move.child], move.child) : Ends(move.child, parent_[move.child]);
  }

  Position after(const Position& position, Move move) const {
    Position next = position;
    next.board.mark(arrow(move).first, arrow(move).second);
    next.marked[move.child] = move.down ? 1 : 2;
    return next;
  }

  template <class Visit>
  void each_legal(const Position& position, Visit&& visit) const {
    for (Vertex child : children_) {
      for (bool down : {true, false}) {
        if (is_legal(position, {child, down})) visit(Move{child, down});
      }
    }
  }

  // The play on from here that breaks the strategy, its moves that lead here left out, last move first. The opponent
  // is to move.
  std::optional<Play> answer_all(const Position& position) {
    if (!seen_.insert(position.marked).second) return {};
    std::optional<Play> broken;
    each_legal(position, [&](Move move) {
      if (broken) return;
      const Vertex above = parent_[move.child];
      const Position next = after(position, move);
      const bool pairs = is_critical(position, above) && counts(move.child);
      broken = pairs ? answer_in_pair(next, {open_child(next, above), !move.down}) : answer_freely(next);
      if (broken) broken->push_back(arrow(move));
    });
    return broken;
  }

  std::optional<Play> answer_in_pair(const Position& position, Move reply) {
    if (!is_legal(position, reply)) return Play();
    return answer_with(position, reply);
  }

  std::optional<Play> answer_freely(const Position& position) {
    bool answered = false;
    std::optional<Play> broken;
    each_legal(position, [&](Move move) {
      if (broken || !counts(move.child) || is_critical(position, parent_[move.child])) return;
      answered = true;
      broken = answer_with(position, move);
    });
    if (!answered) return Play();
    return broken;
  }

  std::optional<Play> answer_with(const Position& position, Move reply) {
    std::optional<Play> broken = answer_all(after(position, reply));
    if (broken) broken->push_back(arrow(reply));
    return broken;
  }

  const Graph& tree_;
  std::vector<Vertex> parent_;
  std::vector<Vertex> children_;  // every vertex but the root, parents first
  ChildEdges child_edges_;
  absl::flat_hash_set<std::vector<std::uint8_t>> seen_;  // marks with the opponent to move
};

enum class Roots { every, some };

// A play that broke the strategy, and the root it was for.
struct Breakdown {
  Vertex root;
  Pairing::Play play;
};

std::string print(const Pairing::Play& play) {
  std::string text;
  for (const auto& [tail, head] : play) text += fmt::format("{}{}>{}", text.empty() ? "" : " ", tail, head);
  return text;
}

std::string describe(const std::string& tree, Roots roots, const Breakdown& broken) {
  const std::string what = broken.play.empty() ? "already its first move is missing"
                                               : fmt::format("after {} the strategy has no move", print(broken.play));
  return roots == Roots::every ? fmt::format("{}, rooted at {}: {}", tree, broken.root, what)
                               : fmt::format("{}: no root works; rooted at {}, {}", tree, broken.root, what);
}

// The first root under which the strategy breaks down or, if some root is enough, all roots when all of them fail.
std::vector<Breakdown> breakdowns(const Graph& tree, ChildEdges child_edges, Roots roots) {
  std::vector<Breakdown> found;
  for (std::size_t i = 0; i < tree.vertices() && (roots == Roots::some || found.empty()); ++i) {
    const auto root = static_cast<Vertex>(i);
    auto play = Pairing(tree, root, child_edges).break_down();
    if (play) {
      found.push_back({root, std::move(*play)});
    } else if (roots == Roots::some) {
      return {};
    }
  }
  return found;
}

void play_out(const Graph& tree, ChildEdges child_edges, Roots roots, Tally& tally) {
  const std::vector<Breakdown> found = breakdowns(tree, child_edges, roots);
  if (found.empty()) return tally.pass();
  const std::string notation = print_graph(tree);
  tally.fail({tree.edges(), notation, describe(notation, roots, found.front())});
}

// Who wins the smallest tree on which the strategy breaks down, and the plays that lead to where it has no move.
void tell_breakdowns(const Facts<Cycles>& facts, const Graph& tree, const std::vector<Breakdown>& found) {
  const CyclesBoard board = board_of_tree(tree);
  facts.witness(Asked::outcome, tree.edges(), board);
  const std::vector<unsigned> arrow = arrows_by_dart(board.map);
  for (const Breakdown& broken : found) {
    std::vector<std::string> moves;
    for (const auto& [tail, head] : broken.play) moves.emplace_back(1, arrow_letter(arrow[board.map.dart(tail, head)]));
    facts.play(board, moves);
  }
}

Finding sweep_pairing(const Effort& effort, Range edges, ChildEdges child_edges, Roots roots) {
  const Facts<Cycles> facts(effort, Cycles(CellReading::walk));
  const auto levels = survey_trees(effort, edges, [&](const Graph& tree, TreeLevel& level) {
    if (!is_z_tree(tree)) return;
    play_out(parse_graph(print_graph(tree)), child_edges, roots, level.tally);
    facts.used(Asked::outcome, tree.edges(), tree);
  });
  Tally tally;
  for (const TreeLevel& level : levels) tally.merge(level.tally);
  Finding finding =
      conclude(tally,
               fmt::format("all Z-trees with {} to {} edges, {} root, all plays", edges.first, edges.last,
                           roots == Roots::every ? "every" : "some"),
               "Every move of the opponent has a reply, whichever of the replies that the strategy allows were "
               "played before.");
  finding.notes.push_back(kTreeCensus);
  if (tally.smallest()) {
    const Graph tree = parse_graph(tally.smallest()->notation);
    tell_breakdowns(facts, tree, breakdowns(tree, child_edges, roots));
  }
  if (child_edges == ChildEdges::all && finding.verdict == Verdict::refuted) {
    finding.repair =
        "Count only playable edges among the child edges: the reading of the proof's strategy with playable child "
        "edges holds under every root.";
  }
  if (child_edges == ChildEdges::playable && finding.verdict == Verdict::holds) {
    finding.notes.push_back(
        "Why it works at every size, in words: a vertex without a leaf has degree three or more, so below it hang at "
        "least two playable child edges (three, if it is the root), and the last two of them get opposite directions. "
        "It is then neither sink nor source, whatever the edge to its parent or a reply elsewhere was, and before that "
        "two of its edges are unmarked. A vertex with a leaf is never either. So every playable edge gets its arrow in "
        "the end, and the parity of the moves that start no pair is that of the number of playable edges. Roots at "
        "leaves and at vertices of degree two are among those played.");
  }
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_z_trees() {
  static const std::array kChecks{
      NamedCheck{"pairing",
                 [](const Effort& effort, Range edges) {
                   return sweep_pairing(effort, edges, ChildEdges::playable, Roots::every);
                 }},
      NamedCheck{"pairing_with_leaves",
                 [](const Effort& effort, Range edges) {
                   return sweep_pairing(effort, edges, ChildEdges::all, Roots::every);
                 }},
      NamedCheck{
          "pairing_with_leaves_some_root",
          [](const Effort& effort, Range edges) { return sweep_pairing(effort, edges, ChildEdges::all, Roots::some); }},
  };
  return kChecks;
}

}  // namespace sprague::cycles
