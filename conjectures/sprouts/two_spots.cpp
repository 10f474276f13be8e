// Two spots on every surface: Sections 3.1, 6.3 and 7.2.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "checkers/game_trees.hpp"
#include "conjectures/certify.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/sprouts/certified_drawings.hpp"
#include "conjectures/sprouts/tree_checks.hpp"
#include "games/sprouts.hpp"
#include "games/sprouts_limits.hpp"

namespace sprague::sprouts {
namespace {

// The trees of two spots and what the player to move can make sure of.
class TwoSpots {
 public:
  explicit TwoSpots(const Effort& effort) : trees_(game_, store_, effort) {}

  const Sprouts& game() const { return game_; }
  GameTreeId tree(const Sum<SproutsLand>& position) { return trees_.tree(position); }
  GameTreeId start(Surface surface) { return tree(game_.spots(2, surface)); }
  bool first_wins(Surface surface) { return !store_.nimber(start(surface)).is_zero(); }
  const std::vector<GameTreeId>& options(GameTreeId tree) const { return store_.options(tree); }

  // Can the player whose turn it is, or the other one, have play last exactly so many moves?
  bool can_force(GameTreeId tree, unsigned moves, bool own_turn) const {
    const auto& options = store_.options(tree);
    if (options.empty() || moves == 0) return options.empty() && moves == 0;
    const auto next = [&](GameTreeId option) { return can_force(option, moves - 1, !own_turn); };
    return own_turn ? std::ranges::any_of(options, next) : std::ranges::all_of(options, next);
  }

