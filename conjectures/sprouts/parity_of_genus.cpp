// A winner by the parity of the number of crosscaps: Figure 15.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "certificates/facts.hpp"
#include "checkers/couples.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/sprouts/checks.hpp"
#include "conjectures/sprouts/limit_induction.hpp"
#include "conjectures/sprouts/regions.hpp"
#include "conjectures/sprouts/told_drawings.hpp"
#include "games/sprouts_notation.hpp"

namespace sprague::sprouts {
namespace {

// Found among the lands with nine lives that can be drawn from six spots.
constexpr std::string_view kPosition = "(a2a2b2bcde2edc)";
constexpr unsigned kDrawnSpots = 5;

Surface crosscaps(std::uint64_t number) {
  return number == 0 ? Surface() : Surface::with_crosscaps(static_cast<unsigned>(number));
}

std::string text_on(Surface surface) {
  return surface == Surface() ? std::string(kPosition) : fmt::format("{} on {}", kPosition, surface.print());
}

Sum<SproutsLand> position_on(const Sprouts& game, Surface surface) {
  return game.parse(text_on(surface));
}

// Its one region.
SproutsDrawing region_of_position() {
  const Sprouts as_drawn(kNoReductions);
  return region_of(land_of_word(as_drawn.parse(text_on(Surface())).front().word), 0);
}

unsigned limit_of_position() {
  return genus_limits(vertices_in(region_of_position(), 0)).crosscaps;
}

// Why the winners up to the limit genus are those for all numbers of crosscaps.
ForAll for_all_crosscaps(const Effort& effort, Range genus) {
  const unsigned limit = limit_of_position();
  if (genus.first > 0) return {"the range leaves out the sphere", std::nullopt, ""};
  if (genus.last < limit + 1) {
    return {fmt::format("the range ends before the bound {} of the limit genus", limit), std::nullopt, ""};
  }
  AllGenera all = all_genera(effort, std::vector{region_of_position()});
  return {std::move(all.gap), std::nullopt,
          fmt::format("Proved for all n. Winners were computed on each surface of the range by itself, without limits; "
                      "the limit genus of the region is at most {}, and the range goes beyond. {}",
                      limit, all.proof)};
}

Finding check_winner_by_parity(const Effort& effort, Range genus) {
  const Sprouts game({.limit_genus = false});
  CoupleTable<Sprouts> table(effort.memory_bytes);
  CoupleSolver<Sprouts> couples(game, table, effort);
  Tally tally;
  for (std::uint64_t n = genus.first; n <= genus.last; ++n) {
    const Surface surface = crosscaps(n);
    const bool first = !couples.is_lost(position_on(game, surface));
    if (first == (n % 2 == 0 && n != 0)) {
      tally.pass();
    } else {
      tally.fail({n, text_on(surface), fmt::format("the {} player wins", first ? "first" : "second")});
    }
  }
  const Facts<Sprouts> facts(effort, Sprouts());
  for (std::uint64_t n = genus.first; n <= genus.last; ++n) {
    facts.used(Asked::outcome, n, [&] { return parse_sprouts(text_on(crosscaps(n))); });
  }
  Finding finding = conclude(tally, fmt::format("{} to {} crosscaps", genus.first, genus.last),
                             tally.smallest() ? ForAll() : for_all_crosscaps(effort, genus));
  if (finding.verdict == Verdict::proved) finding.notes.emplace_back(kBeyondCertificates);
  if (finding.verdict != Verdict::refuted) {
    finding.witness = std::string(kPosition);
    finding.pictures.push_back(
        {*finding.witness,
         fmt::format("With {} to {} crosscaps in place of the sphere: nimber 0 with none and with odd "
                     "numbers, another with even ones from 2 on.",
                     genus.first, genus.last)});
    finding.notes.push_back(
        "The drawing cannot be read off the scan. This position has nine lives, too, one region and one boundary, and "
        "can be drawn from six spots on the sphere.");
  }
  return finding;
}

Finding check_only_winning_curve(const Effort& effort, Range genus) {
  const Sprouts game;
  CoupleTable<Sprouts> table(effort.memory_bytes);
  CoupleSolver<Sprouts> couples(game, table, effort);
  const Facts<Sprouts> facts(effort, game);
  Tally tally;
  for (std::uint64_t n = genus.first; n <= genus.last; n += 2) {
    tell_with_options(facts, Asked::outcome, n, parse_sprouts(text_on(crosscaps(n))));
    std::vector<std::string> winning;
    bool orientable = true;
    for (const Sum<SproutsLand>& option : game.options(position_on(game, crosscaps(n)).front())) {
      if (!couples.is_lost(option)) continue;
      std::vector<std::string> lands;
      for (const SproutsLand& land : option) {
        lands.push_back(game.print(land));
        const SproutsDrawing drawing = land_of_word(land.word);
        for (std::size_t r = 0; r < drawing.regions(); ++r) {
          orientable = orientable && drawing.surface(r).is_orientable();
        }
      }
      winning.push_back(fmt::format("{}", fmt::join(lands, " and ")));
    }
    if (winning.size() == 1 && orientable) {
      tally.pass();
    } else {
      tally.fail(
          {n, text_on(crosscaps(n)), fmt::format("{} winning options: {}", winning.size(), fmt::join(winning, "; "))});
    }
  }
  return conclude(tally, fmt::format("even numbers of crosscaps from {} to {}", genus.first, genus.last),
                  "Of all options one has nimber 0, and all its regions are orientable.");
}

Finding check_no_smaller_parity(const Effort& effort, Range lives) {
  const Sprouts game;
  CoupleTable<Sprouts> table(effort.memory_bytes);
  CoupleSolver<Sprouts> couples(game, table, effort);
  Tally tally;
  const Facts<Sprouts> facts(effort, game);
  for (const MarkedLand& land : drawn_lands(kDrawnSpots, static_cast<unsigned>(lives.last))) {
    const auto k = static_cast<unsigned>(lives_of(land.drawing));
    if (k < lives.first) continue;
    const auto nimber_on = [&](unsigned n) {
      facts.used(Asked::nimber, k, [&] { return land.on(crosscaps(n)); });
      return couples.nimber(game.lands(land.on(crosscaps(n))));
    };
    const unsigned limit = std::max(genus_limits(vertices_in(land.drawing, land.region)).crosscaps, 1U);
    // Beside other lands the winner goes by parity if either all odd n give one nimber that no even n gives, or the
    // other way round. From the limit on nimbers repeat with period two.
    bool odd_alike = true;
    bool even_alike = true;
    const Nimber on_odd = nimber_on(1);
    const Nimber on_even = nimber_on(2);
    for (unsigned n = 1; n <= limit + 1 && (odd_alike || even_alike); ++n) {
      const Nimber nimber = nimber_on(n);
      odd_alike = odd_alike && (nimber == on_odd) == (n % 2 == 1);
      even_alike = even_alike && (nimber == on_even) == (n % 2 == 0);
    }
    const bool by_parity = odd_alike || even_alike;
    if (by_parity) {
      tally.fail({k, land.print(), "the winner on P^n goes by the parity of n, perhaps beside other lands"});
    } else {
      tally.pass();
    }
  }
  Finding finding = conclude(
      tally,
      fmt::format("all lands with {} to {} lives that can be drawn from {} spots on the sphere", lives.first,
                  lives.last, kDrawnSpots),
      "Each of their regions with four lives or more was put on spheres with crosscaps up to the limit genus of SP-P4. "
      "Nimbers were compared, which decides for positions of several lands as well.");
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_parity_of_genus() {
  static const std::array kChecks{
      NamedCheck{"winner_by_parity", check_winner_by_parity},
      NamedCheck{"only_winning_curve", check_only_winning_curve},
      NamedCheck{"no_smaller_parity", check_no_smaller_parity},
  };
  return kChecks;
}

}  // namespace sprague::sprouts
