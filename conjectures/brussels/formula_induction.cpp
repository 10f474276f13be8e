#include "conjectures/brussels/formula_induction.hpp"

#include <absl/functional/function_ref.h>
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "canonical/sorted.hpp"
#include "conjectures/brussels/one_free_spot.hpp"
#include "games/circular_quads.hpp"

namespace sprague::brussels {
namespace {

using Form = LinearForm;
using Gap = std::optional<std::string>;
using Case = HalfCase<Form>;

// Numbers below this are taken one by one: shifted by at most 3, the others stay at least 5, and p - inside at least 0.
constexpr std::int64_t kExact = 8;

bool follows(std::initializer_list<Form> given, const Form& claimed) {
  return holds(Implication{given, {claimed}});
}

// The first gap that `check` finds at p < q, over all residues: p modulo 10, q modulo 5.
Gap first_gap(absl::FunctionRef<Gap(const Form& p, const Form& q)> check) {
  Gap gap;
  each_residue(0, kExact, 10, [&](const Form& p) {
    each_residue(1, kExact, 5, [&](const Form& q) {
      if (gap || impossible({q - p - Form(1)})) return;
      gap = check(p, q);
      if (gap) *gap += fmt::format(" for p = {}, q = {}", print(p), print(q));
    });
  });
  return gap;
}

// A small part whose half is more than B gives.
struct Exception {
  std::int64_t p = 0;
  std::int64_t q = 0;
  std::int64_t half = 0;
};

// Is h <= p everywhere, and h <= B but for the exceptions, which are collected?
Gap gap_in_bounds(const NimberFormula& formula, std::vector<Exception>& exceptions) {
  return first_gap([&](const Form& p, const Form& q) -> Gap {
    for (const Case& at : formula.half_cases(p, q)) {
      const Form below = q - p - Form(1);
      if (!follows({below, at.given}, p - at.half)) return "half the value may be more than p";
      if (!follows({below, at.given}, at.half - (p == Form(0) ? Form(0) : Form(1))))
        return "the value may be too small";
      if (follows({below, at.given}, formula.half_below(p + q) - at.half)) continue;
      if (!p.is_constant() || !q.is_constant()) return "half the value may be more than below the threshold";
      exceptions.push_back({p.constant(), q.constant(), at.half.constant()});
    }
    return std::nullopt;
  });
}

// Is B(s') + B(s'') < B(s' + s'' + 2), the first part perhaps an exception?
Gap gap_in_sums(const NimberFormula& formula, const std::vector<Exception>& exceptions) {
  Gap gap;
  each_residue(0, 0, 5, [&](const Form& s2) {
    auto check = [&](const Form& half1, const Form& s1) {
      if (follows({}, formula.half_below(s1 + s2 + Form(2)) - half1 - formula.half_below(s2) - Form(1))) return;
      gap = fmt::format("parts of {} and {} tips may reach the value", print(s1), print(s2));
    };
    each_residue(1, 0, 5, [&](const Form& s1) { check(formula.half_below(s1), s1); });
    for (const Exception& e : exceptions) check(Form(e.half), Form(e.p + e.q));
  });
  for (const Exception& a : exceptions) {
    for (const Exception& b : exceptions) {
      for (const auto& [p2, q2] : {std::pair{b.p, b.q}, std::pair{b.q, b.p}}) {
        const std::int64_t p = a.p + p2 + 1;
        const std::int64_t q = a.q + q2 + 1;
        if (p != q && (2 * a.half ^ 2 * b.half) >= formula.value(p, q)) gap = "two exceptions may reach the value";
      }
    }
  }
  return gap;
}

// Is h(p,q) at most 1 more than h one step before, for 1 <= p < q?
Gap gap_in_steps(const NimberFormula& formula, std::int64_t step_of_q) {
  return first_gap([&](const Form& p, const Form& q) -> Gap {
    for (const Case& at : formula.half_cases(p, q)) {
      if (p == Form(0)) {
        if (!follows({at.given}, Form(0) - at.half)) return "the first value may be more than 0";
        continue;
      }
      for (const Case& before : formula.half_cases(p - Form(1), q - Form(step_of_q))) {
        if (!follows({q - p - Form(1), at.given, before.given}, before.half + Form(1) - at.half)) {
          return "half the value may grow by more than 1";
        }
      }
    }
    return std::nullopt;
  });
}

// The small part that is to give 2(h - 1), and where.
struct SmallPart {
  std::int64_t p;
  std::int64_t q;
  absl::InlinedVector<Form, 2> given;
};

std::vector<SmallPart> small_parts(const NimberFormula& formula, const Form& p, const Form& q) {
  const Form half_before = formula.half_below(p + q - Form(3));
  const Form half = formula.half_below(p + q);
  const Form last = half_before - p + Form(1);  // at least 0 when p - 1 <= B(s - 3)
  const Form otherwise = Form(-1) - last;
  if (half - half_before == Form(1)) return {{0, 1, {last}}, {1, 0, {otherwise}}};
  return {{0, 1, {last}}, {1, 2, {otherwise, half - p}}, {2, 1, {otherwise, p - Form(1) - half}}};
}

// Is 2(h - 1) the value of the small part beside what it leaves, for 2 <= h?
Gap gap_in_small_parts(const NimberFormula& formula) {
  return first_gap([&](const Form& p, const Form& q) -> Gap {
    for (const Case& at : formula.half_cases(p, q)) {
      for (const SmallPart& part : small_parts(formula, p, q)) {
        absl::InlinedVector<Form, 6> given(part.given.begin(), part.given.end());
        for (const Form& form : {q - p - Form(1), at.given, at.half - Form(2)}) given.push_back(form);
        if (impossible({given.begin(), given.end()})) continue;
        const Form p1 = p - Form(part.p + 1);
        const Form q1 = q - Form(part.q + 1);
        const std::int64_t small_half = formula.value(part.p, part.q) / 2;
        if (!holds(Implication{given, {p1, q1 - p1 - Form(1)}})) return "the other part may be on the diagonal";
        for (const Case& other : formula.half_cases(p1, q1)) {
          auto with_other = given;
          with_other.push_back(other.given);
          if (impossible({with_other.begin(), with_other.end()})) continue;
          if (small_half > 1) return "a small part has more than 2";
          // Half of the nim-sum with 2 is one more or one less.
          const Form sum = small_half == 0               ? other.half
                           : residue(other.half, 2) == 0 ? other.half + Form(1)
                                                         : other.half - Form(1);
          if (!holds(Implication{with_other, {sum - at.half + Form(1), at.half - Form(1) - sum}})) {
            return fmt::format("the value less 2 may be out of reach with ({},{})", part.p, part.q);
          }
        }
      }
    }
    return std::nullopt;
  });
}

// Is h(p-2,q-1) at least h(p,q) - 2, and h(1,q) at most 1?
Gap gap_in_reach(const NimberFormula& formula) {
  return first_gap([&](const Form& p, const Form& q) -> Gap {
    if (p == Form(0)) return std::nullopt;
    for (const Case& at : formula.half_cases(p, q)) {
      if (p == Form(1)) {
        if (!follows({q - Form(2), at.given}, Form(1) - at.half)) return "even numbers may be out of reach";
        continue;
      }
      for (const Case& last : formula.half_cases(p - Form(2), q - Form(1))) {
        if (!follows({q - p - Form(1), at.given, last.given}, last.half + Form(2) - at.half)) {
          return "even numbers may be out of reach";
        }
      }
    }
    return std::nullopt;
  });
}

std::vector<Sum<Quad>> sorted(std::vector<Sum<Quad>> options) {
  const CircularQuads game;
  for (Sum<Quad>& option : options) {
    for (Quad& part : option) part = game.key(part);
    std::ranges::sort(option);
  }
  sort_unique(options);
  return options;
}

}  // namespace

Gap gap_in_options(std::uint16_t most) {
  const CircularQuads game;
  for (std::uint16_t p = 0; p <= most; ++p) {
    for (std::uint16_t q = p; q <= most; ++q) {
      std::vector<Sum<Quad>> listed{{{p, 0, 1, 0}, {1, 0, q, 0}}};
      for (std::uint16_t p1 = 0; p1 < p; ++p1) {
        for (std::uint16_t q1 = 0; q1 < q; ++q1) {
          listed.push_back(
              {{p1, 1, q1, 1}, {static_cast<std::uint16_t>(p - 1 - p1), 1, static_cast<std::uint16_t>(q - 1 - q1), 1}});
        }
      }
      if (sorted(std::move(listed)) != sorted(game.options({p, 1, q, 1}))) {
        return fmt::format("{} has other options than the induction takes", print_quad({p, 1, q, 1}));
      }
    }
  }
  // The first listed, (p,0,1,0) beside (1,0,q,0): each 0 without tips, else 1.
  return gap_in_family({1, 0, 0}, 0, std::array<std::uint32_t, 2>{0, 1});
}

Gap gap_in_not_met(const NimberFormula& formula) {
  std::vector<Exception> exceptions;
  if (Gap gap = gap_in_bounds(formula, exceptions)) return gap;
  return gap_in_sums(formula, exceptions);
}

Gap gap_in_odd_numbers(const NimberFormula& formula) {
  return gap_in_steps(formula, 1);
}

Gap gap_in_even_numbers(const NimberFormula& formula) {
  if (Gap gap = gap_in_steps(formula, 0)) return gap;
  if (Gap gap = gap_in_reach(formula)) return gap;
  return gap_in_small_parts(formula);
}

Gap gap_in(const NimberFormula& formula) {
  if (Gap gap = gap_in_options()) return gap;
  if (Gap gap = gap_in_not_met(formula)) return gap;
  if (Gap gap = gap_in_odd_numbers(formula)) return gap;
  return gap_in_even_numbers(formula);
}

}  // namespace sprague::brussels
