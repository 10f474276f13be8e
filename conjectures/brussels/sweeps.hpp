// What the checks of Section 5 share: positions CS4(p,1,q,1), the parts that a move leaves of them, and their nimbers.
#pragma once

#include <fmt/format.h>

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

inline std::string print(const Position& spots) {
  return fmt::format("CS4({},1,{},1)", spots.p, spots.q);
}

// Counts a failure; only the first, which is the smallest, is put in words. Requires that instances are visited from
// the smallest on.
template <class Instance, class... Values>
void fail(Tally& tally, const Instance& instance, fmt::format_string<Values...> note, Values&&... values) {
  if (tally.failures() > 0) return tally.fail({tally.instances(), {}, {}});
  tally.fail({tally.instances(), print(instance),
              fmt::format("{}: {}", print(instance), fmt::format(note, std::forward<Values>(values)...))});
}

// "0 <= p <= q <= 60", or with both ends of the range of q.
inline std::string tips_text(Range tips, std::uint64_t least_p) {
  if (tips.first <= least_p) return fmt::format("{} <= p <= q <= {}", least_p, tips.last);
  return fmt::format("{} <= p <= q, {} <= q <= {}", least_p, tips.first, tips.last);
}

inline std::int64_t nimber(const CircularTable& table, std::int64_t p, std::int64_t q) {
  return table.at(static_cast<std::uint64_t>(p), static_cast<std::uint64_t>(q)).value();
}

}  // namespace sprague::brussels
