// Theorem 5.1: the nimbers of CS4(p,1,q,1).
#include <fmt/format.h>

#include <array>

#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/formula_induction.hpp"
#include "conjectures/brussels/formula_obligations.hpp"
#include "conjectures/brussels/sweeps.hpp"
#include "conjectures/brussels/told_plays.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::brussels {
namespace {

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

Finding check_every_pair(const Effort& effort, Range tips) {
  tell_pairs(effort, Asked::nimber, {0, tips.last});
  CircularTable table(effort, Search::every_pair);
  table.extend_to(tips.last);
  Finding finding = conclude(
      compare(table, tips), fmt::format("{}, {} pairs of parts looked at", tips_text(tips, 0), table.pairs()),
      fmt::format("Every nimber is the mex over all options, none left out: {} pairs of parts.", table.pairs()));
  return finding;
}

Finding check_options(const Effort& effort, Range tips) {
  tell_pairs(effort, Asked::nimber, {0, tips.last});
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

}  // namespace

std::span<const NamedCheck> checks_of_theorem() {
  static const std::array kChecks{
      NamedCheck{"every_pair", check_every_pair},
      NamedCheck{"options", check_options},
  };
  return kChecks;
}

}  // namespace sprague::brussels
