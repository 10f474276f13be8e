// How long plays on surfaces are, and so who wins on orientable ones: Theorems 2.2 and 2.5, Corollaries 2.3, 2.4, 2.6.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <functional>

#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/brussels/certificates.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/free_play.hpp"
#include "conjectures/brussels/length_obligations.hpp"
#include "conjectures/brussels/part_obligations.hpp"
#include "conjectures/brussels/starts.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::brussels {
namespace {

const std::string kLengthProof =
    "Proved for all spots, tips and surfaces: a curve takes two tips and its crossbar brings two. Let each region "
    "count "
    "its walks - 2 + tips + Euler genus. A curve that joins two walks makes one of them; one that separates leaves one "
    "region and one walk more; one with two sides that does not separate leaves one walk more and an Euler genus "
    "smaller by 2; a one-sided one leaves an Euler genus smaller by 1: the total always falls by 1. Each walk "
    "keeps a tip, so where play is over each region has one walk with one tip and counts the genus that it has left. "
    "So "
    "a play that uses up Euler genus g lasts n - 2 + T + g moves, and g is even where the surface is orientable. The "
    "changes of genus were compared with the rules' cuts of every surface with at most 100 handles or crosscaps, the "
    "kinds of change with every move from every position of the range.";

const std::string kSpotsWithoutTips =
    "Spots without tips never come into play: n is to count those that have one. Where there are two tips or more, the "
    "statement then holds; where there are fewer, there is no move.";

// The lengths that are printed: base, base + step, ..., base + step * most.
struct Printed {
  std::int64_t base;
  std::int64_t step;
  std::int64_t most;

