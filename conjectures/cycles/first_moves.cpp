#include "conjectures/cycles/first_moves.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "canonical/ensure.hpp"
#include "canonical/plane_notation.hpp"
#include "conjectures/cycles/board_picture.hpp"

namespace sprague::cycles {
namespace {

Arrow arrow(const PlaneMap& map, Dart dart, ArrowStyle style) {
  return {map.tail(dart), map.head(dart), style};
}

}  // namespace

std::vector<std::string> keys_of(const Cycles& game, const Sum<ArrowSystem>& sum) {
  std::vector<std::string> keys;
  for (const ArrowSystem& part : sum) keys.push_back(game.key(part));
  std::ranges::sort(keys);
  return keys;
}

std::vector<FirstMove> first_moves(const Cycles& game, CoupleSolver<Cycles>& solver, const PlaneMap& map) {
  std::vector<FirstMove> result;
  std::set<std::vector<std::string>> met;
  game.each_move({map, {}}, [&](const BoardMove<ArrowSystem>& move) {
    if (!met.insert(keys_of(game, move.after)).second) return;
    FirstMove first{*parse_dart(map, move.name), std::nullopt};
    if (!solver.is_lost(move.after)) {
      game.each_move({map, {first.move}}, [&](const BoardMove<ArrowSystem>& reply) {
        if (!first.reply && solver.is_lost(reply.after)) first.reply = parse_dart(map, reply.name);
      });
      ENSURE(first.reply.has_value(), "a position that is won has no winning move");
    }
    result.push_back(first);
  });
  return result;
}

std::string strategy_of(const PlaneMap& map, const std::vector<FirstMove>& moves) {
  const bool first_wins = std::ranges::any_of(moves, [](const FirstMove& move) { return !move.reply; });
  std::string text;
  for (const FirstMove& move : moves) {
    if (first_wins && move.reply) continue;
    if (!text.empty()) text += ' ';
    text += print_dart(map, move.move);
    if (move.reply) text += ':' + print_dart(map, *move.reply);
  }
  return text;
}

Picture strategy_picture(const PlaneMap& map, CellReading reading, const std::vector<FirstMove>& moves,
                         std::string caption) {
  Picture picture = board_picture(map, reading, std::move(caption));
  for (std::size_t i = 0; i < map.darts(); ++i) {
    const auto d = static_cast<Dart>(i);
    if (map.degree(map.tail(d)) == 1) picture.unmarkable.emplace_back(map.tail(d), map.head(d));
  }
  for (const FirstMove& move : moves) {
    Panel panel{{arrow(map, move.move, ArrowStyle::first)}, {}};
    if (move.reply) {
      panel.arrows.push_back(arrow(map, *move.reply, ArrowStyle::reply));
      panel.caption = fmt::format("{}, reply {}", print_dart(map, move.move), print_dart(map, *move.reply));
    } else {
      panel.caption = fmt::format("{} wins", print_dart(map, move.move));
    }
    picture.panels.push_back(std::move(panel));
  }
  return picture;
}

}  // namespace sprague::cycles
