// Formulas of propositional logic for a solver, written as SMT-LIB 2; what is known beforehand folds away.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sprague {

// A formula, false unless something else is said.
class Truth {
 public:
  Truth(bool known = false) : text_(known ? kTrue : kFalse) {}  // a truth value is a formula

  bool is_false() const { return text_ == kFalse; }
  bool is_true() const { return text_ == kTrue; }
  const std::string& text() const { return text_; }

  friend Truth operator!(const Truth& a);
  friend Truth some(std::span<const Truth> of);
  friend Truth every(std::span<const Truth> of);
  friend Truth odd(std::span<const Truth> of);

 private:
  friend class Truths;
  explicit Truth(std::string text) : text_(std::move(text)) {}

  static constexpr std::string_view kTrue = "true";
  static constexpr std::string_view kFalse = "false";

  std::string text_;
};

Truth operator!(const Truth& a);
// Of none: false.
Truth some(std::span<const Truth> of);
// Of none: true.
Truth every(std::span<const Truth> of);
// Is the number of those that are true odd?
Truth odd(std::span<const Truth> of);

Truth operator&&(const Truth& a, const Truth& b);
Truth operator||(const Truth& a, const Truth& b);
Truth implies(const Truth& a, const Truth& b);
Truth same(const Truth& a, const Truth& b);

// The unknowns of a text and what is asserted of them.
class Truths {
 public:
  Truth unknown(const std::string& name);
  // A name for a formula, so that it is written once; the formula itself where it is shorter.
  Truth named(const std::string& name, const Truth& formula);
  void require(const Truth& formula);
  void require_at_most_one(std::span<const Truth> of);

  // Declarations and assertions.
  const std::string& commands() const { return commands_; }

 private:
  std::string commands_;
};

}  // namespace sprague