  std::int64_t at(std::int64_t j) const { return base + step * j; }
  std::optional<std::int64_t> index(std::int64_t length) const {
    const std::int64_t over = length - base;
    if (over < 0 || over % step != 0 || over / step > most) return std::nullopt;
    return over / step;
  }
};

Printed printed_for(const Start& start) {
  return {static_cast<std::int64_t>(start.spots() + start.total()) - 2, start.surface.is_orientable() ? 2 : 1,
          start.surface.genus()};
}

// Which j occur, in words.
std::string print_indices(const Printed& printed, const Lengths& lengths) {
  std::vector<std::int64_t> indices;
  for (std::uint32_t length : lengths) {
    if (const auto j = printed.index(length)) indices.push_back(*j);
  }
  return fmt::format("{}", fmt::join(indices, " "));
}

bool lies_in(const Lengths& lengths, const Printed& printed) {
  return std::ranges::all_of(lengths, [&](std::uint32_t length) { return printed.index(length).has_value(); });
}

bool all_occur(const Lengths& lengths, const Printed& printed) {
  for (std::int64_t j = 0; j <= printed.most; ++j) {
    if (std::ranges::find(lengths, printed.at(j)) == lengths.end()) return false;
  }
  return true;
}

// What is found of one start, and what a claim makes of it: nothing when it is as claimed.
struct Plays {
  Lengths lengths;
  bool first_wins;
};
using Judge = std::function<std::optional<std::string>(const Start&, const Plays&)>;

struct Family {
  Range sizes;
  unsigned least;  // tips of a spot
  std::vector<Surface> surfaces;
};

struct Swept {
  Tally tally;
  std::optional<std::string> gap;  // in the theory of lengths
};

Swept sweep_starts(const Effort& effort, const Family& family, const Judge& judge) {
  const BrusselsSprouts game(GraphCondition::none());
  PlayLengths<BrusselsSprouts> lengths(game, effort.share());
  NimberSolver<BrusselsSprouts> nimbers(game, effort.share());
  std::vector<Sum<BrusselsSprouts::Position>> starts;
  Swept result;
  each_start(family.sizes, family.least, family.surfaces, [&](const Start& start) {
    effort.poll();
    effort.tell("starts", result.tally.instances(), 0);
    starts.push_back(game.spots(start.tips, start.surface));
    const Plays plays{lengths.lengths(starts.back()), !nimbers.value(starts.back()).is_zero()};
    if (const auto note = judge(start, plays)) {
      fail(result.tally, start, *note);
    } else {
      result.tally.pass();
    }
  });
  const std::vector<Surface> all = every_surface();
  result.gap = gap_in_free_balance(kFreeBalance, kFreeChanges);
  if (!result.gap) result.gap = gap_in_cuts(all);
  if (!result.gap) result.gap = gap_in_moves(game, kFreeChanges, starts);
  return result;
}

Finding check(const Effort& effort, const Family& family, const Judge& judge, std::string proof) {
  const Swept swept = sweep_starts(effort, family, judge);
  return conclude(swept.tally, range_text(family.sizes, family.least, family.surfaces),
                  {swept.gap, std::nullopt, std::move(proof)});
}

// --- judges ---

std::optional<std::string> judge_lengths(const Start& start, const Plays& plays) {
  const Printed printed = printed_for(start);
  if (lies_in(plays.lengths, printed)) return std::nullopt;
  return fmt::format("{}: {}, but n - 2 + T = {}", start.print(), print_lengths(plays.lengths), printed.base);
}

std::optional<std::string> judge_every_length(const Start& start, const Plays& plays) {
  const Printed printed = printed_for(start);
  if (all_occur(plays.lengths, printed)) return std::nullopt;
  return fmt::format("{}: {}, so that of j = 0 to {} there is only {}", start.print(), print_lengths(plays.lengths),
                     printed.most, print_indices(printed, plays.lengths));
}

std::optional<std::string> judge_winner(const Start& start, const Plays& plays) {
  const std::uint64_t size = start.spots() + start.total();
  if (plays.first_wins == (size % 2 == 1)) return std::nullopt;
  return fmt::format("{}: the {} player wins, but n + T = {}", start.print(), plays.first_wins ? "first" : "second",
                     size);
}

// One length, n - 2 + T, and who wins by it.
std::optional<std::string> judge_one_length(const Start& start, const Plays& plays) {
  const std::int64_t base = printed_for(start).base;
  if (std::ranges::any_of(plays.lengths, [base](std::uint32_t length) { return length != base; })) {
    return fmt::format("{}: {}, but n - 2 + T = {}", start.print(), print_lengths(plays.lengths), base);
  }
  return judge_winner(start, plays);
}

// --- readings ---

Finding check_every_length(const Effort& effort, Range sizes, const std::vector<Surface>& surfaces) {
  DataTable table{"lengths", {"surface", "tips", "spots", "total", "j"}, {}};
  const Judge judge = [&table](const Start& start, const Plays& plays) {
    table.rows.push_back({start.surface.print(), fmt::format("{}", fmt::join(start.tips, " ")),
                          fmt::format("{}", start.spots()), fmt::format("{}", start.total()),
                          print_indices(printed_for(start), plays.lengths)});
    return judge_every_length(start, plays);
  };
  Finding finding = check(effort, {sizes, 1, surfaces}, judge, {});
  certify_lengths(effort, sizes, 1, surfaces);
  finding.repair = "All j = 0, 1, ..., k occur exactly if T >= 2 or k = 0; else only j = 0.";
  finding.tables.push_back(std::move(table));
  return finding;
}

Finding check_two_tips(const Effort& effort, Range sizes, const std::vector<Surface>& surfaces) {
  Tally tally;
  const Judge judge = [](const Start& start, const Plays& plays) -> std::optional<std::string> {
    if (start.total() < 2) return std::nullopt;
    if (auto note = judge_lengths(start, plays)) return note;
    return judge_every_length(start, plays);
  };
  const Family family{sizes, 1, surfaces};
  Swept swept = sweep_starts(effort, family, judge);
  if (!swept.gap) swept.gap = gap_in_lowering(every_surface());
  certify_lengths(effort, sizes, 1, surfaces);
  Finding finding = conclude(
      swept.tally, range_text(sizes, 1, surfaces),
      {swept.gap, std::nullopt,
       "That no others occur is the theorem itself, proved where it says t_i >= 1. That all do: join all spots, so "
       "that one walk holds "
       "all T >= 2 tips; j times, cut a handle (and join the two walks that this leaves) or a crosscap; then draw a "
       "curve around one tip with all that is left of the surface on its side, where play is over at once. What is "
       "left "
       "is on the sphere, so Euler genus 2j or j is used up. That each surface has such cuts was checked up to 100 "
       "handles or crosscaps."});
  rest_on(finding, every_length_obligations(), effort);
  return finding;
}

Finding with_second_opinion(Finding finding, const std::vector<Obligation>& obligations, const Effort& effort) {
  add_second_opinion(finding, obligations, effort);
  return finding;
}

Finding with_repair(Finding finding, const std::string& repair) {
  finding.repair = repair;
  return finding;
}

Finding check_handles(const Effort& effort, Range sizes) {
  certify_lengths(effort, sizes, 1, handles(0, kMostHandles));
  return with_second_opinion(check(effort, {sizes, 1, handles(0, kMostHandles)}, judge_lengths, kLengthProof),
                             orientable_length_obligations(), effort);
}

Finding check_handles_printed(const Effort& effort, Range sizes) {
  certify_lengths(effort, sizes, 0, handles(0, kMostHandles));
  return with_repair(check(effort, {sizes, 0, handles(0, kMostHandles)}, judge_lengths, {}), kSpotsWithoutTips);
}

Finding check_crosscaps(const Effort& effort, Range sizes) {
  certify_lengths(effort, sizes, 1, crosscaps(1, kMostCrosscaps));
  return with_second_opinion(check(effort, {sizes, 1, crosscaps(1, kMostCrosscaps)}, judge_lengths, kLengthProof),
                             non_orientable_length_obligations(), effort);
}

Finding check_crosscaps_printed(const Effort& effort, Range sizes) {
  certify_lengths(effort, sizes, 0, crosscaps(1, kMostCrosscaps));
  return with_repair(check(effort, {sizes, 0, crosscaps(1, kMostCrosscaps)}, judge_lengths, {}), kSpotsWithoutTips);
}

Finding check_sphere(const Effort& effort, Range sizes) {
  certify_lengths(effort, sizes, 1, {Surface()});
  certify_nimbers(effort, sizes, 1, {Surface()});
  return with_second_opinion(check(effort, {sizes, 1, {Surface()}}, judge_one_length, kLengthProof),
                             orientable_length_obligations(), effort);
}

Finding check_sphere_printed(const Effort& effort, Range sizes) {
  certify_lengths(effort, sizes, 0, {Surface()});
  certify_nimbers(effort, sizes, 0, {Surface()});
  return with_repair(check(effort, {sizes, 0, {Surface()}}, judge_one_length, {}), kSpotsWithoutTips);
}

Finding check_projective_plane(const Effort& effort, Range sizes) {
  const std::vector<Surface> plane{Surface::with_crosscaps(1)};
  std::optional<Start> wrong_winner;  // the first one
  const Judge judge = [&](const Start& start, const Plays& plays) {
    if (!wrong_winner && judge_winner(start, plays)) wrong_winner = start;
    return judge_one_length(start, plays);
  };
  Finding finding = check(effort, {sizes, 1, plane}, judge, {});
  certify_lengths(effort, sizes, 1, plane);
  if (wrong_winner) certify_counterexample(effort, *wrong_winner, "BS-C2.6", "N_0 is the projective plane");
  return with_repair(
      std::move(finding),
      "On the projective plane with T >= 2, plays last n - 2 + T or n - 1 + T moves, and both occur (BS-T2.5); the "
      "first player wins unless every spot has just one tip (BS-Q2.7). With N_0 for the sphere, as Theorem 2.5's "
      "formula has it, the statement is right.");
}

Finding check_parity(const Effort& effort, Range sizes) {
  certify_nimbers(effort, sizes, 1, handles(1, kMostHandles));
  return with_second_opinion(
      check(effort, {sizes, 1, handles(1, kMostHandles)}, judge_winner,
            kLengthProof + " So all plays from one start have the same parity, which says who wins."),
      orientable_length_obligations(), effort);
}

Finding check_parity_printed(const Effort& effort, Range sizes) {
  certify_nimbers(effort, sizes, 0, handles(1, kMostHandles));
  return with_repair(check(effort, {sizes, 0, handles(1, kMostHandles)}, judge_winner, {}), kSpotsWithoutTips);
}

}  // namespace

