#include "conjectures/cycles/board_plays.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <utility>

#include "canonical/ensure.hpp"

namespace sprague::cycles {
namespace {

// Which parities plays have: bit 0 for an even number of moves, bit 1 for an odd one.
using Parities = std::uint8_t;
constexpr Parities kEven = 1;
constexpr Parities kBoth = 3;

Parities one_move_more(Parities parities) {
  return static_cast<Parities>((parities << 1 | parities >> 1) & kBoth);
}

class Plays {
 public:
  Plays(const CyclesOnBoard& rules, Endings endings) : rules_(rules), endings_(endings) {}

  Parities from(ArrowSet drawn) {
    if (rules_.is_over(drawn)) return endings_ == Endings::quiet ? 0 : kEven;
    const ArrowSet key = CyclesOnBoard::key(drawn);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    ArrowSet legal = rules_.legal(drawn);
    Parities parities = legal == 0 ? kEven : 0;
    for (; legal != 0; legal &= legal - 1) {
      parities |= one_move_more(from(drawn | (legal & (~legal + 1))));
    }
    known_.emplace(key, parities);
    return parities;
  }

  // The positions that have been asked about and where play goes on.
  const absl::flat_hash_map<ArrowSet, Parities>& known() const { return known_; }

 private:
  const CyclesOnBoard& rules_;
  Endings endings_;
  absl::flat_hash_map<ArrowSet, Parities> known_;
};

bool breaks(const EndingInvariant& invariant, const PlaneMap& map, const CyclesOnBoard& rules, ArrowSet start,
            Parities parities) {
  if (invariant.sum.empty()) return parities == kBoth;
  bool odd = false;
  for (const Count count : invariant.sum) odd = odd != is_odd(count, map, rules, start);
  return (parities & (odd ? kEven : one_move_more(kEven))) != 0;
}

// The sets of arrows on exactly the edges at leaves that the rules allow.
std::set<ArrowSet> marked_leaf_edges(const PlaneMap& map, const CyclesOnBoard& rules) {
  const std::vector<unsigned> arrow = arrows_by_dart(map);
  std::set<ArrowSet> sets{0};
  for (std::size_t i = 0; i < map.darts(); ++i) {
    const auto d = static_cast<Dart>(i);
    if (map.degree(map.tail(d)) > 1) continue;
    std::set<ArrowSet> more;
    for (const ArrowSet set : sets) {
      for (const unsigned each : {arrow[d], arrow[map.reverse(d)]}) {
        // Both ends of a single edge are leaves.
        if ((set & arrow_bit(each)) != 0) more.insert(set);
        if ((rules.legal(set) & arrow_bit(each)) != 0) more.insert(set | arrow_bit(each));
      }
    }
    sets = std::move(more);
  }
  return sets;
}

std::set<ArrowSet> starts(const EndingInvariant& invariant, const PlaneMap& map, const CyclesOnBoard& rules,
                          Plays& plays) {
  if (invariant.start == Start::leaf_edges) return marked_leaf_edges(map, rules);
  std::set<ArrowSet> result{0};
  if (invariant.start == Start::empty) return result;
  plays.from(0);
  for (const auto& known : plays.known()) result.insert(known.first);
  return result;
}

}  // namespace

CyclesOnBoard rules_of(const EndingInvariant& invariant, const PlaneMap& map) {
  return {map, CellReading::walk, DeathMoves::allowed, invariant.leaves};
}

bool is_broken(const EndingInvariant& invariant, const PlaneMap& map) {
  const CyclesOnBoard rules = rules_of(invariant, map);
  Plays plays(rules, invariant.endings);
  return std::ranges::any_of(starts(invariant, map, rules, plays),
                             [&](ArrowSet start) { return breaks(invariant, map, rules, start, plays.from(start)); });
}

void replay(const EndingInvariant& invariant, BrokenInvariant& found) {
  for (const Property property : invariant.boards) {
    ENSURE(has_property(found.map, property), "the solver's board is none that the entry is about");
  }
  const CyclesOnBoard rules = rules_of(invariant, found.map);
  const std::vector<unsigned> arrow = arrows_by_dart(found.map);
  const auto draw = [&](ArrowSet& drawn, Dart d) {
    ENSURE(!rules.is_over(drawn) && (rules.legal(drawn) & arrow_bit(arrow[d])) != 0, "the solver's play is not legal");
    drawn |= arrow_bit(arrow[d]);
  };
  ArrowSet start = 0;
  for (const Dart d : found.start) draw(start, d);
  ENSURE(!rules.is_over(start), "the solver's play begins after its end");
  const auto is_at_leaf = [&](Dart d) {
    return found.map.degree(found.map.tail(d)) == 1 || found.map.degree(found.map.head(d)) == 1;
  };
  if (invariant.start == Start::empty) ENSURE(start == 0, "the solver's play does not begin on an empty board");
  if (invariant.start == Start::leaf_edges) {
    for (std::size_t i = 0; i < found.map.darts(); ++i) {
      const auto d = static_cast<Dart>(i);
      const ArrowSet both = arrow_bit(arrow[d]) | arrow_bit(arrow[found.map.reverse(d)]);
      ENSURE(is_at_leaf(d) == ((start & both) != 0), "the solver's play does not begin with the edges at leaves");
    }
  }
  Parities parities = 0;
  for (std::vector<Dart>& play : found.plays) {
    ArrowSet all = start;
    for (const Dart d : play) all |= arrow_bit(arrow[d]);
    // Without the arrow that goes last no cell is complete.
    for (std::size_t i = 0; rules.is_over(all) && i < play.size(); ++i) {
      if (rules.is_over(all & ~arrow_bit(arrow[play[i]]))) continue;
      std::swap(play[i], play.back());
      break;
    }
    ArrowSet drawn = start;
    for (const Dart d : play) draw(drawn, d);
    const bool is_over = rules.is_over(drawn);
    ENSURE(is_over || rules.legal(drawn) == 0, "the solver's play goes on");
    ENSURE(!is_over || invariant.endings == Endings::all, "the solver's play completes a cell");
    parities |= play.size() % 2 == 0 ? kEven : one_move_more(kEven);
  }
  ENSURE(breaks(invariant, found.map, rules, start, parities), "the solver's play breaks no entry");
}

}  // namespace sprague::cycles
