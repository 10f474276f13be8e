// Lemma 5.9, the second case: values are to go over from CS4(p-1,1,q+1,1).
#include <fmt/format.h>

#include <array>

#include "conjectures/brussels/certificates.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/even_cases.hpp"
#include "conjectures/brussels/part_obligations.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::brussels {
namespace {

constexpr std::string_view kSecondCase = "the second case: positions below the threshold";

// Positions of the second case, each even number below n_1, and the options of CS4(p-1,1,q+1,1) that have it as value:
// is `enough` true of one of them?
template <class Enough>
Finding check_transfer(const Effort& effort, Range sums, std::string_view missing, Enough enough) {
  const CircularTable table = table_for(effort, sums);
  Tally tally;
  each_position(effort, sums, [&](const Position& spots) {
    if (!is_second_case(spots)) return;
    const NimberSet found =
        option_values(table, {spots.p - 1, spots.q + 1}, [&](const Option& parts) { return enough(table, parts); });
    for (std::int64_t l = 2; l < second_line(spots.p + spots.q); l += 2) {
      if (!has(found, l)) {
        return fail(tally, spots, "no option of {} with value {} {}", print(Position{spots.p - 1, spots.q + 1}), l,
                    missing);
      }
    }
    tally.pass();
  });
  Finding finding = conclude(tally, range_text(sums, kSecondCase), kTried);
  finding.repair =
      "A gap. The second case needs another proof; one that covers both cases is step (4) and (5) of BS-T5.1. With "
      "h(p,q) the "
      "smaller of p and floor(2(p+q-1)/5): the options (i,q-1), (p-1-i,0), i <= p - 2, reach all even numbers from 0 "
      "to 2h(p,q) - 4, as h starts with 0 and grows by at most 1 from i to i + 1. The last one, 2h(p,q) - 2, is the "
      "value of (p-1,q-2), (0,1) if p - 1 <= floor(2(p+q-4)/5); else of (p-2,q-1), (1,0) if p + q is not 1 modulo 5; "
      "else of (p-3,q-2), (2,1), for below the threshold p is then larger than h(p,q).";
  return finding;
}

Finding check_position_before(const Effort& effort, Range sums) {
  certify_circles(effort);
  const CircularTable table = table_for(effort, sums);
  Tally tally;
  each_position(effort, sums, [&](const Position& spots) {
    if (!is_second_case(spots)) return;
    const std::int64_t found = nimber(table, spots.p - 1, spots.q + 1);
    if (found == second_line(spots.p + spots.q)) return tally.pass();
    fail(tally, spots, "CS4({},1,{},1) has nimber {}", spots.p - 1, spots.q + 1, found);
  });
  Finding finding =
      conclude(tally, range_text(sums, kSecondCase),
               {std::nullopt, std::nullopt,
                "Proved for all p, q, given the induction hypothesis: p - 1 < q + 1, and q + 1 is below the "
                "threshold of p - 1, so the second line applies, with the same sum."});
  rest_on(finding, position_before_obligations(), effort);
  return finding;
}

Finding check_transfer_part(const Effort& effort, Range sums) {
  certify_circles(effort);
  return check_transfer(effort, sums, "has a part below its threshold", [](const CircularTable&, const Option& parts) {
    return in_second_line_either_way(kPrinted, parts.p1, parts.q1) ||
           in_second_line_either_way(kPrinted, parts.p2, parts.q2);
  });
}

Finding check_transfer_both(const Effort& effort, Range sums) {
  certify_circles(effort);
  return check_transfer(effort, sums, "has a part that stays below its threshold when a tip goes over",
                        [](const CircularTable&, const Option& parts) {
                          return parts.q2 >= 1 && in_second_line_either_way(kPrinted, parts.p2, parts.q2) &&
                                 in_second_line_either_way(kPrinted, parts.p2 + 1, parts.q2 - 1);
                        });
}

Finding check_transfer_value(const Effort& effort, Range sums) {
  certify_circles(effort);
  return check_transfer(
      effort, sums, "keeps it when a tip goes over", [](const CircularTable& table, const Option& parts) {
        return parts.q2 >= 1 &&
               nimber(table, Option{parts.p1, parts.q1, parts.p2 + 1, parts.q2 - 1}) == nimber(table, parts);
      });
}

Finding check_last_display(const Effort& effort, Range sums) {
  certify_circles(effort);
  const CircularTable table = table_for(effort, sums);
  Tally tally;
  each_position(effort, sums, [&](const Position& spots) {
    // The part is (p-p'-2, q-q'), then a tip goes over.
    for (const Position& part : {spots, Position{spots.q, spots.p}}) {
      if (part.q == 0 || !in_second_line_either_way(kPrinted, part.p, part.q) ||
          !in_second_line_either_way(kPrinted, part.p + 1, part.q - 1)) {
        continue;
      }
      const std::int64_t sum = part.p + part.q;
      const std::int64_t i1 = residue_from_1(sum);
      const std::int64_t printed = 4 * (sum - i1) / 5 + 2 * (i1 / 2);
      if (nimber(table, part.p, part.q) == printed && nimber(table, part.p + 1, part.q - 1) == printed) {
        tally.pass();
      } else {
        fail(tally, part, "the nimbers are {} and {}, the display has {}", nimber(table, part.p, part.q),
             nimber(table, part.p + 1, part.q - 1), printed);
      }
    }
  });
  Finding finding = conclude(
      tally, range_text(sums, "parts below their thresholds before and after a tip goes over, positions"), kTried);
  finding.repair =
      "A slip: with floor(i_1/4) for floor(i_1/2), as in Theorem 5.1, both equations hold wherever both parts are "
      "below their "
      "thresholds.";
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_second_case() {
  static const std::array kChecks{
      NamedCheck{"position_before", check_position_before}, NamedCheck{"transfer_part", check_transfer_part},
      NamedCheck{"transfer_both", check_transfer_both},     NamedCheck{"transfer_value", check_transfer_value},
      NamedCheck{"last_display", check_last_display},
  };
  return kChecks;
}

}  // namespace sprague::brussels
