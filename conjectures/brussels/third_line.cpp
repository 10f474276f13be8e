// Lemma 5.6: the third line, q >= 2p - floor((p-2)/2), and the displays of its proof.
#include <fmt/format.h>

#include <array>

#include "conjectures/brussels/certificates.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/display.hpp"
#include "conjectures/brussels/failing_steps.hpp"
#include "conjectures/brussels/formula_induction.hpp"
#include "conjectures/brussels/formula_obligations.hpp"
#include "conjectures/brussels/part_obligations.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::brussels {
namespace {

// q'' >= ... >= 2p'' - floor((p''-2)/2), where p' = q'.
struct OddChain {
  using Point = Option;
  static constexpr std::string_view kInstances = "options with p' = q' of positions";
  static constexpr std::int64_t kScale = 1;
  static constexpr std::array<std::string_view, 4> kLines{"the first step", "the second step", "the third step",
                                                          "the last step"};
  static bool concerns(const Position& spots) { return spots.q >= kWithoutBars.threshold(spots.p); }
  static constexpr std::string_view kName = "third-line-odd-chain";
  static constexpr std::array<int, 4> kNeeds{0, -1, -1, -1};
  static constexpr std::array<Residues, 4> kResidues{{{0, 2}, {0, 1}, {0, 2}, {0, 1}}};
  template <class N>
  static std::array<N, 3> given(const Parts<N>& x) {
    return {x.q() - kWithoutBars.threshold(x.p()), x.p1 - x.q1, x.q1 - x.p1};
  }
  template <class N>
  static std::array<Line<N>, 4> lines(const Parts<N>& x) {
    const N whole = floor_divide(x.p() - N(2), 2);
    const N part = floor_divide(x.p2 - N(2), 2);
    const std::array<N, 5> sides{x.q2, 2 * x.p() - whole - N(1) - x.p1,
                                 (2 * x.p() - whole - N(1) - x.p1) + (x.p1 - x.p1) + (part - part) + N(1 - 1),
                                 (2 * (x.p() - x.p1 - N(1)) - part) + (x.p1 + part - whole + N(1)), 2 * x.p2 - part};
    return {{{sides[0], Relation::at_least, sides[1]},
             {sides[1], Relation::at_least, sides[2]},
             {sides[2], Relation::at_least, sides[3]},
             {sides[3], Relation::at_least, sides[4]}}};
  }
};

// q - 1 >= ... >= 2p' - floor((p'-2)/2), where q'' = 0.
struct EvenChain {
  using Point = Option;
  static constexpr std::string_view kInstances = "options with q'' = 0 of positions";
  static constexpr std::int64_t kScale = 1;
  static constexpr std::array<std::string_view, 4> kLines{"the first step", "the second step", "the third step",
                                                          "the last step"};
  static bool concerns(const Position& spots) { return spots.q >= kWithoutBars.threshold(spots.p); }
  static constexpr std::string_view kName = "third-line-even-chain";
  static constexpr std::array<int, 4> kNeeds{0, -1, -1, -1};
  static constexpr std::array<Residues, 4> kResidues{{{0, 2}, {0, 1}, {0, 2}, {0, 1}}};
  template <class N>
  static std::array<N, 2> given(const Parts<N>& x) {
    return {x.q() - kWithoutBars.threshold(x.p()), N(0) - x.q2};
  }
  template <class N>
  static std::array<Line<N>, 4> lines(const Parts<N>& x) {
    const N whole = floor_divide(x.p() - N(2), 2);
    const N part = floor_divide(x.p1 - N(2), 2);
    const std::array<N, 5> sides{x.q() - N(1), 2 * x.p() - whole - N(1),
                                 (2 * x.p() - whole - N(1)) + (2 * x.p1 - 2 * x.p1) + (part - part),
                                 (2 * x.p1 - part) + (2 * x.p() - 2 * x.p1 + part - whole - N(1)), 2 * x.p1 - part};
    return {{{sides[0], Relation::at_least, sides[1]},
             {sides[1], Relation::at_least, sides[2]},
             {sides[2], Relation::at_least, sides[3]},
             {sides[3], Relation::at_least, sides[4]}}};
  }
};

// Positions in the third line, p <= last: q up to a few beyond 2p, where thresholds are left behind.
template <class Visit>
void each_in_third_line(const Effort& effort, Range p, const NimberFormula& formula, Visit visit) {
  for (auto i = static_cast<std::int64_t>(p.first); i <= static_cast<std::int64_t>(p.last); ++i) {
    effort.poll();
    effort.tell("p", static_cast<std::uint64_t>(i), p.last);
    for (std::int64_t q = std::max(i + 1, formula.threshold(i)); q <= 2 * i + 4; ++q) visit(Position{i, q});
  }
}

CircularTable table_to(const Effort& effort, Range p) {
  CircularTable table(effort);
  table.extend_to(2 * p.last + 4);
  return table;
}

std::string text(Range p) {
  return fmt::format("{} <= p <= {}, q from the threshold to 2p + 4", p.first, p.last);
}

Finding check_value(const Effort& effort, Range p, const NimberFormula& formula) {
  const CircularTable table = table_to(effort, p);
  Tally tally;
  each_in_third_line(effort, p, formula, [&](const Position& spots) {
    const std::int64_t found = nimber(table, spots.p, spots.q);
    if (found == 2 * spots.p) return tally.pass();
    fail(tally, spots, "the nimber is {}, not {}", found, 2 * spots.p);
  });
  Finding finding = conclude(tally, text(p),
                             {gap_in(kPrinted), std::nullopt,
                              "Proved for all p, q: the induction of BS-T5.1, whose steps for one position use the "
                              "formula for its parts only."});
  add_second_opinion(finding, induction_obligations(kPrinted), effort);
  return finding;
}

// Options that the proof names for p'' = 0 to p - 1 or p' = 0 to p - 1, and the value each is to have.
template <class Named, class Wanted>
Tally compare_named(const Effort& effort, Range p, Named named, Wanted wanted) {
  const CircularTable table = table_to(effort, p);
  Tally tally;
  each_in_third_line(effort, p, kWithoutBars, [&](const Position& spots) {
    for (std::int64_t i = 0; i < spots.p; ++i) {
      const Option parts = named(spots, i);
      const std::int64_t found = nimber(table, parts);
      if (found == wanted(parts)) {
        tally.pass();
      } else {
        fail(tally, parts, "the value is {}, not {}", found, wanted(parts));
      }
    }
  });
  return tally;
}

// Sums of parts of positions in the third line.
template <class Holds>
Tally compare_third_line(const Effort& effort, Range p, Holds holds) {
  const CircularTable table = table_to(effort, p);
  Tally tally;
  each_in_third_line(effort, p, kWithoutBars, [&](const Position& spots) {
    each_option(spots, [&](const Option& parts) {
      const std::optional<std::string> failure = holds(table, parts);
      if (!failure) return tally.pass();
      fail(tally, parts, "{}", *failure);
    });
  });
  return tally;
}

Finding check_third_line_reached(const Effort& effort, Range p) {
  const CircularTable table = table_to(effort, p);
  Tally tally;
  each_in_third_line(effort, p, kWithoutBars, [&](const Position& spots) {
    const NimberSet values = option_values(table, spots);
    for (std::int64_t i = 1; i < 2 * spots.p; ++i) {
      if (!has(values, i)) return fail(tally, spots, "no two parts have value {}", i);
    }
    if (has(values, 2 * spots.p)) return fail(tally, spots, "two parts have the value 2p");
    tally.pass();
  });
  std::optional<std::string> gap = gap_in_not_met(kPrinted);
  if (!gap) gap = gap_in_odd_numbers(kPrinted);
  if (!gap) gap = gap_in_even_numbers(kPrinted);
  Finding finding = conclude(tally, text(p), {gap, std::nullopt, "Proved for all p, q: steps (2) to (5) of BS-T5.1."});
  add_second_opinion(finding, induction_obligations(kPrinted), effort);
  return finding;
}

Finding check_third_line_odd(const Effort& effort, Range p) {
  certify_circles(effort);
  const Tally tally = compare_named(
      effort, p,
      [](const Position& spots, std::int64_t i) {
        return Option{i, i, spots.p - 1 - i, spots.q - 1 - i};
      },
      [](const Option& parts) { return 2 * parts.p2 + 1; });
  std::optional<std::string> gap;
  for (std::size_t line = 0; line < OddChain::kLines.size(); ++line) {
    if (!is_proved<OddChain>(line)) gap = "the chain of inequalities is not proved";
  }
  Finding finding =
      conclude(tally, text(p),
               {gap, std::nullopt,
                "Proved for all p, q, given the induction hypothesis: by the chain the second part is in the third "
                "line, of value 2p'', and 1 ^ 2p'' = 2p'' + 1."});
  rest_on(finding, third_line_obligations(), effort);
  return finding;
}

Finding check_third_line_even(const Effort& effort, Range p) {
  const Tally tally = compare_named(
      effort, p,
      [](const Position& spots, std::int64_t i) {
        return Option{i, spots.q - 1, spots.p - 1 - i, 0};
      },
      [](const Option& parts) { return 2 * parts.p1; });
  Finding finding = conclude(tally, text(p), kTried);
  if (finding.witness) certify_step(effort, *finding.witness);
  finding.repair =
      "A gap. For p'' >= 1 the option has value 2p', which gives the even numbers up to 2p - 4. For p'' = 0 the second "
      "part "
      "is "
      "CS4(0,1,0,1), which is 1 by (2), and (5) does not apply: the option has the odd value 2p - 1. The last even "
      "number, 2p - 2, is the value of the parts (p-1,q-2) and (0,1), or, when p is even and q is the threshold, of "
      "(p-2,q-3) and (1,2).";
  const WitnessForm form{{"p", "q", "i"},
                         [](const Model& model) {
                           const std::int64_t i = model.at("i");
                           return print(Option{i, model.at("q") - 1, model.at("p") - 1 - i, 0});
                         },
                         [p](const Model& model) {
                           const auto found = static_cast<std::uint64_t>(model.at("p"));
                           return p.first <= found && found <= p.last;
                         }};
  confirm_smallest(finding, third_line_even_fails(), form, effort);
  return finding;
}

Finding check_third_line_last_even(const Effort& effort, Range p) {
  certify_circles(effort);
  const CircularTable table = table_to(effort, p);
  Tally tally;
  each_in_third_line(effort, p, kWithoutBars, [&](const Position& spots) {
    if (spots.p == 0) return;
    const bool tight = spots.p % 2 == 0 && spots.q == kWithoutBars.threshold(spots.p);
    const Option parts = tight ? Option{spots.p - 2, spots.q - 3, 1, 2} : Option{spots.p - 1, spots.q - 2, 0, 1};
    const std::int64_t found = nimber(table, parts);
    if (found == 2 * spots.p - 2) return tally.pass();
    fail(tally, parts, "the value is {}, not {}", found, 2 * spots.p - 2);
  });
  Finding finding =
      conclude(tally, text(p),
               {gap_in_even_numbers(kPrinted), std::nullopt,
                "Proved for all p, q, given the induction hypothesis: step (5) of BS-T5.1, which names the same "
                "parts."});
  add_second_opinion(finding, even_number_obligations(kPrinted), effort);
  return finding;
}

Finding check_value_at_most_2p(const Effort& effort, Range sums) {
  const CircularTable table = table_for(effort, sums);
  Tally tally;
  each_position(effort, sums, [&](const Position& spots) {
    const std::int64_t found = nimber(table, spots.p, spots.q);
    if (found <= 2 * spots.p) return tally.pass();
    fail(tally, spots, "the nimber is {}, more than {}", found, 2 * spots.p);
  });
  Finding finding = conclude(tally, range_text(sums, "positions"), kTried);
  if (finding.witness) certify_step(effort, *finding.witness);
  finding.repair =
      "A slip: the nimber is at most 2p' but for p' = q' = 0, where it is 1. The conclusion stands: with such a part "
      "the sum "
      "is at most 1 + 2(p-1), still below 2p.";
  confirm_smallest(finding, at_most_2p_fails(), witness_form<Position>(sums), effort);
  return finding;
}

Finding check_third_line_sum(const Effort& effort, Range p) {
  Finding finding = conclude(compare_third_line(effort, p,
                                                [](const CircularTable& table, const Option& parts) {
                                                  const std::int64_t found = nimber(table, parts);
                                                  std::optional<std::string> failure;
                                                  if (found > 2 * parts.p1 + 2 * parts.p2) {
                                                    failure = fmt::format("the value is {}, more than {}", found,
                                                                          2 * parts.p1 + 2 * parts.p2);
                                                  }
                                                  return failure;
                                                }),
                             text(p), kTried);
  if (finding.witness) certify_step(effort, *finding.witness);
  finding.repair = "A slip: the value of two parts is at most 2p' + 2p'' + 1 = 2p - 1, which is below 2p as well.";
  return finding;
}

Finding check_third_line_not_met(const Effort& effort, Range p) {
  certify_circles(effort);
  Finding finding =
      conclude(compare_third_line(effort, p,
                                  [](const CircularTable& table, const Option& parts) {
                                    const std::int64_t found = nimber(table, parts);
                                    std::optional<std::string> failure;
                                    if (found >= 2 * parts.p()) failure = fmt::format("the value is {}", found);
                                    return failure;
                                  }),
               text(p),
               {gap_in_not_met(kPrinted), std::nullopt,
                "Proved for all p, q, given the induction hypothesis: off the diagonal a part's nimber is at most "
                "2p', on it 1, so two parts have at most 2(p-1) + 1."});
  rest_on(finding, third_line_obligations(), effort);
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_third_line() {
  static const std::array kChecks{
      NamedCheck{"third_line", [](const Effort& effort, Range p) { return check_value(effort, p, kWithoutBars); }},
      NamedCheck{"third_line_with_bars",
                 [](const Effort& effort, Range p) { return check_value(effort, p, kPrinted); }},
      NamedCheck{"third_line_reached", check_third_line_reached},
      NamedCheck{"third_line_odd_chain",
                 [](const Effort& effort, Range sums) { return check_lines<OddChain>(effort, sums, 0, 3); }},
      NamedCheck{"third_line_even_chain",
                 [](const Effort& effort, Range sums) { return check_lines<EvenChain>(effort, sums, 0, 3); }},
      NamedCheck{"third_line_odd", check_third_line_odd},
      NamedCheck{"third_line_even", check_third_line_even},
      NamedCheck{"third_line_last_even", check_third_line_last_even},
      NamedCheck{"value_at_most_2p", check_value_at_most_2p},
      NamedCheck{"third_line_sum", check_third_line_sum},
      NamedCheck{"third_line_not_met", check_third_line_not_met},
  };
  return kChecks;
}

}  // namespace sprague::brussels
