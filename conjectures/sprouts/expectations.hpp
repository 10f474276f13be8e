// What a paper says of the nimbers of starting positions, against what was found.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "conjectures/claim.hpp"
#include "conjectures/sprouts/starts.hpp"

namespace sprague::sprouts {

struct Expectation {
  Start start;
  KnownNimber nimber;
  // How far the range looks for it; no further than that it is met, if nothing else is said.
  std::uint32_t enough = nimber.least + (nimber.exact ? 1 : 0);
};

inline constexpr KnownNimber kFirstWins = KnownNimber::at_least(1);
inline constexpr KnownNimber kSecondWins = KnownNimber::is(0);

// Refuted when an answer contradicts what the paper says; else undecided when there is one that does not show it, for
// want of memory or since the range looks no further; else holds. With a table of it all.
Finding compare(const std::vector<Expectation>& expected, const std::vector<Answer>& found, std::string table_name,
                std::string range);

// Is it a bound of which a certificate, which has a nimber or a winner, cannot say all?
bool knows_more_than_winner(KnownNimber nimber);

// Asks, then compares.
Finding check(const Effort& effort, const std::vector<Expectation>& expected, std::string table_name,
              std::string range);

}  // namespace sprague::sprouts
