// Boards that are one cycle: Theorem 2.2.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "canonical/families.hpp"
#include "certificates/facts.hpp"
#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/arrows/path_induction.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/checks.hpp"
#include "games/single_cycle.hpp"

namespace sprague::cycles {
namespace {

PlaneMap cycle_of(std::uint64_t edges) {
  std::vector<std::vector<Vertex>> around;
  for (std::uint64_t v = 0; v < edges; ++v) {
    around.push_back({static_cast<Vertex>((v + 1) % edges), static_cast<Vertex>((v + edges - 1) % edges)});
  }
  return PlaneMap(around, 0, 1);
}

// Lengths up to this one have all residues of gaps, of their parts and of what is beside them.
constexpr std::uint64_t kResiduesTo = 9;

// The parity that all plays from here are to have: of the edges left, or of one edge less in a crash.
std::size_t supposed_parity(const Sum<CycleGaps>& parts) {
  std::size_t edges = 0;
  for (const CycleGaps& part : parts) {
    for (const std::uint16_t gap : part.gaps) edges += gap;
    edges += part.kind == CycleGaps::Kind::crash ? 1U : 0U;
  }
  return edges % 2;
}

// The step of the induction while the cell can be completed: every option has the other parity, by the residues of the
// gaps alone; and where there is no move, which with three edges there is, the parity is even. Why it is wrong; nothing
// when it is right.
std::optional<std::string> gap_while_completable(const SingleCycle& game, DeathMoves death_moves) {
  std::optional<std::string> gap;
  for (std::uint64_t left = death_moves == DeathMoves::allowed ? 1 : 2; left <= kResiduesTo; ++left) {
    // The legs of a star with a hub of its own are any gaps.
    each_star(left + 1, 0, {}, [&](const Legs& gaps) {
      const CycleGaps position{CycleGaps::Kind::completable, gaps};
      const std::vector<Sum<CycleGaps>> options = game.options(position);
      const bool flips = std::ranges::all_of(
          options, [left](const Sum<CycleGaps>& option) { return supposed_parity(option) != left % 2; });
      if (!flips || (options.empty() && left % 2 == 1)) {
        gap = fmt::format("gaps of {} edges have an option, or none, of the wrong parity", fmt::join(gaps, ", "));
      }
    });
  }
  return gap;
}

Finding check_board_sizes(const Effort& effort, Range edges, DeathMoves death_moves, std::string proof) {
  const SingleCycle game(death_moves);
  NimberSolver<SingleCycle> nimbers(game, effort.share());
  PlayLengths<SingleCycle> lengths(game, effort.share());
  // Who wins is the same with death moves and without.
  const Facts<Cycles> facts(effort, Cycles(CellReading::walk));
  Tally tally;
  for (std::uint64_t n = edges.first; n <= edges.last; ++n) {
    effort.poll();
    effort.tell("cycles, edges", n, edges.last);
    facts.used(Asked::outcome, n, [n] { return cycle_of(n); });
    const CycleGaps board = SingleCycle::board(static_cast<std::uint16_t>(n));
    const bool first_wins = !nimbers.value(board).is_zero();
    const Lengths plays = lengths.lengths({board});
    const bool same_parity = std::ranges::all_of(plays, [n](std::uint32_t moves) { return moves % 2 == n % 2; });
    if (first_wins == (n % 2 == 1) && same_parity) {
      tally.pass();
    } else {
      tally.fail({n, fmt::format("C{}", n),
                  fmt::format("C{} is won by the {} player and {}", n, first_wins ? "first" : "second",
                              same_parity ? "all plays have its parity" : "has a play of the other parity")});
    }
  }
  std::optional<std::string> gap = arrows::gap_in(arrows::kPrintedPathParities);
  if (!gap) gap = gap_while_completable(game, death_moves);
  return conclude(tally, fmt::format("C_n for n from {} to {}, all plays", edges.first, edges.last),
                  {gap, std::nullopt, std::move(proof)});
}

Finding check_cycles_as_stated(const Effort& effort, Range edges) {
  return check_board_sizes(
      effort, edges, DeathMoves::allowed,
      "Proved for all n by finite induction: while the cell can be completed, plays have the parity of the edges left, "
      "whatever the gaps between the arrows; once two arrows point against each other, what is left are flows and "
      "crashes, with their parities (AR-P7.2). For all residues each move of the rules changes the parity. Completing "
      "the cell ends the play where no edge is left anyway.");
}

Finding check_cycles_without_death_moves(const Effort& effort, Range edges) {
  return check_board_sizes(effort, edges, DeathMoves::forbidden,
                           "Proved for all n by finite induction: while the cell can be completed, plays have the "
                           "parity of the edges left, whatever the gaps between the arrows, and may stop only where "
                           "two edges are left; once two arrows point against each other, what is left are flows and "
                           "crashes, with their parities (AR-P7.2). For all residues each move of the rules changes "
                           "the parity.");
}

}  // namespace

std::span<const NamedCheck> checks_of_single_cycles() {
  static const std::array kChecks{
      NamedCheck{"cycles_as_stated", check_cycles_as_stated},
      NamedCheck{"cycles_without_death_moves", check_cycles_without_death_moves},
  };
  return kChecks;
}

}  // namespace sprague::cycles
