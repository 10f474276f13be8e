// How long plays last: the abstract, on each surface.
#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

#include "checkers/play_lengths.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/sprouts/regions.hpp"
#include "conjectures/sprouts/tree_checks.hpp"
#include "games/sprouts_moves.hpp"

namespace sprague::sprouts {
namespace {

constexpr std::array kSurfaces{"S", "T1", "T2", "P1", "P2", "P3"};

// Does every curve from the start, as drawn, cost one life and leave one on itself? The number of positions met, or
// nothing if one does not.
std::optional<std::uint64_t> count_lives(const Effort& effort, unsigned spots, Surface surface) {
  const Sprouts game;
  absl::flat_hash_set<std::string> met;
  std::vector<SproutsLand> open = game.spots(spots, surface);
  while (!open.empty()) {
    const SproutsLand land = std::move(open.back());
    open.pop_back();
    if (!met.insert(land.word).second) continue;
    effort.poll();
    const SproutsDrawing before = land_of_word(land.word);
    const std::size_t lives = lives_of(before);
    const bool wrong = any_curve(before, [&](const SproutsDrawing& after) {
      if (lives_of(after) + 1 != lives || lives_of(after) == 0) return true;
      for (SproutsLand& next : game.lands(after)) open.push_back(std::move(next));
      return false;
    });
    if (wrong) return std::nullopt;
  }
  return met.size();
}

std::string text_of(const Lengths& lengths) {
  return fmt::format("{}", fmt::join(lengths, " "));
}

}  // namespace

Finding check_longest_play(const Effort& effort, Range spots) {
  Tally tally;
  std::optional<std::string> gap;
  std::uint64_t positions = 0;
  const Sprouts game;
  PlayLengths<Sprouts> lengths(game, effort);
  for (auto p = static_cast<unsigned>(spots.first); p <= spots.last; ++p) {
    for (const char* name : kSurfaces) {
      const Surface surface = Surface::parse(name);
      const std::uint32_t longest = *lengths.lengths(game.spots(p, surface)).rbegin();
      if (longest <= 3 * p - 1) {
        tally.pass();
      } else {
        tally.fail({p, fmt::format("{} on {}", p, name), fmt::format("a play of {} moves", longest)});
      }
      const auto counted = count_lives(effort, p, surface);
      if (!counted) gap = fmt::format("a curve from {} spots on {} costs no life", p, name);
      positions += counted.value_or(0);
    }
  }
  Finding finding = conclude(
      tally, fmt::format("{} to {} spots on {}", spots.first, spots.last, fmt::join(kSurfaces, ", ")),
      {gap, std::nullopt,
       "Proved for all p >= 1 and all surfaces by counting: p spots have 3p lives, a curve takes one at each end and "
       "brings one, so each costs one, and the last curve has a life on it that nothing takes. Every curve from every "
       "position of the range was found to cost one life and to leave at least one."});
  finding.notes.push_back(fmt::format("Positions whose curves were counted: {}.", positions));
  finding.notes.push_back("Without spots the bound would be -1; p >= 1 is meant.");
  return finding;
}

Finding check_lengths(const Effort& effort, Range spots) {
  Tally tally;
  DataTable table{"lengths", {"spots", "surface", "lengths"}, {}};
  const Sprouts game;
  PlayLengths<Sprouts> lengths(game, effort);
  for (auto p = static_cast<unsigned>(spots.first); p <= spots.last; ++p) {
    for (const char* name : kSurfaces) {
      const Lengths found = lengths.lengths(game.spots(p, Surface::parse(name)));
      Lengths expected;
      for (std::uint32_t length = 2 * p; length <= 3 * p - 1; ++length) expected.insert(length);
      table.rows.push_back({fmt::format("{}", p), name, text_of(found)});
      if (found == expected) {
        tally.pass();
      } else {
        tally.fail({p, fmt::format("{} on {}", p, name), fmt::format("plays of {} moves", text_of(found))});
      }
    }
  }
  Finding finding =
      conclude(tally, fmt::format("{} to {} spots on {}", spots.first, spots.last, fmt::join(kSurfaces, ", ")),
               "The lengths of all plays were computed.");
  finding.notes.push_back(
      "That no play is shorter than 2p holds on every surface, by an argument on the last drawing that needs no more "
      "of it than that at a vertex with three ends any two of these are next to each other: (1) A vertex with a life "
      "left has two ends, for with more lives it could be joined to itself; no region has two such vertices beside it. "
      "So a dead vertex has at most one of them as a neighbour, and none has another. (2) Give each the neighbours at "
      "its two ends, or, if these are one dead vertex d, d and the vertex at d's third end, which lies beside the same "
      "region on both sides of that edge; these are dead, too, and never given twice. (3) So of p + m vertices after m "
      "moves at least two thirds are dead; 3p - m have a life; hence p + m >= 3(3p - m), that is m >= 2p.");
  finding.tables.push_back(std::move(table));
  return finding;
}

}  // namespace sprague::sprouts
