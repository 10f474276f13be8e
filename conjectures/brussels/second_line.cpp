// Lemma 5.7: below the threshold the formula's value is no option's value.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "conjectures/brussels/certificates.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/display_obligations.hpp"
#include "conjectures/brussels/failing_steps.hpp"
#include "conjectures/brussels/formula_induction.hpp"
#include "conjectures/brussels/formula_obligations.hpp"
#include "conjectures/brussels/part_obligations.hpp"
#include "conjectures/brussels/sweeps.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::brussels {
namespace {

constexpr std::string_view kOptionsOfTwoParts = "all options with two parts of positions below the threshold";

Finding check_value_not_met(const Effort& effort, Range sums) {
  const CircularTable table = table_for(effort, sums);
  Tally tally;
  each_option_of_second_line(effort, sums, kWithoutBars, [&](const Option& parts) {
    const std::int64_t found = nimber(table, parts);
    if (found != second_line(parts.p() + parts.q())) return tally.pass();
    fail(tally, parts, "the value is {}", found);
  });
  Finding finding =
      conclude(tally, range_text(sums, kOptionsOfTwoParts),
               {gap_in_not_met(kPrinted), std::nullopt,
                "Proved for all p, q, given the induction hypothesis: step (2) of BS-T5.1. At (1,2), which the "
                "lemma takes in and the theorem puts in the third line, both options are odd."});
  add_second_opinion(finding, not_met_obligations(kPrinted), effort);
  return finding;
}

Finding check_cases(const Effort& effort, Range sums) {
  auto taken_in_order = [](const Option& x) {
    if (x.q1 < x.p1) return false;
    const bool both_in_second_line =
        in_second_line(kWithoutBars, x.p1, x.q1) && in_second_line_either_way(kWithoutBars, x.p2, x.q2);
    return x.p1 == x.q1 || both_in_second_line || x.q1 >= 2 * x.p1 - absolute(floor_divide(x.p1 - 2, 2));
  };
  Tally tally;
  each_option_of_second_line(effort, sums, kWithoutBars, [&](const Option& parts) {
    if (taken_in_order(parts) || taken_in_order({parts.p2, parts.q2, parts.p1, parts.q1})) return tally.pass();
    fail(tally, parts, "no case takes it in");
  });
  Finding finding = conclude(tally, range_text(sums, kOptionsOfTwoParts), kTried);
  finding.repair =
      "A gap. One case is missing: the first part below its threshold, the second turned round and from its threshold "
      "on, "
      "p'' >= 2q'' - floor((q''-2)/2). Such pairs do not have the value either: step (2) of BS-T5.1 makes no cases.";
  confirm_smallest(finding, cases_fail(), witness_form<Option>(sums), effort);
  return finding;
}

Finding check_part_on_diagonal(const Effort& effort, Range sums) {
  certify_circles(effort);
  const CircularTable table = table_for(effort, sums);
  Tally tally;
  each_option_of_second_line(effort, sums, kWithoutBars, [&](const Option& parts) {
    if (parts.p1 != parts.q1) return;
    const std::int64_t found = nimber(table, parts);
    if (found % 2 == 1) return tally.pass();
    fail(tally, parts, "the value is {}", found);
  });
  Finding finding =
      conclude(tally, range_text(sums, "all options with p' = q' of positions below the threshold"),
               {std::nullopt, std::nullopt,
                "Proved for all p, q, given the induction hypothesis: p'' and q'' differ as p and q do, so the sum "
                "is 1 ^ an even number."});
  rest_on(finding, odd_pair_obligations(), effort);
  return finding;
}

Finding check_all_to_value(const Effort& effort, Range sums) {
  certify_circles(effort);
  const CircularTable table = table_for(effort, sums);
  Tally tally;
  each_position(effort, sums, [&](const Position& spots) {
    if (!in_second_line(kPrinted, spots.p, spots.q)) return;
    const NimberSet values = option_values(table, spots);
    const std::int64_t value = second_line(spots.p + spots.q);
    for (std::int64_t x = 1; x <= value; ++x) {
      if (!has(values, x)) return fail(tally, spots, "no two parts have value {}", x);
    }
    tally.pass();
  });
  Finding finding = conclude(tally, range_text(sums, "positions below the threshold"), kTried);
  finding.repair =
      "A slip: the range is one too long. The x that must be reached are those below the formula's value; the value "
      "itself must not be, by Lemma 5.7. "
      "Lemmas 5.8 and 5.9 have the right ranges.";
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_second_line() {
  static const std::array kChecks{
      NamedCheck{"value_not_met", check_value_not_met},
      NamedCheck{"cases", check_cases},
      NamedCheck{"part_on_diagonal", check_part_on_diagonal},
      NamedCheck{"all_to_value", check_all_to_value},
  };
  return kChecks;
}

}  // namespace sprague::brussels
