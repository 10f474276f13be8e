// Who wins an arrow system, for a great many systems of which only that is asked: searched in bits on the system as it
// is, neither split nor labelled, with a table that lasts for one system.
//
// A position is the edges that still matter and the sets that are still alive; all else follows from these. A set dies
// when an arrow of it can never be drawn any more. Edges that share no live set with others are one move each: two of
// them cancel, and one that is left over is stood for by a spare edge. Sets are kept beside their reverses, so that a
// position turned round, which is the same game, has those two change places.
//
// On a board by itself checkers/couples.hpp searches half as many positions, and each takes it twenty times as long.
// Only a table for all boards makes up for that, and the 2-connected boards with 14 edges fill any table.
#pragma once

#include <absl/container/inlined_vector.h>

#include <array>
#include <cstdint>
#include <vector>

#include "checkers/effort.hpp"
#include "checkers/memo.hpp"
#include "games/arrow_system.hpp"

namespace sprague {

class ArrowOutcomes {
 public:
  // A set and its reverse count once.
  static constexpr std::size_t kMostSets = 32;
  static constexpr unsigned kMostEdges = ArrowSystem::kMostEdges - 1;

  explicit ArrowOutcomes(Effort effort) : effort_(effort), memo_(effort.memory_bytes) {}

  // Does the player to move lose? Requires at most kMostEdges edges and kMostSets sets. Throws OutOfBudget or
  // Interrupted.
  bool is_lost(const ArrowSystem& system);

  // How many positions were expanded so far.
  std::uint64_t positions() const { return positions_; }

 private:
  // Bit i: set i is alive. The reverse of set 2i is set 2i + 1.
  using SetOfSets = std::uint64_t;
  enum class Kind : std::uint8_t { closed, short_set };

  struct Key {
    ArrowSet unmarked;
    SetOfSets live;
    friend bool operator==(const Key&, const Key&) = default;
    template <class Hash>
    friend Hash AbslHashValue(Hash hash, const Key& key) {
      return Hash::combine(std::move(hash), key.unmarked, key.live);
    }
  };
  struct Position {
    ArrowSet unmarked = 0;  // both arrows of each edge that matters
    SetOfSets live = 0;
    ArrowSet legal = 0;
  };
  using Positions = absl::InlinedVector<Position, 32>;

  // The set's bit; takes the set in with its reverse if it is new. No bit for one that can never be marked whole.
  SetOfSets take(ArrowSet set, Kind kind);
  // What is left of the system with these edges unmarked and these sets not yet dead.
  Position position(ArrowSet unmarked, SetOfSets live) const;
  Position after(const Position& before, unsigned arrow) const;
  static Key key(const Position& position);
  bool is_lost(const Position& position);
  // Is one of the options lost that need no search? Those of which nothing is known are put into `open`.
  bool any_known_lost(const Position& position, Positions& open) const;

  Effort effort_;
  Memo<Key, bool> memo_;
  std::uint64_t positions_ = 0;

  std::vector<ArrowSet> sets_;
  SetOfSets short_ = 0;                                                          // which of the sets are short
  std::array<SetOfSets, std::size_t{2}* ArrowSystem::kMostEdges> holding_ = {};  // the sets that hold an arrow
  ArrowSet spare_ = 0;
};

}  // namespace sprague
