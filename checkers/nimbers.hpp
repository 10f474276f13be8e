// The nimber of a position by mex over its options, a sum's by ^ over its components (Sprague, Grundy).
#pragma once

#include <utility>

#include "checkers/effort.hpp"
#include "checkers/memo.hpp"
#include "games/game.hpp"
#include "games/nimber.hpp"

namespace sprague {

template <Rules G>
class NimberSolver {
 public:
  using Position = typename G::Position;

  // `game` must outlive the solver. Throws OutOfBudget or Interrupted out of value().
  NimberSolver(const G& game, Effort effort) : game_(game), effort_(effort), memo_(effort.memory_bytes) {}

  Nimber value(const Position& position) {
    if constexpr (HasLadder<G>) {
      for (const Position& rung : game_.ladder(position)) search(rung);
    }
    return search(position);
  }

  Nimber value(const Sum<Position>& sum) {
    Nimber total;
    for (const Position& component : sum) total = total ^ value(component);
    return total;
  }

  // How many positions were expanded.
  std::uint64_t positions() const { return positions_; }
  const Effort& effort() const { return effort_; }
  std::size_t bytes() const { return memo_.bytes(); }

 private:
  Nimber search(const Position& position) {
    auto key = game_.key(position);
    if (const Nimber* known = memo_.find(key)) return *known;
    if (++positions_ > effort_.most_positions) throw OutOfBudget("budget of positions used up");
    effort_.poll();
    if (positions_ % 1024 == 0) {
      effort_.tell("positions", positions_, 0);
    }
    NimberSet seen;
    const auto look_at = [&](const Sum<Position>& option) {
      Nimber total;
      for (const Position& component : option) total = total ^ search(component);
      seen.insert(total);
      return false;
    };
    if constexpr (HasOptionStream<G>) {
      game_.any_option(position, look_at);
    } else {
      for (const Sum<Position>& option : game_.options(position)) look_at(option);
    }
    const Nimber result = seen.mex();
    memo_.insert(std::move(key), result);
    return result;
  }

  const G& game_;
  Effort effort_;
  Memo<typename G::Key, Nimber> memo_;
  std::uint64_t positions_ = 0;
};

}  // namespace sprague
