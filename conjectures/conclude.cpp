#include "conjectures/conclude.hpp"

#include <fmt/format.h>

#include "canonical/ensure.hpp"

namespace sprague {

Finding conclude(const Tally& tally, std::string range, const std::optional<std::string>& gap, std::string proof) {
  ENSURE(tally.instances() > 0, "a sweep over nothing decides nothing");
  Finding finding;
  finding.range = std::move(range);
  finding.instances = tally.instances();
  finding.failures = tally.failures();
  if (tally.smallest()) {
    finding.verdict = Verdict::refuted;
    finding.witness = tally.smallest()->notation;
    finding.minimal = true;
    finding.reason = fmt::format("{} of {} instances fail. Smallest, after all smaller ones: {}.", tally.failures(),
                                 tally.instances(), tally.smallest()->note);
    return finding;
  }
  finding.verdict = gap ? Verdict::holds : Verdict::proved;
  finding.reason =
      gap ? fmt::format("Every instance of the range passes. No proof for all sizes: {}.", *gap) : std::move(proof);
  return finding;
}

Finding conclude(const Tally& tally, std::string range, std::string method) {
  Finding finding = conclude(tally, std::move(range), std::optional<std::string>("none was tried"), "");
  if (finding.verdict == Verdict::holds) finding.reason = std::move(method);
  return finding;
}

}  // namespace sprague
