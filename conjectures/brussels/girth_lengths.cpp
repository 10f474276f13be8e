// How long plays on plane graphs with a girth are: Theorems 3.1 and 3.2.
#include <absl/functional/function_ref.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "certificates/facts.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/free_play.hpp"
#include "conjectures/brussels/girths.hpp"
#include "conjectures/brussels/length_obligations.hpp"
#include "conjectures/brussels/starts.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/second_opinion.hpp"
#include "games/brussels.hpp"

namespace sprague::brussels {
namespace {

// Beyond 2n + 1.
constexpr std::uint64_t kGirthsBeyond = 2;

using Gap = std::optional<std::string>;
// What is wrong with the lengths of a start at that girth.
using GirthJudge = absl::FunctionRef<Gap(const Start&, unsigned girth, const Lengths&)>;
// The girths, first to last, at which a start is looked at; none where first > last.
using Girths = absl::FunctionRef<std::pair<std::uint64_t, std::uint64_t>(const Start&)>;

Tally sweep_lengths(const Effort& effort, Range sizes, unsigned least_tips, Girths girths_of, GirthJudge judge) {
  Tally tally;
  for (auto girth = GraphCondition::kLeastGirth; girth <= 2 * sizes.last + kGirthsBeyond + 1; ++girth) {
    const BrusselsSprouts game(GraphCondition::girth(girth));
    PlayLengths<BrusselsSprouts> lengths(game, effort);
    const Facts<BrusselsSprouts> facts(effort, game);
    each_start(sizes, least_tips, {Surface()}, [&](const Start& start) {
      effort.poll();
      const auto [first, last] = girths_of(start);
      if (girth < first || girth > last) return;
      effort.tell("starts", tally.instances(), 0);
      facts.used(Asked::lengths, start.spots() + start.total(), start.tips);
      const Lengths found = lengths.lengths(game.spots(start.tips));
      const Gap gap = judge(start, girth, found);
      if (!gap) return tally.pass();
      tally.fail({start.spots() + start.total(), print_with_girth(start.tips, girth),
                  fmt::format("{} has {}, {}", name_with_girth(start.tips, girth), print_lengths(found), *gap)});
    });
  }
  return tally;
}

// --- Theorem 3.1 ---

Lengths one_less(const Start& start) {
  return {static_cast<std::uint32_t>(start.spots() - 1)};
}

Gap judge_one_less(const Start& start, unsigned /*girth*/, const Lengths& found) {
  if (found == one_less(start)) return std::nullopt;
  return fmt::format("but n - 1 = {}", start.spots() - 1);
}

std::pair<std::uint64_t, std::uint64_t> from_printed(const Start& start) {
  return {2 * start.spots() + 1, 2 * start.spots() + 1 + kGirthsBeyond};
}

// Is every move of the range, at girths from the printed one on, one of a forest?
Gap gap_in_high_girth_moves(const Effort& effort, Range sizes) {
  for (auto girth = GraphCondition::kLeastGirth; girth <= 2 * sizes.last + kGirthsBeyond + 1; ++girth) {
    const BrusselsSprouts game(GraphCondition::girth(girth));
    std::vector<Sum<BrusselsSprouts::Position>> starts;
    each_start(sizes, 1, {Surface()}, [&](const Start& start) {
      effort.poll();
      const auto [first, last] = from_printed(start);
      if (girth >= first && girth <= last) starts.push_back(game.spots(start.tips));
    });
    if (auto gap = gap_in_moves(game, kForestChanges, starts)) return gap;
  }
  return std::nullopt;
}

// --- Theorem 3.2 ---

std::pair<std::uint64_t, std::uint64_t> triangle_free(const Start& start) {
  return start.spots() >= 2 ? std::pair<std::uint64_t, std::uint64_t>{4, 4}
                            : std::pair<std::uint64_t, std::uint64_t>{1, 0};
}

Gap judge_bounds(const Start& start, unsigned /*girth*/, const Lengths& found) {
  const std::uint64_t least = start.spots() + 4;
  const std::uint64_t most = start.spots() + start.total() - 2;
  if (*found.begin() < least) return fmt::format("but the bound is {} or more", least);
  if (*found.rbegin() > most) return fmt::format("but the bound is {} or fewer", most);
  return std::nullopt;
}

std::vector<std::string> row(const Start& start, const Lengths& found) {
  return {fmt::format("{}", fmt::join(start.tips, " ")),
          fmt::format("{}", start.spots()),
          fmt::format("{}", start.total()),
          fmt::format("{}", start.spots() + 4),
          fmt::format("{}", start.spots() + start.total() - 2),
          fmt::format("{}", fmt::join(found, " "))};
}

Finding sweep_triangle_free(const Effort& effort, Range sizes, unsigned least_tips, const std::string& name,
                            GirthJudge judge, std::string method) {
  DataTable table{name, {"tips", "spots", "total", "printed_least", "printed_most", "lengths"}, {}};
  const Tally tally = sweep_lengths(effort, sizes, least_tips, triangle_free,
                                    [&](const Start& start, unsigned girth, const Lengths& found) {
                                      table.rows.push_back(row(start, found));
                                      return judge(start, girth, found);
                                    });
  Finding finding = conclude(tally, range_of_spots(sizes, 2, least_tips, "girth 4"), std::move(method));
  finding.tables.push_back(std::move(table));
  return finding;
}

Finding check_high_girth_printed(const Effort& effort, Range sizes) {
  Finding finding = conclude(sweep_lengths(effort, sizes, 0, from_printed, judge_one_less),
                             range_of_spots(sizes, 1, 0, "girths 2n + 1 to 2n + 3"), "");
  finding.repair =
      "Only spots with tips can be joined: where n' >= 1 of the n spots have one, plays last n' - 1 moves; where none "
      "has, 0.";
  return finding;
}

Finding check_high_girth(const Effort& effort, Range sizes) {
  const Tally tally = sweep_lengths(effort, sizes, 1, from_printed, judge_one_less);
  std::optional<std::string> gap = gap_in_forest_balance(kForestBalance, kForestChanges);
  if (!gap) gap = gap_in_high_girth_moves(effort, sizes);
  Finding finding = conclude(
      tally, range_of_spots(sizes, 1, 1, "girths 2n + 1 to 2n + 3"),
      {gap, std::nullopt,
       "Proved for all numbers of spots and tips and all g >= 2n + 1, as in print: the graph stays a forest, for a "
       "tree "
       "of k spots has k - 1 crossbars and a curve from it to itself would close a cycle of at most 2k <= 2n edges. So "
       "only tips of different trees may be joined, which closes no cycle, makes one tree of two and leaves as many "
       "tips as before, one or more; all trees stand in one region, so any two of them may be joined, and play is over "
       "when one is left, after n - 1 moves. Every move from every position of the range was found to be of this "
       "kind."});
  rest_on(finding, forest_length_obligations(), effort);
  return finding;
}

Finding check_least_girth(const Effort& effort, Range sizes) {
  const auto all_girths = [](const Start& start) -> std::pair<std::uint64_t, std::uint64_t> {
    if (start.spots() < 2) return {1, 0};
    return {GraphCondition::kLeastGirth, 2 * start.spots() + 1};
  };
  DataTable table{"least-girths", {"spots", "spots_with_one_tip", "least_girth", "starts"}, {}};
  std::map<std::array<std::uint64_t, 2>, std::array<std::uint64_t, 2>> seen;
  const Tally tally =
      sweep_lengths(effort, sizes, 1, all_girths, [&](const Start& start, unsigned girth, const Lengths& found) -> Gap {
        const std::uint64_t ones = start.spots_with_one_tip();
        const bool is_one_less = found == one_less(start);
        auto& [least, starts] = seen[{start.spots(), ones}];
        if (girth == GraphCondition::kLeastGirth) ++starts;
        if (!is_one_less) least = std::max<std::uint64_t>(least, girth);
        const std::uint64_t claimed = 2 * start.spots() + 1 - ones;
        if (is_one_less == (girth >= claimed)) return std::nullopt;
        return fmt::format("though 2n + 1 - s = {}", claimed);
      });
  for (const auto& [key, entry] : seen) {
    const std::uint64_t least = std::max<std::uint64_t>(entry[0] + 1, GraphCondition::kLeastGirth);
    table.rows.push_back(
        {fmt::format("{}", key[0]), fmt::format("{}", key[1]), fmt::format("{}", least), fmt::format("{}", entry[1])});
  }
  Finding finding = conclude(tally, range_of_spots(sizes, 2, 1, "girths 3 to 2n + 1"),
                             "Every play was enumerated, for every girth from 3 to 2n + 1.");
  finding.notes.push_back(
      "So 2n + 1 is best possible where every spot has two tips or more: joined in a row, the spots and n - 1 "
      "crossbars "
      "are a path whose ends still have tips, 2n - 2 edges apart, and joining those closes a cycle of 2n.");
  finding.tables.push_back(std::move(table));
  return finding;
}

Finding check_triangle_free(const Effort& effort, Range sizes) {
  Finding finding = sweep_triangle_free(effort, sizes, 3, "lengths", judge_bounds,
                                        "Every play was enumerated; the table lists the lengths that occur.");
  finding.notes.push_back(
      "The proof's step that a final graph has 6 faces or more, left there to a case analysis, is the lower bound "
      "itself: final graphs are connected, so by Euler's formula a play of x moves ends with x - n + 2 faces. Given "
      "that "
      "step, both bounds follow for all n, T and x. " +
      settle(triangle_free_length_obligations(), effort).in_words());
  finding.notes.push_back(
      "For n = 2 it is proved for all p and q, given that the drawn game is the recursion, which BS-S4 compares: by "
      "the "
      "reading of BS-T3.3 on all lengths, by recursion, they are all from 6 = 4 + n to min(p + q, 3p), p the smaller, "
      "and p + q = n - 2 + T.");
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_girth_lengths() {
  static const std::array kChecks{
      NamedCheck{"high_girth_printed", check_high_girth_printed},
      NamedCheck{"high_girth", check_high_girth},
      NamedCheck{"least_girth", check_least_girth},
      NamedCheck{"triangle_free", check_triangle_free},
  };
  return kChecks;
}

}  // namespace sprague::brussels
