// Statements on integers as obligations: terms and formulas that write SMT-LIB 2 (logic QF_LIA) as they are formed.
//
// A Term stands where a std::int64_t or a LinearForm may stand (checkers/linear_forms.hpp): with it as number type, a
// statement that is written once is tried on numbers, proved by elimination, and given to a solver. Floors and residues
// become an unknown quotient and an unknown remainder with the equation that defines them; nothing is split by residues
// here, so that the solver's proof has nothing in common with ours but the statement.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "checkers/obligation.hpp"

namespace sprague {

class Statement;

// What is true or false.
struct Formula {
  Statement* statement = nullptr;  // none where only numbers are compared
  std::string text;
};
Formula operator&&(const Formula& a, const Formula& b);
Formula operator||(const Formula& a, const Formula& b);
Formula operator!(const Formula& a);

// An integer.
class Term {
 public:
  Term() = default;
  Term(std::int64_t number) : number_(number) {}  // a number is a term

  std::string text() const;

  friend Term operator+(const Term& a, const Term& b);
  friend Term operator-(const Term& a, const Term& b);
  friend Term operator*(std::int64_t factor, const Term& a);
  friend Formula operator==(const Term& a, const Term& b);
  friend Formula operator<=(const Term& a, const Term& b);
  friend Formula operator<(const Term& a, const Term& b);
  friend Term choose(const Formula& condition, const Term& yes, const Term& no);
  friend Term floor_divide(const Term& a, std::int64_t divisor);
  friend Term residue(const Term& a, std::int64_t modulus);

 private:
  friend class Statement;
  Term(Statement* statement, std::string text) : statement_(statement), text_(std::move(text)) {}
  Statement* statement_with(const Term& other) const;

  Statement* statement_ = nullptr;  // none for a number
  std::int64_t number_ = 0;
  std::string text_;
};

inline Formula operator>=(const Term& a, const Term& b) {
  return b <= a;
}
inline Formula operator>(const Term& a, const Term& b) {
  return b < a;
}
Term absolute(const Term& a);

// "Where the hypotheses hold, so does the claim", for all integers.
class Statement {
 public:
  Statement(std::string name, std::string sentence) : name_(std::move(name)), sentence_(std::move(sentence)) {}
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  // A new unknown, any natural number or any integer.
  Term natural(const std::string& name);
  Term integer(const std::string& name);
  // A number as a term of this statement, with which nothing is reckoned before the solver does.
  Term literal(std::int64_t number) { return {this, Term(number).text()}; }
  // A name for a term.
  Term define(const std::string& name, const Term& term);

  // A hypothesis. Its label is what a twin leaves out.
  void given(std::string label, const Formula& formula);
  void claim(const Formula& formula) { claim_ = formula; }

  // unsat, if the statement holds.
  Obligation proof() const;
  // The same without a hypothesis: sat, if that is needed. Requires that there is one with that label.
  Obligation twin(std::string_view label) const;
  // The proof, and a twin for each of the labels.
  std::vector<Obligation> with_twins(std::span<const std::string_view> labels) const;
  std::vector<Obligation> with_twins(std::initializer_list<std::string_view> labels) const {
    return with_twins(std::span(labels.begin(), labels.size()));
  }
  // A twin that leaves out the claim instead: sat, if the hypotheses do not contradict each other.
  Obligation hypotheses() const;
  // The statement as one that fails: sat, if it does.
  Obligation failure() const;

 private:
  friend class Term;
  friend Term floor_divide(const Term& a, std::int64_t divisor);
  friend Term residue(const Term& a, std::int64_t modulus);

  struct Quotient {
    Term quotient;
    Term remainder;
  };
  struct Divided {
    std::string text;
    std::int64_t divisor;
    Quotient result;
  };
  struct Hypothesis {
    std::string label;
    Formula formula;
  };

  const Quotient& divided(const Term& a, std::int64_t divisor);
  Obligation with_hypotheses(std::string name, std::string sentence, std::string_view without, bool with_claim,
                             Answer expected) const;

  std::string name_;
  std::string sentence_;
  std::string definitions_;
  std::vector<Divided> divided_;
  std::vector<Hypothesis> hypotheses_;
  Formula claim_;
};

}  // namespace sprague
