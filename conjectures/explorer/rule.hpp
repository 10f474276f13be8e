// Rules for what a statement proposes, from rows: of one kind after the other, each kind as long as one of it is right.
//
// Of a truth sums modulo 2 come first, then two formulas that are compared. Of a number a formula says more than a sum
// does, and comes first. A kind of which no rule is right on some rows has none on more of them.
#pragma once

#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "conjectures/explorer/formula.hpp"
#include "conjectures/explorer/parity.hpp"
#include "conjectures/explorer/survey.hpp"
#include "language/file.hpp"

namespace sprague::explorer {

// What a rule is for: the statement's body, or each member of it.
class RuleTarget {
 public:
  explicit RuleTarget(const language::Statement& statement);

  bool is_truth() const { return target_->type == language::Type::truth; }
  // The numbers of a row as expressions; truths are 1 or 0.
  std::span<const language::NodePtr> numbers() const { return numbers_; }

  // As truths of an instance: the sum says whether the target is true, or odd; the target is the formula's value, or
  // stands to it as the operator says.
  language::NodePtr by_sum(ParitySum sum) const;
  language::NodePtr by_formula(const language::NodePtr& formula) const;
  language::NodePtr by_comparison(language::Op op, const language::NodePtr& formula) const;
  // "1", "edges(T)"
  std::vector<std::string> terms_of(ParitySum sum) const;

 private:
  language::NodePtr for_each_member(language::NodePtr truth) const;

  language::NodePtr set_;     // whose members are the target; else none
  language::NodePtr target_;  // a truth, a number, a member's name
  std::string member_;
  std::vector<language::NodePtr> numbers_;
};

class RuleSearch {
 public:
  RuleSearch(const RuleTarget& target, const Effort& effort);

  bool has_rule() const { return sum_.has_value() || formula_ != nullptr; }
  bool is_right(const FormulaRow& row) const;
  // Adds rows; gives how often the rule before was wrong on them.
  std::uint64_t add(const Rows& rows);
  // The simplest rule for all rows so far.
  void renew();

  language::NodePtr rule() const;
  std::vector<std::string> terms() const { return sum_ ? target_.terms_of(*sum_) : std::vector<std::string>(); }
  // What was asked when the rule was renewed last.
  const std::vector<Obligation>& obligations() const { return obligations_; }
  // "Of sums modulo 2 none is right; ..."
  std::vector<std::string> tried() const;
  const std::vector<FormulaRow>& rows() const { return rows_; }

 private:
  enum class RuleKind : std::uint8_t { sum, formula };

  void renew_sum();
  void renew_formula();

  const RuleTarget& target_;
  const Effort& effort_;
  std::vector<RuleKind> kinds_;  // those that may still have a rule
  std::vector<FormulaRow> rows_;
  std::set<FormulaRow> known_;
  bool are_contradictory_ = false;  // the same numbers ask for different targets
  std::optional<ParitySum> sum_;
  language::NodePtr formula_;
  std::vector<Obligation> obligations_;
  std::vector<std::string> tried_;
};

}  // namespace sprague::explorer
