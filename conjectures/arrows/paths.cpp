// Flows, crashes, twigs and rods: Propositions 5.2, 5.4, 5.6 and 7.2. Sweeps ask the rules.
#include <fmt/format.h>

#include <array>

#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/arrows/certified_spiders.hpp"
#include "conjectures/arrows/checks.hpp"
#include "conjectures/arrows/leg_proofs.hpp"
#include "conjectures/arrows/path_induction.hpp"
#include "conjectures/arrows/spiders.hpp"
#include "conjectures/conclude.hpp"

namespace sprague::arrows {
namespace {

std::string range_text(PathKind kind, Range edges) {
  return fmt::format("{}_n for n {}", letter(kind), from_to(edges, least_edges(kind)));
}

Finding check_values(const Effort& effort, Range edges, std::initializer_list<PathKind> kinds) {
  const SpiderArrows game;
  NimberSolver<SpiderArrows> solver(game, effort);
  SpiderTally tally;
  std::string named;
  for (PathKind kind : kinds) {
    named += fmt::format("{}{}", named.empty() ? "" : ", ", range_text(kind, edges));
    for (std::uint64_t n = std::max<std::uint64_t>(edges.first, least_edges(kind)); n <= edges.last; ++n) {
      const SpiderLegs path = path_of(kind, static_cast<std::uint16_t>(n));
      const std::uint32_t expected = value_of(kPrintedPathValues, kind, static_cast<std::uint32_t>(n));
      const std::uint32_t found = solver.value(spider_state(path)).value();
      tally.note(path);
      if (found == expected) {
        tally.pass();
      } else {
        fail(tally, path, fmt::format("{}_{} has value {}, not {}", letter(kind), n, found, expected));
      }
    }
  }
  tally.certify(effort);
  Finding finding =
      conclude(tally, std::move(named),
               {gap_in(kPrintedPathValues), std::nullopt,
                "Proved for all n by finite induction: the four values together are consistent with the splits of a "
                "path at every length, by the last bit and the rest; the splits were compared with the rules on "
                "short paths."});
  return with_second_opinion(std::move(finding), LegProof::paths, effort);
}

Finding check_path_parities(const Effort& effort, Range edges) {
  const SpiderArrows game;
  PlayLengths<SpiderArrows> lengths(game, effort);
  SpiderTally tally;
  for (PathKind kind : {PathKind::flow, PathKind::crash}) {
    for (std::uint64_t n = std::max<std::uint64_t>(edges.first, least_edges(kind)); n <= edges.last; ++n) {
      const SpiderLegs path = path_of(kind, static_cast<std::uint16_t>(n));
      const unsigned parity = kPrintedPathParities[static_cast<std::size_t>(kind)][n % 2];
      const Lengths plays = lengths.lengths(spider_state(path));
      tally.note(path);
      if (std::ranges::all_of(plays, [parity](std::uint32_t length) { return length % 2 == parity; })) {
        tally.pass();
      } else {
        fail(tally, path, fmt::format("{}_{} has a play of the other parity", letter(kind), n));
      }
    }
  }
  tally.certify_lengths(effort);
  Finding finding = conclude(
      tally,
      fmt::format("all plays from {} and {}", range_text(PathKind::flow, edges), range_text(PathKind::crash, edges)),
      {gap_in(kPrintedPathParities), std::nullopt,
       "Proved for all n by finite induction: whatever the residues of the lengths, a move changes the "
       "parity; the splits were compared with the rules on short paths."});
  return with_second_opinion(std::move(finding), LegProof::paths, effort);
}

}  // namespace

std::span<const NamedCheck> checks_of_paths() {
  static const std::array kChecks{
      NamedCheck{"flows_and_crashes",
                 [](const Effort& effort, Range edges) {
                   return check_values(effort, edges, {PathKind::flow, PathKind::crash});
                 }},
      NamedCheck{"twigs",
                 [](const Effort& effort, Range edges) { return check_values(effort, edges, {PathKind::twig}); }},
      NamedCheck{"rods",
                 [](const Effort& effort, Range edges) { return check_values(effort, edges, {PathKind::rod}); }},
      NamedCheck{"path_parities", check_path_parities},
  };
  return kChecks;
}

}  // namespace sprague::arrows
