#include "checkers/induction_step.hpp"

#include <algorithm>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

Formula all_of(const All<Term>& all) {
  Formula formula = Term(0) <= Term(0);
  for (const Term& each : all) formula = formula && Term(0) <= each;
  return formula;
}

Formula any_of(const AnyOf<Term>& alternatives) {
  Formula formula = Term(0) < Term(0);
  for (const All<Term>& each : alternatives) formula = formula || all_of(each);
  return formula;
}

// Calls test(given) for every choice of one alternative each; false when it was false once.
template <class Test>
bool for_all_choices(const std::vector<AnyOf<LinearForm>>& from, std::size_t next, All<LinearForm>& given, Test test) {
  if (next == from.size()) return test(given);
  return std::ranges::all_of(from[next], [&](const All<LinearForm>& alternative) {
    const std::size_t before = given.size();
    given.insert(given.end(), alternative.begin(), alternative.end());
    const bool passed = for_all_choices(from, next + 1, given, test);
    given.resize(before);
    return passed;
  });
}

bool holds_somewhere(const All<LinearForm>& given, const All<LinearForm>& more) {
  All<LinearForm> all = given;
  all.insert(all.end(), more.begin(), more.end());
  return !impossible(std::move(all));
}

// Does one of the alternatives from `next` on hold wherever all of `given` do? Either all of the next one holds, or
// some part of it is the first that does not: then one of those after it has to.
bool is_covered(All<LinearForm> given, const AnyOf<LinearForm>& alternatives, std::size_t next) {
  if (impossible(given)) return true;
  while (next < alternatives.size() && !holds_somewhere(given, alternatives[next])) ++next;
  if (next == alternatives.size()) return false;
  for (const LinearForm& part : alternatives[next]) {
    given.push_back(LinearForm(-1) - part);
    if (!is_covered(given, alternatives, next + 1)) return false;
    given.back() = part;
  }
  return true;
}

}  // namespace

LinearForm ResidueStep::natural(const std::string& name) {
  ENSURE(used_ < kUnknowns, "too many unknowns: " + name);
  const std::int64_t digit = digits_ % modulus_;
  digits_ /= modulus_;
  return modulus_ * LinearForm::unknown(used_++) + LinearForm(digit);
}

void ResidueStep::given(std::string_view /*label*/, AnyOf<LinearForm> alternatives) {
  given_.push_back(std::move(alternatives));
}

void ResidueStep::claim_where(All<LinearForm> where, AnyOf<LinearForm> alternatives) {
  claims_.push_back({std::move(where), std::move(alternatives)});
}

bool ResidueStep::holds() const {
  return std::ranges::all_of(claims_, [&](const Claim& claim) {
    All<LinearForm> given = claim.where;
    return for_all_choices(given_, 0, given,
                           [&](const All<LinearForm>& chosen) { return is_covered(chosen, claim.alternatives, 0); });
  });
}

Term SolverStep::value(std::string_view label, const std::string& name, const Term& term) {
  Term named = statement_.integer(name);
  statement_.given(std::string(label), named == term);
  return named;
}

void SolverStep::given(std::string_view label, const AnyOf<Term>& alternatives) {
  statement_.given(std::string(label), any_of(alternatives));
}

void SolverStep::claim_where(const All<Term>& where, const AnyOf<Term>& alternatives) {
  Formula formula = any_of(alternatives);
  if (!where.empty()) formula = !all_of(where) || formula;
  claim_ = claim_.text.empty() ? formula : claim_ && formula;
}

}  // namespace sprague
