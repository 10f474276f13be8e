// The games that the command and the test batteries know. A new game is its rules file and its name in this list.
#pragma once

#include <tuple>
#include <type_traits>

#include "games/arrows_on_graphs.hpp"
#include "games/brussels.hpp"
#include "games/cycles.hpp"
#include "games/game.hpp"
#include "games/node_kayles.hpp"
#include "games/octal_heap.hpp"
#include "games/octal_on_graphs.hpp"
#include "games/spider_arrows.hpp"
#include "games/sprouts.hpp"
#include "games/take_and_break.hpp"

namespace sprague {

using AllGames = std::tuple<ArrowsOnGraphs, BrusselsSprouts, CircularSprouts, Cycles, TakeAndBreak, NodeKayles,
                            OctalHeap, OctalOnGraphs, SpiderArrows, Sprouts>;

// Calls visit(std::type_identity<G>) for every registered game.
template <class Visit>
void each_game(Visit&& visit) {
  [&]<class... G>(std::type_identity<std::tuple<G...>>) {
    static_assert((Game<G> && ...));
    (visit(std::type_identity<G>{}), ...);
  }(std::type_identity<AllGames>{});
}

}  // namespace sprague
