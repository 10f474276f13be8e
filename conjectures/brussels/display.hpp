// Displayed inequalities of the proofs in Section 5: each line tried on a range, and proved for all numbers as linear
// forms (checkers/linear_forms.hpp).
//
// A display is a struct: what it is about (Point, positions or options of them), the lines in words, and, as templates
// over the number type, what is given (numbers that are at least 0) and both sides of every line, times kScale so that
// they are integers. Its proof writes each number by residues: kResidues, in the order of Point's members.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "conjectures/brussels/display_obligations.hpp"
#include "conjectures/brussels/sweeps.hpp"
#include "conjectures/conclude.hpp"
#include "conjectures/second_opinion.hpp"

namespace sprague::brussels {

// Forms that are at least 0 exactly when the line is true.
inline absl::InlinedVector<LinearForm, 6> differences(const Line<LinearForm>& line) {
  const LinearForm rise = line.right - line.left;
  const LinearForm fall = line.left - line.right;
  switch (line.relation) {
    case Relation::at_most: return {rise};
    case Relation::below: return {rise - LinearForm(1)};
    case Relation::equal: return {rise, fall};
    case Relation::at_least: return {fall};
  }
  throw InternalError("no such relation");
}

// Numbers below `exact` one by one, the others modulo `modulus`.
struct Residues {
  std::int64_t exact = 0;
  std::int64_t modulus = 1;
};

// Calls visit(point) until points for all natural numbers were visited.
template <class Visit>
void each_point(const std::array<Residues, 2>& residues, Visit visit) {
  each_residue(0, residues[0].exact, residues[0].modulus, [&](const LinearForm& p) {
    each_residue(1, residues[1].exact, residues[1].modulus, [&](const LinearForm& q) {
      visit(Spots<LinearForm>{p, q});
    });
  });
}
template <class Visit>
void each_point(const std::array<Residues, 4>& residues, Visit visit) {
  each_point(std::array{residues[0], residues[1]}, [&](const Spots<LinearForm>& first) {
    each_residue(2, residues[2].exact, residues[2].modulus, [&](const LinearForm& p2) {
      each_residue(3, residues[3].exact, residues[3].modulus, [&](const LinearForm& q2) {
        visit(Parts<LinearForm>{first.p, first.q, p2, q2});
      });
    });
  });
}

// Is the line true wherever the display's hypotheses are?
template <class Display>
bool is_proved(std::size_t line) {
  bool proved = true;
  each_point(Display::kResidues, [&](const auto& point) {
    if (!proved) return;
    const auto given = Display::given(point);
    Implication implication;
    implication.given.assign(given.begin(), given.end());
    // Where the hypotheses contradict each other, the sides need not even be linear.
    if (impossible({given.begin(), given.end()})) return;
    implication.claimed = differences(Display::lines(point)[line]);
    proved = holds(implication);
  });
  return proved;
}

inline std::string print_scaled(std::int64_t number, std::int64_t scale) {
  return number % scale == 0 ? fmt::format("{}", number / scale) : fmt::format("{}/{}", number, scale);
}

// Displays on options say which positions their hypotheses allow, so that not all options of all are tried.
template <class Display, class Visit>
void each_instance(const Effort& effort, Range sums, Visit visit) {
  each_position(effort, sums, [&](const Position& spots) {
    if constexpr (std::is_same_v<typename Display::Point, Option>) {
      if (Display::concerns(spots)) each_option(spots, visit);
    } else {
      visit(spots);
    }
  });
}

// The lines from `first` to `last` of a display, on all instances of the range that meet its hypotheses.
template <class Display>
Finding check_lines(const Effort& effort, Range sums, std::size_t first, std::size_t last) {
  Tally tally;
  each_instance<Display>(effort, sums, [&](const typename Display::Point& point) {
    if (!std::ranges::all_of(Display::given(point), [](std::int64_t number) { return number >= 0; })) return;
    const auto lines = Display::lines(point);
    for (std::size_t i = first; i <= last; ++i) {
      if (claim_of(lines[i])) continue;
      return fail(tally, point, "{} fails, the sides are {} and {}", Display::kLines[i],
                  print_scaled(lines[i].left, Display::kScale), print_scaled(lines[i].right, Display::kScale));
    }
    tally.pass();
  });
  std::optional<std::string> gap;
  for (std::size_t i = first; i <= last && tally.failures() == 0 && !gap; ++i) {
    if (!is_proved<Display>(i))
      gap = fmt::format("{} does not follow from linear inequalities alone", Display::kLines[i]);
  }
  Finding finding =
      conclude(tally, range_text(sums, Display::kInstances),
               {gap, std::nullopt,
                "Proved for all numbers that meet the hypotheses: for every residue of the numbers the inequality "
                "is linear, and its opposite is impossible (elimination of unknowns)."});
  if (finding.verdict == Verdict::proved) add_second_opinion(finding, obligations_of<Display>(first, last), effort);
  if (finding.verdict == Verdict::refuted) {
    confirm_smallest(finding, failure_of<Display>(first, last), witness_form<typename Display::Point>(sums), effort);
  }
  return finding;
}

}  // namespace sprague::brussels
