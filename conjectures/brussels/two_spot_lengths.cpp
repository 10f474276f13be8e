// How long plays of BS_2(P_4:p,q) are: Theorem 3.3.
#include <absl/functional/function_ref.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "checkers/play_lengths.hpp"
#include "conjectures/brussels/certificates.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/girths.hpp"
#include "conjectures/brussels/length_theory.hpp"
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

class DrawnLengths {
 public:
  explicit DrawnLengths(const Effort& effort) : game_(GraphCondition::girth(kGirth)), lengths_(game_, effort) {}
  Lengths of(std::uint64_t p, std::uint64_t q) {
    const Start start{{static_cast<unsigned>(p), static_cast<unsigned>(q)}, {}};
    met_.add(kGirth, start);
    return lengths_.lengths(game_.spots(start.tips));
  }
  const GirthStarts& met() const { return met_; }

 private:
  static constexpr unsigned kGirth = 4;

  BrusselsSprouts game_;
  GirthStarts met_;
  PlayLengths<BrusselsSprouts> lengths_;
};

// Are there plays of p + q and of 6 moves for least <= p <= q <= 2p?
Finding check_two_plays(const Effort& effort, Range tips, std::uint64_t least) {
  DrawnLengths lengths(effort);
  Tally tally;
  each_pair(effort, tips, least, [&](std::uint64_t p, std::uint64_t q) {
    if (q > 2 * p) return;
    const Lengths found = lengths.of(p, q);
    if (found.contains(static_cast<std::uint32_t>(p + q)) && found.contains(6)) return tally.pass();
    const std::string name = print_two_spots(p, q);
    tally.fail({p + q, name, fmt::format("{} has lengths {}", name, print(found))});
  });
  lengths.met().certify_lengths(effort);
  return conclude(tally, fmt::format("drawn, {} <= p <= q <= 2p, p + q from {} to {}", least, tips.first, tips.last),
                  "Every play was enumerated.");
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

Finding check_two_plays_printed(const Effort& effort, Range tips) {
  Finding finding = check_two_plays(effort, tips, 1);
  finding.repair = "For p >= 3, as in Theorem 3.2, it holds. " + kSpelledOut;
  finding.notes.push_back(
      "After the theorem it is said to show that either player can win, by how they play. The two plays alone do not "
      "show it where p + q is even, as 6 is; and in BS_2(3,3) every play lasts 6 moves, so the second player always "
      "wins. For other p, q >= 3 there are plays of 6 and of 7 moves, and it is so.");
  return finding;
}

Finding check_two_spot_lengths_drawn(const Effort& effort, Range tips) {
  DrawnLengths drawn(effort);
  DataTable table{"lengths-drawn", {"p", "q", "lengths"}, {}};
  const Tally tally =
      compare_lengths(effort, tips, table, [&](std::uint64_t p, std::uint64_t q) { return drawn.of(p, q); });
  drawn.met().certify_lengths(effort);
  Finding finding = conclude(tally, fmt::format("drawn, 1 <= p <= q, p + q from {} to {}", tips.first, tips.last),
                             "Every play was enumerated.");
  finding.notes.push_back(kSpelledOut);
  finding.tables.push_back(std::move(table));
  return finding;
}

Finding check_two_spot_lengths(const Effort& effort, Range tips) {
  const LengthTable recursive(effort, tips.last);
  certify_lengths_of_circles(effort, {0, tips.last});  // what replies leave
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
      NamedCheck{"two_plays_printed", check_two_plays_printed},
      NamedCheck{"two_plays", [](const Effort& effort, Range tips) { return check_two_plays(effort, tips, 3); }},
      NamedCheck{"two_spot_lengths_drawn", check_two_spot_lengths_drawn},
      NamedCheck{"two_spot_lengths", check_two_spot_lengths},
  };
  return kChecks;
}

}  // namespace sprague::brussels
