#include "conjectures/explorer/formula.hpp"

#include <absl/container/flat_hash_set.h>

#include <algorithm>
#include <array>
#include <utility>

#include "canonical/ensure.hpp"

namespace sprague::explorer {
namespace {

using language::FunctionId;
using language::Node;
using language::NodePtr;
using language::Op;
using language::Type;

constexpr std::size_t kMostKept = 300'000;        // formulas that larger ones are made of
constexpr std::uint64_t kMostTried = 20'000'000;  // for one number of numbers
constexpr std::size_t kFirstRows = 12;
constexpr std::size_t kMostNumbers = 7;
constexpr std::int64_t kLargestValue = std::int64_t{1} << 40;

struct Operation {
  Op op;
  bool commutes;
};
constexpr std::array<Operation, 7> kOperations{{{Op::add, true},
                                                {Op::subtract, false},
                                                {Op::least, true},
                                                {Op::largest, true},
                                                {Op::modulo, false},
                                                {Op::divide, false},
                                                {Op::exclusive_or, true}}};
constexpr std::array<Operation, 4> kRelations{
    {{Op::equal, true}, {Op::unequal, true}, {Op::less, false}, {Op::at_most, false}}};

std::int64_t floor_of(std::int64_t left, std::int64_t right) {
  const std::int64_t quotient = left / right;
  return quotient - (left % right != 0 && (left < 0) != (right < 0) ? 1 : 0);
}

bool relates(Op op, std::int64_t left, std::int64_t right) {
  switch (op) {
    case Op::equal: return left == right;
    case Op::unequal: return left != right;
    case Op::less: return left < right;
    default: return left <= right;
  }
}

// A formula by what it is made of: a name or a constant, or two formulas that were kept before.
struct Kept {
  Op op = Op::number;
  std::uint32_t left = 0;  // of a leaf its number
  std::uint32_t right = 0;
};

class FormulaSearch {
 public:
  FormulaSearch(FormulaFor what, std::span<const FormulaRow> rows, std::span<const NodePtr> names, const Effort& effort)
      : what_(what), rows_(rows), names_(names), effort_(effort) {}

  FormulaFound run();

 private:
  struct Candidate {
    Op op;
    std::size_t left;
    std::size_t right;
  };

  // The first right formula on the rows that are tried; sets tried_to_.
  std::optional<Candidate> search();
  void add_leaves();
  // Formulas of so many numbers, from those of fewer. Gives the first that is right; `may_go_on` says whether all of
  // them are kept.
  std::optional<Candidate> grow(std::size_t numbers, bool& may_go_on);
  std::optional<Candidate> relate(std::size_t numbers, bool& may_go_on);
  std::optional<Candidate> joined(Operation operation, std::size_t left, std::size_t right, bool keeping);
  bool keep(Kept formula);
  std::int64_t value(std::size_t formula, std::size_t row) const { return values_[formula * tried_.size() + row]; }
  std::size_t kept() const { return formulas_.size(); }
  bool is_right(std::size_t formula) const;

  NodePtr node_of(std::size_t formula) const;
  NodePtr node_of(const Candidate& candidate) const;

