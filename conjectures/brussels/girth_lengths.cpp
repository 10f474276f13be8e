// Theorem 3.1, the proof for all numbers of spots and tips: on plane graphs of large girth play is as on forests.
#include <array>
#include <vector>

#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/free_play.hpp"
#include "conjectures/brussels/length_obligations.hpp"
#include "conjectures/brussels/starts.hpp"
#include "games/brussels.hpp"

namespace sprague::brussels {
namespace {

// Starts with n + T in this range, at girths from 2n + 1 to so many beyond.
constexpr Range kMovesLookedAt{2, 12};
constexpr std::uint64_t kGirthsBeyond = 2;

// Is every move, at girths from the printed one on, one of a forest?
std::optional<std::string> gap_in_high_girth_moves(const Effort& effort) {
  for (auto girth = GraphCondition::kLeastGirth; girth <= 2 * kMovesLookedAt.last + kGirthsBeyond + 1; ++girth) {
    const BrusselsSprouts game(GraphCondition::girth(girth));
    std::vector<Sum<BrusselsSprouts::Position>> starts;
    each_start(kMovesLookedAt, 1, {Surface()}, [&](const Start& start) {
      effort.poll();
      const std::uint64_t least = 2 * start.spots() + 1;
      if (girth >= least && girth <= least + kGirthsBeyond) starts.push_back(game.spots(start.tips));
    });
    if (auto gap = gap_in_moves(game, kForestChanges, starts)) return gap;
  }
  return std::nullopt;
}

Proof prove_high_girth(const Effort& effort) {
  std::optional<std::string> gap = gap_in_forest_balance(kForestBalance, kForestChanges);
  if (!gap) gap = gap_in_high_girth_moves(effort);
  return {std::move(gap), forest_length_obligations(), true};
}

}  // namespace

std::span<const NamedProof> proofs_of_girth_lengths() {
  static constexpr std::array kGirthProofs{NamedProof{"high_girth", prove_high_girth}};
  return kGirthProofs;
}

}  // namespace sprague::brussels
