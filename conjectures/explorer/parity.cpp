#include "conjectures/explorer/parity.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "canonical/ensure.hpp"

namespace sprague::explorer {
namespace {

ParitySum sum_of_model(const Model& model, std::size_t numbers) {
  ParitySum sum = 0;
  for (std::size_t i = 0; i < numbers; ++i) {
    if (model.at(fmt::format("use{}", i)) != 0) sum |= ParitySum{1} << i;
  }
  return sum;
}

// The same by trying all.
std::optional<ParitySum> simplest_of_all_sums(const std::set<ParityRow>& rows, std::size_t numbers) {
  std::optional<ParitySum> best;
  for (ParitySum sum = 0; sum < ParitySum{1} << numbers; ++sum) {
    if (best && std::popcount(sum) >= std::popcount(*best)) continue;
    const bool is_right =
        std::ranges::all_of(rows, [sum](const ParityRow& row) { return sum_of(sum, row.odd) == row.is_one; });
    if (is_right) best = sum;
  }
  return best;
}

}  // namespace

bool sum_of(ParitySum sum, std::uint32_t odd) {
  return std::popcount(sum & odd) % 2 == 1;
}

Obligation sum_question(std::span<const ParityRow> rows, std::size_t numbers, std::string_view sentence) {
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
  for (const ParityRow& row : rows) {
    std::string sum = "(xor false false";
    for (std::size_t i = 0; i < numbers; ++i) {
      if ((row.odd >> i & 1) != 0) sum += fmt::format(" use{}", i);
    }
    commands += fmt::format("(assert (= {}) {}))\n", sum, row.is_one);
  }
  return obligation("parity-rule", std::string(sentence), "QF_LIA", commands, Answer::sat);
}

SimplestSum simplest_sum(const std::set<ParityRow>& rows, std::size_t numbers, std::string_view sentence,
                         const Effort& effort) {
  const Obligation question = sum_question(std::vector<ParityRow>(rows.begin(), rows.end()), numbers, sentence);
  const std::optional<Smallest> found = smallest_model(question, std::vector<std::string>{"terms", "order"}, effort);
  SimplestSum result;
  if (found) result.sum = sum_of_model(found->model, numbers);
  ENSURE(result.sum == simplest_of_all_sums(rows, numbers), "the solver's rule is not the simplest of all");
  if (found) {
    result.obligations = {found->found, found->none_smaller};
  } else {
    result.obligations = {question};
    result.obligations.front().expected = Answer::unsat;
  }
  return result;
}

std::vector<ParityRow> independent_rows(std::span<const ParityRow> rows) {
  std::vector<std::uint64_t> reduced;  // with leading ones of their own, the greatest first
  std::vector<ParityRow> kept;
  for (const ParityRow& row : rows) {
    std::uint64_t rest = std::uint64_t{row.odd} << 1 | (row.is_one ? 1 : 0);
    for (const std::uint64_t each : reduced) rest = std::min(rest, rest ^ each);
    if (rest == 0) continue;
    reduced.push_back(rest);
    std::ranges::sort(reduced, std::greater());
    kept.push_back(row);
  }
  return kept;
}

}  // namespace sprague::explorer
