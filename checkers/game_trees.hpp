// Canonical game trees: a position is the set of its options' trees, repetitions forgotten (Lemoine and Viennot).
//
// Trees are interned, so two positions, of one game or of two, have isomorphic game trees up to repeated options
// exactly when their ids in the same store are equal.
#pragma once

#include <absl/container/flat_hash_map.h>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "checkers/effort.hpp"
#include "checkers/memo.hpp"
#include "games/game.hpp"
#include "games/nimber.hpp"

namespace sprague {

using GameTreeId = std::uint32_t;

class GameTreeStore {
 public:
  GameTreeStore() : GameTreeStore(Effort()) {}

  // Throws OutOfBudget out of intern and sum beyond the effort's memory, and Interrupted.
  explicit GameTreeStore(Effort effort) : effort_(effort) { intern({}); }

  // The tree of a position without moves.
  static constexpr GameTreeId kEnded = 0;

  GameTreeId intern(std::vector<GameTreeId> options);

  // The tree of a sum of two positions.
  GameTreeId sum(GameTreeId a, GameTreeId b);

  std::size_t height(GameTreeId id) const { return nodes_[id].height; }
  Nimber nimber(GameTreeId id) const { return nodes_[id].nimber; }
  const std::vector<GameTreeId>& options(GameTreeId id) const { return nodes_[id].options; }
  std::size_t size() const { return nodes_.size(); }
  std::size_t bytes() const;

 private:
  void check_effort() const;

  struct Node {
    std::vector<GameTreeId> options;
    std::size_t height;
    Nimber nimber;
  };
  Effort effort_;
  std::size_t listed_ = 0;  // options of all nodes
  std::vector<Node> nodes_;
  absl::flat_hash_map<std::vector<GameTreeId>, GameTreeId> index_;
  absl::flat_hash_map<std::pair<GameTreeId, GameTreeId>, GameTreeId> sums_;
};

template <Rules G>
class GameTrees {
 public:
  using Position = typename G::Position;

  // Requires that `game` and `store` outlive this.
  GameTrees(const G& game, GameTreeStore& store, Effort effort)
      : game_(game), store_(store), effort_(effort), memo_(effort.memory_bytes) {}

  GameTreeId tree(const Sum<Position>& sum) {
    GameTreeId total = GameTreeStore::kEnded;
    for (const Position& component : sum) {
      if constexpr (HasLadder<G>) {
        for (const Position& rung : game_.ladder(component)) search(rung);
      }
      total = store_.sum(total, search(component));
    }
    return total;
  }

 private:
  GameTreeId search(const Position& position) {
    auto key = game_.key(position);
    if (const GameTreeId* known = memo_.find(key)) return *known;
    if (store_.size() > effort_.most_positions) throw OutOfBudget("budget of positions used up");
    effort_.poll();
    std::vector<GameTreeId> options;
    for (const Sum<Position>& option : game_.options(position)) {
      GameTreeId total = GameTreeStore::kEnded;
      for (const Position& component : option) total = store_.sum(total, search(component));
      options.push_back(total);
    }
    const GameTreeId result = store_.intern(std::move(options));
    memo_.insert(std::move(key), result);
    return result;
  }

  const G& game_;
  GameTreeStore& store_;
  Effort effort_;
  Memo<typename G::Key, GameTreeId> memo_;
};

}  // namespace sprague
