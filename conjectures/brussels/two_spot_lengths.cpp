// How long plays of BS_2(P_4:p,q) are: Theorem 3.3.
#include <absl/functional/function_ref.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "checkers/play_lengths.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/girths.hpp"
#include "conjectures/brussels/length_theory.hpp"
#include "conjectures/brussels/told_plays.hpp"
#include "conjectures/conclude.hpp"
#include "games/brussels.hpp"

namespace sprague::brussels {
namespace {

std::string print(const Lengths& lengths) {
  return fmt::format("{}", fmt::join(lengths, " "));
}

// Calls visit(p, q) for p <= q, p + q in the range and p >= least.
void each_pair(const Effort& effort, Range tips, std::uint64_t least,
               absl::FunctionRef<void(std::uint64_t, std::uint64_t)> visit) {
  for (std::uint64_t sum = tips.first; sum <= tips.last; ++sum) {
    effort.tell("p + q", sum, tips.last);
    for (std::uint64_t p = least; 2 * p <= sum; ++p) {
      effort.poll();
      visit(p, sum - p);
    }
  }
}

const std::string kSpelledOut =
    "For 3 <= p <= q the lengths are all from 6 to min(p + q, 3p): up to p + q as long as q <= 2p, up to 3p from there "
    "on. With p = 1 the first move is the last; with p = 2 plays last 4 moves for q = 2, 5 for q = 3, 5 or 6 for q >= "
    "4.";

// Compares the lengths of all pairs with the theory's.
Tally compare_lengths(const Effort& effort, Range tips, DataTable& table,
                      absl::FunctionRef<Lengths(std::uint64_t, std::uint64_t)> lengths_of) {
  Tally tally;
  each_pair(effort, tips, 1, [&](std::uint64_t p, std::uint64_t q) {
    const Lengths found = lengths_of(p, q);
    table.rows.push_back({fmt::format("{}", p), fmt::format("{}", q), print(found)});
    const Lengths expected = kLengths.two_spots(p, q);
    if (found == expected) return tally.pass();
    const std::string name = print_two_spots(p, q);
    tally.fail({p + q, name, fmt::format("{} has lengths {}, not {}", name, print(found), print(expected))});
  });
  return tally;
}

Finding check_two_spot_lengths(const Effort& effort, Range tips) {
  const LengthTable recursive(effort, tips.last);
  tell_pairs(effort, Asked::lengths, {0, tips.last});  // what replies leave
  DataTable table{"lengths", {"p", "q", "lengths"}, {}};
  const Tally tally =
      compare_lengths(effort, tips, table, [&](std::uint64_t p, std::uint64_t q) { return recursive.two_spots(p, q); });
  Finding finding = conclude(
      tally, fmt::format("1 <= p <= q, p + q from {} to {}", tips.first, tips.last),
      {gap_in_lengths(kLengths), std::nullopt,
       "Proved for all p and q by induction over the recursion of Sections 4 and 5; that the drawn game plays it is "
       "BS-S4. No play in CS4(p,1,q,1) is longer than p + q + 1 or 3p + 2: two parts and a move add up to that, and so "
       "does joining t and b. None has fewer than 1, 2 or 3 moves, for none, one or both of p, q > 0; none has 4 if p, "
       "q >= 2. Parts (0,0) beside (p-1,q-1) and (0,1) beside (p-1,q-2) give all others from p = 3 on, in BS_2 (0,0) "
       "beside (p-2,q-2) and (0,1) beside (p-2,q-3) from p = 4 on; these are linear inequalities, each shown to have "
       "no exception. For smaller p the lengths do not change from q = 8 on at the latest, and were compared up to "
       "there."});
  finding.notes.push_back(kSpelledOut);
  finding.tables.push_back(std::move(table));
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_two_spot_lengths() {
  static const std::array kChecks{
      NamedCheck{"two_spot_lengths", check_two_spot_lengths},
  };
  return kChecks;
}

}  // namespace sprague::brussels
