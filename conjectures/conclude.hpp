// From a sweep, and perhaps a proof for all sizes, to a finding: the rules that every paper's checks share.
#pragma once

#include <optional>
#include <string>

#include "checkers/sweep.hpp"
#include "conjectures/claim.hpp"

namespace sprague {

// What is known of all sizes, beyond the sweep.
struct ForAll {
  std::optional<std::string> gap;         // why nothing is proved for all sizes; empty when something is
  std::optional<Failure> counterexample;  // what is proved shows that the claim fails here
  std::string proof;                      // Markdown: the idea of the proof, and what it relies on
};

// Refuted by the sweep's smallest failure, or by a counterexample from what is proved for all sizes; else proved when
// there is a proof, else holds. A failure of the sweep is marked minimal: a sweep visits its whole range, and who runs
// it from a later size on takes the mark off (cli/runner.cpp). Throws InputError when the sweep was over nothing.
Finding conclude(const Tally& tally, std::string range, const ForAll& all);

// Without a proof for all sizes: refuted or holds.
Finding conclude(const Tally& tally, std::string range, std::string method);

}  // namespace sprague
