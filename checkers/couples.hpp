// Who wins a position beside a heap of Nim, and nimbers from that: far fewer positions than by mex.
//
// A couple (component, n) is a loss for the player to move exactly if the component's nimber is n. So a search that
// stops at the first winning move decides couples, and every couple decided tells something of the component's nimber:
// that it is n, or that it is not. Nimbers of components are found by asking n = 0, 1, 2, ... The idea is Lemoine and
// Viennot's ("Nimbers are inevitable", 2012).
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "checkers/effort.hpp"
#include "checkers/shared_memo.hpp"
#include "games/game.hpp"
#include "games/nimber.hpp"

namespace sprague {

// What is known of a component's nimber: the nimber, or some that it is not.
struct NimberKnowledge {
  std::optional<std::uint8_t> nimber;
  std::uint64_t not_these = 0;  // bit n: it is not n
};

template <Rules G>
using CoupleTable = SharedMemo<typename G::Key, NimberKnowledge>;

// What a search did.
struct CoupleCounts {
  std::uint64_t expanded = 0;  // couples whose options were gone through
  std::uint64_t asked = 0;     // couples looked up
  std::uint64_t answered = 0;  // of these, answered by the table
};

template <Rules G>
class CoupleSolver {
 public:
  using Position = typename G::Position;
  using Key = typename G::Key;

  // The game and the table must outlive the solver; solvers in several threads may share both. Throws OutOfBudget or
  // Interrupted out of its answers.
  CoupleSolver(const G& game, CoupleTable<G>& table, Effort effort) : game_(game), table_(table), effort_(effort) {}

  // Does the player to move lose the sum beside that heap? That is, is the sum's nimber `heap`?
  bool is_lost(const Sum<Position>& sum, Nimber heap = {}) {
    if (sum.size() == 1 && !evident_nimber(sum.front())) {
      return is_lost(sum.front(), game_.key(sum.front()), heap);
    }
    std::vector<std::pair<Key, const Position*>> parts;
    for (const Position& component : sum) {
      if (const auto evident = evident_nimber(component)) {
        heap = heap ^ *evident;
      } else {
        parts.emplace_back(game_.key(component), &component);
      }
    }
    // Equal components cancel. The one with the longest key, likely the largest, comes last: of it only a couple is
    // asked, of the others the nimber.
    std::ranges::sort(parts, {}, [](const auto& part) { return std::pair(size_of(part.first), part.first); });
    for (std::size_t i = 0; i + 1 < parts.size();) {
      if (parts[i].first == parts[i + 1].first) {
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i), parts.begin() + static_cast<std::ptrdiff_t>(i) + 2);
      } else {
        ++i;
      }
    }
    if (parts.empty()) return heap.is_zero();
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) heap = heap ^ nimber(*parts[i].second, parts[i].first);
    return is_lost(*parts.back().second, parts.back().first, heap);
  }

  Nimber nimber(const Sum<Position>& sum) {
    Nimber total;
    for (const Position& component : sum) {
      const auto evident = evident_nimber(component);
      total = total ^ (evident ? *evident : nimber(component, game_.key(component)));
    }
    return total;
  }

  const CoupleCounts& counts() const { return counts_; }

 private:
  static constexpr std::uint32_t kMostNimber = 63;

  static std::size_t size_of(const Key& key) {
    if constexpr (requires { key.size(); }) return key.size();
    return sizeof(key);
  }

  std::optional<Nimber> evident_nimber(const Position& position) const {
    if constexpr (HasEvidentNimbers<G>) return game_.evident_nimber(position);
    return std::nullopt;
  }

  template <class Stop>
  bool any_option(const Position& position, Stop&& stop) const {
    if constexpr (HasOptionStream<G>) {
      return game_.any_option(position, stop);
    } else {
      return std::ranges::any_of(game_.options(position), stop);
    }
  }

  Nimber nimber(const Position& position, const Key& key) {
    for (std::uint32_t n = 0;; ++n) {
      if (is_lost(position, key, Nimber(n))) return Nimber(n);
    }
  }

  bool is_lost(const Position& position, const Key& key, Nimber heap) {
    if (heap.value() > kMostNimber) throw OutOfBudget("a couple with a heap over 63");
    const std::uint64_t bit = std::uint64_t{1} << heap.value();
    ++counts_.asked;
    const NimberKnowledge known = table_.get(key);
    if (known.nimber || (known.not_these & bit) != 0) {
      ++counts_.answered;
      return known.nimber && *known.nimber == heap.value();
    }
    // A smaller heap is a move away: if the component has that nimber, this couple is won.
    for (std::uint32_t n = 0; n < heap.value(); ++n) {
      if ((known.not_these >> n & 1) == 0 && is_lost(position, key, Nimber(n))) return false;
    }
    if (++counts_.expanded > effort_.most_positions) throw OutOfBudget("budget of positions used up");
    effort_.poll();
    if (counts_.expanded % 1024 == 0) effort_.tell("couples", counts_.expanded, 0);
    const bool won = any_option(position, [&](const Sum<Position>& option) { return is_lost(option, heap); });
    table_.update(key, [&](NimberKnowledge& entry) {
      if (won) {
        entry.not_these |= bit;
      } else {
        entry.nimber = static_cast<std::uint8_t>(heap.value());
      }
    });
    return !won;
  }

  const G& game_;
  CoupleTable<G>& table_;
  Effort effort_;
  CoupleCounts counts_;
};

}  // namespace sprague
