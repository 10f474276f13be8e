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
  const std::vector<GameTreeId>& options(GameTreeId tree) const { return store_.options(tree); }

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

// Nothing if a range has all genera up to the limits, of crosscaps with either parity.
std::optional<std::string> gap_to_limits(Range genus) {
  if (genus.first > 0) return "the range leaves out the sphere";
  const std::uint64_t least = std::max(limits().handles, limits().crosscaps + 1);
  if (genus.last >= least) return std::nullopt;
  return fmt::format("the range ends before genus {}, which the limits ask for", least);
}

// Why the winners on surfaces up to the limits are those on all.
ForAll for_all_genera(const Effort& effort, Range genus) {
  if (auto gap = gap_to_limits(genus)) return {std::move(gap), std::nullopt, ""};
  const Sprouts game(kNoReductions);
  AllGenera all = all_genera(effort, std::vector{land_of_word(game.spots(2).front().word)});
  return {std::move(all.gap), std::nullopt,
          fmt::format("Proved for all genera. Winners were computed on each surface of the range by itself, without "
                      "limits; those of two spots are {} handles and {} crosscaps, and the range has them and one "
                      "crosscap more. {}",
                      limits().handles, limits().crosscaps, all.proof)};
}

// What a loop at one of two spots leaves that cuts the projective plane open to a disc.
constexpr std::string_view kAfterLoop = "1,(abab)";

// Who wins from two spots on these surfaces.
void tell_two_spots(const Effort& effort, Range genus, bool orientable, bool others) {
  const Facts<Sprouts> facts(effort, Sprouts());
  for (std::uint64_t n = genus.first; n <= genus.last; ++n) {
    const auto count = static_cast<unsigned>(n);
    if (orientable) facts.used(Asked::outcome, n, text_of(Surface::with_handles(count)));
    if (others && n > 0) facts.used(Asked::outcome, n, text_of(Surface::with_crosscaps(count)));
  }
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
  tell_two_spots(effort, genus, true, true);
  Finding finding = conclude(tally, fmt::format("{} to {} handles or crosscaps", genus.first, genus.last),
                             tally.smallest() ? ForAll() : for_all_genera(effort, genus));
  if (finding.verdict == Verdict::proved) finding.notes.emplace_back(kBeyondCertificates);
  return finding;
}

// What Section 6.3 answers each first move with: what the two leave, and the kind of the first.
struct ToldReply {
  std::string_view first;
  std::string_view reply;
  std::string_view kind;
};
constexpr std::array kToldReplies{
    ToldReply{"(1a1a)", "(abcd) | (abcd)", "I: it links the two spots"},
    ToldReply{"1,(ab) | (ab)", "1", "II.A.(a): it parts the surface"},
    ToldReply{"1,(ab),(ab)", "(ab),(cd) | (ab),(cd)", "II.B.1.(a): it breaks a handle"},
};

// The strategy of Section 6.3 on spheres with whatever number of handles.
struct Strategy {
  std::optional<std::string> gap;
  std::size_t positions = 0;
  DataTable replies{"replies", {"first_move", "leaves", "reply_told_leaves", "replies_that_win"}, {}};
};

Strategy strategy_for_two_spots() {
  Strategy strategy;
  UnknownHandles play;
  const auto first_moves = play.possible(play.parse("2"));
  for (const auto& first : first_moves) {
    const std::string text = play.print(first);
    const auto told = std::ranges::find_if(
        kToldReplies, [&](const ToldReply& each) { return play.print(play.parse(each.first)) == text; });
    if (told == kToldReplies.end()) {
      strategy.gap = fmt::format("the first move to `{}` is not told of", text);
      continue;
    }
    const std::string reply = play.print(play.parse(told->reply));
    std::vector<std::string> winning;
    for (const auto& each : play.replies(first, 3)) winning.push_back(play.print(each));
    if (std::ranges::find(winning, reply) == winning.end()) {
      strategy.gap = fmt::format("after the first move to `{}` that to `{}` does not always win", text, reply);
    }
    strategy.replies.rows.push_back(
        {std::string(told->kind), text, reply, fmt::format("{}", fmt::join(winning, "; "))});
  }
  if (first_moves.size() != kToldReplies.size()) strategy.gap = "there are not as many first moves as are told of";
  strategy.positions = play.positions();
  return strategy;
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
  Strategy strategy = strategy_for_two_spots();
  Finding finding = conclude(
      tally, fmt::format("{} to {} handles", handles.first, handles.last),
      {strategy.gap, std::nullopt,
       fmt::format("Proved for all numbers of handles by the strategy of Section 6.3, reply by reply, without a limit "
                   "genus. In each of {} positions the surfaces of regions are unknown: the second player draws only "
                   "curves that there are on every orientable surface, those of the sphere; the first player any that "
                   "there are on some, those of the torus, after which surfaces are unknown again. So played, each of "
                   "the {} first moves, answered as told, ends after four moves in all. No reduction was used. On the "
                   "surfaces of the range all plays were gone through as well.",
                   strategy.positions, kToldReplies.size())});
  finding.notes.emplace_back(
      "The certificates have spheres with few handles. The strategy for all is not in them: it is a finite check of "
      "this program alone, whose replies are in the table.");
  finding.tables.push_back(std::move(strategy.replies));
  return finding;
}

// All plays last four moves or five, so the second player wins exactly if play lasts four.
void tell_two_spots_lengths(const Effort& effort, Range handles) {
  const Facts<Sprouts> facts(effort, Sprouts());
  for (std::uint64_t n = handles.first; n <= handles.last; ++n) {
    facts.used(Asked::lengths, n, text_of(Surface::with_handles(static_cast<unsigned>(n))));
  }
}

Finding check_two_spots_handles(const Effort& effort, Range handles) {
  tell_two_spots(effort, handles, true, false);
  return check_on_handles(
      effort, handles, [](TwoSpots& spots, Surface surface) { return !spots.first_wins(surface); },
      "the first player wins");
}

Finding check_two_spots_four_moves(const Effort& effort, Range handles) {
  tell_two_spots(effort, handles, true, false);
  tell_two_spots_lengths(effort, handles);
  return check_on_handles(
      effort, handles, [](TwoSpots& spots, Surface surface) { return spots.can_force(spots.start(surface), 4, false); },
      "the first player can have another number of moves");
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
      NamedCheck{"two_spots_handles", check_two_spots_handles},
      NamedCheck{"two_spots_four_moves", check_two_spots_four_moves},
      NamedCheck{"prose_exchanged",
                 [](const Effort& effort, Range genus) {
                   return check_winners(effort, genus, {false, true});
                 }},
      NamedCheck{"winning_loop", check_winning_loop},
  };
  return kChecks;
}

}  // namespace sprague::sprouts
