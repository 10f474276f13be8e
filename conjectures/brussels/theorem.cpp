// Theorem 5.1: the nimbers of CS4(p,1,q,1); Lemma 5.2 (ii), which is one position.
#include <fmt/format.h>

#include <array>

#include "checkers/nimbers.hpp"
#include "conjectures/brussels/certificates.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/formula_induction.hpp"
#include "conjectures/brussels/formula_obligations.hpp"
#include "conjectures/brussels/sweeps.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/second_opinion.hpp"
#include "games/circular_quads.hpp"

namespace sprague::brussels {
namespace {

constexpr std::uint64_t kTableTo = 60;

Position position(std::uint64_t p, std::uint64_t q) {
  return {static_cast<std::int64_t>(p), static_cast<std::int64_t>(q)};
}

Tally compare(const CircularTable& table, Range tips) {
  Tally tally;
  for (std::uint64_t q = tips.first; q <= tips.last; ++q) {
    for (std::uint64_t p = 0; p <= q; ++p) {
      const Position spots = position(p, q);
      const std::int64_t found = nimber(table, spots.p, spots.q);
      const std::int64_t expected = kPrinted.value(spots.p, spots.q);
      if (found == expected) {
        tally.pass();
      } else {
        fail(tally, spots, "the nimber is {}, not {}", found, expected);
      }
    }
  }
  return tally;
}

DataTable nimbers(const CircularTable& table, std::uint64_t last) {
  DataTable data{"nimbers", {"p", "q", "nimber"}, {}};
  for (std::uint64_t p = 0; p <= last; ++p) {
    for (std::uint64_t q = p; q <= last; ++q) {
      data.rows.push_back({fmt::format("{}", p), fmt::format("{}", q), fmt::format("{}", table.at(p, q).value())});
    }
  }
  return data;
}

Finding check_formula(const Effort& effort, Range tips) {
  CircularTable table(effort);
  table.extend_to(tips.last);
  Finding finding = conclude(
      compare(table, tips), tips_text(tips, 0) + ", by the recursion",
      {gap_in(kPrinted), std::nullopt,
       "Proved for all p, q by induction, checked mechanically. With h half the formula off the diagonal and B(s) half "
       "its second line: (1) the options are joining t and b, of value 0 for p >= 1, and all pairs of parts (the rules "
       "on small positions; CS4(1,0,n,0) for all n); (2) h <= p everywhere, and h <= B(p+q) but for (1,2), where it "
       "is B(3) + 1 = 1; B(s') + B(s'') < B(s'+s''+2), also with 1 more on the left side when s' = 3; so two parts off "
       "the diagonal have together less than 2h(p,q), but for (3,5) and its parts (1,2), (1,2), whose nim-sum is 0; "
       "and with a part on the diagonal the value is odd; "
       "(3) h(0,q) = 0 and h(p,q) <= h(p-1,q-1) + 1, so the pairs (i,i), (p-1-i,q-1-i) give all odd numbers below "
       "2h(p,q); (4) h(p,q) <= h(p-1,q) + 1 and h(p-2,q-1) >= h(p,q) - 2, so the pairs (i,q-1), (p-1-i,0) give the "
       "even numbers up to 2h(p,q) - 4; (5) 2h(p,q) - 2 comes from a pair with the part (0,1), (1,0), (1,2) or (2,1). "
       "On the diagonal every option is 0 or even off it, or 1 ^ 1. Each of (2) to (5) is a set of linear "
       "inequalities, for every residue of p modulo 10 and of q modulo 5, whose opposites are impossible."});
  add_second_opinion(finding, induction_obligations(kPrinted), effort);
  finding.notes.push_back(
      "Simpler, and the same for all p, q: CS4(p,1,q,1) has nimber 1 for p = q, 2 for (p,q) = (1,2), and otherwise, "
      "for p < q, twice the smaller of p and floor(2(p+q-1)/5).");
  finding.notes.push_back(
      "The first and the third line both take in p = q = 0; the first is meant. Without the bars the threshold is the "
      "same but for p = 0 and p = 1.");
  finding.tables.push_back(nimbers(table, std::min(kTableTo, tips.last)));
  certify_theorem(effort, tips);
  return finding;
}

Finding check_every_pair(const Effort& effort, Range tips) {
  certify_circles(effort);
  CircularTable table(effort, Search::every_pair);
  table.extend_to(tips.last);
  Finding finding = conclude(
      compare(table, tips), fmt::format("{}, {} pairs of parts looked at", tips_text(tips, 0), table.pairs()),
      fmt::format("Every nimber is the mex over all options, none left out: {} pairs of parts.", table.pairs()));
  return finding;
}

Finding check_options(const Effort& effort, Range tips) {
  certify_circles(effort);
  effort.poll();
  Tally tally;
  const std::optional<std::string> gap = gap_in_options(static_cast<std::uint16_t>(tips.last));
  if (gap) {
    tally.fail({0, *gap, *gap});
  } else {
    tally.pass();
  }
  Finding finding = conclude(tally, fmt::format("positions CS4(p,1,q,1) with p <= q <= {}", tips.last),
                             "The rules give just these options.");
  return finding;
}

Finding check_no_tips_but_two(const Effort& effort, Range) {
  const CircularQuads game;
  NimberSolver<CircularQuads> solver(game, effort);
  Tally tally;
  const std::uint32_t found = solver.value(Quad{0, 1, 0, 1}).value();
  if (found == 1 && game.options({0, 1, 0, 1}).size() == 1) {
    tally.pass();
  } else {
    fail(tally, Position{0, 0}, "the nimber is {}, not 1", found);
  }
  certify_circles(effort, {"CS4(0,1,0,1)"});
  return conclude(tally, "the one position", {std::nullopt, std::nullopt, "Proved: it is one position."});
}

}  // namespace

std::span<const NamedCheck> checks_of_theorem() {
  static const std::array kChecks{
      NamedCheck{"formula", check_formula},
      NamedCheck{"every_pair", check_every_pair},
      NamedCheck{"options", check_options},
      NamedCheck{"no_tips_but_two", check_no_tips_but_two},
  };
  return kChecks;
}

}  // namespace sprague::brussels
