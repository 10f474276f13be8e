#include "conjectures/explorer/rule.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "canonical/ensure.hpp"
#include "conjectures/explorer/found.hpp"
#include "language/printing.hpp"

namespace sprague::explorer {

using language::Node;
using language::NodePtr;
using language::Op;
using language::Statement;
using language::Style;
using language::Type;

namespace {

constexpr std::string_view kSumSentence = "Some sum of the numbers, modulo 2, is right on all of these instances.";

NodePtr second_wins(const NodePtr& outcome) {
  return operation(Op::equal, outcome, std::make_shared<const Node>(Node{Op::outcome, Type::outcome, {}, 1}));
}

NodePtr one_or_none(const NodePtr& truth) {
  Node node{Op::condition, Type::number, truth->place};
  node.parts = {truth, constant(1), constant(0)};
  return std::make_shared<const Node>(std::move(node));
}

NodePtr truth_of(bool value) {
  return std::make_shared<const Node>(Node{Op::truth, Type::truth, {}, value ? 1 : 0});
}

// Bit 0 is always odd, for the term 1.
ParityRow parity_of(const FormulaRow& row) {
  ParityRow parity{1, (row.target & 1) != 0};
  for (std::size_t i = 0; i < row.numbers.size(); ++i) {
    if ((row.numbers[i] & 1) != 0) parity.odd |= std::uint32_t{1} << (i + 1);
  }
  return parity;
}

}  // namespace

RuleTarget::RuleTarget(const Statement& statement) : target_(statement.body) {
  if (target_->type == Type::outcome) target_ = second_wins(target_);
  if (target_->type == Type::numbers) {
    set_ = target_;
    member_ = new_name(statement, "m");
    // No other name has this slot.
    target_ = std::make_shared<const Node>(Node{Op::variable, Type::number, set_->place, 0, statement.slots, member_});
  }
  for (const NodePtr& number : statement.by) {
    const NodePtr truth = number->type == Type::outcome ? second_wins(number) : number;
    numbers_.push_back(truth->type == Type::truth ? one_or_none(truth) : truth);
  }
}

NodePtr RuleTarget::for_each_member(NodePtr truth) const {
  if (!set_) return truth;
  Node every{Op::every, Type::truth, set_->place};
  every.names = {member_};
  every.slot = target_->slot;
  every.parts = {set_, std::move(truth)};
  return std::make_shared<const Node>(std::move(every));
}

NodePtr RuleTarget::by_sum(ParitySum sum) const {
  const NodePtr what = is_truth() ? target_ : operation(Op::odd, target_);
  NodePtr total;
  for (std::size_t i = 0; i < numbers_.size(); ++i) {
    if ((sum >> (i + 1) & 1) == 0) continue;
    total = total ? operation(Op::add, total, numbers_[i]) : numbers_[i];
  }
  const bool has_one = (sum & 1) != 0;
  NodePtr says = total ? operation(has_one ? Op::even : Op::odd, total) : truth_of(has_one);
  return for_each_member(operation(Op::equivalent, what, std::move(says)));
}

NodePtr RuleTarget::by_formula(const NodePtr& formula) const {
  return by_comparison(is_truth() ? Op::equivalent : Op::equal, formula);
}

NodePtr RuleTarget::by_comparison(Op op, const NodePtr& formula) const {
  return for_each_member(operation(op, target_, formula));
}

std::vector<std::string> RuleTarget::terms_of(ParitySum sum) const {
  std::vector<std::string> terms;
  if ((sum & 1) != 0) terms.emplace_back("1");
  for (std::size_t i = 0; i < numbers_.size(); ++i) {
    if ((sum >> (i + 1) & 1) != 0) terms.push_back(print(*numbers_[i], Style::text));
  }
  return terms;
}

RuleSearch::RuleSearch(const RuleTarget& target, const Effort& effort) : target_(target), effort_(effort) {
  kinds_ = {RuleKind::sum, RuleKind::formula};
  if (!target.is_truth()) std::ranges::reverse(kinds_);
}

bool RuleSearch::is_right(const FormulaRow& row) const {
  if (sum_) return sum_of(*sum_, parity_of(row).odd) == ((row.target & 1) != 0);
  return formula_ && evaluate(formula_, target_.numbers(), row.numbers) == row.target;
}

std::uint64_t RuleSearch::add(const Rows& rows) {
  std::uint64_t wrong = 0;
  for (const auto& [row, count] : rows) {
    if (has_rule() && !is_right(row)) wrong += count;
    if (known_.insert(row).second) rows_.push_back(row);
  }
  return wrong;
}

void RuleSearch::renew() {
  sum_.reset();
  formula_ = nullptr;
  obligations_.clear();
  while (!kinds_.empty()) {
    if (kinds_.front() == RuleKind::sum) {
      renew_sum();
    } else {
      renew_formula();
    }
    if (has_rule()) return;
    kinds_.erase(kinds_.begin());
  }
}

void RuleSearch::renew_sum() {
  std::vector<ParityRow> all;
  for (const FormulaRow& row : rows_) all.push_back(parity_of(row));
  const std::vector<ParityRow> independent = independent_rows(all);
  SimplestSum simplest =
      simplest_sum({independent.begin(), independent.end()}, target_.numbers().size() + 1, kSumSentence, effort_);
  append(obligations_, std::move(simplest.obligations));
  sum_ = simplest.sum;
  if (!sum_) {
    tried_.emplace_back("no sum modulo 2 is right on all of them");
    return;
  }
  for (const FormulaRow& row : rows_) ENSURE(is_right(row), "a sum that is wrong on rows that follow from others");
}

void RuleSearch::renew_formula() {
  std::set<Numbers> known;
  for (const FormulaRow& row : rows_) are_contradictory_ = !known.insert(row.numbers).second || are_contradictory_;
  if (are_contradictory_) {
    tried_.emplace_back("no formula is right, for instances with the same numbers differ");
    return;
  }
  const FormulaFor what = target_.is_truth() ? FormulaFor::truth : FormulaFor::number;
  FormulaFound found = simplest_formula(what, rows_, target_.numbers(), effort_);
  formula_ = std::move(found.formula);
  if (formula_) return;
  tried_.push_back(
      fmt::format("no formula of at most {} numbers and constants is right on all of them", found.tried_to));
}

NodePtr RuleSearch::rule() const {
  ENSURE(has_rule(), "there is no rule");
  return sum_ ? target_.by_sum(*sum_) : target_.by_formula(formula_);
}

std::vector<std::string> RuleSearch::tried() const {
  return tried_;
}

}  // namespace sprague::explorer
