// What Section 7 leaves open of Brussels Sprouts on plane graphs with a girth: who wins with few spots.
#include <absl/functional/function_ref.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "certificates/facts.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/girths.hpp"
#include "conjectures/brussels/starts.hpp"
#include "conjectures/conclude.hpp"
#include "games/brussels.hpp"

namespace sprague::brussels {
namespace {

// Of girth 4, where starts with few tips at a spot take long.
constexpr std::uint64_t kMostTabled = 14;

// Calls visit for all starts with so many spots, t_i >= 1 and so many tips in all.
void each_start_of(std::uint64_t spots, Range total, absl::FunctionRef<void(const Start&)> visit) {
  each_start({total.first + spots, total.last + spots}, 1, {Surface()}, [&](const Start& start) {
    if (start.spots() == spots) visit(start);
  });
}

Finding check_three_spots_girth_4(const Effort& effort, Range total) {
  const BrusselsSprouts game(GraphCondition::girth(4));
  NimberSolver<BrusselsSprouts> nimbers(game, effort);
  const Facts<BrusselsSprouts> facts(effort, game);
  Tally tally;
  DataTable table{"bs3-girth-4", {"tips", "total", "nimber"}, {}};
  each_start_of(3, {3, total.last}, [&](const Start& start) {
    const bool speaks = start.total() >= total.first && start.tips[0] >= 3 && start.tips[1] >= 5;
    if (!speaks && start.total() > kMostTabled) return;
    effort.tell("starts", tally.instances(), 0);
    const std::uint32_t found = nimbers.value(game.spots(start.tips)).value();
    table.rows.push_back(
        {fmt::format("{}", fmt::join(start.tips, " ")), fmt::format("{}", start.total()), fmt::format("{}", found)});
    if (!speaks) return;
    if (found == 0) return tally.pass();
    facts.counterexample(Asked::outcome, start.total(), start.tips);
    tally.fail({start.total(), print_with_girth(start.tips, 4),
                fmt::format("{} has nimber {}", name_with_girth(start.tips, 4), found)});
  });
  Finding finding = conclude(
      tally, fmt::format("n = 3, girth 4, t_i >= 3, two of them >= 5, T from {} to {}", total.first, total.last), "");
  if (finding.verdict == Verdict::refuted) {
    finding.repair = "None is known; the table has all nimbers up to 14 tips, and those that the reading speaks of.";
  }
  finding.tables.push_back(std::move(table));
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_girth_nimbers() {
  static const std::array kChecks{
      NamedCheck{"three_spots_girth_4", check_three_spots_girth_4},
  };
  return kChecks;
}

}  // namespace sprague::brussels
