// Section 2 where the surface is a budget: Theorems 2.2 and 2.5 and Question 2.7 on ribbon graphs.
#include <fmt/format.h>

#include <array>
#include <map>

#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/ribbon_graphs.hpp"
#include "conjectures/brussels/ribbon_obligations.hpp"
#include "conjectures/brussels/starts.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::brussels {
namespace {

const ForAll kEveryPlay{"every play of the range was enumerated", std::nullopt, ""};

// The game and what is known of it, on one surface.
struct OnSurface {
  explicit OnSurface(Surface surface, const Effort& effort)
      : game(surface), lengths(game, effort.share()), nimbers(game, effort.share()) {}
  RibbonSprouts game;
  PlayLengths<RibbonSprouts> lengths;
  NimberSolver<RibbonSprouts> nimbers;
};

// What is wrong with a start; nothing when all is as claimed.
using RibbonJudge = std::optional<std::string> (*)(OnSurface& on, const Start& start);

Finding check_ribbons(const Effort& effort, Range sizes, const std::vector<Surface>& surfaces, RibbonJudge judge,
                      const ForAll& all) {
  std::map<Surface, OnSurface> games;
  for (const Surface surface : surfaces) games.try_emplace(surface, surface, effort);
  Tally tally;
  each_start(sizes, 1, surfaces, [&](const Start& start) {
    effort.poll();
    effort.tell("starts", tally.instances(), 0);
    const auto note = judge(games.at(start.surface), start);
    if (!note) return tally.pass();
    fail(tally, start, fmt::format("{} as a ribbon graph: {}", start.print(), *note));
  });
  return conclude(tally, range_text(sizes, 1, surfaces) + ", ribbon graphs", all);
}

std::optional<std::string> judge_ribbon_lengths(OnSurface& on, const Start& start) {
  const Lengths found = on.lengths.lengths({RibbonSprouts::spots(start.tips)});
  const auto plane = static_cast<std::uint32_t>(start.spots() + start.total() - 2);
  const std::uint32_t genus = start.surface.genus();
  Lengths expected{plane};
  if (start.total() >= 2) {
    expected = start.surface.is_orientable() ? Lengths{plane + 2 * genus} : Lengths{plane + genus - 1, plane + genus};
  }
  if (found == expected) return std::nullopt;
  return fmt::format("{}, not {}", print_lengths(found), print_lengths(expected));
}

std::uint32_t ribbon_rule(const Start& start) {
  const std::uint64_t excess = start.total() - start.spots();
  if (start.surface.genus() % 2 == 0) return excess % 2;
  if (excess <= 1) return excess == 0 ? 0 : 2;
  return excess % 2 == 0 ? 1 : 0;
}

std::optional<std::string> judge_ribbon_nimber(OnSurface& on, const Start& start) {
  const std::uint32_t found = on.nimbers.value(RibbonSprouts::spots(start.tips)).value();
  if (found == ribbon_rule(start)) return std::nullopt;
  return fmt::format("nimber {}, not {}", found, ribbon_rule(start));
}

Finding check_ribbons_on_handles(const Effort& effort, Range sizes) {
  Finding finding = check_ribbons(
      effort, sizes, handles(0, kMostHandles), judge_ribbon_lengths,
      {std::nullopt, std::nullopt,
       "Proved for all n, k and T: a play can't be over while a boundary walk has two tips, or there are two "
       "components, "
       "or, below genus k, two walks; and walks keep a tip. So with T >= 2 it ends with one component, T walks of one "
       "tip "
       "each and genus k. That Euler's formula, which each edge keeps, then gives n - 2 + 2k + T moves was left to a "
       "solver. With T = 1 there is no move."});
  rest_on(finding, ribbon_length_obligations(), effort);
  return finding;
}

Finding check_ribbons_on_crosscaps(const Effort& effort, Range sizes) {
  Finding finding = check_ribbons(effort, sizes, crosscaps(1, kMostCrosscaps), judge_ribbon_lengths, kEveryPlay);
  finding.notes.push_back("Euler's formula without twisted edges, and so on handles: " +
                          settle(ribbon_length_obligations(), effort).in_words());
  finding.notes.push_back(
      "In words: plays end with T walks of one tip each, as on orientable surfaces; two of them can be joined while "
      "the "
      "Euler genus is k - 2 or less, but a twisted edge, which costs 1, needs two tips on one walk. So the Euler genus "
      "is "
      "k - 1 or k at the end.");
  return finding;
}

Finding check_ribbon_nimbers(const Effort& effort, Range sizes) {
  Finding finding = check_ribbons(effort, sizes, crosscaps(1, kMostCrosscaps), judge_ribbon_nimber, kEveryPlay);
  finding.notes.push_back("What is used of Euler's formula without twisted edges: " +
                          settle(ribbon_length_obligations(), effort).in_words());
  finding.notes.push_back(
      "In the drawing that is kept another player wins where k is odd and T - n is odd and 3 or more: there the first "
      "one, on ribbon graphs the second.");
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_ribbon_play() {
  static const std::array kChecks{
      NamedCheck{"ribbons_on_handles", check_ribbons_on_handles},
      NamedCheck{"ribbons_on_crosscaps", check_ribbons_on_crosscaps},
      NamedCheck{"ribbon_nimbers", check_ribbon_nimbers},
  };
  return kChecks;
}

}  // namespace sprague::brussels
