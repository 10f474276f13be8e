// One number for what a run found, to tell whether a change of the program changed any verdict.
//
// The digest is XXH3 with 128 bits over one line a finding: claim, reading, verdict, range, instances, failures,
// witness and whether it is minimal, with tabs between them. Backslashes, tabs and line ends inside a field are
// escaped, so that different findings never give the same lines. Prose, tables and pictures stay out.
#pragma once

#include <span>
#include <string>

#include "reports/finding_json.hpp"

namespace sprague {

// 32 hexadecimal digits.
std::string signature(std::span<const UnitFinding> findings);

}  // namespace sprague
