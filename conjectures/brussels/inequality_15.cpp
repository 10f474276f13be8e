// Inequality (15) and the chain after it: one part of an option is in the third line, the other is to be below its
// threshold.
#include <fmt/format.h>

#include <array>

#include "conjectures/brussels/certificates.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/display.hpp"
#include "conjectures/brussels/formula_induction.hpp"

namespace sprague::brussels {
namespace {

constexpr std::string_view kOptionsOff15 =
    "options with q' from the first part's threshold on and no part on the diagonal, of positions";

template <class N>
N floor_of(const N& p) {
  return floor_divide(p - N(2), 2);
}

// At least 0 when the second part is off the diagonal, which the paper has disposed of before. Proofs use it for p'' =
// 0 alone and cover the diagonal elsewhere, since |p'' - q''| is not linear.
std::int64_t off_diagonal(const Parts<std::int64_t>& x) {
  return absolute(x.p2 - x.q2) - 1;
}
Term off_diagonal(const Parts<Term>& x) {
  return absolute(x.p2 - x.q2) - Term(1);
}
LinearForm off_diagonal(const Parts<LinearForm>& x) {
  return x.p2 == LinearForm(0) ? x.q2 - LinearForm(1) : LinearForm(0);
}

// p < q below the threshold, p' < q', and q' >= 2p' - |floor((p'-2)/2)|, which for p' <= 1 follows.
template <class N>
std::array<N, 5> given_15(const Parts<N>& x) {
  return {x.q() - x.p() - N(1), kWithoutBars.threshold(x.p()) - N(1) - x.q(), x.q1 - x.p1 - N(1),
          x.q1 - 2 * x.p1 + absolute(floor_of(x.p1)), off_diagonal(x)};
}

// For p' >= 2.
struct Inequality15 {
  using Point = Option;
  static constexpr std::string_view kInstances = kOptionsOff15;
  static constexpr std::int64_t kScale = 2;
  static constexpr std::array<std::string_view, 6> kLines{
      "q'' <= q - 2p' + |floor((p'-2)/2)| - 1",         "q - 2p' + |floor((p'-2)/2)| - 1 <= q - 2p' + p'/2 - 2",
      "q - 2p' + p'/2 - 2 <= q - 1.5(p - p'' - 1) - 2", "q - 1.5(p - p'' - 1) - 2 <= (q - 1.5p) + 1.5p'' - 0.5",
      "(q - 1.5p) + 1.5p'' - 0.5 < 1.5p'' - 1",         "1.5p'' - 1 <= 2p'' - floor((p''-2)/2)"};
  static bool concerns(const Position& spots) { return in_second_line(kWithoutBars, spots.p, spots.q); }
  static constexpr std::string_view kName = "inequality-15";
  static constexpr std::array<int, 6> kNeeds{3, 5, -1, -1, -1, -1};
  static constexpr std::array<Residues, 4> kResidues{{{2, 2}, {0, 1}, {0, 2}, {0, 1}}};
  template <class N>
  static std::array<N, 6> given(const Parts<N>& x) {
    const std::array<N, 5> all = given_15(x);
    return {all[0], all[1], all[2], all[3], all[4], x.p1 - N(2)};
  }
  template <class N>
  static std::array<Line<N>, 6> lines(const Parts<N>& x) {
    const std::array<N, 7> sides{2 * x.q2,
                                 2 * x.q() - 4 * x.p1 + 2 * absolute(floor_of(x.p1)) - N(2),
                                 2 * x.q() - 4 * x.p1 + x.p1 - N(4),
                                 2 * x.q() - 3 * (x.p() - x.p2 - N(1)) - N(4),
                                 2 * x.q() - 3 * x.p() + 3 * x.p2 - N(1),
                                 3 * x.p2 - N(2),
                                 4 * x.p2 - 2 * floor_of(x.p2)};
    return {{{sides[0], Relation::at_most, sides[1]},
             {sides[1], Relation::at_most, sides[2]},
             {sides[2], Relation::at_most, sides[3]},
             {sides[3], Relation::at_most, sides[4]},
             {sides[4], Relation::below, sides[5]},
             {sides[5], Relation::at_most, sides[6]}}};
  }
};

// What is to come out: for p' = 0, 1 as printed, with bars and perhaps equal; and for all p', without.
struct Conclusion15 {
  using Point = Option;
  static constexpr std::string_view kInstances = kOptionsOff15;
  static constexpr std::int64_t kScale = 2;
  static constexpr std::array<std::string_view, 2> kLines{"q'' < 2p'' - floor((p''-2)/2)",
                                                          "(q - 1.5p) + 1.5p'' - 0.5 <= 1.5p''"};
  static bool concerns(const Position& spots) { return in_second_line(kWithoutBars, spots.p, spots.q); }
  static constexpr std::string_view kName = "inequality-15-conclusion";
  static constexpr std::array<int, 2> kNeeds{1, 1};
  static constexpr std::array<Residues, 4> kResidues{{{2, 2}, {0, 1}, {0, 2}, {0, 1}}};
  template <class N>
  static std::array<N, 5> given(const Parts<N>& x) {
    return given_15(x);
  }
  template <class N>
  static std::array<Line<N>, 2> lines(const Parts<N>& x) {
    return {{{2 * x.q2, Relation::below, 2 * kWithoutBars.threshold(x.p2)},
             {2 * x.q() - 3 * x.p() + 3 * x.p2 - N(1), Relation::at_most, 3 * x.p2}}};
  }
};

struct Conclusion15WithBars {
  using Point = Option;
  static constexpr std::string_view kInstances =
      "options with p' = 0 or 1, p' < q' and no part on the diagonal, of positions";
  static constexpr std::int64_t kScale = 1;
  static constexpr std::array<std::string_view, 1> kLines{"q'' <= 2p'' - floor(|p''-2|/2)"};
  static bool concerns(const Position& spots) { return in_second_line(kWithoutBars, spots.p, spots.q); }
  static constexpr std::string_view kName = "inequality-15-few-tips";
  static constexpr std::array<int, 1> kNeeds{1};
  static constexpr std::array<Residues, 4> kResidues{{{2, 2}, {0, 1}, {2, 2}, {0, 1}}};
  template <class N>
  static std::array<N, 6> given(const Parts<N>& x) {
    const std::array<N, 5> all = given_15(x);
    return {all[0], all[1], all[2], all[3], all[4], N(1) - x.p1};
  }
  template <class N>
  static std::array<Line<N>, 1> lines(const Parts<N>& x) {
    return {{{x.q2, Relation::at_most, kPrinted.threshold(x.p2)}}};
  }
};

// The sides of the chain after (15) from its second on, times 10, and the sixth without 2p'; for p' other than 1.
struct ChainAfter15 {
  using Point = Option;
  static constexpr std::string_view kInstances = kOptionsOff15;
  static constexpr std::int64_t kScale = 10;
  static constexpr std::array<std::string_view, 8> kLines{
      "the substitution of p'' and q''",
      "gathering p + q",
      "putting the bound for q'",
      "putting p'/2 - 1 for the floor",
      "2p' + 4/5(p+q) - 4/5(2.5p' + 3 + i'') + 2floor(i''/4) <= 2p' + 4/5(p+q) - 4/5(3 + i'') + 2floor(i''/4)",
      "2p' + 4/5(p+q) - 4/5(3 + i'') + 2floor(i''/4) < 4/5(p+q-i) + 2floor(i/4)",
      "2p' + 4/5(p+q) - 4/5(2.5p' + 3 + i'') + 2floor(i''/4) = 4/5(p+q) - 4/5(3 + i'') + 2floor(i''/4)",
      "4/5(p+q) - 4/5(3 + i'') + 2floor(i''/4) < 4/5(p+q-i) + 2floor(i/4)"};
  static bool concerns(const Position& spots) { return in_second_line(kWithoutBars, spots.p, spots.q); }
  static constexpr std::string_view kName = "after-15";
  static constexpr std::array<int, 8> kNeeds{-1, -1, 2, -1, -1, -1, -1, -1};
  static constexpr std::array<Residues, 4> kResidues{{{2, 10}, {0, 5}, {0, 10}, {0, 5}}};
  template <class N>
  static std::array<N, 5> given(const Parts<N>& x) {
    const std::array<N, 5> all = given_15(x);
    return {all[0], all[1], choose(x.p1 == N(1), N(-1), all[2]), all[3], all[4]};
  }
  template <class N>
  static std::array<Line<N>, 8> lines(const Parts<N>& x) {
    const N sum = x.p() + x.q();
    const auto i2 = residue_from_1(x.p2 + x.q2);
    const N rest(20 * floor_divide(i2, 4));
    const N head = 20 * x.p1;
    const N bound = x.p1 + 2 * x.p1 - floor_of(x.p1);
    const std::array<N, 6> sides{head + 8 * (x.p2 + x.q2 - N(i2)) + rest,
                                 head + 8 * ((x.p() - x.p1 - N(1)) + (x.q() - x.q1 - N(1)) - N(i2)) + rest,
                                 head + 8 * sum - 8 * (x.p1 + x.q1 + N(2 + i2)) + rest,
                                 head + 8 * sum - 8 * (bound + N(2 + i2)) + rest,
                                 head + 8 * sum - 4 * (2 * x.p1 + 4 * x.p1 - x.p1 + N(2) + N(2 * (2 + i2))) + rest,
                                 head + 8 * sum - N(8 * (3 + i2)) + rest};
    const N without = 8 * sum - N(8 * (3 + i2)) + rest;
    const N value = 20 * kPrinted.half_below(sum);
    return {{{sides[0], Relation::equal, sides[1]},
             {sides[1], Relation::equal, sides[2]},
             {sides[2], Relation::at_most, sides[3]},
             {sides[3], Relation::at_most, sides[4]},
             {sides[4], Relation::at_most, sides[5]},
             {sides[5], Relation::below, value},
             {sides[4], Relation::equal, without},
             {without, Relation::below, value}}};
  }
};

// The values of options with the hypotheses of (15).
template <class Holds>
Tally compare_options(const Effort& effort, Range sums, Holds holds) {
  const CircularTable table = table_for(effort, sums);
  Tally tally;
  each_option_of_second_line(effort, sums, kWithoutBars, [&](const Option& parts) {
    if (!std::ranges::all_of(given_15(parts), [](std::int64_t number) { return number >= 0; })) return;
    const std::optional<std::string> failure = holds(nimber(table, parts), parts);
    if (!failure) return tally.pass();
    fail(tally, parts, "{}", *failure);
  });
  return tally;
}

template <std::size_t Step>
Finding check_15(const Effort& effort, Range sums) {
  Finding finding = check_lines<Inequality15>(effort, sums, Step, Step);
  if (Step == 4) {
    finding.repair =
        "A slip in the constant: below the threshold q - 1.5p is at most 0 for even p and 0.5 for odd p, so the step "
        "gives at most 1.5p'', "
        "which is below 1.5p'' + 1 <= 2p'' - floor((p''-2)/2): (15) ends as it should.";
  }
  return finding;
}

Finding check_after_15_first(const Effort& effort, Range sums) {
  Finding finding = conclude(compare_options(effort, sums,
                                             [](std::int64_t found, const Option& parts) {
                                               const std::int64_t bound =
                                                   2 * parts.p1 + second_line(parts.p2 + parts.q2);
                                               std::optional<std::string> failure;
                                               if (found > bound)
                                                 failure = fmt::format("the value is {}, the bound {}", found, bound);
                                               return failure;
                                             }),
                             range_text(sums, kOptionsOff15), kTried);
  if (finding.witness) certify_step(effort, *finding.witness);
  finding.repair =
      "A slip: the bound holds unless the second part is CS4(2,1,1,1), that is (1,2) turned round, whose nimber is 2 "
      "where the "
      "second line gives 0. There the end of the chain holds all the same.";
  return finding;
}

template <std::size_t Step>
Finding check_after_15(const Effort& effort, Range sums) {
  Finding finding = check_lines<ChainAfter15>(effort, sums, Step, Step);
  if (Step == 5) {
    finding.repair =
        "A slip, a leftover 2p': it has already been used up: 2p' - 4/5 * 2.5p' = 0. Without it the line before is an "
        "equation, and "
        "4/5(p+q) - 4/5(3 + i'') + 2floor(i''/4) < 4/5(p+q-i) + 2floor(i/4) for all residues.";
  }
  return finding;
}

Finding check_after_15_conclusion(const Effort& effort, Range sums) {
  certify_circles(effort);
  return conclude(compare_options(effort, sums,
                                  [](std::int64_t found, const Option& parts) {
                                    std::optional<std::string> failure;
                                    if (found >= second_line(parts.p() + parts.q())) {
                                      failure = fmt::format("the value is {}", found);
                                    }
                                    return failure;
                                  }),
                  range_text(sums, kOptionsOff15),
                  {gap_in_not_met(kPrinted), std::nullopt,
                   "Proved for all p, q, given the induction hypothesis: step (2) of BS-T5.1, which shows that the "
                   "nim-sum of two parts off the diagonal is smaller than the value."});
}

}  // namespace

std::span<const NamedCheck> checks_of_inequality_15() {
  static const std::array kChecks{
      NamedCheck{"chain_15_line_1", check_15<0>},
      NamedCheck{"chain_15_line_2", check_15<1>},
      NamedCheck{"chain_15_line_3", check_15<2>},
      NamedCheck{"chain_15_line_4", check_15<3>},
      NamedCheck{"chain_15_line_5", check_15<4>},
      NamedCheck{"chain_15_line_6", check_15<5>},
      NamedCheck{"chain_15_few_tips", [](const Effort& effort,
                                         Range sums) { return check_lines<Conclusion15WithBars>(effort, sums, 0, 0); }},
      NamedCheck{"chain_15_conclusion",
                 [](const Effort& effort, Range sums) { return check_lines<Conclusion15>(effort, sums, 0, 1); }},
      NamedCheck{"after_15_first", check_after_15_first},
      NamedCheck{"after_15_line_1", check_after_15<0>},
      NamedCheck{"after_15_line_2", check_after_15<1>},
      NamedCheck{"after_15_line_3", check_after_15<2>},
      NamedCheck{"after_15_line_4", check_after_15<3>},
      NamedCheck{"after_15_line_5", check_after_15<4>},
      NamedCheck{"after_15_line_6", check_after_15<5>},
      NamedCheck{"after_15_repaired",
                 [](const Effort& effort, Range sums) { return check_lines<ChainAfter15>(effort, sums, 6, 7); }},
      NamedCheck{"after_15_conclusion", check_after_15_conclusion},
  };
  return kChecks;
}

}  // namespace sprague::brussels
