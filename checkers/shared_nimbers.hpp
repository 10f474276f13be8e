// The nimbers of many positions that share most of what follows from them, in one table for all threads.
//
// Two threads may work out the same position at once; they find the same nimber, and it is stored and counted once.
// So neither answers nor counts depend on threads or order, as long as the table may grow (Effort::memory_bytes); when
// it may not, answers stay the same and only work is repeated.
#pragma once

#include <absl/hash/hash.h>

#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>

#include "checkers/effort.hpp"
#include "checkers/memo.hpp"
#include "games/game.hpp"
#include "games/nimber.hpp"

namespace sprague {

template <Rules G>
class SharedNimbers {
 public:
  using Position = typename G::Position;

  SharedNimbers(G game, Effort effort) : game_(std::move(game)), effort_(effort) {
    for (Part& part : parts_) part.memo.emplace(effort.memory_bytes / kParts);
  }

  // Any number of threads may ask. Throws OutOfBudget or Interrupted.
  Nimber value(const Position& position) {
    auto key = game_.key(position);
    Part& part = parts_[absl::Hash<typename G::Key>{}(key) / 7 % kParts];
    {
      const std::scoped_lock lock(part.mutex);
      if (const Nimber* known = part.memo->find(key)) return *known;
    }
    NimberSet seen;
    for (const Sum<Position>& option : game_.options(position)) seen.insert(value(option));
    const Nimber result = seen.mex();
    const std::scoped_lock lock(part.mutex);
    if (part.memo->find(key) == nullptr) {
      count();
      part.memo->insert(std::move(key), result);
    }
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
  static constexpr std::size_t kParts = 64;
  struct Part {
    std::mutex mutex;
    std::optional<Memo<typename G::Key, Nimber>> memo;
  };

  void count() {
    const std::uint64_t number = ++positions_;
    if (number > effort_.most_positions) throw OutOfBudget("budget of positions used up");
    effort_.poll();
    if (number % 1024 == 0) {
      effort_.tell("positions", number, 0);
    }
  }

  G game_;
  Effort effort_;
  std::array<Part, kParts> parts_;
  std::atomic<std::uint64_t> positions_ = 0;
};

}  // namespace sprague
