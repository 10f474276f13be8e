// Lemma 5.9 and its first case: below the threshold every even number under the formula's value n_1 is reached.
#include <fmt/format.h>

#include <array>

#include "conjectures/brussels/certificates.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/display.hpp"
#include "conjectures/brussels/even_cases.hpp"
#include "conjectures/brussels/failing_steps.hpp"
#include "conjectures/brussels/formula_induction.hpp"
#include "conjectures/brussels/formula_obligations.hpp"

namespace sprague::brussels {
namespace {

constexpr std::string_view kPositions = "positions below the threshold";
constexpr std::string_view kFirstCase = "the first case: positions below the threshold";

struct FirstDisplays {
  using Point = Position;
  static constexpr std::string_view kInstances = kFirstCase;
  static constexpr std::int64_t kScale = 1;
  static constexpr std::array<std::string_view, 3> kLines{
      "q - 1 >= 2(p-1) - floor(|(p-1)-2|/2) - 2", "2(p-1) - floor(|(p-1)-2|/2) - 2 >= 2(p-3) - floor(|(p-3)-2|/2)",
      "2(p-1) - floor(|(p-1)-2|/2) - 2 >= 2(p-2) - floor(|(p-2)-1|/2) for even p"};
  static constexpr std::string_view kName = "even-numbers-first-case";
  static constexpr std::array<int, 3> kNeeds{3, -1, -1};
  static constexpr std::array<Residues, 2> kResidues{{{6, 2}, {0, 1}}};
  template <class N>
  static std::array<N, 4> given(const Spots<N>& x) {
    return first_case(x.p, x.q);
  }
  template <class N>
  static std::array<Line<N>, 3> lines(const Spots<N>& x) {
    const N middle = kPrinted.threshold(x.p - N(1)) - N(2);
    const auto even = residue(x.p, 2) == 0;
    const N printed = 2 * (x.p - N(2)) - floor_divide(absolute(x.p - N(2) - N(1)), 2);
    return {{{x.q - N(1), Relation::at_least, middle},
             {middle, Relation::at_least, kPrinted.threshold(x.p - N(3))},
             {middle, Relation::at_least, choose(even, printed, middle)}}};
  }
};

// Bounds of n_1, times 10.
struct BoundDisplays {
  using Point = Position;
  static constexpr std::string_view kInstances = kFirstCase;
  static constexpr std::int64_t kScale = 10;
  static constexpr std::array<std::string_view, 7> kLines{
      "n_1 < 4/5(p + 2p - floor(|p-2|/2) - i) + 2floor(i/4)",
      "n_1 <= 4/5(3p - p/2 + 1.5 - i) + 2floor(i/4) - 1",
      "4/5(3p - p/2 + 1.5 - i) + 2floor(i/4) - 1 <= 2p + 4/5(1.5 - i) + 2floor(i/4) - 1",
      "n_1 < 2p",
      "n_1 <= 2(p-1)",
      "n_1 <= 4/5(3p - p/2 + 1.5 - i) + 2floor(i/4) - 4/5",
      "4/5(3p - p/2 + 1.5 - i) + 2floor(i/4) - 4/5 < 2p"};
  static constexpr std::string_view kName = "even-numbers-bound";
  static constexpr std::array<int, 7> kNeeds{2, -1, -1, 2, 2, 2, -1};
  static constexpr std::array<Residues, 2> kResidues{{{6, 10}, {0, 5}}};
  template <class N>
  static std::array<N, 4> given(const Spots<N>& x) {
    return first_case(x.p, x.q);
  }
  template <class N>
  static std::array<Line<N>, 7> lines(const Spots<N>& x) {
    const auto i = residue_from_1(x.p + x.q);
    const N n1 = 20 * kPrinted.half_below(x.p + x.q);
    const N floors(20 * floor_divide(i, 4));
    const N third = 4 * (6 * x.p - x.p + N(3 - 2 * i)) + floors;
    return {{{n1, Relation::below, 8 * (x.p + kPrinted.threshold(x.p) - N(i)) + floors},
             {n1, Relation::at_most, third - N(10)},
             {third - N(10), Relation::at_most, 20 * x.p + N(4 * (3 - 2 * i)) + floors - N(10)},
             {n1, Relation::below, 20 * x.p},
             {n1, Relation::at_most, 20 * x.p - N(20)},
             {n1, Relation::at_most, third - N(8)},
             {third - N(8), Relation::below, 20 * x.p}}};
  }
};

// The option (p',q-1), (p-p'-1,0) has its first part in the third line, for p' <= p - 3, and p - 2 if p is even.
struct ThirdLineParts {
  using Point = Option;
  static constexpr std::string_view kInstances =
      "options with q'' = 0 and p'' >= 2, or p'' = 1 if p is even, of positions";
  static constexpr std::int64_t kScale = 1;
  static constexpr std::array<std::string_view, 1> kLines{"q - 1 >= 2p' - floor(|p'-2|/2)"};
  static bool concerns(const Position& spots) { return is_first_case(spots); }
  static constexpr std::string_view kName = "even-numbers-parts";
  static constexpr std::array<int, 1> kNeeds{3};
  static constexpr std::array<Residues, 4> kResidues{{{6, 2}, {0, 1}, {6, 2}, {0, 1}}};
  template <class N>
  static std::array<N, 6> given(const Parts<N>& x) {
    const std::array<N, 4> all = first_case(x.p(), x.q());
    const auto even = residue(x.p(), 2) == 0;
    return {all[0], all[1], all[2], all[3], N(0) - x.q2, x.p2 - choose(even, N(1), N(2))};
  }
  template <class N>
  static std::array<Line<N>, 1> lines(const Parts<N>& x) {
    return {{{x.q1, Relation::at_least, kPrinted.threshold(x.p1)}}};
  }
};

// For odd p from kLeastP on with n_1 = 2(p-1): the part (p-2,q-3) is below its threshold, of value n_1 - 4. As n_1 is
// then divisible by 4, the nim-sum with 2 is n_1 - 2.
struct LastOption {
  static constexpr std::int64_t kLeastP = 7;
  static constexpr std::array<Residues, 2> kResidues{{{8, 10}, {0, 5}}};
  template <class N>
  static std::array<N, 7> given(const Spots<N>& x) {
    const std::array<N, 4> all = first_case(x.p, x.q);
    const N half = kPrinted.half_below(x.p + x.q);
    const auto odd = residue(x.p, 2) == 1;
    return {all[0], all[1], all[2], all[3], choose(odd, x.p - N(kLeastP), N(-1)), half - x.p + N(1), x.p - N(1) - half};
  }
  template <class N>
  static std::array<Line<N>, 3> lines(const Spots<N>& x) {
    return {{{x.p - N(2), Relation::below, x.q - N(3)},
             {x.q - N(3), Relation::below, kPrinted.threshold(x.p - N(2))},
             {kPrinted.half_below(x.p + x.q - N(5)), Relation::equal, kPrinted.half_below(x.p + x.q) - N(2)}}};
  }
};
bool is_last_option_proved() {
  return is_proved<LastOption>(0) && is_proved<LastOption>(1) && is_proved<LastOption>(2);
}

Finding check_even_numbers(const Effort& effort, Range sums) {
  const CircularTable table = table_for(effort, sums);
  Tally tally;
  each_position(effort, sums, [&](const Position& spots) {
    if (!in_second_line(kPrinted, spots.p, spots.q)) return;
    const NimberSet values = option_values(table, spots);
    for (std::int64_t l = 2; l < second_line(spots.p + spots.q); l += 2) {
      if (!has(values, l)) return fail(tally, spots, "no two parts have value {}", l);
    }
    tally.pass();
  });
  Finding finding = conclude(tally, range_text(sums, kPositions),
                             {gap_in_even_numbers(kPrinted), std::nullopt,
                              "Proved for all p, q, given the induction hypothesis: steps (4) and (5) of BS-T5.1."});
  add_second_opinion(finding, even_number_obligations(kPrinted), effort);
  return finding;
}

Finding check_first_display_even(const Effort& effort, Range sums) {
  Finding finding = check_lines<FirstDisplays>(effort, sums, 2, 2);
  return finding;
}

template <std::size_t Which>
Finding check_bound(const Effort& effort, Range sums) {
  Finding finding = check_lines<BoundDisplays>(effort, sums, Which, Which);
  if (Which == 1) {
    finding.repair =
        "A slip: with 4/5 for 1 the line is true: q is at most the threshold less 1. The conclusion n_1 < 2p then "
        "follows as "
        "before, for 4/5(1.5 - i) + 2floor(i/4) - 4/5 is below 0 for every i.";
  }
  return finding;
}

Finding check_last_option(const Effort& effort, Range sums) {
  const CircularTable table = table_for(effort, sums);
  Tally tally;
  std::string failing;
  each_position(effort, sums, [&](const Position& spots) {
    const std::int64_t n1 = second_line(spots.p + spots.q);
    if (!is_first_case(spots) || spots.p % 2 == 0 || n1 != 2 * (spots.p - 1) || n1 == 0) return;
    const Option parts{spots.p - 2, spots.q - 3, 1, 2};
    const std::int64_t found = nimber(table, parts);
    if (found == n1 - 2) return tally.pass();
    failing += fmt::format("{}({},{})", failing.empty() ? "" : ", ", spots.p, spots.q);
    fail(tally, parts, "the value is {}, not n_1 - 2 = {}", found, n1 - 2);
  });
  Finding finding = conclude(tally, range_text(sums, "odd p, n_1 = 2(p-1), the first case: positions"), kTried);
  if (finding.witness) certify_step(effort, *finding.witness);
  const bool all_small = sums.first <= LastOption::kLeastP && sums.last >= 3 * LastOption::kLeastP;
  finding.repair = fmt::format(
      "A gap. {} it fails for (p,q) = {} alone: there CS4(p-2,1,q-3,1) is on the diagonal, or is CS4(1,1,2,1). For "
      "(3,4) "
      "and (3,5) the number 2 is the value of (1,q-1), (1,0); for (5,6) the number 6 is that of (2,4), (2,1).",
      all_small && is_last_option_proved() ? "Among all p, q" : "In the range", failing);
  WitnessForm form = witness_form<Position>(sums);
  form.print = [](const Model& model) { return print(Option{model.at("p") - 2, model.at("q") - 3, 1, 2}); };
  confirm_smallest(finding, last_option_fails(), form, effort);
  return finding;
}

}  // namespace

std::span<const NamedCheck> checks_of_even_values() {
  static const std::array kChecks{
      NamedCheck{"even_numbers", check_even_numbers},
      NamedCheck{"first_displays",
                 [](const Effort& effort, Range sums) { return check_lines<FirstDisplays>(effort, sums, 0, 1); }},
      NamedCheck{"first_display_even", check_first_display_even},
      NamedCheck{"bound_line_1", check_bound<0>},
      NamedCheck{"bound_line_2", check_bound<1>},
      NamedCheck{"bound_line_3", check_bound<2>},
      NamedCheck{"bound_line_4", check_bound<3>},
      NamedCheck{"bound_line_5", check_bound<4>},
      NamedCheck{"bound_repaired",
                 [](const Effort& effort, Range sums) { return check_lines<BoundDisplays>(effort, sums, 5, 6); }},
      NamedCheck{"parts_in_third_line",
                 [](const Effort& effort, Range sums) { return check_lines<ThirdLineParts>(effort, sums, 0, 0); }},
      NamedCheck{"last_option", check_last_option},
  };
  return kChecks;
}

}  // namespace sprague::brussels
