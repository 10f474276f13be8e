#include "conjectures/cycles/tree_moves.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "canonical/ensure.hpp"
#include "canonical/graph_notation.hpp"
#include "canonical/plane_notation.hpp"

namespace sprague::cycles {
namespace {

std::vector<Ends> legal_moves(const ArrowBoard& board) {
  std::vector<Ends> result;
  for (std::size_t i = 0; i < board.vertices(); ++i) {
    for (std::size_t j = 0; j < board.vertices(); ++j) {
      const auto v = static_cast<Vertex>(i);
      const auto w = static_cast<Vertex>(j);
      if (board.is_open(v, w) && board.may_mark(v, w)) result.emplace_back(v, w);
    }
  }
  return result;
}

ArrowBoard after(ArrowBoard board, Ends arrow) {
  board.mark(arrow.first, arrow.second);
  return board;
}

// A tree is a plane map whichever way its edges turn around its vertices; its only face is the outer one.
PlaneMap plane_map_of(const Graph& tree) {
  std::vector<std::vector<Vertex>> clockwise(tree.vertices());
  for (std::size_t v = 0; v < tree.vertices(); ++v) {
    const auto& neighbours = tree.neighbours(static_cast<Vertex>(v));
    clockwise[v].assign(neighbours.begin(), neighbours.end());
  }
  return {clockwise, 0, clockwise.front().front()};
}

std::string in_letters(Ends arrow) {
  return fmt::format("{}>{}", letter_of(arrow.first), letter_of(arrow.second));
}

Panel panel_of(const TreeMove& move) {
  Panel panel{{{move.move.first, move.move.second, ArrowStyle::first}},
              fmt::format("{} leaves nimber {}", in_letters(move.move), move.nimber.value())};
  if (move.reply) {
    panel.arrows.push_back({move.reply->first, move.reply->second, ArrowStyle::reply});
    panel.caption += fmt::format(", reply {}", in_letters(*move.reply));
  } else {
    panel.caption += " and wins";
  }
  return panel;
}

}  // namespace

std::vector<TreeMove> tree_moves(const ArrowBoard& board, ArrowNimbers& nimbers) {
  std::vector<TreeMove> result;
  std::set<Sum<ArrowTree>> met;
  for (const Ends& move : legal_moves(board)) {
    const ArrowBoard left = after(board, move);
    Sum<ArrowTree> components = left.components();
    std::ranges::sort(components);
    if (!met.insert(components).second) continue;
    TreeMove found{move, nimbers.value(components), std::nullopt};
    if (!found.nimber.is_zero()) {
      const auto replies = legal_moves(left);
      const auto reply = std::ranges::find_if(
          replies, [&](Ends arrow) { return nimbers.value(after(left, arrow).components()).is_zero(); });
      ENSURE(reply != replies.end(), "a position of nimber above 0 has no winning move");
      found.reply = *reply;
    }
    result.push_back(found);
  }
  return result;
}

std::optional<Picture> picture_of_moves(const TreeFailure& failure, const std::vector<TreeMove>& moves) {
  if (moves.empty()) return std::nullopt;
  Picture picture = picture_of(failure);
  picture.notation = print_plane_map(plane_map_of(parse_graph(failure.tree)));
  picture.caption = fmt::format("{}, move by move: {}", failure.tree, picture.caption);
  for (const TreeMove& move : moves) picture.panels.push_back(panel_of(move));
  return picture;
}

}  // namespace sprague::cycles
