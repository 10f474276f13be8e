#include "conjectures/cycles/invariant_search.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <set>

#include "canonical/ensure.hpp"
#include "checkers/couples.hpp"
#include "games/cycles.hpp"

namespace sprague::cycles {
namespace {

using Rule = std::uint32_t;  // bit i: the i-th number is a term

bool says_second_wins(Rule rule, std::uint32_t parities) {
  return std::popcount(rule & parities) % 2 == 1;
}

Rule rule_of(const Model& model, std::size_t numbers) {
  Rule rule = 0;
  for (std::size_t i = 0; i < numbers; ++i) {
    if (model.at(fmt::format("use{}", i)) != 0) rule |= Rule{1} << i;
  }
  return rule;
}

// The rule of fewest terms, and of these the least, by trying all.
std::optional<Rule> simplest_of_all(const std::set<Outcome>& outcomes, std::size_t numbers) {
  std::optional<Rule> best;
  for (Rule rule = 0; rule < Rule{1} << numbers; ++rule) {
    if (best && std::popcount(rule) >= std::popcount(*best)) continue;
    const bool is_right = std::ranges::all_of(outcomes, [rule](const Outcome& outcome) {
      return says_second_wins(rule, outcome.parities) == outcome.second_wins;
    });
    if (is_right) best = rule;
  }
  return best;
}

// The simplest rule that is right on all outcomes; what proves that it is the simplest goes to the step.
std::optional<Rule> simplest_rule(const std::set<Outcome>& outcomes, std::size_t numbers, InvariantStep& step,
                                  const Effort& effort) {
  const Obligation question = rule_question({outcomes.begin(), outcomes.end()}, numbers);
  const std::optional<Smallest> found = smallest_model(question, std::vector<std::string>{"terms", "order"}, effort);
  const std::optional<Rule> rule = found ? std::optional(rule_of(found->model, numbers)) : std::nullopt;
  ENSURE(rule == simplest_of_all(outcomes, numbers), "the solver's rule is not the simplest of all");
  if (!found) {
    Obligation none = question;
    none.expected = Answer::unsat;
    step.obligations = {std::move(none)};
    return std::nullopt;
  }
  step.obligations = {found->found, found->none_smaller};
  return rule;
}

}  // namespace

Obligation rule_question(const std::vector<Outcome>& outcomes, std::size_t numbers) {
  std::string commands;
  std::string terms = "(+ 0";
  std::string order = "(+ 0";
  for (std::size_t i = 0; i < numbers; ++i) {
    commands += fmt::format("(declare-const use{} Bool)\n", i);
    terms += fmt::format(" (ite use{} 1 0)", i);
    order += fmt::format(" (ite use{} {} 0)", i, std::uint64_t{1} << i);
  }
  commands += fmt::format(
      "(declare-const terms Int)\n(assert (= terms {}))\n(declare-const order Int)\n(assert (= order {}))\n",
      terms + ")", order + ")");
  for (const Outcome& outcome : outcomes) {
    std::string sum = "(xor false false";
    for (std::size_t i = 0; i < numbers; ++i) {
      if ((outcome.parities >> i & 1) != 0) sum += fmt::format(" use{}", i);
    }
    commands += fmt::format("(assert (= {}) {}))\n", sum, outcome.second_wins);
  }
  return obligation("parity-rule",
                    "Some sum of the numbers, modulo 2, says on every board whether the second player wins.", "QF_LIA",
                    commands, Answer::sat);
}

std::string print_rule(const InvariantStep& step) {
  if (!step.is_rule) return "none";
  return step.terms.empty() ? "0" : fmt::format("{}", fmt::join(step.terms, " + "));
}

void search_invariants(const Effort& effort, const RuleFamily& family, Range edges,
                       absl::FunctionRef<void(const InvariantStep&)> step) {
  const Cycles game(CellReading::walk);
  CoupleTable<Cycles> table(effort.memory_bytes);
  CoupleSolver<Cycles> solver(game, table, effort);
  ConfirmedBoards boards([&effort] { effort.poll(); });
  std::set<Outcome> outcomes;
  std::optional<Rule> rule;
  for (std::uint64_t size = edges.first; size <= edges.last; ++size) {
    effort.tell("edges", size, edges.last);
    InvariantStep now;
    now.edges = size;
    boards.each(family.kind, size, [&](const PlaneMap& map) {
      const Outcome outcome{family.parities(map), solver.is_lost(game.components({map, {}}))};
      ++now.boards;
      if (outcomes.insert(outcome).second) now.seen.push_back({map, outcome});
      if (!rule || says_second_wins(*rule, outcome.parities) == outcome.second_wins) return;
      if (++now.wrong == 1) now.refuter = SeenBoard{map, outcome};
    });
    if (!rule || now.wrong > 0) rule = simplest_rule(outcomes, family.numbers.size(), now, effort);
    now.is_rule = rule.has_value();
    for (std::size_t i = 0; rule && i < family.numbers.size(); ++i) {
      if ((*rule >> i & 1) != 0) now.terms.emplace_back(family.numbers[i]);
    }
    step(now);
    if (!rule) return;
  }
}

}  // namespace sprague::cycles
