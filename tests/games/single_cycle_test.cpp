// Boards that are one cycle against the naive reference, position by position, under both rules.
#include "games/single_cycle.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>

#include "canonical/ensure.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "tests/naive/cycles.hpp"
#include "tests/naive/plane_boards.hpp"

namespace sprague {
namespace {

// The marks of a cycle board, +1 for an arrow from vertex i to i + 1, -1 for one back, 0 for none.
std::vector<int> around(const PlaneMap& map, naive::Marks marks) {
  std::vector<int> result(map.vertices(), 0);
  for (std::size_t i = 0; i < map.darts(); ++i) {
    const auto d = static_cast<Dart>(i);
    if ((marks & naive::mark(d)) == 0) continue;
    const bool forward = (map.tail(d) + 1U) % map.vertices() == map.head(d);
    result[forward ? map.tail(d) : map.head(d)] = forward ? 1 : -1;
  }
  return result;
}

Sum<CycleGaps> position(const std::vector<int>& arrows) {
  const std::size_t n = arrows.size();
  const auto first =
      static_cast<std::size_t>(std::ranges::find_if(arrows, [](int a) { return a != 0; }) - arrows.begin());
  if (first == n) return {SingleCycle::board(static_cast<std::uint16_t>(n))};
  Sum<CycleGaps> gaps;
  std::uint16_t gap = 0;
  int last = arrows[first];
  for (std::size_t step = 1; step <= n; ++step) {
    const int arrow = arrows[(first + step) % n];
    if (arrow == 0) {
      ++gap;
      continue;
    }
    if (gap > 0) gaps.push_back({arrow == last ? CycleGaps::Kind::flow : CycleGaps::Kind::crash, {gap}});
    gap = 0;
    last = arrow;
  }
  const bool broken = std::ranges::find(arrows, 1) != arrows.end() && std::ranges::find(arrows, -1) != arrows.end();
  if (broken || gaps.empty()) return gaps;
  CycleGaps whole{CycleGaps::Kind::completable, {}};
  for (const CycleGaps& flow : gaps) whole.gaps.push_back(flow.gaps.front());
  std::ranges::sort(whole.gaps);
  return {whole};
}

class Plays {
 public:
  explicit Plays(const naive::CyclesOnMap& reference) : reference_(reference) {}
  const std::set<std::uint32_t>& lengths(naive::Marks marks) {
    if (const auto known = lengths_.find(marks); known != lengths_.end()) return known->second;
    std::set<std::uint32_t> result;
    for (const Dart d : reference_.moves(marks)) {
      for (const std::uint32_t length : lengths(marks | naive::mark(d))) result.insert(length + 1);
    }
    if (result.empty()) result.insert(0);
    return lengths_[marks] = result;
  }
  const std::map<naive::Marks, std::set<std::uint32_t>>& all() const { return lengths_; }

 private:
  const naive::CyclesOnMap& reference_;
  std::map<naive::Marks, std::set<std::uint32_t>> lengths_;
};

TEST(SingleCycleTest, EveryPositionHasTheReferencesValueAndPlayLengths) {
  constexpr std::pair<DeathMoves, naive::CycleRules> kRules[] = {
      {DeathMoves::allowed, naive::CycleRules::as_stated},
      {DeathMoves::forbidden, naive::CycleRules::death_forbidden},
  };
  for (const auto& [death_moves, rules] : kRules) {
    const SingleCycle game(death_moves);
    NimberSolver<SingleCycle> values(game, {});
    PlayLengths<SingleCycle> lengths(game, {});
    for (std::size_t n = 3; n <= 8; ++n) {
      naive::CyclesOnMap reference(naive::cycle_board(n), naive::CellReading::whole_walk, rules);
      Plays plays(reference);
      plays.lengths(0);
      for (const auto& [marks, expected] : plays.all()) {
        const Sum<CycleGaps> sum = position(around(reference.map(), marks));
        ASSERT_EQ(values.value(sum).value(), reference.value(marks)) << "C" << n << " marks " << marks;
        ASSERT_EQ(lengths.lengths(sum), expected) << "C" << n << " marks " << marks;
      }
    }
  }
}

TEST(SingleCycleTest, RefusesWhatIsNoCycle) {
  EXPECT_THROW(SingleCycle::board(2), InternalError);
}

}  // namespace
}  // namespace sprague
