#include "conjectures/arrows/continuations.hpp"

#include <algorithm>

#include "canonical/ensure.hpp"
#include "canonical/graph_format.hpp"

namespace sprague::arrows {

Continuations::Continuations(Graph graph, ArrowSet marks, Leaves leaves) : graph_(std::move(graph)), marks_(marks) {
  const std::vector<GraphArrow> all = arrows_of(graph_);
  for (unsigned e = 0; e < graph_.edges(); ++e) {
    if ((marks >> 2 * e & 3U) == 0) unmarked_.push_back(e);
  }
  ENSURE(unmarked_.size() <= kMostEdges, "too many unmarked edges to number all continuations");
  // The sets of arrows that would make a vertex a source or a sink where that is forbidden.
  std::vector<ArrowSet> forbidden;
  for (std::size_t v = 0; v < graph_.vertices(); ++v) {
    if (leaves == Leaves::free && graph_.degree(static_cast<Vertex>(v)) == 1) continue;
    ArrowSet away = 0;
    for (unsigned i = 0; i < all.size(); ++i) {
      if (all[i].first == v) away |= arrow_bit(i);
    }
    forbidden.push_back(away);
    forbidden.push_back(reversed_arrows(away));
  }
  std::vector<ArrowSet> decorations{marks};
  for (const unsigned e : unmarked_) {
    const std::size_t before = decorations.size();
    for (const unsigned arrow : {2 * e, 2 * e + 1}) {
      for (std::size_t i = 0; i < before; ++i) decorations.push_back(decorations[i] | arrow_bit(arrow));
    }
  }
  for (const ArrowSet drawn : decorations) {
    const bool is_state = std::ranges::none_of(forbidden, [drawn](ArrowSet set) { return (set & ~drawn) == 0; });
    is_position_.push_back(is_state ? 1 : 0);
  }
}

ArrowSet Continuations::arrows(Continuation number) const {
  ArrowSet drawn = marks_;
  for (const unsigned e : unmarked_) {
    if (number % 3 != 0) drawn |= arrow_bit(2 * e + number % 3 - 1);
    number /= 3;
  }
  return drawn;
}

Continuation Continuations::number_of(ArrowSet arrows) const {
  Continuation number = 0;
  Continuation power = 1;
  for (const unsigned e : unmarked_) {
    number += power * static_cast<Continuation>(arrows >> 2 * e & 3U);
    power *= 3;
  }
  return number;
}

std::string Continuations::print(Continuation number) const {
  ArrowsBoard board{graph_, {}};
  const std::vector<GraphArrow> all = arrows_of(graph_);
  for (unsigned i = 0; i < all.size(); ++i) {
    if ((arrows(number) & arrow_bit(i)) != 0) board.marks.push_back(all[i]);
  }
  return ArrowsOnGraphs(Leaves::free).print_board(board);
}

Picture Continuations::picture(std::string caption, Continuation number) const {
  Picture picture{"g6:" + to_graph6(graph_), std::move(caption)};
  const std::vector<GraphArrow> all = arrows_of(graph_);
  for (unsigned i = 0; i < all.size(); ++i) {
    if ((arrows(number) & arrow_bit(i)) != 0) picture.arrows.push_back({all[i].first, all[i].second});
  }
  return picture;
}

std::vector<std::string> followers_of(const ArrowsBoard& board, Leaves leaves) {
  ArrowSet marks = 0;
  const std::vector<GraphArrow> arrows = arrows_of(board.graph);
  for (unsigned i = 0; i < arrows.size(); ++i) {
    if (std::ranges::find(board.marks, arrows[i]) != board.marks.end()) marks |= arrow_bit(i);
  }
  const Continuations game(board.graph, marks, leaves);
  std::vector<std::string> followers;
  game.each_follower(0, [&](Continuation follower) { followers.push_back(game.print(follower)); });
  return followers;
}

std::vector<GameTreeId> game_trees(const Continuations& game, GameTreeStore& store) {
  std::vector<GameTreeId> trees(game.count(), GameTreeStore::kEnded);
  // A follower's number is the larger.
  for (Continuation number = game.count(); number-- > 0;) {
    if (!game.is_position(number)) continue;
    std::vector<GameTreeId> options;
    game.each_follower(number, [&](Continuation next) { options.push_back(trees[next]); });
    trees[number] = store.intern(std::move(options));
  }
  return trees;
}

}  // namespace sprague::arrows
