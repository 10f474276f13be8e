#include "checkers/truths.hpp"

#include <fmt/format.h>

#include <array>

namespace sprague {
namespace {

// (word a b c), without those that are neutral; `neutral` itself of none.
Truth joined(std::string_view word, std::span<const Truth> of, const Truth& neutral, auto&& make) {
  std::string text = fmt::format("({}", word);
  const Truth* last = nullptr;
  std::size_t count = 0;
  for (const Truth& each : of) {
    if (each.text() == neutral.text()) continue;
    text += " " + each.text();
    last = &each;
    ++count;
  }
  if (count == 0) return neutral;
  return count == 1 ? *last : make(text + ")");
}

}  // namespace

Truth operator!(const Truth& a) {
  if (a.is_true() || a.is_false()) return a.is_false();
  constexpr std::string_view kNot = "(not ";
  if (a.text_.starts_with(kNot)) return Truth(a.text_.substr(kNot.size(), a.text_.size() - kNot.size() - 1));
  return Truth(fmt::format("(not {})", a.text_));
}

Truth some(std::span<const Truth> of) {
  for (const Truth& each : of) {
    if (each.is_true()) return true;
  }
  return joined("or", of, false, [](std::string text) { return Truth(std::move(text)); });
}

Truth every(std::span<const Truth> of) {
  for (const Truth& each : of) {
    if (each.is_false()) return false;
  }
  return joined("and", of, true, [](std::string text) { return Truth(std::move(text)); });
}

Truth odd(std::span<const Truth> of) {
  std::vector<Truth> unknown;
  bool turned = false;
  for (const Truth& each : of) {
    if (each.is_true()) turned = !turned;
    if (!each.is_true()) unknown.push_back(each);
  }
  const Truth rest = joined("xor", unknown, false, [](std::string text) { return Truth(std::move(text)); });
  return turned ? !rest : rest;
}

Truth operator&&(const Truth& a, const Truth& b) {
  return every(std::array{a, b});
}

Truth operator||(const Truth& a, const Truth& b) {
  return some(std::array{a, b});
}

Truth implies(const Truth& a, const Truth& b) {
  return !a || b;
}

Truth same(const Truth& a, const Truth& b) {
  return implies(a, b) && implies(b, a);
}

Truth Truths::unknown(const std::string& name) {
  commands_ += fmt::format("(declare-const {} Bool)\n", name);
  return Truth(name);
}

Truth Truths::named(const std::string& name, const Truth& formula) {
  if (formula.text().size() <= name.size() || formula.text().front() != '(') return formula;
  Truth result = unknown(name);
  commands_ += fmt::format("(assert (= {} {}))\n", name, formula.text());
  return result;
}

void Truths::require(const Truth& formula) {
  if (!formula.is_true()) commands_ += fmt::format("(assert {})\n", formula.text());
}

void Truths::require_at_most_one(std::span<const Truth> of) {
  for (std::size_t i = 0; i < of.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) require(!of[i] || !of[j]);
  }
}

}  // namespace sprague