  FormulaFor what_;
  std::span<const FormulaRow> rows_;
  std::span<const NodePtr> names_;
  const Effort& effort_;
  std::vector<const FormulaRow*> tried_;
  std::vector<Kept> formulas_;
  Numbers values_;                      // of each formula those on the rows that are tried
  std::vector<std::size_t> first_;      // formulas of so many numbers begin here
  absl::flat_hash_set<Numbers> known_;  // lists of values that some formula has
  Numbers made_;
  std::uint64_t tries_ = 0;
  std::size_t tried_to_ = 0;
};

bool FormulaSearch::is_right(std::size_t formula) const {
  for (std::size_t row = 0; row < tried_.size(); ++row) {
    if (value(formula, row) != tried_[row]->target) return false;
  }
  return true;
}

// made_ has its values.
bool FormulaSearch::keep(Kept formula) {
  if (!known_.insert(made_).second) return false;
  formulas_.push_back(formula);
  values_.insert(values_.end(), made_.begin(), made_.end());
  return true;
}

void FormulaSearch::add_leaves() {
  first_ = {0, 0};
  const std::size_t leaves = names_.size() + static_cast<std::size_t>(kLargestConstant) + 1;
  for (std::size_t leaf = 0; leaf < leaves; ++leaf) {
    made_.clear();
    for (const FormulaRow* row : tried_) {
      made_.push_back(leaf < names_.size() ? row->numbers[leaf] : static_cast<std::int64_t>(leaf - names_.size()));
    }
    keep({Op::number, static_cast<std::uint32_t>(leaf), 0});
  }
  first_.push_back(kept());
}

std::optional<FormulaSearch::Candidate> FormulaSearch::joined(Operation operation, std::size_t left, std::size_t right,
                                                              bool keeping) {
  bool is_right = true;
  made_.clear();
  for (std::size_t row = 0; row < tried_.size(); ++row) {
    const auto value_here = operated(operation.op, value(left, row), value(right, row));
    if (!value_here) return std::nullopt;
    is_right = is_right && *value_here == tried_[row]->target;
    if (!keeping && !is_right) return std::nullopt;
    made_.push_back(*value_here);
  }
  if (is_right && what_ == FormulaFor::number) return Candidate{operation.op, left, right};
  if (keeping) keep({operation.op, static_cast<std::uint32_t>(left), static_cast<std::uint32_t>(right)});
  return std::nullopt;
}

std::optional<FormulaSearch::Candidate> FormulaSearch::grow(std::size_t numbers, bool& may_go_on) {
  for (std::size_t of_left = 1; of_left < numbers; ++of_left) {
    const std::size_t of_right = numbers - of_left;
    for (std::size_t left = first_[of_left]; left < first_[of_left + 1]; ++left) {
      effort_.poll();
      for (std::size_t right = first_[of_right]; right < first_[of_right + 1]; ++right) {
        for (const Operation& operation : kOperations) {
          if (operation.commutes && right < left) continue;
          if (++tries_ > kMostTried) return may_go_on = false, std::nullopt;
          may_go_on = may_go_on && kept() < kMostKept;
          if (!may_go_on && what_ == FormulaFor::truth) return std::nullopt;
          if (auto found = joined(operation, left, right, may_go_on)) return found;
        }
      }
    }
  }
  return std::nullopt;
}

std::optional<FormulaSearch::Candidate> FormulaSearch::relate(std::size_t numbers, bool& may_go_on) {
  for (std::size_t of_left = 1; of_left < numbers; ++of_left) {
    const std::size_t of_right = numbers - of_left;
    for (std::size_t left = first_[of_left]; left < first_[of_left + 1]; ++left) {
      effort_.poll();
      for (std::size_t right = first_[of_right]; right < first_[of_right + 1]; ++right) {
        for (const Operation& relation : kRelations) {
          if (relation.commutes && right < left) continue;
          if (++tries_ > kMostTried) return may_go_on = false, std::nullopt;
          std::size_t row = 0;
          while (row < tried_.size() &&
                 relates(relation.op, value(left, row), value(right, row)) == (tried_[row]->target != 0)) {
            ++row;
          }
          if (row == tried_.size()) return Candidate{relation.op, left, right};
        }
      }
    }
  }
  return std::nullopt;
}

std::optional<FormulaSearch::Candidate> FormulaSearch::search() {
  formulas_.clear();
  values_.clear();
  known_.clear();
  tries_ = 0;
  add_leaves();
  tried_to_ = what_ == FormulaFor::number ? 1 : 0;
  for (std::size_t leaf = 0; leaf < kept() && what_ == FormulaFor::number; ++leaf) {
    if (is_right(leaf)) return Candidate{Op::number, leaf, leaf};
  }
  // Relations of formulas of n numbers in all need those of up to n - 1, which are kept by then.
  bool may_go_on = true;
  for (std::size_t numbers = 2; numbers <= kMostNumbers && may_go_on; ++numbers) {
    effort_.tell("numbers in a formula", numbers, 0);
    tries_ = 0;
    if (what_ == FormulaFor::truth) {
      if (auto found = relate(numbers, may_go_on)) return found;
      if (!may_go_on) break;
      tried_to_ = numbers;
      tries_ = 0;
    }
    if (auto found = grow(numbers, may_go_on)) return found;
    if (tries_ > kMostTried) break;
    if (what_ == FormulaFor::number) tried_to_ = numbers;
    first_.push_back(kept());
  }
  return std::nullopt;
}

NodePtr FormulaSearch::node_of(std::size_t formula) const {
  const Kept& kept = formulas_[formula];
  if (kept.op != Op::number) return node_of(Candidate{kept.op, kept.left, kept.right});
  return kept.left < names_.size() ? names_[kept.left] : constant(static_cast<std::int64_t>(kept.left - names_.size()));
}

NodePtr FormulaSearch::node_of(const Candidate& candidate) const {
  if (candidate.op == Op::number) return node_of(candidate.left);
  return operation(candidate.op, node_of(candidate.left), node_of(candidate.right));
}

FormulaFound FormulaSearch::run() {
  // Some rows of all of them, evenly.
  const std::size_t some = std::min(kFirstRows, rows_.size());
  for (std::size_t i = 0; i < some; ++i) tried_.push_back(&rows_[i * rows_.size() / some]);
  while (const auto found = search()) {
    NodePtr formula = node_of(*found);
    const auto wrong = std::ranges::find_if(
        rows_, [&](const FormulaRow& row) { return evaluate(formula, names_, row.numbers) != row.target; });
    if (wrong == rows_.end()) return {std::move(formula), tried_to_};
    tried_.push_back(&*wrong);
  }
  return {nullptr, tried_to_};
}

const language::Function& function_of(FunctionId id) {
  const auto all = language::all_functions();
  return *std::ranges::find(all, id, &language::Function::id);
}

Op op_of(const Node& node) {
  if (node.op != Op::call) return node.op;
  return node.function->id == FunctionId::min ? Op::least : Op::largest;
}

}  // namespace

std::optional<std::int64_t> evaluate(const NodePtr& formula, std::span<const NodePtr> names, const Numbers& numbers) {
  const auto name = std::ranges::find(names, formula);
  if (name != names.end()) return numbers[static_cast<std::size_t>(name - names.begin())];
  if (formula->op == Op::number) return formula->number;
  const auto left = evaluate(formula->parts[0], names, numbers);
  const auto right = evaluate(formula->parts[1], names, numbers);
  if (!left || !right) return std::nullopt;
  if (formula->type == Type::truth) return relates(formula->op, *left, *right) ? 1 : 0;
  return operated(op_of(*formula), *left, *right);
}

std::optional<std::int64_t> operated(Op op, std::int64_t left, std::int64_t right) {
  std::int64_t result = 0;
  switch (op) {
    case Op::add: result = left + right; break;
    case Op::subtract: result = left - right; break;
    case Op::least: result = std::min(left, right); break;
    case Op::largest: result = std::max(left, right); break;
    case Op::modulo:
      if (right == 0) return std::nullopt;
      result = left - right * floor_of(left, right);
      break;
    case Op::divide:
      if (right == 0) return std::nullopt;
      result = floor_of(left, right);
      break;
    case Op::exclusive_or:
      if (left < 0 || right < 0) return std::nullopt;
      result = left ^ right;
      break;
    default: ENSURE(false, "an operation that no formula has");
  }
  if (result > kLargestValue || result < -kLargestValue) return std::nullopt;
  return result;
}

NodePtr constant(std::int64_t number) {
  return std::make_shared<const Node>(Node{Op::number, Type::number, {}, number});
}

NodePtr operation(Op op, NodePtr left, NodePtr right) {
  Node node{op, Type::number, {}};
  const bool is_truth = (op >= Op::equivalent && op <= Op::within);
  if (is_truth) node.type = Type::truth;
  if (op == Op::least || op == Op::largest) {
    node.op = Op::call;
    node.function = &function_of(op == Op::least ? FunctionId::min : FunctionId::max);
  }
  node.parts = {std::move(left), std::move(right)};
  return std::make_shared<const Node>(std::move(node));
}

NodePtr operation(Op op, NodePtr of) {
  Node node{op, Type::truth, {}};
  node.parts = {std::move(of)};
  return std::make_shared<const Node>(std::move(node));
}

FormulaFound simplest_formula(FormulaFor what, std::span<const FormulaRow> rows, std::span<const NodePtr> names,
                              const Effort& effort) {
  ENSURE(!rows.empty(), "a formula of nothing");
  return FormulaSearch(what, rows, names, effort).run();
}

}  // namespace sprague::explorer
