// The set of numbers of moves that a whole play can take: {0} when no move is left, else one more than every option's.
// The plays of a sum interleave those of its parts, so its lengths are the sums of theirs.
#pragma once

#include <cstdint>
#include <set>
#include <utility>

#include "checkers/effort.hpp"
#include "checkers/memo.hpp"
#include "games/game.hpp"

namespace sprague {

using Lengths = std::set<std::uint32_t>;

inline std::size_t heap_bytes(const Lengths& lengths) {
  return lengths.size() * 40;
}

template <Rules G>
class PlayLengths {
 public:
  using Position = typename G::Position;

  PlayLengths(const G& game, Effort effort) : game_(game), effort_(effort), memo_(effort.memory_bytes) {}

  Lengths lengths(const Sum<Position>& sum) {
    Lengths total{0};
    for (const Position& component : sum) {
      if constexpr (HasLadder<G>) {
        for (const Position& rung : game_.ladder(component)) search(rung);
      }
      total = sums(total, search(component));
    }
    return total;
  }

 private:
  static Lengths sums(const Lengths& a, const Lengths& b) {
    Lengths result;
    for (std::uint32_t x : a) {
      for (std::uint32_t y : b) result.insert(x + y);
    }
    return result;
  }

  Lengths search(const Position& position) {
    auto key = game_.key(position);
    if (const Lengths* known = memo_.find(key)) return *known;
    if (++positions_ > effort_.most_positions) throw OutOfBudget("budget of positions used up");
    if (positions_ % 1024 == 0) effort_.poll();
    Lengths result;
    for (const Sum<Position>& option : game_.options(position)) {
      Lengths total{0};
      for (const Position& component : option) total = sums(total, search(component));
      for (std::uint32_t length : total) result.insert(length + 1);
    }
    if (result.empty()) result.insert(0);
    memo_.insert(std::move(key), result);
    return result;
  }

  const G& game_;
  Effort effort_;
  Memo<typename G::Key, Lengths> memo_;
  std::uint64_t positions_ = 0;
};

}  // namespace sprague
