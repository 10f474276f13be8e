#include "checkers/arrow_outcomes.hpp"

#include <algorithm>
#include <bit>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

constexpr ArrowSet kFirst = 0x5555555555555555U;

unsigned lowest(std::uint64_t bits) {
  return static_cast<unsigned>(std::countr_zero(bits));
}

bool has_at_most_one(ArrowSet arrows) {
  return (arrows & (arrows - 1)) == 0;
}

ArrowSet whole_edges(ArrowSet arrows) {
  return arrows | reversed_arrows(arrows);
}

// The edges both arrows of which are there, whole.
ArrowSet edges_within(ArrowSet arrows) {
  return whole_edges(arrows & arrows >> 1 & kFirst);
}

}  // namespace

bool ArrowOutcomes::is_lost(const ArrowSystem& system) {
  ENSURE(system.edges() <= kMostEdges, "no place for a spare edge");
  memo_.clear();
  sets_.clear();
  short_ = 0;
  holding_ = {};
  spare_ = arrow_bit(2 * system.edges());
  SetOfSets live = 0;
  for (ArrowSet rest = system.forbidden(); rest != 0; rest &= rest - 1) live |= take(rest & (~rest + 1), Kind::closed);
  for (const ArrowSet set : system.closed()) live |= take(set, Kind::closed);
  for (const ArrowSet set : system.short_sets()) live |= take(set, Kind::short_set);
  return is_lost(position(spare_ - 1, live));
}

ArrowOutcomes::SetOfSets ArrowOutcomes::take(ArrowSet set, Kind kind) {
  // One of the two arrows of an edge can never be drawn.
  if (edges_within(set) != 0) return 0;
  for (std::size_t i = 0; i < sets_.size(); ++i) {
    const SetOfSets bit = SetOfSets{1} << i;
    if (sets_[i] == set && ((short_ & bit) != 0) == (kind == Kind::short_set)) return bit;
  }
  ENSURE(sets_.size() < 2 * kMostSets, "too many sets to search in bits");
  const SetOfSets taken = SetOfSets{1} << sets_.size();
  for (const ArrowSet each : {set, reversed_arrows(set)}) {
    const SetOfSets bit = SetOfSets{1} << sets_.size();
    for (ArrowSet rest = each; rest != 0; rest &= rest - 1) holding_[lowest(rest)] |= bit;
    if (kind == Kind::short_set) short_ |= bit;
    sets_.push_back(each);
  }
  return taken;
}

ArrowOutcomes::Position ArrowOutcomes::position(ArrowSet unmarked, SetOfSets live) const {
  ArrowSet forbidden = 0;
  SetOfSets single = 0;
  for (SetOfSets rest = live & ~short_; rest != 0; rest &= rest - 1) {
    const ArrowSet left = sets_[lowest(rest)] & unmarked;
    if (!has_at_most_one(left)) continue;
    forbidden |= left;
    single |= rest & (~rest + 1);
  }
  ArrowSet barred = forbidden;
  ArrowSet bound = 0;
  Position result;
  for (SetOfSets rest = live & ~single; rest != 0; rest &= rest - 1) {
    const unsigned i = lowest(rest);
    const ArrowSet left = sets_[i] & unmarked;
    if ((left & forbidden) != 0) continue;
    result.live |= SetOfSets{1} << i;
    bound |= left;
    if ((short_ >> i & 1) != 0 && has_at_most_one(left & (left - 1))) barred |= left;
  }
  bound = whole_edges(bound);
  const ArrowSet free = unmarked & ~bound & ~edges_within(forbidden);
  result.unmarked = unmarked & bound;
  // The spare edge has one arrow, its first, so that it is one option and not two.
  if (std::popcount(free & kFirst) % 2 == 1) result.unmarked |= spare_;
  for (SetOfSets rest = single; rest != 0; rest &= rest - 1) {
    if ((sets_[lowest(rest)] & result.unmarked) != 0) result.live |= rest & (~rest + 1);
  }
  result.legal = result.unmarked & ~barred;
  return result;
}

ArrowOutcomes::Position ArrowOutcomes::after(const Position& before, unsigned arrow) const {
  return position(before.unmarked & ~whole_edges(arrow_bit(arrow)), before.live & ~holding_[arrow ^ 1U]);
}

ArrowOutcomes::Key ArrowOutcomes::key(const Position& position) {
  return {position.unmarked, std::min(position.live, reversed_arrows(position.live))};
}

bool ArrowOutcomes::any_known_lost(const Position& position, Positions& open) const {
  for (ArrowSet rest = position.legal; rest != 0; rest &= rest - 1) {
    const Position option = after(position, lowest(rest));
    if (option.legal == 0) return true;
    if (const bool* known = memo_.find(key(option))) {
      if (*known) return true;
    } else {
      open.push_back(option);
    }
  }
  return false;
}

bool ArrowOutcomes::is_lost(const Position& position) {
  if (position.legal == 0) return true;
  if (const bool* known = memo_.find(key(position))) return *known;
  if (++positions_ > effort_.most_positions) throw OutOfBudget("budget of positions used up");
  effort_.poll();
  Positions open;
  bool won = any_known_lost(position, open);
  if (!won) {
    // Those with the fewest moves are searched soonest and refute as often as others.
    std::ranges::sort(open, {}, [](const Position& option) { return std::popcount(option.legal); });
    won = std::ranges::any_of(open, [this](const Position& option) { return is_lost(option); });
  }
  memo_.insert(key(position), !won);
  return !won;
}

}  // namespace sprague