 private:
  Sprouts game_;
  GameTreeStore store_;
  GameTrees<Sprouts> trees_;
};

const GenusLimits& limits() {
  static const GenusLimits result = genus_limits({2, 0, 0, 0});
  return result;
}

std::string text_of(Surface surface) {
  return surface == Surface() ? "2" : fmt::format("2 on {}", surface.print());
}

// Nothing if the range goes up to the limit, after which trees repeat.
std::optional<std::string> gap_to(std::uint64_t last, unsigned limit) {
  if (last >= limit) return std::nullopt;
  return fmt::format("the range ends before the limit genus {}", limit);
}

constexpr std::string_view kAllGenera =
    "Proved for all genera: from so many handles or crosscaps on trees repeat, those on crosscaps with equal parity "
    "(SP-P3, SP-P4, whose bounds for two spots are {} and {}), and the range goes beyond.";

std::string all_genera() {
  return fmt::format(fmt::runtime(kAllGenera), limits().handles, limits().crosscaps);
}

constexpr std::uint64_t kMostCertifiedGenus = 4;
// What a loop at one of two spots leaves that cuts the projective plane open to a disc.
constexpr std::string_view kAfterLoop = "1,(abab)";

// Who wins from two spots on these surfaces, as far as they are simple.
void certify_two_spots(const Effort& effort, Range genus, bool orientable, bool others) {
  const Sprouts game = certified_sprouts();
  std::vector<CertifiedStart<Sprouts>> starts;
  for (std::uint64_t n = genus.first; n <= std::min(genus.last, kMostCertifiedGenus); ++n) {
    const auto count = static_cast<unsigned>(n);
    if (orientable) starts.push_back(start_of(game, text_of(Surface::with_handles(count))));
    if (others && n > 0) starts.push_back(start_of(game, text_of(Surface::with_crosscaps(count))));
  }
  certify(effort, "two-spots", game, starts);
}

struct Winners {
  bool first_on_orientable;
  bool first_on_others;
};

Finding check_winners(const Effort& effort, Range genus, Winners claimed) {
  TwoSpots spots(effort);
  Tally tally;
  for (std::uint64_t n = genus.first; n <= genus.last; ++n) {
    const auto compare = [&](Surface surface, bool first_claimed) {
      const bool first = spots.first_wins(surface);
      if (first == first_claimed) {
        tally.pass();
      } else {
        tally.fail({n, text_of(surface), fmt::format("the {} player wins", first ? "first" : "second")});
      }
    };
    compare(Surface::with_handles(static_cast<unsigned>(n)), claimed.first_on_orientable);
    if (n > 0) compare(Surface::with_crosscaps(static_cast<unsigned>(n)), claimed.first_on_others);
  }
  certify_two_spots(effort, genus, true, true);
  return conclude(tally, fmt::format("{} to {} handles or crosscaps", genus.first, genus.last),
                  {gap_to(genus.last, limits().crosscaps + 1), std::nullopt, all_genera()});
}

// All plays last four moves or five, so the second player wins exactly if play lasts four.
void certify_two_spots_lengths(const Effort& effort, Range handles) {
  std::vector<std::string> starts;
  for (std::uint64_t n = handles.first; n <= std::min(handles.last, kMostCertifiedGenus); ++n) {
    starts.push_back(text_of(Surface::with_handles(static_cast<unsigned>(n))));
  }
  certify_lengths_of(effort, "lengths", starts);
}

template <class Holds>
Finding check_on_handles(const Effort& effort, Range handles, Holds holds, const std::string& otherwise) {
  TwoSpots spots(effort);
  Tally tally;
  for (std::uint64_t n = handles.first; n <= handles.last; ++n) {
    const Surface surface = Surface::with_handles(static_cast<unsigned>(n));
    if (holds(spots, surface)) {
      tally.pass();
    } else {
      tally.fail({n, text_of(surface), otherwise});
    }
  }
  return conclude(tally, fmt::format("{} to {} handles", handles.first, handles.last),
                  {gap_to(handles.last, limits().handles), std::nullopt, all_genera()});
}

}  // namespace

Finding check_two_spots_handles(const Effort& effort, Range handles) {
  certify_two_spots(effort, handles, true, false);
  return check_on_handles(
      effort, handles, [](TwoSpots& spots, Surface surface) { return !spots.first_wins(surface); },
      "the first player wins");
}

Finding check_two_spots_four_moves(const Effort& effort, Range handles) {
  certify_two_spots(effort, handles, true, false);
  certify_two_spots_lengths(effort, handles);
  return check_on_handles(
      effort, handles, [](TwoSpots& spots, Surface surface) { return spots.can_force(spots.start(surface), 4, false); },
      "the first player can have another number of moves");
}

Finding check_prose(const Effort& effort, Range genus) {
  Finding finding = check_winners(effort, genus, {true, false});
  finding.repair =
      "With the two kinds of surface exchanged it holds for every genus (the other reading), and agrees with Figure 17 "
      "and Section 6.3.";
  return finding;
}

Finding check_prose_exchanged(const Effort& effort, Range genus) {
  return check_winners(effort, genus, {false, true});
}

Finding check_winning_loop(const Effort& effort, Range crosscaps) {
  // The next player loses, and all plays last three moves or four.
  certify_starts(effort, "after-the-loop", {std::string(kAfterLoop)}, ProofOf::outcome);
  certify_lengths_of(effort, "lengths-after-the-loop", {std::string(kAfterLoop)});
  TwoSpots spots(effort);
  Tally tally;
  for (std::uint64_t n = crosscaps.first; n <= crosscaps.last; ++n) {
    const Surface surface = Surface::with_crosscaps(static_cast<unsigned>(n));
    std::map<std::string, bool> winning;
    for (const Sum<SproutsLand>& option : spots.game().options(spots.game().spots(2, surface).front())) {
      const GameTreeId tree = spots.tree(option);
      std::string text;
      for (const SproutsLand& land : option) text += (text.empty() ? "" : " and ") + spots.game().print(land);
      winning[text] = spots.can_force(tree, 4, false);
    }
    const auto loop = spots.game().parse(kAfterLoop);
    const std::string text = spots.game().print(loop.front());
    std::string others;
    for (const auto& [option, wins] : winning) {
      if (wins && option != text) others += " " + option;
    }
    if (winning.contains(text) && winning[text]) {
      tally.pass();
    } else {
      tally.fail({n, text_of(surface), fmt::format("to {} does not win so; others that do:{}", text, others)});
    }
  }
  return conclude(
      tally, fmt::format("{} to {} crosscaps", crosscaps.first, crosscaps.last),
      {std::nullopt, std::nullopt, "Proved by all plays: all options were gone through, and all plays after them."});
}

}  // namespace sprague::sprouts
