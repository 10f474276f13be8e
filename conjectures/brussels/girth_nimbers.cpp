// What Section 7 leaves open of Brussels Sprouts on plane graphs with a girth: who wins with few spots.
#include <absl/functional/function_ref.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/brussels/girth_checks.hpp"
#include "conjectures/brussels/girths.hpp"
#include "conjectures/brussels/starts.hpp"
#include "conjectures/conclude.hpp"
#include "games/brussels.hpp"

namespace sprague::brussels {
namespace {

struct Found {
  std::uint32_t nimber = 0;
  Lengths lengths;
};
// What a rule says; nothing of a start that it does not speak of.
using Rule = absl::FunctionRef<std::optional<Found>(const Start&)>;

std::uint64_t spots_with_one_tip(const Start& start) {
  return static_cast<std::uint64_t>(std::ranges::count(start.tips, 1U));
}

// All starts with so many spots and t_i >= 1. A rule without lengths speaks of nimbers only.
Finding check_rule(const Effort& effort, Range total, std::uint64_t spots, unsigned girth, Rule rule) {
  const BrusselsSprouts game(GraphCondition::girth(girth));
  NimberSolver<BrusselsSprouts> nimbers(game, effort.share());
  PlayLengths<BrusselsSprouts> lengths(game, effort.share());
  Tally tally;
  DataTable table{fmt::format("bs{}-girth-{}", spots, girth), {"tips", "total", "nimber", "lengths"}, {}};
  each_start({total.first + spots, total.last + spots}, 1, {Surface()}, [&](const Start& start) {
    effort.poll();
    if (start.spots() != spots) return;
    effort.tell("starts", tally.instances(), 0);
    const auto position = game.spots(start.tips);
    const Found found{nimbers.value(position).value(), lengths.lengths(position)};
    table.rows.push_back({fmt::format("{}", fmt::join(start.tips, " ")), fmt::format("{}", start.total()),
                          fmt::format("{}", found.nimber), fmt::format("{}", fmt::join(found.lengths, " "))});
    const auto expected = rule(start);
    if (!expected) return;
    if (found.nimber == expected->nimber && (expected->lengths.empty() || found.lengths == expected->lengths)) {
      return tally.pass();
    }
    const std::string name = print_with_girth(start.tips, girth);
    tally.fail({start.total(), name,
                fmt::format("{} has nimber {} and {}", name, found.nimber, print_lengths(found.lengths))});
  });
  Finding finding =
      conclude(tally, fmt::format("n = {}, girth {}, t_i >= 1, T from {} to {}", spots, girth, total.first, total.last),
               "Nimbers and plays were computed on the drawn game.");
  finding.tables.push_back(std::move(table));
  return finding;
}

}  // namespace

Finding check_two_spots_girth_5(const Effort& effort, Range total) {
  Finding finding = check_rule(effort, total, 2, 5, [](const Start&) { return Found{1, {1}}; });
  finding.notes.push_back("Girth 5 is 2n + 1 here, so this is Theorem 3.1, and greater girths are the same.");
  return finding;
}

Finding check_three_spots_girth_4(const Effort& effort, Range total) {
  Finding finding = check_rule(effort, total, 3, 4, [](const Start& start) -> std::optional<Found> {
    if (start.tips[0] < 3 || start.tips[1] < 5) return std::nullopt;
    return Found{0, {}};
  });
  finding.repair = "None is known; the table has all nimbers of the range, those with fewer tips too.";
  return finding;
}

Finding check_three_spots_girth_5(const Effort& effort, Range total) {
  return check_rule(effort, total, 3, 5, [](const Start& start) {
    const std::uint64_t ones = spots_with_one_tip(start);
    if (ones >= 2) return Found{0, {2}};
    if (ones == 1) return Found{1, {2, 3}};
    return Found{1, start.total() == 6 ? Lengths{3, 5} : Lengths{4, 5}};
  });
}

Finding check_three_spots_girth_6(const Effort& effort, Range total) {
  return check_rule(effort, total, 3, 6, [](const Start& start) {
    return Found{0, spots_with_one_tip(start) == 0 ? Lengths{2, 3} : Lengths{2}};
  });
}

Finding check_four_spots_girth_6(const Effort& effort, Range total) {
  return check_rule(effort, total, 4, 6, [](const Start& start) {
    switch (spots_with_one_tip(start)) {
      case 0: return Found{0, {4, 5, 6}};
      case 1: return Found{0, {3, 4, 5}};
      case 2: return Found{2, {3, 4}};
      default: return Found{1, {3}};
    }
  });
}

}  // namespace sprague::brussels
