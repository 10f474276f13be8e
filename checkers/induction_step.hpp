// Steps of an induction on natural numbers, written once: proved by elimination, and given to a solver.
//
// A step says: where what is given holds, so do all claims. What is given, and what a claim says, is a list of
// alternatives, each a list of numbers that are at least 0. A step is a generic function of a step builder; it asks it
// for its unknown numbers, and tells it what is given and what is claimed. ResidueStep writes each unknown as 2u or
// 2u + 1, or modulo 4, and proves the claims (checkers/linear_forms.hpp); SolverStep makes a Statement of them, with
// unknowns that nothing is said of (checkers/statement.hpp). Values of positions are numbers there as well: that of x ^
// 1 is one more or one less.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "checkers/linear_forms.hpp"
#include "checkers/statement.hpp"

namespace sprague {

template <class N>
using All = std::vector<N>;  // all at least 0
template <class N>
using AnyOf = std::vector<All<N>>;

template <class N>
AnyOf<N> at_least(const N& a, const N& b) {
  return {{a - b}};
}
template <class N>
AnyOf<N> equal(const N& a, const N& b) {
  return {{a - b, b - a}};
}
template <class N>
AnyOf<N> different(const N& a, const N& b) {
  return {{a - b - N(1)}, {b - a - N(1)}};
}
template <class N>
AnyOf<N> either(AnyOf<N> a, const AnyOf<N>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}
template <class N>
AnyOf<N> both(const AnyOf<N>& a, const AnyOf<N>& b) {
  AnyOf<N> result;
  for (const All<N>& first : a) {
    for (const All<N>& second : b) {
      result.push_back(first);
      result.back().insert(result.back().end(), second.begin(), second.end());
    }
  }
  return result;
}

template <class N>
N last_bit(const N& x) {
  return N(residue(x, 2));
}
template <class N>
AnyOf<N> is_even(const N& x) {
  return equal(last_bit(x), N(0));
}
template <class N>
AnyOf<N> is_odd(const N& x) {
  return equal(last_bit(x), N(1));
}
// x ^ (bit modulo 2)
template <class N>
N with_bit(const N& x, const N& bit) {
  return choose(residue(bit, 2) == 0, x, choose(residue(x, 2) == 0, x + N(1), x - N(1)));
}

// A step for numbers of given residues.
class ResidueStep {
 public:
  using Number = LinearForm;
  static constexpr std::size_t kUnknowns = LinearForm::kUnknowns;

  // The i-th unknown has the residue that is the i-th digit, from the last on, of `digits` written to base `modulus`.
  ResidueStep(std::int64_t modulus, std::int64_t digits) : modulus_(modulus), digits_(digits) {}

  LinearForm natural(const std::string& name);
  // A value that the solver's twins may leave free; here it is just used.
  LinearForm value(std::string_view /*label*/, const std::string& /*name*/, const LinearForm& form) { return form; }
  void given(std::string_view label, AnyOf<LinearForm> alternatives);
  void claim(AnyOf<LinearForm> alternatives) { claims_.push_back({{}, std::move(alternatives)}); }
  void claim_where(All<LinearForm> where, AnyOf<LinearForm> alternatives);

  // Is there no such number of as many digits as there are unknowns?
  bool is_beyond() const { return digits_ > 0; }
  // Is one alternative of each claim right wherever one of each given holds?
  bool holds() const;

 private:
  struct Claim {
    All<LinearForm> where;
    AnyOf<LinearForm> alternatives;
  };

  std::int64_t modulus_;
  std::int64_t digits_;  // those not used yet
  std::size_t used_ = 0;
  std::vector<AnyOf<LinearForm>> given_;
  std::vector<Claim> claims_;
};

// The same step as a statement for a solver.
class SolverStep {
 public:
  using Number = Term;

  explicit SolverStep(Statement& statement) : statement_(statement) {}

  Term natural(const std::string& name) { return statement_.natural(name); }
  Term value(std::string_view label, const std::string& name, const Term& term);
  void given(std::string_view label, const AnyOf<Term>& alternatives);
  void claim(const AnyOf<Term>& alternatives) { claim_where({}, alternatives); }
  void claim_where(const All<Term>& where, const AnyOf<Term>& alternatives);
  void finish() { statement_.claim(claim_); }

 private:
  Statement& statement_;
  Formula claim_;
};

// A list of steps: whether all are proved, and the obligations that say the same.
class InductionSteps {
 public:
  // Adds a step, to be proved and as an obligation. Its twins leave out what has one of the labels; when there are
  // none, what is claimed. A step that is not proved, with unknowns by residues of the modulus, leaves its name as the
  // gap.
  template <class Body>
  void add(std::string name, std::string sentence, const std::vector<std::string_view>& needed, const Body& body,
           std::int64_t modulus = 2) {
    if (!gap_ && !is_proved(body, modulus)) gap_ = "the step " + name + " is not proved";
    Statement statement(std::move(name), std::move(sentence));
    SolverStep step(statement);
    body(step);
    step.finish();
    append(obligations_, statement.with_twins(needed));
    if (needed.empty()) obligations_.push_back(statement.hypotheses());
  }

  const std::optional<std::string>& gap() const { return gap_; }
  const std::vector<Obligation>& obligations() const { return obligations_; }

 private:
  template <class Body>
  static bool is_proved(const Body& body, std::int64_t modulus) {
    for (std::int64_t digits = 0;; ++digits) {
      ResidueStep step(modulus, digits);
      body(step);
      if (step.is_beyond()) return true;
      if (!step.holds()) return false;
    }
  }

  std::optional<std::string> gap_;
  std::vector<Obligation> obligations_;
};

}  // namespace sprague
