// Who wins, under normal or misere play.
//
// Normal play goes through nimbers. Under misere play the outcome of a sum does not follow from its parts, so whole
// sums are searched; a component without moves is dropped, which changes no play.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "checkers/effort.hpp"
#include "checkers/memo.hpp"
#include "games/game.hpp"

namespace sprague {

enum class Outcome { first, second };  // the player who wins: the one to move, or the other
enum class Play { normal, misere };

template <Rules G>
class MisereSolver {
 public:
  using Position = typename G::Position;
  using Key = typename G::Key;

  MisereSolver(const G& game, Effort effort) : game_(game), effort_(effort), memo_(effort.memory_bytes) {}

  Outcome outcome(const Sum<Position>& sum) {
    if constexpr (HasLadder<G>) {
      if (sum.size() == 1) {
        for (const Position& rung : game_.ladder(sum.front())) first_wins(keyed({rung}));
      }
    }
    return first_wins(keyed(sum)) ? Outcome::first : Outcome::second;
  }

  std::uint64_t positions() const { return positions_; }
  std::size_t bytes() const { return memo_.bytes(); }

 private:
  using Keyed = std::vector<std::pair<Key, Position>>;  // sorted by key

  Keyed keyed(const Sum<Position>& sum) const {
    Keyed result;
    for (const Position& component : sum) result.emplace_back(game_.key(component), component);
    std::ranges::sort(result, {}, &std::pair<Key, Position>::first);
    return result;
  }

  bool first_wins(const Keyed& sum) {
    std::vector<Key> keys;
    keys.reserve(sum.size());
    for (const auto& component : sum) keys.push_back(component.first);
    if (const bool* known = memo_.find(keys)) return *known;
    if (++positions_ > effort_.most_positions) throw OutOfBudget("budget of positions used up");
    effort_.poll();
    if (positions_ % 1024 == 0) {
      effort_.tell("sums", positions_, 0);
    }
    bool any_move = false;
    bool wins = false;
    for (std::size_t i = 0; i < sum.size() && !wins; ++i) {
      if (i > 0 && sum[i].first == sum[i - 1].first) continue;
      for (const Sum<Position>& option : game_.options(sum[i].second)) {
        any_move = true;
        Keyed after = keyed(option);
        std::erase_if(after, [&](const auto& component) { return game_.options(component.second).empty(); });
        after.insert(after.end(), sum.begin(), sum.begin() + static_cast<std::ptrdiff_t>(i));
        after.insert(after.end(), sum.begin() + static_cast<std::ptrdiff_t>(i) + 1, sum.end());
        std::ranges::sort(after, {}, &std::pair<Key, Position>::first);
        if (!first_wins(after)) {
          wins = true;
          break;
        }
      }
    }
    if (!any_move) wins = true;  // the last move was the other player's: he has lost
    memo_.insert(std::move(keys), wins);
    return wins;
  }

  const G& game_;
  Effort effort_;
  Memo<std::vector<Key>, bool> memo_;
  std::uint64_t positions_ = 0;
};

}  // namespace sprague
