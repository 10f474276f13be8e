#include "conjectures/arrows/leg_proofs.hpp"

#include <array>

#include "checkers/nim_sum_obligations.hpp"
#include "conjectures/arrows/checks.hpp"
#include "conjectures/arrows/even_leg_steps.hpp"
#include "conjectures/arrows/leg_base.hpp"
#include "conjectures/arrows/leg_steps.hpp"
#include "conjectures/arrows/small_trimmings.hpp"

namespace sprague::arrows {
namespace {

constexpr std::size_t kProofs = static_cast<std::size_t>(LegProof::no_mark) + 1;

InductionSteps steps_of(LegProof proof, const LegFormulas& formulas) {
  switch (proof) {
    case LegProof::paths: return path_steps();
    case LegProof::two_short: return two_short_legs_steps(formulas);
    case LegProof::one_short: return one_short_leg_steps(formulas);
    case LegProof::three_marked: return three_marked_legs_steps(formulas);
    case LegProof::two_short_and_free: return two_short_and_free_steps(formulas);
    case LegProof::short_and_marked: return short_and_marked_steps(formulas);
    case LegProof::short_and_two_free: return short_and_two_free_steps(formulas);
    case LegProof::two_marked: return two_marked_steps(formulas);
    case LegProof::one_marked: return one_marked_steps();
    case LegProof::no_mark: return no_mark_steps();
  }
  throw InternalError("no such proof");
}

bool has_several_heaps(LegProof proof) {
  return proof == LegProof::three_marked || proof == LegProof::short_and_two_free;
}

// What every step takes for granted: how paths split and their values, the options of spiders, values of small ones.
std::optional<std::string> gap_in_base(const LegFormulas& formulas) {
  if (auto gap = gap_in(kPrintedPathValues)) return gap;
  if (auto gap = gap_in_leg_options()) return gap;
  return gap_in_leg_values(formulas);
}

// The steps of each proof, and why it is not one, together with those before it.
struct Proofs {
  explicit Proofs(const LegFormulas& formulas) {
    std::optional<std::string> gap = gap_in_base(formulas);
    for (std::size_t i = 0; i < kProofs; ++i) {
      steps.push_back(steps_of(static_cast<LegProof>(i), formulas));
      if (!gap) gap = steps.back().gap();
      gaps.push_back(gap);
    }
  }
  std::vector<InductionSteps> steps;
  std::vector<std::optional<std::string>> gaps;
};

const Proofs& printed_proofs() {
  static const Proofs proofs(kPrintedLegs);
  return proofs;
}

// For claims in text.
template <LegProof kProof>
Proof prove_legs(const Effort& /*effort*/) {
  if (const auto& gap = gap_in(kProof)) return {gap, {}, false};
  return {std::nullopt, obligations_of(kProof), false};
}

// Of the Game of Arrows on spiders with odd legs, by its trimming.
Proof prove_no_mark_on_odd_legs(const Effort& /*effort*/) {
  std::optional<std::string> gap = gap_in(LegProof::no_mark);
  if (!gap) gap = gap_in_trimming_of_spiders();
  return {std::move(gap), obligations_of(LegProof::no_mark), false};
}

}  // namespace

std::span<const NamedProof> proofs_of_leg_proofs() {
  static constexpr std::array kNamed{
      NamedProof{"paths", prove_legs<LegProof::paths>},
      NamedProof{"two_short", prove_legs<LegProof::two_short>},
      NamedProof{"two_short_and_free", prove_legs<LegProof::two_short_and_free>},
      NamedProof{"short_and_marked", prove_legs<LegProof::short_and_marked>},
      NamedProof{"short_and_two_free", prove_legs<LegProof::short_and_two_free>},
      NamedProof{"two_marked", prove_legs<LegProof::two_marked>},
      NamedProof{"one_marked", prove_legs<LegProof::one_marked>},
      NamedProof{"no_mark", prove_legs<LegProof::no_mark>},
      NamedProof{"no_mark_on_odd_legs", prove_no_mark_on_odd_legs},
  };
  return kNamed;
}

std::optional<std::string> gap_in(LegProof proof, const LegFormulas& formulas) {
  return Proofs(formulas).gaps.at(static_cast<std::size_t>(proof));
}

const std::optional<std::string>& gap_in(LegProof proof) {
  return printed_proofs().gaps.at(static_cast<std::size_t>(proof));
}

std::vector<Obligation> obligations_of(LegProof proof) {
  std::vector<Obligation> all = printed_proofs().steps.at(static_cast<std::size_t>(proof)).obligations();
  if (has_several_heaps(proof)) append(all, heap_obligations());
  return all;
}

}  // namespace sprague::arrows
