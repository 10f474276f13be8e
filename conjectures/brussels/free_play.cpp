#include "conjectures/brussels/free_play.hpp"

#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace sprague::brussels {
namespace {

// What is counted of a sum; regions that are over may be left out of it.
struct Counts {
  std::int64_t regions = 0;
  std::int64_t walks = 0;
  std::int64_t tips = 0;
  std::int64_t genus = 0;
};

Counts numbers_of(std::span<const BrusselsPosition> sum) {
  Counts result;
  for (const BrusselsPosition& position : sum) {
    for (const Region& region : position.regions) {
      ++result.regions;
      result.genus += euler_genus(region.surface);
      for (const Walk& walk : region.walks) {
        result.walks += walk.empty() ? 0 : 1;
        result.tips += static_cast<std::int64_t>(walk.size());
      }
    }
  }
  return result;
}

// A region that is over has one walk with one tip, and any genus.
bool is_change(const Change& change, const Counts& before, const Counts& after) {
  const std::int64_t over = before.tips - after.tips;
  const std::int64_t genus_over = before.genus + change.genus - after.genus;
  return over >= 0 && after.regions + over == before.regions + change.regions &&
         after.walks + over == before.walks + change.walks && (over == 0 ? genus_over == 0 : genus_over >= 0);
}

bool lowers_by_one(const Balance& balance, const Change& change) {
  return balance.regions * change.regions + balance.walks * change.walks + balance.genus * change.genus == -1;
}

std::optional<std::string> gap_in_changes(const Balance& balance, std::span<const Change> changes) {
  for (const Change& change : changes) {
    if (!lowers_by_one(balance, change)) return fmt::format("a curve that {} changes the sum otherwise", change.kind);
  }
  return std::nullopt;
}

}  // namespace

std::int64_t euler_genus(Surface surface) {
  return surface.is_orientable() ? 2 * surface.genus() : surface.genus();
}

std::optional<std::string> gap_in_free_balance(const Balance& balance, std::span<const Change> changes) {
  if (auto gap = gap_in_changes(balance, changes)) return gap;
  if (balance.regions + balance.walks + balance.tips != 0 || balance.genus != 1) {
    return "a region that is over is not worth its genus";
  }
  return std::nullopt;
}

std::optional<std::string> gap_in_forest_balance(const Balance& balance, std::span<const Change> changes) {
  if (auto gap = gap_in_changes(balance, changes)) return gap;
  if (balance.regions + balance.walks != 0 || balance.tips != 0 || balance.genus != 0) {
    return "a region with one walk is worth something";
  }
  return std::nullopt;
}

std::optional<std::string> gap_in_cuts(std::span<const Surface> surfaces) {
  const auto genus_of_kind = [](std::string_view kind) {
    return std::ranges::find(kFreeChanges, kind, &Change::kind)->genus;
  };
  for (Surface surface : surfaces) {
    bool listed = true;
    const auto look = [&](std::string_view kind, std::initializer_list<Surface> after) {
      std::int64_t genus = euler_genus(surface) + genus_of_kind(kind);
      for (Surface part : after) {
        genus -= euler_genus(part);
        listed = listed && (part.is_orientable() || !surface.is_orientable());
      }
      listed = listed && genus == 0;
    };
    for (const auto& [one, other] : separating_cuts(surface)) look("separates a region", {one, other});
    for (Surface after : two_sided_cuts(surface)) look("has two sides and does not separate", {after});
    for (Surface after : one_sided_cuts(surface)) look("has one side", {after});
    if (!listed) return fmt::format("a cut of {} leaves another genus", surface.print());
  }
  return std::nullopt;
}

std::optional<std::string> gap_in_lowering(std::span<const Surface> surfaces) {
  for (Surface surface : surfaces) {
    const auto cuts = separating_cuts(surface);
    if (std::ranges::find(cuts, std::pair(Surface(), surface)) == cuts.end()) {
      return fmt::format("{} cannot be left whole beside a curve", surface.print());
    }
    if (surface == Surface()) continue;
    const unsigned genus = surface.genus();
    const bool orientable = surface.is_orientable();
    const Surface lower = orientable   ? Surface::with_handles(genus - 1)
                          : genus == 1 ? Surface()
                                       : Surface::with_crosscaps(genus - 1);
    const std::vector<Surface> after = orientable ? two_sided_cuts(surface) : one_sided_cuts(surface);
    if (std::ranges::find(after, lower) == after.end()) {
      return fmt::format("no curve lowers the genus of {} by one", surface.print());
    }
  }
  return std::nullopt;
}

std::optional<std::string> gap_in_moves(const BrusselsSprouts& game, std::span<const Change> changes,
                                        const std::vector<Sum<BrusselsPosition>>& starts) {
  const bool forest = game.condition() != GraphCondition::none();
  absl::flat_hash_set<BrusselsSprouts::Key> met;
  std::vector<BrusselsPosition> waiting;
  const auto meet = [&](const Sum<BrusselsPosition>& sum) {
    for (const BrusselsPosition& position : sum) {
      if (met.insert(game.key(position)).second) waiting.push_back(position);
    }
  };
  for (const Sum<BrusselsPosition>& start : starts) meet(start);
  while (!waiting.empty()) {
    const BrusselsPosition position = std::move(waiting.back());
    waiting.pop_back();
    const Counts before = numbers_of({&position, 1});
    const auto options = game.options(position);
    const std::int64_t left = forest ? before.walks : before.tips;
    if (options.empty() != (left <= before.regions)) {
      return fmt::format("{} is over too soon or too late", game.print(position));
    }
    for (const Sum<BrusselsPosition>& option : options) {
      Counts after = numbers_of(option);
      if (forest && option.empty()) after = {1, 1, before.tips, before.genus};  // one tree, which is left out
      if (std::ranges::none_of(changes, [&](const Change& change) { return is_change(change, before, after); })) {
        return fmt::format("{} has a move of another kind", game.print(position));
      }
      meet(option);
    }
  }
  return std::nullopt;
}

}  // namespace sprague::brussels
