// What the checks of Section 5 share: positions CS4(p,1,q,1), the parts that a move leaves of them, and sweeps over
// both.
//
// Sweeps go by p + q, then by p, q' and p'; so the first instance that fails is the smallest.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "checkers/circular_table.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/brussels/nimber_formula.hpp"
#include "conjectures/claim.hpp"

namespace sprague::brussels {

// CS4(p,1,q,1).
template <class N>
struct Spots {
  N p;
  N q;
};

// CS4(p',1,q',1) beside CS4(p'',1,q'',1), an option of CS4(p,1,q,1).
template <class N>
struct Parts {
  N p1;
  N q1;
  N p2;
  N q2;
  N p() const { return p1 + p2 + N(1); }
  N q() const { return q1 + q2 + N(1); }
};

using Position = Spots<std::int64_t>;
using Option = Parts<std::int64_t>;

inline std::string print(const Position& spots) {
  return fmt::format("CS4({},1,{},1)", spots.p, spots.q);
}
inline std::string print(const Option& parts) {
  return fmt::format("{}, to {}+{}", print(Position{parts.p(), parts.q()}), print(Position{parts.p1, parts.q1}),
                     print(Position{parts.p2, parts.q2}));
}

// Counts a failure; only the first, which is the smallest, is put in words. Requires that instances are visited from
// the smallest on.
template <class Instance, class... Values>
void fail(Tally& tally, const Instance& instance, fmt::format_string<Values...> note, Values&&... values) {
  if (tally.failures() > 0) return tally.fail({tally.instances(), {}, {}});
  tally.fail({tally.instances(), print(instance),
              fmt::format("{}: {}", print(instance), fmt::format(note, std::forward<Values>(values)...))});
}

inline std::string range_text(Range sums, std::string_view which) {
  return fmt::format("{} with {} <= p + q <= {}", which, sums.first, sums.last);
}

// "0 <= p <= q <= 60", or with both ends of the range of q.
inline std::string tips_text(Range tips, std::uint64_t least_p) {
  if (tips.first <= least_p) return fmt::format("{} <= p <= q <= {}", least_p, tips.last);
  return fmt::format("{} <= p <= q, {} <= q <= {}", least_p, tips.first, tips.last);
}

inline constexpr const char* kTried = "Every instance of the range passes.";

// A table for all positions with p + q up to the end of the range.
inline CircularTable table_for(const Effort& effort, Range sums) {
  CircularTable table(effort);
  table.extend_to(sums.last);
  return table;
}

inline std::int64_t nimber(const CircularTable& table, std::int64_t p, std::int64_t q) {
  return table.at(static_cast<std::uint64_t>(p), static_cast<std::uint64_t>(q)).value();
}
inline std::int64_t nimber(const CircularTable& table, const Option& parts) {
  return nimber(table, parts.p1, parts.q1) ^ nimber(table, parts.p2, parts.q2);
}

// Does the second line apply? p < q < 2p - floor((p-2)/2), as Section 5.1.7 has it, or with bars round p - 2, as
// Theorem 5.1 has it.
inline bool in_second_line(const NimberFormula& formula, std::int64_t p, std::int64_t q) {
  return p < q && q < formula.threshold(p);
}
inline bool in_second_line_either_way(const NimberFormula& formula, std::int64_t p, std::int64_t q) {
  return in_second_line(formula, p, q) || in_second_line(formula, q, p);
}

// Calls visit(position) for all p <= q with p + q in the range.
template <class Visit>
void each_position(const Effort& effort, Range sums, Visit visit) {
  const auto last = static_cast<std::int64_t>(sums.last);
  for (auto sum = static_cast<std::int64_t>(sums.first); sum <= last; ++sum) {
    effort.poll();
    effort.tell("p + q", static_cast<std::uint64_t>(sum), sums.last);
    for (std::int64_t p = 0; 2 * p <= sum; ++p) visit(Position{p, sum - p});
  }
}

// Calls visit(option) for all pairs of parts that a move leaves of the position.
template <class Visit>
void each_option(const Position& spots, Visit visit) {
  for (std::int64_t q1 = 0; q1 < spots.q; ++q1) {
    for (std::int64_t p1 = 0; p1 < spots.p; ++p1) {
      visit(Option{p1, q1, spots.p - 1 - p1, spots.q - 1 - q1});
    }
  }
}

// Calls visit(option) for all pairs of parts of positions in the second line, by the threshold of the formula.
template <class Visit>
void each_option_of_second_line(const Effort& effort, Range sums, const NimberFormula& formula, Visit visit) {
  each_position(effort, sums, [&](const Position& spots) {
    if (in_second_line(formula, spots.p, spots.q)) each_option(spots, visit);
  });
}

}  // namespace sprague::brussels
