// Linear forms in a few unknown natural numbers, and a decision that inequalities between them have no solution.
//
// A statement about all p, q with floors and residues becomes linear when every number is written m * u + r, u unknown
// and r one of m residues: floors of division by a divisor of m, and residues modulo it, are then exact. "Where all of
// `given` are at least 0, so are all of `claimed`" holds when `given` and a claim of at most -1 have no common
// solution.
//
// Unknowns are eliminated one by one (Fourier, Motzkin): what is left of the bounds of one unknown is that every lower
// bound lies below every upper one. That is exact for rational numbers; dividing by a common factor and rounding down
// is right for integers. So "impossible" is certain; where it fails, nothing is said.
//
// A statement is written once, as a template over the number type: std::int64_t tries it on numbers, LinearForm proves
// it.
#pragma once

#include <absl/container/inlined_vector.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace sprague {

class LinearForm {
 public:
  static constexpr std::size_t kUnknowns = 4;

  constexpr LinearForm() = default;
  constexpr LinearForm(std::int64_t constant) : constant_(constant) {}  // a number is a form
  static LinearForm unknown(std::size_t index);

  std::int64_t constant() const { return constant_; }
  std::int64_t coefficient(std::size_t index) const { return coefficients_[index]; }
  bool is_constant() const { return coefficients_ == std::array<std::int64_t, kUnknowns>{}; }

  friend LinearForm operator+(const LinearForm& a, const LinearForm& b);
  friend LinearForm operator-(const LinearForm& a, const LinearForm& b);
  friend LinearForm operator*(std::int64_t factor, const LinearForm& form);
  friend bool operator==(const LinearForm&, const LinearForm&) = default;

 private:
  friend LinearForm floor_divide(const LinearForm& form, std::int64_t divisor);

  std::array<std::int64_t, kUnknowns> coefficients_{};
  std::int64_t constant_ = 0;
};

// Rounded down. Requires that the divisor divides every coefficient.
LinearForm floor_divide(const LinearForm& form, std::int64_t divisor);
constexpr std::int64_t floor_divide(std::int64_t number, std::int64_t divisor) {
  return number / divisor - (number % divisor < 0 ? 1 : 0);
}

// From 0 to modulus - 1. Requires that the modulus divides every coefficient.
std::int64_t residue(const LinearForm& form, std::int64_t modulus);
constexpr std::int64_t residue(std::int64_t number, std::int64_t modulus) {
  return number - modulus * floor_divide(number, modulus);
}

// Requires that no coefficient has another sign than the constant.
LinearForm absolute(const LinearForm& form);
constexpr std::int64_t absolute(std::int64_t number) {
  return number < 0 ? -number : number;
}

// For statements that terms are to take as well, where a condition is no bool.
template <class N>
N choose(bool condition, const N& yes, const N& no) {
  return condition ? yes : no;
}

// "10u + 3", with u, v, w and x for the unknowns.
std::string print(const LinearForm& form);

// Do no natural numbers make all of these at least 0?
bool impossible(std::vector<LinearForm> at_least_zero);

// Where all of `given` are at least 0, so are all of `claimed`.
struct Implication {
  absl::InlinedVector<LinearForm, 6> given;
  absl::InlinedVector<LinearForm, 6> claimed;
};

// True only if the implication holds for all natural numbers.
bool holds(const Implication& implication);

// Calls visit(form) until forms for all natural numbers were visited: those below `exact` one by one, the others by
// residues.
template <class Visit>
void each_residue(std::size_t unknown, std::int64_t exact, std::int64_t modulus, Visit visit) {
  for (std::int64_t number = 0; number < exact; ++number) visit(LinearForm(number));
  for (std::int64_t r = 0; r < modulus; ++r) visit(modulus * LinearForm::unknown(unknown) + LinearForm(exact + r));
}

}  // namespace sprague
