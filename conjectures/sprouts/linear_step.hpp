// A linear statement with hypotheses, written once as a function of a step: for a solver, and for a proof by
// elimination.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "checkers/linear_forms.hpp"
#include "checkers/obligation.hpp"
#include "checkers/statement.hpp"

namespace sprague::sprouts {

// One of several things is to be true, of each of which all numbers are at least 0.
template <class N>
using Alternatives = std::vector<std::vector<N>>;

// A step for a solver, whose twins leave out what was given with one.
class StepForSolver {
 public:
  using Number = Term;

  StepForSolver(std::string name, std::string sentence) : statement_(std::move(name), std::move(sentence)) {}

  Term natural(const std::string& name) { return statement_.natural(name); }
  // A natural number that another one is given to be.
  Term given_as(std::string_view label, const std::string& name, const Term& other) {
    Term number = natural(name);
    statement_.given(std::string(label), number == other);
    twins_.push_back(label);
    return number;
  }
  void given(std::string_view label, const Term& less, const Term& more) {
    statement_.given(std::string(label), less <= more);
  }
  void given_with_twin(std::string_view label, const Term& less, const Term& more) {
    given(label, less, more);
    twins_.push_back(label);
  }
  void claim(const Alternatives<Term>& alternatives) {
    std::vector<Formula> either;
    for (const auto& alternative : alternatives) {
      std::vector<Formula> all;
      for (const Term& term : alternative) all.push_back(Term(0) <= term);
      either.push_back(folded(all, [](const Formula& a, const Formula& b) { return a && b; }));
    }
    statement_.claim(folded(either, [](const Formula& a, const Formula& b) { return a || b; }));
  }

  std::vector<Obligation> obligations() const { return statement_.with_twins(twins_); }

 private:
  template <class Join>
  static Formula folded(const std::vector<Formula>& formulas, Join join) {
    Formula result = formulas.front();
    for (std::size_t i = 1; i < formulas.size(); ++i) result = join(result, formulas[i]);
    return result;
  }

  Statement statement_;
  std::vector<std::string_view> twins_;
};

// The same step, proved by elimination.
class StepByElimination {
 public:
  using Number = LinearForm;

  StepByElimination(std::string name, std::string_view /*sentence*/) : name_(std::move(name)) {}

  LinearForm natural(std::string_view /*name*/) {
    ENSURE(unknowns_ < LinearForm::kUnknowns, "a step has as many unknowns as forms do");
    return LinearForm::unknown(unknowns_++);
  }
  LinearForm given_as(std::string_view /*label*/, std::string_view /*name*/, const LinearForm& other) {
    given_.push_back({"", other});
    return other;
  }
  void given(std::string_view /*label*/, const LinearForm& less, const LinearForm& more) {
    given_.push_back({"", more - less});
  }
  void given_with_twin(std::string_view label, const LinearForm& less, const LinearForm& more) {
    given_.push_back({label, more - less});
  }
  void claim(Alternatives<LinearForm> alternatives) { alternatives_ = std::move(alternatives); }

  const std::string& name() const { return name_; }
  bool is_proved() const { return is_proved_without("no hypothesis"); }
  // A hypothesis that the proof can do without.
  std::optional<std::string_view> spare() const {
    for (const Given& each : given_) {
      if (!each.label.empty() && is_proved_without(each.label)) return each.label;
    }
    return std::nullopt;
  }

 private:
  struct Given {
    std::string_view label;  // none where nothing is said without it
    LinearForm at_least_zero;
  };

  bool is_proved_without(std::string_view label) const {
    std::vector<LinearForm> opposite;
    for (const Given& each : given_) {
      if (each.label != label) opposite.push_back(each.at_least_zero);
    }
    return always_impossible(opposite, 0);
  }
  // Whichever number of each alternative from that one on is negative.
  bool always_impossible(const std::vector<LinearForm>& opposite, std::size_t alternative) const {
    if (alternative == alternatives_.size()) return impossible(opposite);
    for (const LinearForm& form : alternatives_[alternative]) {
      std::vector<LinearForm> more = opposite;
      more.push_back(LinearForm(-1) - form);
      if (!always_impossible(more, alternative + 1)) return false;
    }
    return true;
  }

  std::string name_;
  std::size_t unknowns_ = 0;
  std::vector<Given> given_;
  Alternatives<LinearForm> alternatives_;
};

}  // namespace sprague::sprouts
