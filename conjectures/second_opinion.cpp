#include "conjectures/second_opinion.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <optional>

#include "canonical/ensure.hpp"

namespace sprague {

void add_second_opinion(Finding& finding, std::span<const Obligation> obligations, const Effort& effort) {
  if (finding.verdict != Verdict::proved) return;
  finding.reason += " " + settle(obligations, effort).in_words();
}

void rest_on(Finding& finding, std::span<const Obligation> obligations, const Effort& effort) {
  if (finding.verdict != Verdict::proved) return;
  const Settled settled = settle(obligations, effort);
  finding.reason += " " + settled.in_words();
  if (settled.undecided.empty()) {
    finding.reason += " The proof rests on these answers.";
  } else {
    finding.verdict = Verdict::holds;
    finding.reason += " Without these answers nothing is proved for all sizes.";
  }
}

void confirm_smallest(Finding& finding, const Obligation& failure, const WitnessForm& form, const Effort& effort) {
  if (finding.verdict != Verdict::refuted) return;
  std::optional<Smallest> smallest;
  try {
    smallest = smallest_model(failure, form.objectives, effort);
  } catch (const OutOfBudget& reason) {
    finding.reason += fmt::format(" {} does not decide {}.", z3_version(), reason.what());
    return;
  }
  ENSURE(smallest && finding.witness, failure.name + ": the solver finds no failure");
  if (!form.is_in_range(smallest->model)) return;  // a sweep that does not start with the smallest sizes
  ENSURE(form.print(smallest->model) == *finding.witness,
         fmt::format("{}: {} for the solver, {} in the sweep", failure.name, form.print(smallest->model),
                     *finding.witness));
  const Settled settled = settle(std::array{smallest->found, smallest->none_smaller}, effort);
  finding.reason += fmt::format(" Asked for the smallest of all, {} finds the same ({}).", z3_version(),
                                fmt::join(settled.names, ", "));
}

}  // namespace sprague
