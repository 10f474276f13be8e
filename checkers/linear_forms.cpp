#include "checkers/linear_forms.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

// Products of two coefficients, and sums of two such, stay far from overflow.
constexpr std::int64_t kLargest = std::int64_t{1} << 30;

// Divided by what its coefficients have in common; integers allow to round the constant down.
LinearForm reduced(const LinearForm& form) {
  std::int64_t common = 0;
  for (std::size_t i = 0; i < LinearForm::kUnknowns; ++i) {
    ENSURE(absolute(form.coefficient(i)) < kLargest, "coefficients grow too large");
    common = std::gcd(common, form.coefficient(i));
  }
  ENSURE(absolute(form.constant()) < kLargest, "constants grow too large");
  return common > 1 ? floor_divide(form, common) : form;
}

// What the inequalities say of the other unknowns.
std::vector<LinearForm> eliminated(const std::vector<LinearForm>& forms, std::size_t unknown) {
  std::vector<LinearForm> result;
  std::vector<LinearForm> lower{LinearForm::unknown(unknown)};
  std::vector<LinearForm> upper;
  for (const LinearForm& form : forms) {
    const std::int64_t coefficient = form.coefficient(unknown);
    (coefficient == 0 ? result : coefficient > 0 ? lower : upper).push_back(form);
  }
  for (const LinearForm& low : lower) {
    for (const LinearForm& high : upper) {
      result.push_back(reduced(-high.coefficient(unknown) * low + low.coefficient(unknown) * high));
    }
  }
  return result;
}

}  // namespace

LinearForm LinearForm::unknown(std::size_t index) {
  LinearForm form;
  form.coefficients_.at(index) = 1;
  return form;
}

LinearForm operator+(const LinearForm& a, const LinearForm& b) {
  LinearForm sum = a;
  for (std::size_t i = 0; i < LinearForm::kUnknowns; ++i) sum.coefficients_[i] += b.coefficients_[i];
  sum.constant_ += b.constant_;
  return sum;
}

LinearForm operator-(const LinearForm& a, const LinearForm& b) {
  return a + -1 * b;
}

LinearForm operator*(std::int64_t factor, const LinearForm& form) {
  LinearForm product = form;
  for (std::int64_t& coefficient : product.coefficients_) coefficient *= factor;
  product.constant_ *= factor;
  return product;
}

LinearForm floor_divide(const LinearForm& form, std::int64_t divisor) {
  LinearForm quotient = form;
  for (std::int64_t& coefficient : quotient.coefficients_) {
    ENSURE(coefficient % divisor == 0, "the quotient depends on an unknown's residue");
    coefficient /= divisor;
  }
  quotient.constant_ = floor_divide(form.constant_, divisor);
  return quotient;
}

std::int64_t residue(const LinearForm& form, std::int64_t modulus) {
  for (std::size_t i = 0; i < LinearForm::kUnknowns; ++i) {
    ENSURE(form.coefficient(i) % modulus == 0, "the residue depends on an unknown");
  }
  return residue(form.constant(), modulus);
}

LinearForm absolute(const LinearForm& form) {
  bool positive = form.constant() >= 0;
  bool negative = form.constant() <= 0;
  for (std::size_t i = 0; i < LinearForm::kUnknowns; ++i) {
    positive = positive && form.coefficient(i) >= 0;
    negative = negative && form.coefficient(i) <= 0;
  }
  ENSURE(positive || negative, "the sign depends on an unknown");
  return positive ? form : -1 * form;
}

std::string print(const LinearForm& form) {
  std::string text;
  for (std::size_t i = 0; i < LinearForm::kUnknowns; ++i) {
    if (form.coefficient(i) != 0) text += fmt::format("{}{} + ", form.coefficient(i), "uvwx"[i]);
  }
  return text + fmt::format("{}", form.constant());
}

bool impossible(std::vector<LinearForm> at_least_zero) {
  for (LinearForm& form : at_least_zero) form = reduced(form);
  auto contradicts = [](const LinearForm& form) { return form.is_constant() && form.constant() < 0; };
  for (std::size_t unknown = 0; unknown < LinearForm::kUnknowns; ++unknown) {
    if (std::ranges::any_of(at_least_zero, contradicts)) return true;
    at_least_zero = eliminated(at_least_zero, unknown);
  }
  return std::ranges::any_of(at_least_zero, contradicts);
}

bool holds(const Implication& implication) {
  return std::ranges::all_of(implication.claimed, [&](const LinearForm& claim) {
    std::vector<LinearForm> against(implication.given.begin(), implication.given.end());
    against.push_back(LinearForm(-1) - claim);
    return impossible(std::move(against));
  });
}

}  // namespace sprague
