// Spiders with three legs: Theorem 2.5, which is Mathews' Theorem 12.1 in the game as stated.
#include <fmt/format.h>

#include <array>

#include "checkers/spider_values.hpp"
#include "conjectures/arrows/leg_proofs.hpp"
#include "conjectures/arrows/path_induction.hpp"
#include "conjectures/arrows/small_trimmings.hpp"
#include "conjectures/arrows/spiders.hpp"
#include "conjectures/certify.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/checks.hpp"

namespace sprague::cycles {
namespace {

constexpr arrows::Length kMostCertifiedOnLegs = 10;  // markable edges

// Sweeps spiders whose legs have even numbers of markable edges, the shortest at most `most_on_shortest`. A leg has one
// edge more, at its leaf, that cannot be marked.
Tally sweep_even_legs(const Effort& effort, Range longest, arrows::Length most_on_shortest) {
  SpiderValues values(effort);
  Tally tally;
  const Cycles game(CellReading::walk);
  std::vector<CertifiedStart<Cycles>> starts;
  arrows::each_triple(longest, 0, 2, [&](arrows::Length a, arrows::Length b, arrows::Length c) {
    if (a < b || b < c || c > most_on_shortest) return;
    effort.poll();
    const std::vector<std::uint16_t> legs{static_cast<std::uint16_t>(a + 1), static_cast<std::uint16_t>(b + 1),
                                          static_cast<std::uint16_t>(c + 1)};
    const std::uint32_t found = values.value(full_game_on_spider(legs)).value();
    const std::string spider = fmt::format("S({})", fmt::join(legs, ","));
    if (a + b + c <= kMostCertifiedOnLegs) {
      starts.push_back(with_nimber(start_of(game, board_of_tree(parse_graph(spider)))));
    }
    if (found == 0) return tally.pass();
    tally.fail({a, spider, fmt::format("{} has value {}", spider, found)});
  });
  certify(effort, "small-spiders", game, starts);
  return tally;
}

std::string words(Range longest) {
  return fmt::format("even numbers of markable edges, {} to {} on the longest leg", longest.first, longest.last);
}

// Why the games are not known to be the trimmed ones, or else why what those have is not proved.
std::optional<std::string> gap_beside(std::optional<std::string> gap_in_trimmed) {
  return gap_in_trimmed ? std::move(gap_in_trimmed) : arrows::gap_in_trimming_of_spiders();
}

constexpr std::string_view kSameGame =
    " That it is the same game was compared on all spiders with legs of up to 5 edges; a rule speaks of one vertex, "
    "and "
    "longer legs have no others.";

Finding check_even_spiders(const Effort& effort, Range longest) {
  Finding finding = conclude(
      sweep_even_legs(effort, longest, static_cast<arrows::Length>(longest.last)), words(longest),
      {gap_beside(arrows::gap_in(arrows::LegProof::no_mark)), std::nullopt,
       fmt::format(
           "Proved for all such spiders: an edge at a leaf cannot be marked, so this is the trimmed game of AR-T12.1, "
           "proved by induction over legs; spiders with a leg of one edge are those of the second reading.{}",
           kSameGame)});
  finding = with_second_opinion(std::move(finding), arrows::LegProof::no_mark, effort);
  finding.notes.push_back(
      "Mathews proves it in the trimmed game, where legs have so many edges, none of them 0 (AR-T12.1). A leg of one "
      "edge has 0 markable edges; the spiders that have one are included here.");
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_spiders() {
  static const std::array kChecks{
      NamedCheck{"even_spiders", check_even_spiders},
      NamedCheck{"even_spiders_with_a_single_edge",
                 [](const Effort& effort, Range longest) {
                   return conclude(sweep_even_legs(effort, longest, 0), words(longest) + ", none on the shortest",
                                   {gap_beside(arrows::gap_in(arrows::kPrintedPathValues)), std::nullopt,
                                    fmt::format("Proved for all such spiders: beside a leaf the hub can become neither "
                                                "sink nor source, so the other "
                                                "legs are two lines without played edges, each of an even number of "
                                                "markable edges and of value 0 by "
                                                "the finite induction on paths.{}",
                                                kSameGame)});
                 }},
  };
  return kChecks;
}

}  // namespace sprague::cycles
