// Section 4.1: the proofs for all bistars, which rest on BistarTheory.
#include <array>

#include "canonical/graph_notation.hpp"
#include "conjectures/octal/checks.hpp"
#include "conjectures/octal/star_obligations.hpp"
#include "conjectures/octal/star_theory.hpp"

namespace sprague::octal {
namespace {

// The formula, and that a middle path that is 0 modulo 3 gives the star with both sides' legs.
Proof prove_bistars(const Effort& effort) {
  const StarTheory& stars = StarTheory::of(Play::normal);
  const BistarTheory& bistars = BistarTheory::of(Play::normal);
  bistars.tell(effort);
  std::optional<std::string> gap = bistars.gap();
  for (const Side left : stars.folded_sides()) {
    for (const Side right : stars.folded_sides()) {
      if (gap || bistars.value(left, 0, right) == stars.value({left.ones + right.ones, left.twos + right.twos})) {
        continue;
      }
      gap = "a middle path of 3 edges is not worth one of 0 in " + print_bistar({legs_of(left), 3, legs_of(right)});
    }
  }
  return {std::move(gap), bistar_obligations()};
}

// With the formula on every star of one period.
Proof prove_forks(const Effort& effort, bool (*formula)(Side side)) {
  std::optional<std::string> gap = BistarTheory::of(Play::normal).gap();
  for (const Side side : StarTheory::of(Play::normal).folded_sides()) {
    if (!gap && !formula(side)) gap = "the formula says otherwise for " + print_star(legs_of(side));
  }
  if (!gap) BistarTheory::of(Play::normal).tell(effort);
  return {std::move(gap), bistar_obligations()};
}

Proof prove_forks_by_one(const Effort& effort) {
  return prove_forks(effort, [](Side side) {
    return StarTheory::of(Play::normal).value(side) == BistarTheory::of(Play::normal).value(side, 1, {2, 0});
  });
}

Proof prove_forks_by_two(const Effort& effort) {
  return prove_forks(effort, [](Side side) {
    return StarTheory::of(Play::normal).value({side.ones + 1, side.twos}) ==
           BistarTheory::of(Play::normal).value(side, 2, {2, 0});
  });
}

}  // namespace

std::span<const NamedProof> proofs_of_bistars() {
  static constexpr std::array kProofs{NamedProof{"bistars", prove_bistars},
                                      NamedProof{"forks_by_one", prove_forks_by_one},
                                      NamedProof{"forks_by_two", prove_forks_by_two}};
  return kProofs;
}

}  // namespace sprague::octal
