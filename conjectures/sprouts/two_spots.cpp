// Two spots on every surface: Sections 3.1, 6.3 and 7.2.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>

#include "certificates/facts.hpp"
#include "checkers/game_trees.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/sprouts/checks.hpp"
#include "conjectures/sprouts/limit_induction.hpp"
#include "conjectures/sprouts/unknown_handles.hpp"
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

  // Can the player whose turn it is, or the other one, have play last exactly so many moves?
  bool can_force(GameTreeId tree, unsigned moves, bool own_turn) const {
    const auto& options = store_.options(tree);
    if (options.empty() || moves == 0) return options.empty() && moves == 0;
    const auto next = [&](GameTreeId option) { return can_force(option, moves - 1, !own_turn); };
    return own_turn ? std::ranges::any_of(options, next) : std::ranges::all_of(options, next);
  }

 private:
  Sprouts game_{SproutsReductions{.limit_genus = false}};
  GameTreeStore store_;
  GameTrees<Sprouts> trees_;
};

std::string text_of(Surface surface) {
  return surface == Surface() ? "2" : fmt::format("2 on {}", surface.print());
}

GenusLimits limits() {
  return genus_limits({2, 0, 0, 0});
}

// What a loop at one of two spots leaves that cuts the projective plane open to a disc.
constexpr std::string_view kAfterLoop = "1,(abab)";

// The second player wins on orientable surfaces, the first on others: on each surface up to the limits and with one
// crosscap more by itself, without limits, and so on all.
Proof prove_two_spots_everywhere(const Effort& effort) {
  TwoSpots spots(effort);
  std::optional<std::string> gap;
  for (unsigned handles = 0; handles <= limits().handles && !gap; ++handles) {
    const Surface surface = Surface::with_handles(handles);
    if (spots.first_wins(surface)) gap = fmt::format("the first player wins `{}`", text_of(surface));
  }
  for (unsigned crosscaps = 1; crosscaps <= limits().crosscaps + 1 && !gap; ++crosscaps) {
    const Surface surface = Surface::with_crosscaps(crosscaps);
    if (!spots.first_wins(surface)) gap = fmt::format("the second player wins `{}`", text_of(surface));
  }
  if (gap) return {std::move(gap), {}};
  const Sprouts game(kNoReductions);
  return {all_genera(effort, std::vector{land_of_word(game.spots(2).front().word)}).gap, {}};
}

// What Section 6.3 answers each first move with, by what the two leave: to I, which links the two spots, II.A.(a),
// which parts the surface, and II.B.1.(a), which breaks a handle.
struct ToldReply {
  std::string_view first;
  std::string_view reply;
};
constexpr std::array kToldReplies{
    ToldReply{"(1a1a)", "(abcd) | (abcd)"},
    ToldReply{"1,(ab) | (ab)", "1"},
    ToldReply{"1,(ab),(ab)", "(ab),(cd) | (ab),(cd)"},
};

// What fails in the strategy of Section 6.3 on spheres with whatever number of handles.
std::optional<std::string> gap_in_strategy() {
  std::optional<std::string> gap;
  UnknownHandles play;
  const auto first_moves = play.possible(play.parse("2"));
  for (const auto& first : first_moves) {
    const std::string text = play.print(first);
    const auto told = std::ranges::find_if(
        kToldReplies, [&](const ToldReply& each) { return play.print(play.parse(each.first)) == text; });
    if (told == kToldReplies.end()) {
      gap = fmt::format("the first move to `{}` is not told of", text);
      continue;
    }
    const std::string reply = play.print(play.parse(told->reply));
    std::vector<std::string> winning;
    for (const auto& each : play.replies(first, 3)) winning.push_back(play.print(each));
    if (std::ranges::find(winning, reply) == winning.end()) {
      gap = fmt::format("after the first move to `{}` that to `{}` does not always win", text, reply);
    }
  }
  if (first_moves.size() != kToldReplies.size()) gap = "there are not as many first moves as are told of";
  return gap;
}

Proof prove_strategy(const Effort& /*effort*/) {
  return {gap_in_strategy(), {}};
}

Finding check_winning_loop(const Effort& effort, Range crosscaps) {
  // The next player loses, and all plays last three moves or four.
  const Facts<Sprouts> facts(effort, Sprouts());
  facts.used(Asked::outcome, crosscaps.first, kAfterLoop);
  facts.used(Asked::lengths, crosscaps.first, kAfterLoop);
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

}  // namespace

std::span<const NamedCheck> checks_of_two_spots() {
  static const std::array kChecks{
      NamedCheck{"winning_loop", check_winning_loop},
  };
  return kChecks;
}

std::span<const NamedProof> proofs_of_two_spots() {
  static constexpr std::array kProofs{
      NamedProof{"two_spots_everywhere", prove_two_spots_everywhere},
      NamedProof{"strategy_for_two_spots", prove_strategy},
  };
  return kProofs;
}

}  // namespace sprague::sprouts
