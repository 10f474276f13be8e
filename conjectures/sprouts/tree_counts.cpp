// How many canonical game trees there are: Proposition 1.
#include <fmt/format.h>

#include <array>
#include <set>

#include "checkers/game_trees.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/sprouts/checks.hpp"
#include "conjectures/sprouts/tower.hpp"
#include "conjectures/sprouts/tower_obligations.hpp"

namespace sprague::sprouts {
namespace {

// All trees of at most a height, each option set tried once.
std::uint64_t trees_of_height(std::uint64_t height) {
  GameTreeStore store;
  std::set<GameTreeId> trees{GameTreeStore::kEnded};
  for (std::uint64_t h = 1; h <= height; ++h) {
    const std::vector<GameTreeId> lower(trees.begin(), trees.end());
    for (std::uint64_t subset = 0; subset >> lower.size() == 0; ++subset) {
      std::vector<GameTreeId> options;
      for (std::size_t i = 0; i < lower.size(); ++i) {
        if ((subset >> i & 1) != 0) options.push_back(lower[i]);
      }
      const GameTreeId tree = store.intern(options);
      ENSURE(store.height(tree) <= h, "a tree higher than its branches allow");
      trees.insert(tree);
    }
  }
  return trees.size();
}

Finding check_tower_to_zero(const Effort& effort, Range heights) {
  Tally tally;
  for (std::uint64_t h = heights.first; h <= heights.last; ++h) {
    effort.poll();
    const std::uint64_t counted = trees_of_height(h);
    const std::uint64_t claimed = value_of(kTowerToZero, h);
    if (counted == claimed) {
      tally.pass();
    } else {
      tally.fail({h, fmt::format("h = {}", h), fmt::format("{} trees, not {}", counted, claimed)});
    }
  }
  Finding finding = conclude(
      tally, fmt::format("heights {} to {}", heights.first, heights.last),
      {gap_in(kTowerToZero), std::nullopt,
       "Proved for all h by induction. One tree has height 0, and the display is 1 there. A canonical tree of height "
       "at "
       "most h is a set of canonical trees of height at most h - 1, and every such set is one, so each step makes of "
       "N trees 2^N: one more 2 at the bottom of the tower. Every tree of the range was built and counted."});
  finding.reason += fmt::format(
      " The step once more, for a solver: a tree is a number, the places of whose ones are its options, so that the "
      "trees of height at most h are the first N numbers, and those one higher the first 2^N. {}",
      settle(tower_obligations(kTowerToZero), effort).in_words());
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_tree_counts() {
  static const std::array kChecks{
      NamedCheck{"tower_to_zero", check_tower_to_zero},
  };
  return kChecks;
}

}  // namespace sprague::sprouts
