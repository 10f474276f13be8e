#include "conjectures/cycles/invariant_search.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>
#include <utility>

#include "checkers/couples.hpp"
#include "conjectures/explorer/parity.hpp"
#include "games/cycles.hpp"

namespace sprague::cycles {
namespace {

constexpr std::string_view kSentence =
    "Some sum of the numbers, modulo 2, says on every board whether the second player wins.";

explorer::ParityRow row_of(const Outcome& outcome) {
  return {outcome.parities, outcome.second_wins};
}

}  // namespace

Obligation rule_question(const std::vector<Outcome>& outcomes, std::size_t numbers) {
  std::vector<explorer::ParityRow> rows;
  for (const Outcome& outcome : outcomes) rows.push_back(row_of(outcome));
  return explorer::sum_question(rows, numbers, kSentence);
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
  std::set<explorer::ParityRow> rows;
  std::optional<explorer::ParitySum> rule;
  for (std::uint64_t size = edges.first; size <= edges.last; ++size) {
    effort.tell("edges", size, edges.last);
    InvariantStep now;
    now.edges = size;
    boards.each(family.kind, size, [&](const PlaneMap& map) {
      const Outcome outcome{family.parities(map), solver.is_lost(game.components({map, {}}))};
      ++now.boards;
      if (rows.insert(row_of(outcome)).second) now.seen.push_back({map, outcome});
      if (!rule || explorer::sum_of(*rule, outcome.parities) == outcome.second_wins) return;
      if (++now.wrong == 1) now.refuter = SeenBoard{map, outcome};
    });
    if (!rule || now.wrong > 0) {
      explorer::SimplestSum simplest = explorer::simplest_sum(rows, family.numbers.size(), kSentence, effort);
      rule = simplest.sum;
      now.obligations = std::move(simplest.obligations);
    }
    now.is_rule = rule.has_value();
    for (std::size_t i = 0; rule && i < family.numbers.size(); ++i) {
      if ((*rule >> i & 1) != 0) now.terms.emplace_back(family.numbers[i]);
    }
    step(now);
    if (!rule) return;
  }
}

}  // namespace sprague::cycles
