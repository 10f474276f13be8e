// Theorem 4.2: Su's conjecture on Z-trees, by values; and the pairing strategy of its proof, played out.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "canonical/families.hpp"
#include "canonical/graph_notation.hpp"
#include "checkers/sweep.hpp"
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

  // The moves of a play after which the strategy has nothing to play, or empty.
  std::optional<std::string> break_down() {
    const Position start{ArrowBoard(tree_), std::vector<std::uint8_t>(tree_.vertices(), 0), ""};
    if (markable_edges(tree_) % 2 == 0) return answer_all(start);
    return answer_freely(start);
  }

 private:
  struct Position {
    ArrowBoard board;
    std::vector<std::uint8_t> marked;  // of a vertex that is not the root: 1 down to it, 2 up from it, 0 no arrow
    std::string play;
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

  std::vector<Vertex> open_children(const Position& position, Vertex v) const {
    std::vector<Vertex> open;
    for (Vertex child : children_) {
      if (parent_[child] == v && counts(child) && position.marked[child] == 0) open.push_back(child);
    }
    return open;
  }
  bool is_critical(const Position& position, Vertex v) const { return open_children(position, v).size() == 2; }

  bool is_legal(const Position& position, Move move) const {
    const Vertex above = parent_[move.child];
    if (position.marked[move.child] != 0) return false;
    return move.down ? position.board.may_mark(above, move.child) : position.board.may_mark(move.child, above);
  }

  Position after(const Position& position, Move move) const {
    Position next = position;
    const Vertex tail = move.down ? parent_[move.child] : move.child;
    const Vertex head = move.down ? move.child : parent_[move.child];
    next.board.mark(tail, head);
    next.marked[move.child] = move.down ? 1 : 2;
    next.play += fmt::format("{}{}>{}", next.play.empty() ? "" : " ", tail, head);
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

  // The opponent is to move.
  std::optional<std::string> answer_all(const Position& position) {
    if (!seen_.insert(position.marked).second) return {};
    std::optional<std::string> broken;
    each_legal(position, [&](Move move) {
      if (broken) return;
      const Vertex above = parent_[move.child];
      const Position next = after(position, move);
      const bool pairs = is_critical(position, above) && counts(move.child);
      broken = pairs ? answer_in_pair(next, {open_children(next, above).front(), !move.down}) : answer_freely(next);
    });
    return broken;
  }

  std::optional<std::string> answer_in_pair(const Position& position, Move reply) {
    if (!is_legal(position, reply)) return position.play;
    return answer_all(after(position, reply));
  }

  std::optional<std::string> answer_freely(const Position& position) {
    bool answered = false;
    std::optional<std::string> broken;
    each_legal(position, [&](Move move) {
      if (broken || !counts(move.child) || is_critical(position, parent_[move.child])) return;
      answered = true;
      broken = answer_all(after(position, move));
    });
    if (!answered) return position.play;
    return broken;
  }

  const Graph& tree_;
  std::vector<Vertex> parent_;
  std::vector<Vertex> children_;  // every vertex but the root, parents first
  ChildEdges child_edges_;
  std::set<std::vector<std::uint8_t>> seen_;  // marks with the opponent to move
};

std::string describe(const std::string& tree, Vertex root, const std::string& play) {
  return fmt::format("{}, rooted at {}: after {} the strategy has no move", tree, root,
                     play.empty() ? "no arrow" : play);
}

enum class Roots { every, some };

Finding sweep_pairing(const Effort& effort, Range edges, ChildEdges child_edges, Roots roots) {
  const Tally tally = sweep<Graph>(
      effort,
      [&](absl::FunctionRef<void(Graph)> sink) {
        for (std::uint64_t size = edges.first; size <= edges.last; ++size) {
          each_tree(size + 1, {}, [&](Parents parents) {
            Graph tree = tree_of(parents);
            if (is_z_tree(tree)) sink(std::move(tree));
          });
        }
      },
      [&] {
        return [=](const Graph& any, Tally& counts) {
          const std::string notation = print_graph(any);
          const Graph tree = parse_graph(notation);
          std::optional<std::string> broken;
          std::size_t working = 0;
          for (std::size_t root = 0; root < tree.vertices(); ++root) {
            const auto play = Pairing(tree, static_cast<Vertex>(root), child_edges).break_down();
            if (!play) ++working;
            if (play && !broken) broken = describe(notation, static_cast<Vertex>(root), *play);
          }
          if (!broken || (roots == Roots::some && working > 0)) {
            counts.pass();
          } else {
            counts.fail({tree.edges(), notation, *broken});
          }
        };
      });
  Finding finding =
      conclude(tally,
               fmt::format("all Z-trees with {} to {} edges, {} root, all plays", edges.first, edges.last,
                           roots == Roots::every ? "every" : "some"),
               "Every move of the opponent has a reply, whichever of the replies that the strategy allows were "
               "played before.");
  if (child_edges == ChildEdges::all) {
    finding.repair = "Count only playable edges among the child edges: see the reading with playable child edges.";
  } else {
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

Finding check_z_trees(const Effort& effort, Range edges) {
  ArrowNimbers nimbers(ArrowTrees(), effort);
  const auto levels = survey_trees(effort, edges, [&](const Graph& tree, TreeLevel& level) {
    if (!is_z_tree(tree)) return;
    const std::size_t playable = markable_edges(tree);
    const Nimber nimber = nimbers.value(ArrowBoard(tree).components());
    if (nimber.is_zero() == (playable % 2 == 0)) return level.pass(nimber);
    const TreeFailure failure{print_graph(tree), {}, tree.edges(), playable, nimber.value()};
    level.fail(failure, failure.winner(playable, "playable edge"));
    if (level.is_first) level.found.insert(failure);
  });
  return finding_of(
      levels, {TreeSize::edges, "z-trees", fmt::format("all Z-trees with {} to {} edges", edges.first, edges.last)});
}

Finding check_pairing(const Effort& effort, Range edges) {
  return sweep_pairing(effort, edges, ChildEdges::playable, Roots::every);
}

Finding check_pairing_with_leaves(const Effort& effort, Range edges) {
  return sweep_pairing(effort, edges, ChildEdges::all, Roots::every);
}

Finding check_pairing_with_leaves_some_root(const Effort& effort, Range edges) {
  return sweep_pairing(effort, edges, ChildEdges::all, Roots::some);
}

}  // namespace sprague::cycles
