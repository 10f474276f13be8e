// The nimbers of many positions that share most of what follows from them, in one table for all threads.
//
// Two threads may work out the same position at once; they find the same nimber, and it is stored and counted once.
// So neither answers nor counts depend on threads or order, as long as the table may grow (Effort::memory_bytes); when
// it may not, answers stay the same, and work is repeated and counted again.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <utility>

#include "checkers/effort.hpp"
#include "checkers/shared_memo.hpp"
#include "games/game.hpp"
#include "games/nimber.hpp"

namespace sprague {

template <Rules G>
class SharedNimbers {
 public:
  using Position = typename G::Position;

  SharedNimbers(G game, Effort effort) : game_(std::move(game)), effort_(effort), memo_(effort.memory_bytes) {}

  // Any number of threads may ask. Throws OutOfBudget or Interrupted.
  Nimber value(const Position& position) {
    const auto key = game_.key(position);
    if (const std::optional<Nimber> known = memo_.get(key)) return *known;
    NimberSet seen;
    for (const Sum<Position>& option : game_.options(position)) seen.insert(value(option));
    const Nimber result = seen.mex();
    bool is_new = false;
    memo_.update(key, [&](std::optional<Nimber>& entry) {
      is_new = !entry;
      entry = result;
    });
    if (is_new) count();
    return result;
  }

  Nimber value(const Sum<Position>& sum) {
    Nimber total;
    for (const Position& component : sum) total = total ^ value(component);
    return total;
  }

  // How many positions were expanded.
  std::uint64_t positions() const { return positions_; }

 private:
  void count() {
    const std::uint64_t number = ++positions_;
    if (number > effort_.most_positions) throw OutOfBudget("budget of positions used up");
    effort_.poll();
    if (number % 1024 == 0) effort_.tell("positions", number, 0);
  }

  G game_;
  Effort effort_;
  SharedMemo<typename G::Key, std::optional<Nimber>> memo_;
  std::atomic<std::uint64_t> positions_ = 0;
};

}  // namespace sprague
