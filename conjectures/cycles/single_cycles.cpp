// Boards that are one cycle: Theorem 2.2.
#include <fmt/format.h>

#include <algorithm>

#include "checkers/nimbers.hpp"
#include "checkers/play_lengths.hpp"
#include "conjectures/arrows/path_induction.hpp"
#include "conjectures/certify.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/cycles/checks.hpp"
#include "games/single_cycle.hpp"

namespace sprague::cycles {
namespace {

constexpr std::uint64_t kMostCertifiedAround = 9;  // edges

// Who wins the short cycles, with or without death moves the same.
void certify_winners(const Effort& effort, Range edges) {
  const Cycles game(CellReading::walk);
  std::vector<CertifiedStart<Cycles>> starts;
  for (std::uint64_t n = edges.first; n <= std::min(edges.last, kMostCertifiedAround); ++n) {
    std::vector<std::vector<Vertex>> around;
    for (std::uint64_t v = 0; v < n; ++v) {
      around.push_back({static_cast<Vertex>((v + 1) % n), static_cast<Vertex>((v + n - 1) % n)});
    }
    starts.push_back(start_of(game, {PlaneMap(around, 0, 1), {}}));
  }
  certify(effort, "short-cycles", game, starts);
}

Finding check_board_sizes(const Effort& effort, Range edges, DeathMoves death_moves, std::string proof) {
  const SingleCycle game(death_moves);
  NimberSolver<SingleCycle> nimbers(game, effort.share());
  PlayLengths<SingleCycle> lengths(game, effort.share());
  Tally tally;
  for (std::uint64_t n = edges.first; n <= edges.last; ++n) {
    effort.poll();
    effort.tell("cycles, edges", n, edges.last);
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
  certify_winners(effort, edges);
  return conclude(tally, fmt::format("C_n for n from {} to {}, all plays", edges.first, edges.last),
                  {arrows::gap_in(arrows::kPrintedPathParities), std::nullopt, std::move(proof)});
}

}  // namespace

Finding check_cycles_as_stated(const Effort& effort, Range edges) {
  return check_board_sizes(
      effort, edges, DeathMoves::allowed,
      "Proved for all n: the first move leaves one gap of n - 1 edges between the two ends of an arrow, a flow, and "
      "the "
      "cell is completed by the move that marks the last edge, which ends the play anyway. Whatever the residues of "
      "the "
      "lengths, a move on flows and crashes changes the parity of what is left to play (finite induction).");
}

Finding check_cycles_without_death_moves(const Effort& effort, Range edges) {
  return check_board_sizes(effort, edges, DeathMoves::forbidden,
                           "Proved for all n: once two arrows point against each other no cell is left, and a move "
                           "changes the parity of what "
                           "is left to play, by finite induction on flows and crashes. Until then one can go on the "
                           "same way round until two "
                           "edges are missing; a play that stops there has the same parity as one that marks both.");
}

}  // namespace sprague::cycles
