// Findings as JSON: the public object that scripts read, and what a line of verdicts.ndjson says, a whole finding.
//
// Keys come in a fixed order and nothing of the time, the host or the threads goes in, so equal findings are equal
// bytes. A line is read back strictly: it must be the very text that its content would be written as.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "conjectures/claim.hpp"

namespace sprague {

// A unit of work: one reading of one claim.
struct Unit {
  std::string claim;
  std::string reading;
  friend bool operator==(const Unit&, const Unit&) = default;
};

// "CLAIM (READING)", for messages.
std::string to_string(const Unit& unit);

using UnitFinding = std::pair<Unit, Finding>;

// One compact line, without its end, with exactly the keys claim, reading, verdict, range, instances, failures,
// witness, minimal, certificates, tables.
std::string to_json(std::string_view claim, std::string_view reading, const Finding& finding);

// A finding as a run keeps it: its tables have nothing but their names, their files these digests.
struct KeptFinding {
  Unit unit;
  Finding finding;
  std::vector<std::string> table_digests;
};

// The whole finding in one line, without its end; of its tables the names of their files, and these digests of them.
std::string verdict_line(const Unit& unit, const Finding& finding, const std::vector<std::string>& table_digests);

// Reads such a line back; throws InputError saying what was expected.
KeptFinding parse_verdict_line(std::string_view line);

}  // namespace sprague
