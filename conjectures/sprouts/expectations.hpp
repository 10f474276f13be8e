// What a paper says of the nimbers of starting positions, against what was found.
#pragma once

#include <string>
#include <vector>

#include "conjectures/claim.hpp"
#include "conjectures/sprouts/starts.hpp"

namespace sprague::sprouts {

struct Expectation {
  Start start;
  KnownNimber nimber;
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