std::span<const NamedCheck> checks_of_surface_lengths() {
  static const std::array kChecks{
      NamedCheck{"handles", check_handles},
      NamedCheck{"handles_printed", check_handles_printed},
      NamedCheck{"handles_every_length",
                 [](const Effort& effort, Range sizes) {
                   return check_every_length(effort, sizes, handles(0, kMostHandles));
                 }},
      NamedCheck{
          "handles_two_tips",
          [](const Effort& effort, Range sizes) { return check_two_tips(effort, sizes, handles(0, kMostHandles)); }},
      NamedCheck{"crosscaps", check_crosscaps},
      NamedCheck{"crosscaps_printed", check_crosscaps_printed},
      NamedCheck{"crosscaps_every_length",
                 [](const Effort& effort, Range sizes) {
                   return check_every_length(effort, sizes, crosscaps(1, kMostCrosscaps));
                 }},
      NamedCheck{"crosscaps_two_tips",
                 [](const Effort& effort, Range sizes) {
                   return check_two_tips(effort, sizes, crosscaps(1, kMostCrosscaps));
                 }},
      NamedCheck{"sphere", check_sphere},
      NamedCheck{"sphere_printed", check_sphere_printed},
      NamedCheck{"projective_plane", check_projective_plane},
      NamedCheck{"parity", check_parity},
      NamedCheck{"parity_printed", check_parity_printed},
  };
  return kChecks;
}

}  // namespace sprague::brussels
