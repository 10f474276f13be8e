// Lemmas 5.2, 5.3 and 5.4: positions with almost no tips at one spot, and the move that leaves 0.
#include <fmt/format.h>

#include <array>

#include "checkers/nimbers.hpp"
#include "conjectures/brussels/certificates.hpp"
#include "conjectures/brussels/checks.hpp"
#include "conjectures/brussels/circle_obligations.hpp"
#include "conjectures/brussels/formula_induction.hpp"
#include "conjectures/brussels/one_free_spot.hpp"
#include "conjectures/brussels/sweeps.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/second_opinion.hpp"
#include "games/circular_quads.hpp"

namespace sprague::brussels {
namespace {

constexpr const char* kFamilyProof =
    "Proved for all q: with the other three spots fixed the nimber is constant from some q on (finite induction over "
    "the parts that a move leaves), and the nimbers up to there are as stated.";

// CS4(a,b,q,d) by mex from the rules, against numbers for q = least, least + 1, ..., the last for ever.
Finding check_family(const Effort& effort, Range tips, FixedSpots spots, std::uint16_t least,
                     std::initializer_list<std::uint32_t> expected) {
  const CircularQuads game;
  NimberSolver<CircularQuads> solver(game, effort);
  const std::span<const std::uint32_t> numbers(expected.begin(), expected.size());
  Tally tally;
  std::vector<std::string> circles;
  for (std::uint64_t q = std::max<std::uint64_t>(tips.first, least); q <= tips.last; ++q) {
    const Quad quad{spots.opposite, spots.left, static_cast<std::uint16_t>(q), spots.right};
    const std::uint32_t found = solver.value(quad).value();
    const std::uint32_t wanted = numbers[std::min<std::size_t>(q - least, numbers.size() - 1)];
    if (found == wanted) {
      tally.pass();
    } else {
      tally.fail({q, print_quad(quad), fmt::format("{} has nimber {}, not {}", print_quad(quad), found, wanted)});
    }
    circles.push_back(print_quad(quad));
  }
  certify_circles(effort, circles);
  Finding finding = conclude(tally, fmt::format("{} <= q <= {}", std::max<std::uint64_t>(tips.first, least), tips.last),
                             {gap_in_family(spots, least, numbers), std::nullopt, kFamilyProof});
  rest_on(finding, growing_spot_obligations(), effort);
  return finding;
}

// The nimbers of the options by splits, and of the one that is none (last).
std::vector<std::uint32_t> values_of_options(NimberSolver<CircularQuads>& solver, const Quad& quad) {
  const CircularQuads game;
  std::vector<std::uint32_t> values;
  for (const Sum<Quad>& option : game.options(quad)) values.push_back(solver.value(option).value());
  return values;
}

// What fails with p = 0 < q, whatever the range.
std::optional<Failure> counterexample(std::uint64_t least_p, std::string note) {
  if (least_p > 0) return std::nullopt;
  return Failure{0, print(Position{0, 1}), std::move(note)};
}

// Does the option that joins the spots with one tip each leave 0?
Finding check_top_to_bottom(const Effort& effort, Range tips, std::uint64_t least_p) {
  const CircularQuads game;
  NimberSolver<CircularQuads> solver(game, effort);
  Tally tally;
  for (std::uint64_t q = tips.first; q <= tips.last; ++q) {
    for (std::uint64_t p = least_p; p <= q; ++p) {
      const auto left = static_cast<std::uint16_t>(p);
      const auto right = static_cast<std::uint16_t>(q);
      const std::uint32_t found = solver.value(Sum<Quad>{{left, 0, 1, 0}, {1, 0, right, 0}}).value();
      if (found == 0) {
        tally.pass();
      } else {
        fail(tally, Position{left, right}, "joining t and b leaves {}, not 0", found);
      }
    }
  }
  Finding finding = conclude(tally, tips_text(tips, least_p),
                             {gap_in_family({1, 0, 0}, 0, std::array<std::uint32_t, 2>{0, 1}),
                              counterexample(least_p, "CS4(0,1,1,1): joining t and b leaves 1, not 0"),
                              "Proved for all p, q: CS4(1,0,n,0) is 0 for n = 0 and 1 for every n >= 1."});
  rest_on(finding, growing_spot_obligations(), effort);
  return finding;
}

// Is the nimber of every CS4(p,1,q,1), p <= q, at least 1?
Finding check_positive(const Effort& effort, Range tips, std::uint64_t least_p) {
  CircularTable table(effort);
  table.extend_to(tips.last);
  Tally tally;
  for (std::uint64_t q = tips.first; q <= tips.last; ++q) {
    for (std::uint64_t p = 0; p <= q; ++p) {
      if (p < least_p && q > 0) continue;
      if (table.at(p, q).is_zero()) {
        if (tally.failures() == 0) {
          certify_counterexample(effort,
                                 print_quad({static_cast<std::uint16_t>(p), 1, static_cast<std::uint16_t>(q), 1}),
                                 "BS-L5.4", "as printed");
        }
        fail(tally, Position{static_cast<std::int64_t>(p), static_cast<std::int64_t>(q)}, "the nimber is 0");
      } else {
        tally.pass();
      }
    }
  }
  Finding finding =
      conclude(tally, tips_text(tips, least_p) + (least_p > 0 && tips.first == 0 ? ", and p = q = 0" : ""),
               {gap_in_options(), counterexample(least_p, "CS4(0,1,1,1): the nimber is 0"),
                "Proved for all p, q: joining t and b leaves CS4(p,0,1,0) and CS4(1,0,q,0), both 1 for p, q >= 1 "
                "(finite induction) and both 0 for p = q = 0, an option of value 0."});
  rest_on(finding, growing_spot_obligations(), effort);
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

Finding check_no_tip_opposite(const Effort& effort, Range tips) {
  Finding finding = check_family(effort, tips, {0, 1, 1}, 1, {0});
  return finding;
}

Finding check_row_of_one_options(const Effort& effort, Range tips) {
  certify_circles(effort);
  const CircularQuads game;
  NimberSolver<CircularQuads> solver(game, effort);
  Tally tally;
  for (std::uint64_t q = std::max<std::uint64_t>(tips.first, 1); q <= tips.last; ++q) {
    const auto right = static_cast<std::uint16_t>(q);
    std::vector<std::uint32_t> expected{0};  // (7)
    for (std::uint16_t q1 = 0; q1 < right; ++q1) {
      const bool at_an_end = q1 == 0 || q1 + 1 == right;
      expected.push_back(at_an_end && q >= 2 ? 1 : 0);  // (9), else (8) or (10)
    }
    std::vector<std::uint32_t> found = values_of_options(solver, {1, 1, right, 1});
    std::ranges::sort(found);
    std::ranges::sort(expected);
    if (found == expected) {
      tally.pass();
    } else {
      fail(tally, Position{1, static_cast<std::int64_t>(q)}, "the options have values {}, not {}",
           fmt::join(found, ", "), fmt::join(expected, ", "));
    }
  }
  std::optional<std::string> gap = gap_in_family({1, 0, 0}, 0, std::array<std::uint32_t, 2>{0, 1});
  if (!gap) gap = gap_in_family({0, 1, 1}, 0, std::array<std::uint32_t, 2>{1, 0});
  Finding finding = conclude(tally, fmt::format("{} <= q <= {}", std::max<std::uint64_t>(tips.first, 1), tips.last),
                             {gap, std::nullopt,
                              "Proved for all q: the options are sums of CS4(1,0,n,0) and of CS4(0,1,n,1), whose "
                              "values are proved for all n (finite induction)."});
  rest_on(finding, growing_spot_obligations(), effort);
  return finding;
}

Finding check_at_least_1(const Effort& effort, Range tips) {
  Finding finding = check_positive(effort, tips, 0);
  finding.repair =
      "The nimber is at least 1 for all p, q >= 1 and for p = q = 0. For p = 0 < q it is 0, as Lemma 5.2 (iv) says. "
      "Nothing is lost: the induction uses it for p >= 2 only.";
  return finding;
}

Finding check_at_least_1_with_tips(const Effort& effort, Range tips) {
  certify_circles(effort, tips, 1);
  return check_positive(effort, tips, 1);
}

Finding check_display_13(const Effort& effort, Range tips) {
  certify_circles(effort);
  Finding finding = check_top_to_bottom(effort, tips, 0);
  finding.repair =
      "A slip: p = 0 < q is never used in the induction. The option has value 0 for all p, q >= 1, and for p = q = 0, "
      "where both parts are 0 and not 1. For p = 0 < q it "
      "has value 0 ^ 1 = 1, as in (4).";
  return finding;
}

Finding check_display_13_with_tips(const Effort& effort, Range tips) {
  certify_circles(effort);
  return check_top_to_bottom(effort, tips, 1);
}

}  // namespace

std::span<const NamedCheck> checks_of_base_values() {
  static const std::array kChecks{
      NamedCheck{"no_tips_beside",
                 [](const Effort& effort, Range tips) {
                   return check_family(effort, tips, {0, 0, 0}, 0, {0});
                 }},
      NamedCheck{"no_tips_but_two", check_no_tips_but_two},
      NamedCheck{"one_tip_opposite",
                 [](const Effort& effort, Range tips) {
                   return check_family(effort, tips, {1, 0, 0}, 1, {1});
                 }},
      NamedCheck{"no_tip_opposite", check_no_tip_opposite},
      NamedCheck{"row_of_one",
                 [](const Effort& effort, Range tips) {
                   return check_family(effort, tips, {1, 1, 1}, 1, {1, 2});
                 }},
      NamedCheck{"row_of_one_options", check_row_of_one_options},
      NamedCheck{"at_least_1", check_at_least_1},
      NamedCheck{"at_least_1_with_tips", check_at_least_1_with_tips},
      NamedCheck{"display_13", check_display_13},
      NamedCheck{"display_13_with_tips", check_display_13_with_tips},
  };
  return kChecks;
}

}  // namespace sprague::brussels
