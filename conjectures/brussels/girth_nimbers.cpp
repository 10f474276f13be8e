// What Section 7 leaves open of Brussels Sprouts on plane graphs with a girth: who wins with few spots.
#include <absl/functional/function_ref.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/brussels/certificates.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/girths.hpp"
#include "conjectures/brussels/starts.hpp"
#include "conjectures/conclude.hpp"
#include "games/brussels.hpp"

namespace sprague::brussels {
namespace {

// Of girth 4, where starts with few tips at a spot take long.
constexpr std::uint64_t kMostTabled = 14;

struct Found {
  std::uint32_t nimber = 0;
  Lengths lengths;
  friend bool operator==(const Found&, const Found&) = default;
};
using Rule = absl::FunctionRef<Found(const Start&)>;

// Calls visit for all starts with so many spots, t_i >= 1 and so many tips in all.
void each_start_of(std::uint64_t spots, Range total, absl::FunctionRef<void(const Start&)> visit) {
  each_start({total.first + spots, total.last + spots}, 1, {Surface()}, [&](const Start& start) {
    if (start.spots() == spots) visit(start);
  });
}

Finding check_rule(const Effort& effort, Range total, std::uint64_t spots, unsigned girth, Rule rule) {
  const BrusselsSprouts game(GraphCondition::girth(girth));
  NimberSolver<BrusselsSprouts> nimbers(game, effort.share());
  PlayLengths<BrusselsSprouts> lengths(game, effort.share());
  Tally tally;
  GirthStarts certified;
  DataTable table{fmt::format("bs{}-girth-{}", spots, girth), {"tips", "total", "nimber", "lengths"}, {}};
  each_start_of(spots, total, [&](const Start& start) {
    effort.tell("starts", tally.instances(), 0);
    certified.add(girth, start);
    const auto position = game.spots(start.tips);
    const Found found{nimbers.value(position).value(), lengths.lengths(position)};
    table.rows.push_back({fmt::format("{}", fmt::join(start.tips, " ")), fmt::format("{}", start.total()),
                          fmt::format("{}", found.nimber), fmt::format("{}", fmt::join(found.lengths, " "))});
    if (found == rule(start)) return tally.pass();
    tally.fail({start.total(), print_with_girth(start.tips, girth),
                fmt::format("{} has nimber {} and {}", name_with_girth(start.tips, girth), found.nimber,
                            print_lengths(found.lengths))});
  });
  Finding finding =
      conclude(tally, fmt::format("n = {}, girth {}, t_i >= 1, T from {} to {}", spots, girth, total.first, total.last),
               "Nimbers and plays were computed on the drawn game.");
  certified.certify_nimbers(effort);
  certified.certify_lengths(effort);
  finding.tables.push_back(std::move(table));
  return finding;
}

Finding check_two_spots_girth_5(const Effort& effort, Range total) {
  Finding finding = check_rule(effort, total, 2, 5, [](const Start&) { return Found{1, {1}}; });
  finding.notes.push_back(
      "Girth 5 is 2n + 1 here, so this is Theorem 3.1, proved for girth 6 and more as well: there the table is the "
      "same, nimber 1 throughout, and is not repeated.");
  return finding;
}

Finding check_three_spots_girth_4(const Effort& effort, Range total) {
  const BrusselsSprouts game(GraphCondition::girth(4));
  NimberSolver<BrusselsSprouts> nimbers(game, effort);
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
    if (!tally.smallest()) certify_winner(effort, 4, start);
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

Finding check_three_spots_girth_5(const Effort& effort, Range total) {
  return check_rule(effort, total, 3, 5, [](const Start& start) {
    const std::uint64_t ones = start.spots_with_one_tip();
    if (ones >= 2) return Found{0, {2}};
    if (ones == 1) return Found{1, {2, 3}};
    return Found{1, start.total() == 6 ? Lengths{3, 5} : Lengths{4, 5}};
  });
}

Finding check_three_spots_girth_6(const Effort& effort, Range total) {
  return check_rule(effort, total, 3, 6, [](const Start& start) {
    return Found{0, start.spots_with_one_tip() == 0 ? Lengths{2, 3} : Lengths{2}};
  });
}

Finding check_four_spots_girth_6(const Effort& effort, Range total) {
  return check_rule(effort, total, 4, 6, [](const Start& start) {
    switch (start.spots_with_one_tip()) {
      case 0: return Found{0, {4, 5, 6}};
      case 1: return Found{0, {3, 4, 5}};
      case 2: return Found{2, {3, 4}};
      default: return Found{1, {3}};
    }
  });
}

}  // namespace

std::span<const NamedCheck> checks_of_girth_nimbers() {
  static const std::array kChecks{
      NamedCheck{"two_spots_girth_5", check_two_spots_girth_5},
      NamedCheck{"three_spots_girth_4", check_three_spots_girth_4},
      NamedCheck{"three_spots_girth_5", check_three_spots_girth_5},
      NamedCheck{"three_spots_girth_6", check_three_spots_girth_6},
      NamedCheck{"four_spots_girth_6", check_four_spots_girth_6},
  };
  return kChecks;
}

}  // namespace sprague::brussels
