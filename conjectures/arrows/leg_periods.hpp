// Spiders S[~a,~b,~c] with all legs marked and a = 0 or 1, for all b and c: answers that repeat with period 2.
//
// The question is one whose answer for a state follows from the set of its options' answers, a sum with a flow or a
// crash changing it by their parity alone. Two questions here: which parities the plays have; and the value, where
// values of 4 and more count as one (x >= 4 exactly if x ^ 1 >= 4, so this one stays itself beside a flow or crash).
//
// Let b >= 9, and let the answers for smaller sums b + c repeat in b and in c from 4 on. Compare the options of
// (b, c) with those of (b - 2, c). A move on another leg leads to states with b and b - 2 there, or, when the hub can
// become neither sink nor source any more, to twigs of b and b - 2 edges; both have equal answers. A move on the leg's
// edge m cuts off a flow or a crash and leaves m - 1 edges: for m <= 6 compare it with the move on the same edge, for
// m >= 7 with that on the edge m - 2. All moves of both states are covered, so the answers are equal. Hence answers
// that repeat from 4 on for b, c <= 8 do so for all b and c: b and c may be replaced by 4 or 5 from 6 on.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <optional>
#include <string>

#include "checkers/spider_values.hpp"
#include "conjectures/arrows/spiders.hpp"

namespace sprague::arrows {

// Every instance of a statement about all b and c stands for one in which both are at most this.
inline constexpr Range kPeriodBox{0, 8};

using StateQuestion = absl::FunctionRef<std::uint32_t(const SpiderLegs&)>;

// Where the answers for b, c <= 8 do not repeat from 4 on; nothing when they do.
std::optional<std::string> gap_in_periods(StateQuestion answer);

// The value, all from 4 on counted as 4.
std::uint32_t small_value(SpiderValues& values, const SpiderLegs& legs);

}  // namespace sprague::arrows
