// What a paper says of the nimbers of starting positions, against what was found.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "conjectures/claim.hpp"
#include "conjectures/sprouts/starts.hpp"

namespace sprague::sprouts {

struct Expectation {
  Start start;
  KnownNimber nimber;
  std::uint32_t enough = kNimber;  // of a bound, how much of it the range covers

  // What the range says of it.
  KnownNimber covered() const { return nimber.exact ? nimber : KnownNimber::at_least(std::min(nimber.least, enough)); }
};

inline constexpr KnownNimber kFirstWins = KnownNimber::at_least(1);
inline constexpr KnownNimber kSecondWins = KnownNimber::is(0);

// What must be asked to see whether it is met.
Question question_for(const Expectation& expectation);

// Refuted, holds, or undecided when not all that was found is enough; with a table of it all.
Finding compare(const std::vector<Expectation>& expected, const std::vector<Answer>& found, std::string table_name,
                std::string range, std::string method);

// Asks, for nothing more than is expected, then compares.
Finding check(const Effort& effort, const std::vector<Expectation>& expected, std::string table_name,
              std::string range);

}  // namespace sprague::sprouts
