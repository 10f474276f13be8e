#include "conjectures/sprouts/tower_obligations.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace sprague::sprouts {
namespace {

constexpr unsigned kBits = 32;
constexpr std::uint64_t kHighest = 4;  // of which there are 2^16 trees

std::string number(std::uint64_t value) {
  return fmt::format("(_ bv{} {})", value, kBits);
}
std::string power(std::string_view exponent) {
  return fmt::format("(bvshl {} {})", number(1), exponent);
}
std::string declared(std::string_view name) {
  return fmt::format("(declare-const {} (_ BitVec {}))\n", name, kBits);
}

std::vector<Obligation> one_higher() {
  const std::string sentence = fmt::format(
      "If the trees of height at most h are the numbers below n, then those of height at most h + 1, whose options are "
      "the places of their ones, are the numbers below 2^n; for numbers of {} bits, n less than {}.",
      kBits, kBits);
  const std::string unknowns = declared("x") + declared("n") + "(declare-const options_are_lower Bool)\n";
  const std::string bound = fmt::format("(assert (bvult n {}))\n", number(kBits));
  std::string options;
  for (unsigned place = 0; place < kBits; ++place) {
    options += fmt::format("\n  (=> (= ((_ extract {} {}) x) (_ bv1 1)) (bvult {} n))", place, place, number(place));
  }
  const std::string meaning = fmt::format("(assert (= options_are_lower (and{})))\n", options);
  const std::string opposite = fmt::format("(assert (not (= options_are_lower (bvult x {}))))\n", power("n"));
  const std::string name = "trees-one-higher";
  return {
      obligation(name, sentence, "QF_BV", unknowns + bound + meaning + opposite, sprague::Answer::unsat),
      obligation(name + "-without-options", "Must be sat, for any trees may be options: " + sentence, "QF_BV",
                 unknowns + bound + opposite, sprague::Answer::sat),
      obligation(name + "-without-bound", "Must be sat, for n may be any number: " + sentence, "QF_BV",
                 unknowns + meaning + opposite, sprague::Answer::sat),
  };
}

// The tower as it is printed.
std::string display(const Tower& tower, std::uint64_t height) {
  std::string text = number(tower.top);
  for (std::uint64_t i = 0; i < tower.twos_at_0 + tower.per_height * height; ++i) text = power(text);
  return text;
}

std::string differs_from(const Tower& tower) {
  std::string text;
  for (std::uint64_t h = 0; h <= kHighest; ++h) text += fmt::format("\n  (= n{} {})", h, display(tower, h));
  return fmt::format("(assert (not (and{})))\n", text);
}

std::vector<Obligation> each_height(const Tower& tower) {
  const std::string sentence = fmt::format(
      "If n0 = 1 and each n(h+1) is 2^n(h), then n(h) is the tower with the last exponent {}, for h = 0 to {}.",
      tower.top, kHighest);
  std::string unknowns;
  std::string steps;
  for (std::uint64_t h = 0; h <= kHighest; ++h) {
    unknowns += declared(fmt::format("n{}", h));
    if (h > 0) steps += fmt::format("(assert (= n{} {}))\n", h, power(fmt::format("n{}", h - 1)));
  }
  const std::string one_tree = fmt::format("(assert (= n0 {}))\n", number(1));
  Tower other = tower;
  ++other.top;
  const std::string name = "trees-of-each-height";
  return {
      obligation(name, sentence, "QF_BV", unknowns + one_tree + steps + differs_from(tower), sprague::Answer::unsat),
      obligation(name + "-without-one-tree", "Must be sat, for n0 may be any number: " + sentence, "QF_BV",
                 unknowns + steps + differs_from(tower), sprague::Answer::sat),
      obligation(name + "-without-steps", "Must be sat, for n1, n2, ... may be any numbers: " + sentence, "QF_BV",
                 unknowns + one_tree + differs_from(tower), sprague::Answer::sat),
      obligation(name + "-other-exponent",
                 fmt::format("Must be sat, for here the last exponent is {}: {}", other.top, sentence), "QF_BV",
                 unknowns + one_tree + steps + differs_from(other), sprague::Answer::sat),
  };
}

}  // namespace

std::vector<Obligation> tower_obligations(const Tower& tower) {
  std::vector<Obligation> all = one_higher();
  append(all, each_height(tower));
  return all;
}

}  // namespace sprague::sprouts
