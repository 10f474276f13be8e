#include "conjectures/conclude.hpp"

#include <fmt/format.h>

#include "canonical/ensure.hpp"

namespace sprague {

Finding conclude(const Tally& tally, std::string range, const ForAll& all) {
  if (tally.instances() == 0)
    throw InputError(fmt::format("no instance to check in {}: expected a wider range", range));
  Finding finding;
  finding.range = std::move(range);
  finding.instances = tally.instances();
  finding.failures = tally.failures();
  if (tally.smallest()) {
    finding.verdict = Verdict::refuted;
    finding.witness = tally.smallest()->notation;
    finding.minimal = true;
    finding.reason =
        fmt::format("{} of {} instance{} fail{}. The smallest of the range: {}.", tally.failures(), tally.instances(),
                    tally.instances() == 1 ? "" : "s", tally.failures() == 1 ? "s" : "", tally.smallest()->note);
  } else if (all.gap) {
    finding.verdict = Verdict::holds;
    finding.reason = fmt::format("Every instance of the range passes. No proof for all sizes: {}.", *all.gap);
  } else if (all.counterexample) {
    finding.verdict = Verdict::refuted;
    finding.failures = 1;
    finding.witness = all.counterexample->notation;
    finding.reason =
        fmt::format("Every instance of the range passes, but beyond it one fails: {}.", all.counterexample->note);
  } else {
    finding.verdict = Verdict::proved;
    finding.reason = all.proof;
  }
  return finding;
}

Finding conclude(const Tally& tally, std::string range, std::string method) {
  Finding finding = conclude(tally, std::move(range), ForAll{"none was tried", std::nullopt, ""});
  if (finding.verdict == Verdict::holds) finding.reason = std::move(method);
  return finding;
}

}  // namespace sprague
