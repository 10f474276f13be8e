// How long plays last: the abstract, on each surface.
#include <absl/container/flat_hash_map.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <optional>
#include <string>

#include "certificates/facts.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/sprouts/checks.hpp"
#include "conjectures/sprouts/regions.hpp"
#include "conjectures/sprouts/starts.hpp"
#include "games/sprouts.hpp"
#include "games/sprouts_moves.hpp"

namespace sprague::sprouts {
namespace {

constexpr std::array kLengthSurfaces{"S", "T1", "T2", "P1", "P2", "P3"};

// The lengths of plays, for all starts from one table, and whether each curve costs one life and leaves one on itself.
class Plays {
 public:
  explicit Plays(const Effort& effort) : effort_(effort) {}

  Lengths lengths(unsigned spots, Surface surface) {
    LengthBits total(0);
    for (const SproutsLand& land : game_.spots(spots, surface)) total = sums(total, search(land.word));
    return total.lengths();
  }
  std::size_t positions() const { return table_.size(); }
  bool all_cost_a_life() const { return all_cost_a_life_; }

 private:
  LengthBits search(const std::string& word) {
    if (const auto known = table_.find(word); known != table_.end()) return known->second;
    effort_.poll();
    if (table_.size() % 1024 == 0) effort_.tell("positions", table_.size(), 0);
    const std::size_t lives = lives_of(word, 0);
    LengthBits result;
    any_curve(word, CurvesDrawn::kUpToSymmetry, [&](std::string_view drawing, Letters dead) {
      const std::size_t left = lives_of(drawing, dead);
      all_cost_a_life_ = all_cost_a_life_ && left + 1 == lives && left > 0;
      LengthBits total(0);
      each_land(drawing, dead, game_.reductions(),
                [&](std::string_view land) { total = sums(total, search(canonical_word(land))); });
      result.insert(total, 1);
      return false;
    });
    if (result.empty()) result = LengthBits(0);
    return table_.emplace(word, result).first->second;
  }

  const Effort& effort_;
  Sprouts game_;
  absl::flat_hash_map<std::string, LengthBits> table_;
  bool all_cost_a_life_ = true;
};

void tell_lengths(const Effort& effort, Range spots) {
  const Facts<Sprouts> facts(effort, Sprouts());
  for (auto p = static_cast<unsigned>(spots.first); p <= spots.last; ++p) {
    for (const char* name : kLengthSurfaces) facts.used(Asked::lengths, p, Start{p, Surface::parse(name)}.print());
  }
}

std::string text_of(const Lengths& lengths) {
  return fmt::format("{}", fmt::join(lengths, " "));
}

Finding check_longest_play(const Effort& effort, Range spots) {
  Tally tally;
  Plays plays(effort);
  for (auto p = static_cast<unsigned>(spots.first); p <= spots.last; ++p) {
    for (const char* name : kLengthSurfaces) {
      const std::uint32_t longest = *plays.lengths(p, Surface::parse(name)).rbegin();
      if (longest <= 3 * p - 1) {
        tally.pass();
      } else {
        tally.fail({p, fmt::format("{} on {}", p, name), fmt::format("a play of {} moves", longest)});
      }
    }
  }
  tell_lengths(effort, spots);
  Finding finding = conclude(
      tally, fmt::format("{} to {} spots on {}", spots.first, spots.last, fmt::join(kLengthSurfaces, ", ")),
      "The longest plays of the range, by search. Argued for all p >= 1 and all surfaces, in words only: p spots "
      "have 3p lives, a curve takes one at each end and brings one, so each costs one, and the last curve has a "
      "life on it that nothing takes.");
  finding.notes.emplace_back(
      plays.all_cost_a_life() ? "Every curve from every position of the range was found to cost one life and to leave "
                                "at least one."
                              : "A curve of the range costs no life, against the argument.");
  finding.notes.push_back(fmt::format("Positions whose curves were counted: {}.", plays.positions()));
  finding.notes.push_back("Without spots the bound would be -1; p >= 1 is meant.");
  return finding;
}

Finding check_lengths(const Effort& effort, Range spots) {
  Tally tally;
  DataTable table{"lengths", {"spots", "surface", "lengths"}, {}};
  Plays plays(effort);
  for (auto p = static_cast<unsigned>(spots.first); p <= spots.last; ++p) {
    for (const char* name : kLengthSurfaces) {
      const Lengths found = plays.lengths(p, Surface::parse(name));
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
  tell_lengths(effort, spots);
  Finding finding =
      conclude(tally, fmt::format("{} to {} spots on {}", spots.first, spots.last, fmt::join(kLengthSurfaces, ", ")),
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

}  // namespace

std::span<const NamedCheck> checks_of_lengths() {
  static const std::array kChecks{
      NamedCheck{"longest_play", check_longest_play},
      NamedCheck{"lengths", check_lengths},
  };
  return kChecks;
}

}  // namespace sprague::sprouts
