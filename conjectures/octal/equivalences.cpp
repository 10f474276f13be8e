// Lemmas 20, 21 and 23, two stars that may replace each other at one end of a middle path: the proofs for all stars.
#include <array>

#include "canonical/graph_notation.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/class_tables.hpp"
#include "conjectures/octal/star_theory.hpp"

namespace sprague::octal {
namespace {

bool any(Side) {
  return true;
}

// Neither in C1* nor in C2*.
bool outside_starred(Side side) {
  const ClassTable& table = table_1();
  return !table.names[table.class_of(side, StarTheory::of(Play::normal).value(side))].ends_with('*');
}

constexpr Side kP1{0, 0};
constexpr Side kP2{1, 0};
constexpr Side kS11{2, 0};
constexpr Side kS21{1, 1};
constexpr Side kS22{0, 2};
constexpr Side kS111{3, 0};
constexpr Side kS221{1, 2};
constexpr Side kS222{0, 3};

// By the formula for bistars, at every star of one period that qualifies.
template <const Side& kFirst, const Side& kSecond, std::size_t kMiddle, bool (*kQualifies)(Side) = any>
Proof prove_replaceable(const Effort& effort) {
  const BistarTheory& theory = BistarTheory::of(Play::normal);
  if (theory.gap()) return {theory.gap(), {}};
  for (const Side side : StarTheory::of(Play::normal).folded_sides()) {
    if (!kQualifies(side) || theory.value(kFirst, kMiddle, side) == theory.value(kSecond, kMiddle, side)) continue;
    return {"the formula for bistars says otherwise for " + print_star(legs_of(side)), {}};
  }
  theory.tell(effort);
  return {};
}

}  // namespace

std::span<const NamedProof> proofs_of_equivalences() {
  static constexpr std::array kProofs{
      NamedProof{"lemma_20_1", prove_replaceable<kP1, kS21, 1>},
      NamedProof{"lemma_20_2", prove_replaceable<kP2, kS22, 1>},
      NamedProof{"lemma_20_3", prove_replaceable<kS11, kS221, 1>},
      NamedProof{"lemma_20_4", prove_replaceable<kS21, kS222, 1>},
      NamedProof{"lemma_21", prove_replaceable<kS111, kP1, 1, outside_starred>},
      NamedProof{"lemma_23_1", prove_replaceable<kP1, kS21, 2>},
      NamedProof{"lemma_23_2", prove_replaceable<kP2, kS22, 2>},
      NamedProof{"lemma_23_3", prove_replaceable<kS11, kS221, 2>},
      NamedProof{"lemma_23_4", prove_replaceable<kS21, kS222, 2>},
  };
  return kProofs;
}

}  // namespace sprague::octal
