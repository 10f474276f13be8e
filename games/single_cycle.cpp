#include "games/single_cycle.hpp"

#include <algorithm>
#include <numeric>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

using Kind = CycleGaps::Kind;

// Adds the gaps that have an edge as one component.
void add(Sum<CycleGaps>& sum, Kind kind, std::vector<std::uint16_t> gaps) {
  std::erase(gaps, std::uint16_t{0});
  if (gaps.empty()) return;
  std::ranges::sort(gaps);
  sum.push_back({kind, std::move(gaps)});
}

// One side is a crash again, which without an edge would be a sink or a source.
std::vector<Sum<CycleGaps>> options_of_crash(std::uint16_t edges) {
  std::vector<Sum<CycleGaps>> result;
  for (std::uint16_t crash = 1; crash < edges; ++crash) {
    Sum<CycleGaps> option;
    add(option, Kind::flow, {static_cast<std::uint16_t>(edges - 1 - crash)});
    add(option, Kind::crash, {crash});
    result.push_back(std::move(option));
  }
  return result;
}

}  // namespace

CycleGaps SingleCycle::board(std::uint16_t edges) {
  ENSURE(edges >= 3, "a cycle has three edges or more");
  return {Kind::empty_board, {edges}};
}

std::vector<Sum<CycleGaps>> SingleCycle::options(const CycleGaps& position) const {
  const auto& [kind, gaps] = position;
  if (kind == Kind::empty_board) return {{{Kind::completable, {static_cast<std::uint16_t>(gaps.front() - 1)}}}};
  if (kind == Kind::crash) return options_of_crash(gaps.front());
  const bool is_death_to_go_on = kind == Kind::completable && std::accumulate(gaps.begin(), gaps.end(), 0U) == 2;
  std::vector<Sum<CycleGaps>> result;
  for (std::size_t i = 0; i < gaps.size(); ++i) {
    if (i > 0 && gaps[i] == gaps[i - 1]) continue;
    std::vector<std::uint16_t> others = gaps;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    for (std::uint16_t left = 0; 2 * left < gaps[i]; ++left) {
      const auto right = static_cast<std::uint16_t>(gaps[i] - 1 - left);
      Sum<CycleGaps> same_way;
      if (kind == Kind::completable) {
        std::vector<std::uint16_t> after = others;
        after.insert(after.end(), {left, right});
        add(same_way, kind, std::move(after));
      } else {
        add(same_way, kind, {left});
        add(same_way, kind, {right});
      }
      if (!is_death_to_go_on || death_moves_ == DeathMoves::allowed) result.push_back(std::move(same_way));
      if (left == 0 || right == 0) continue;
      Sum<CycleGaps> against;
      add(against, Kind::crash, {left});
      add(against, Kind::crash, {right});
      for (std::uint16_t gap : others) add(against, Kind::flow, {gap});
      result.push_back(std::move(against));
    }
  }
  return result;
}

SingleCycle::Key SingleCycle::key(const CycleGaps& position) const {
  Key key{static_cast<std::uint16_t>(position.kind)};
  key.insert(key.end(), position.gaps.begin(), position.gaps.end());
  return key;
}

}  // namespace sprague
