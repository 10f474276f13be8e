// What a solver adds to a finding: the same proof once more, the same smallest witness, or the steps that a proof rests
// on. Where it disagrees, something here is wrong, and InternalError says so.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "checkers/obligation.hpp"
#include "conjectures/claim.hpp"

namespace sprague {

// Settles the obligations of a finding that is proved, and says so in its reason; leaves others as they are.
void add_second_opinion(Finding& finding, std::span<const Obligation> obligations, const Effort& effort);

// Settles the obligations that a finding is proved by, and says so in its reason. It is proved only if the solver
// decides them all; else it holds on its range.
void rest_on(Finding& finding, std::span<const Obligation> obligations, const Effort& effort);

// How a model of a failing statement is measured and printed.
struct WitnessForm {
  std::vector<std::string> objectives;             // minimised one after the other, as the sweep goes
  std::function<std::string(const Model&)> print;  // as the finding's witness
  std::function<bool(const Model&)> is_in_range;   // of the sweep
};

// Looks for the smallest model of what a refuted finding says of its witness: it must be that one. Leaves findings that
// are not refuted as they are.
void confirm_smallest(Finding& finding, const Obligation& failure, const WitnessForm& form, const Effort& effort);

}  // namespace sprague
