// Brussels Sprouts on forests: Theorem 2.1.
#include <fmt/format.h>

#include <array>

#include "checkers/play_lengths.hpp"
#include "conjectures/brussels/certificates.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/free_play.hpp"
#include "conjectures/brussels/length_obligations.hpp"
#include "conjectures/brussels/starts.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::brussels {
namespace {

Finding check(const Effort& effort, Range sizes, unsigned least) {
  const BrusselsSprouts game(GraphCondition::forest());
  PlayLengths<BrusselsSprouts> lengths(game, effort);
  std::vector<Sum<BrusselsSprouts::Position>> starts;
  // The first cycle of a play would have at most all edges, two for each spot.
  constexpr unsigned kGirthOfForests = GraphCondition::kMostGirth;
  GirthStarts certified;
  Tally tally;
  each_start(sizes, least, {Surface()}, [&](const Start& start) {
    effort.poll();
    if (2 * start.spots() < kGirthOfForests) certified.add(kGirthOfForests, start);
    effort.tell("starts", tally.instances(), 0);
    starts.push_back(game.spots(start.tips));
    const auto printed = static_cast<std::uint32_t>(start.spots() - 1);
    const Lengths found = lengths.lengths(starts.back());
    if (found == Lengths{printed}) return tally.pass();
    fail(tally, start, fmt::format("{}: {}, not {}", start.print(), print_lengths(found), printed));
  });
  std::optional<std::string> gap = gap_in_forest_balance(kForestBalance, kForestChanges);
  if (!gap) gap = gap_in_moves(game, kForestChanges, starts);
  certified.certify_lengths(effort);
  Finding finding =
      conclude(tally, range_text(sizes, least, {Surface()}),
               {gap, std::nullopt,
                "Proved for all numbers of spots and tips: only tips of different trees may be joined, which makes "
                "one tree of two and leaves as many tips as before, one or more. All trees and undrawn spots stand "
                "in one region, so any two of them may be joined, and play is over when one is left, after n - 1 "
                "moves. Every move from every position of the range was found to be of this kind."});
  finding.notes.push_back(fmt::format(
      "Certificates are of plane graphs of girth {}: before its first cycle a play on n spots has trees of at most n "
      "spots and n - 1 crossbars, so that this cycle would have at most 2n edges, which is fewer.",
      kGirthOfForests));
  return finding;
}

Finding check_forests(const Effort& effort, Range sizes) {
  Finding finding = check(effort, sizes, 1);
  finding.notes.push_back(
      "It is the same whether the drawing is kept or the graph may be drawn anew: a drawing of trees leaves one "
      "region, "
      "in which any two tips can be joined.");
  rest_on(finding, forest_length_obligations(), effort);
  return finding;
}

Finding check_forests_printed(const Effort& effort, Range sizes) {
  Finding finding = check(effort, sizes, 0);
  finding.repair =
      "Only spots that have tips can be joined: where there are n' >= 1 of them, every play lasts n' - 1 moves; where "
      "there is none, 0.";
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_forests() {
  static const std::array kChecks{
      NamedCheck{"forests", check_forests},
      NamedCheck{"forests_printed", check_forests_printed},
  };
  return kChecks;
}

}  // namespace sprague::brussels
