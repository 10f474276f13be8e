#include "checkers/statement.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "canonical/ensure.hpp"
#include "checkers/linear_forms.hpp"

namespace sprague {
namespace {

// For file names.
std::string dashed(std::string_view label) {
  std::string text(label);
  std::ranges::replace(text, ' ', '-');
  return text;
}

Statement* same_statement(Statement* a, Statement* b) {
  ENSURE(a == nullptr || b == nullptr || a == b, "terms of two statements");
  return a != nullptr ? a : b;
}

}  // namespace

std::string Term::text() const {
  if (statement_ != nullptr) return text_;
  return number_ < 0 ? fmt::format("(- {})", -number_) : fmt::format("{}", number_);
}

Statement* Term::statement_with(const Term& other) const {
  return same_statement(statement_, other.statement_);
}

Term operator+(const Term& a, const Term& b) {
  Statement* const statement = a.statement_with(b);
  if (statement == nullptr) return {a.number_ + b.number_};
  return {statement, fmt::format("(+ {} {})", a.text(), b.text())};
}
Term operator-(const Term& a, const Term& b) {
  Statement* const statement = a.statement_with(b);
  if (statement == nullptr) return {a.number_ - b.number_};
  return {statement, fmt::format("(- {} {})", a.text(), b.text())};
}
Term operator*(std::int64_t factor, const Term& a) {
  if (a.statement_ == nullptr) return {factor * a.number_};
  return {a.statement_, fmt::format("(* {} {})", Term(factor).text(), a.text())};
}

Formula operator==(const Term& a, const Term& b) {
  return {a.statement_with(b), fmt::format("(= {} {})", a.text(), b.text())};
}
Formula operator<=(const Term& a, const Term& b) {
  return {a.statement_with(b), fmt::format("(<= {} {})", a.text(), b.text())};
}
Formula operator<(const Term& a, const Term& b) {
  return {a.statement_with(b), fmt::format("(< {} {})", a.text(), b.text())};
}

Formula operator&&(const Formula& a, const Formula& b) {
  return {same_statement(a.statement, b.statement), fmt::format("(and {} {})", a.text, b.text)};
}
Formula operator||(const Formula& a, const Formula& b) {
  return {same_statement(a.statement, b.statement), fmt::format("(or {} {})", a.text, b.text)};
}
Formula operator!(const Formula& a) {
  return {a.statement, fmt::format("(not {})", a.text)};
}

Term choose(const Formula& condition, const Term& yes, const Term& no) {
  Statement* const statement = same_statement(condition.statement, yes.statement_with(no));
  ENSURE(statement != nullptr, "a choice between numbers by numbers");
  return {statement, fmt::format("(ite {} {} {})", condition.text, yes.text(), no.text())};
}

Term absolute(const Term& a) {
  return choose(Term(0) <= a, a, -1 * a);
}

Term floor_divide(const Term& a, std::int64_t divisor) {
  if (a.statement_ == nullptr) return {floor_divide(a.number_, divisor)};
  return a.statement_->divided(a, divisor).quotient;
}
Term residue(const Term& a, std::int64_t modulus) {
  if (a.statement_ == nullptr) return {residue(a.number_, modulus)};
  return a.statement_->divided(a, modulus).remainder;
}

Term Statement::integer(const std::string& name) {
  definitions_ += fmt::format("(declare-const {} Int)\n", name);
  return {this, name};
}

Term Statement::natural(const std::string& name) {
  Term term = integer(name);
  definitions_ += fmt::format("(assert (<= 0 {}))\n", name);
  return term;
}

Term Statement::define(const std::string& name, const Term& term) {
  Term named = integer(name);
  definitions_ += fmt::format("(assert (= {} {}))\n", name, term.text());
  return named;
}

const Statement::Quotient& Statement::divided(const Term& a, std::int64_t divisor) {
  ENSURE(divisor > 0, "division by a number that is not positive");
  const auto before = std::ranges::find_if(
      divided_, [&](const Divided& each) { return each.divisor == divisor && each.text == a.text_; });
  if (before != divided_.end()) return before->result;
  const std::size_t number = divided_.size() + 1;
  const Quotient result{integer(fmt::format("quotient{}", number)), integer(fmt::format("remainder{}", number))};
  definitions_ += fmt::format("(assert (= {} (+ (* {} {}) {})))\n(assert (and (<= 0 {}) (< {} {})))\n", a.text_,
                              divisor, result.quotient.text_, result.remainder.text_, result.remainder.text_,
                              result.remainder.text_, divisor);
  divided_.push_back({a.text_, divisor, result});
  return divided_.back().result;
}

void Statement::given(std::string label, const Formula& formula) {
  ENSURE(std::ranges::all_of(label, [](unsigned char c) { return std::isalnum(c) != 0 || c == ' ' || c == '-'; }),
         "a label is part of file names");
  hypotheses_.push_back({std::move(label), formula});
}

Obligation Statement::with_hypotheses(std::string name, std::string sentence, std::string_view without, bool with_claim,
                                      Answer expected) const {
  std::string commands = definitions_;
  for (const Hypothesis& each : hypotheses_) {
    if (each.label != without) commands += fmt::format("; {}\n(assert {})\n", each.label, each.formula.text);
  }
  if (with_claim) commands += fmt::format("; the opposite of the claim\n(assert (not {}))\n", claim_.text);
  return obligation(std::move(name), std::move(sentence), "QF_LIA", commands, expected);
}

Obligation Statement::proof() const {
  return with_hypotheses(name_, sentence_, {}, true, Answer::unsat);
}

Obligation Statement::twin(std::string_view label) const {
  ENSURE(std::ranges::find(hypotheses_, label, &Hypothesis::label) != hypotheses_.end(),
         fmt::format("{}: no hypothesis '{}' to leave out", name_, label));
  return with_hypotheses(fmt::format("{}-without-{}", name_, dashed(label)),
                         fmt::format("Must be sat, for a hypothesis is left out ({}): {}", label, sentence_), label,
                         true, Answer::sat);
}

std::vector<Obligation> Statement::with_twins(std::span<const std::string_view> labels) const {
  std::vector<Obligation> result{proof()};
  for (const std::string_view label : labels) result.push_back(twin(label));
  return result;
}

Obligation Statement::hypotheses() const {
  return with_hypotheses(name_ + "-hypotheses", fmt::format("Must be sat, for the claim is left out: {}", sentence_),
                         {}, false, Answer::sat);
}

Obligation Statement::failure() const {
  return with_hypotheses(name_ + "-fails", fmt::format("Must be sat, for this fails: {}", sentence_), {}, true,
                         Answer::sat);
}

}  // namespace sprague
