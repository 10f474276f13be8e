// From a sweep, and perhaps a proof for all sizes, to a finding: the rules that every paper's checks share.
#pragma once

#include <optional>
#include <string>

#include "checkers/sweep.hpp"
#include "conjectures/claim.hpp"

namespace sprague {

// Refuted by the sweep's smallest failure (proved smallest: a sweep visits its whole range); else proved when there is
// a proof for all sizes, else holds. `gap` says why there is no proof: empty means there is one, whose idea is `proof`.
Finding conclude(const Tally& tally, std::string range, const std::optional<std::string>& gap, std::string proof);

// Without a proof for all sizes: refuted or holds.
Finding conclude(const Tally& tally, std::string range, std::string method);

}  // namespace sprague
