// The proofs for all sizes that the claims on forests and surfaces name (conjectures/brussels/surfaces.claims).
#include <array>

#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/class_obligations.hpp"
#include "conjectures/brussels/free_play.hpp"
#include "conjectures/brussels/length_obligations.hpp"
#include "conjectures/brussels/nimber_classes.hpp"
#include "conjectures/brussels/part_obligations.hpp"
#include "conjectures/brussels/starts.hpp"

namespace sprague::brussels {
namespace {

// Starts that the kinds of move are compared on.
constexpr Range kSizes{2, 9};
constexpr Range kSizesOfForests{2, 12};

std::vector<Sum<BrusselsPosition>> positions(const BrusselsSprouts& game, Range sizes,
                                             const std::vector<Surface>& surfaces) {
  std::vector<Sum<BrusselsPosition>> starts;
  each_start(sizes, 1, surfaces, [&](const Start& start) { starts.push_back(game.spots(start.tips, start.surface)); });
  return starts;
}

std::optional<std::string> gap_in_lengths_on(const std::vector<Surface>& surfaces) {
  const BrusselsSprouts game(GraphCondition::none());
  auto gap = gap_in_free_balance(kFreeBalance, kFreeChanges);
  if (!gap) gap = gap_in_cuts(every_surface());
  if (!gap) gap = gap_in_moves(game, kFreeChanges, positions(game, kSizes, surfaces));
  return gap;
}

Proof forest_lengths(const Effort& /*effort*/) {
  const BrusselsSprouts game(GraphCondition::forest());
  auto gap = gap_in_forest_balance(kForestBalance, kForestChanges);
  if (!gap) gap = gap_in_moves(game, kForestChanges, positions(game, kSizesOfForests, {Surface()}));
  return {std::move(gap), forest_length_obligations(), true};
}

Proof lengths_on_handles(const Effort& /*effort*/) {
  return {gap_in_lengths_on(handles(0, kMostHandles)), orientable_length_obligations(), false};
}

Proof lengths_on_crosscaps(const Effort& /*effort*/) {
  return {gap_in_lengths_on(crosscaps(1, kMostCrosscaps)), non_orientable_length_obligations(), false};
}

Proof every_length(const Effort& /*effort*/) {
  auto gap = gap_in_lengths_on(handles(0, kMostHandles));
  if (!gap) gap = gap_in_lengths_on(crosscaps(1, kMostCrosscaps));
  if (!gap) gap = gap_in_lowering(every_surface());
  return {std::move(gap), every_length_obligations(), true};
}

Proof nimber_classes(const Effort& /*effort*/) {
  const BrusselsSprouts game(GraphCondition::none());
  auto gap = gap_in(kNimbers);
  if (!gap) gap = gap_in_cut_kinds(every_surface());
  if (!gap) gap = gap_in_moves(game, kFreeChanges, positions(game, kSizes, crosscaps(1, kMostCrosscaps)));
  return {std::move(gap), nimber_class_obligations(kNimbers), true};
}

}  // namespace

std::span<const NamedProof> proofs_of_surfaces() {
  static constexpr std::array kSurfaceProofs{
      NamedProof{"forest_lengths", forest_lengths},
      NamedProof{"lengths_on_handles", lengths_on_handles},
      NamedProof{"lengths_on_crosscaps", lengths_on_crosscaps},
      NamedProof{"every_length", every_length},
      NamedProof{"nimber_classes", nimber_classes},
  };
  return kSurfaceProofs;
}

}  // namespace sprague::brussels
