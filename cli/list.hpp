// `sprague list` and `sprague show`: what is claimed, where, and in which readings.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "conjectures/claim.hpp"
#include "reports/run_folder.hpp"

namespace sprague::cli {

// One line a claim, or a JSON array of objects claim, paper, place, kind, statement, readings.
std::string list_claims(const std::vector<const Claim*>& claims, bool json);

// Everything about claims; with a run, their verdicts there. Of files of claims their explorations, too. Throws
// InputError as claims_for does.
std::string show(const std::vector<std::string>& patterns, const RunFolder* run, bool json);

}  // namespace sprague::cli
