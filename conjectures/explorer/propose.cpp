// The simplest rule for a truth, a number or the members of a set, and what refutes it, in a loop over sizes.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "canonical/ensure.hpp"
#include "conjectures/explorer/bounds.hpp"
#include "conjectures/explorer/explore.hpp"
#include "conjectures/explorer/rule.hpp"
#include "language/printing.hpp"

namespace sprague::explorer {

using language::Op;
using language::Sizes;
using language::Statement;
using language::Style;
using language::TextReading;

namespace {

void require_numbers(const language::File& file, const Statement& statement) {
  if (statement.by.size() >= kMostTerms) {
    language::fail_at(file.source.name, statement.by[kMostTerms - 1]->place,
                      fmt::format("expected at most {} numbers after 'by'", kMostTerms - 1));
  }
  const language::Binding& first = statement.bindings.front();
  if (first.file == "-") {
    language::fail_at(file.source.name, first.place, "a rule is tried on its graphs again: expected a file, not input");
  }
}

class Proposal {
 public:
  Proposal(const language::File& file, const TextReading& exploration, Sizes sizes, const Effort& effort)
      : file_(file),
        exploration_(exploration),
        effort_(effort),
        survey_(file, exploration.statement, sizes, effort),
        target_(exploration.statement),
        search_(target_, effort) {}

  Explored run(absl::FunctionRef<void(const RuleStep&)> step);

 private:
  RuleStep look_at(std::uint64_t size);
  // As claims of what was looked at.
  FoundClaim claim(std::string_view what, language::NodePtr body) const;
  void add_bounds(Explored& explored) const;

  const language::File& file_;
  const TextReading& exploration_;
  const Effort& effort_;
  Survey survey_;
  RuleTarget target_;
  RuleSearch search_;
  std::uint64_t instances_ = 0;
  std::uint64_t last_ = 0;
};

RuleStep Proposal::look_at(std::uint64_t size) {
  RuleStep step;
  step.size = size;
  step.unit = survey_.instances().unit();
  const SizeRows found = survey_.of_size(size);
  step.instances = found.instances;
  instances_ += found.instances;
  last_ = size;
  const bool had_rule = search_.has_rule();
  step.wrong = search_.add(found.rows);
  if (step.wrong > 0) {
    step.refuter = survey_.smallest(size, [&](const FormulaRow& row) { return !search_.is_right(row); });
  }
  if (!search_.rows().empty() && (!had_rule || step.wrong > 0)) {
    search_.renew();
    step.obligations = search_.obligations();
    const Settled settled = settle(step.obligations, effort_);
    if (!settled.undecided.empty()) throw OutOfBudget(settled.undecided.front());
  }
  if (search_.has_rule()) {
    step.rule = print(*search_.rule(), Style::text);
    step.terms = search_.terms();
  }
  return step;
}

FoundClaim Proposal::claim(std::string_view what, language::NodePtr body) const {
  const language::Instances& instances = survey_.instances();
  const Sizes sizes{static_cast<std::int64_t>(instances.least_size()), static_cast<std::int64_t>(last_)};
  return claim_of(fmt::format("{}-{}", exploration_.name, what), exploration_.statement, sizes, std::move(body));
}

void Proposal::add_bounds(Explored& explored) const {
  std::size_t number = 0;
  for (const TouchedBound& bound : touched_bounds(search_.rows())) {
    const language::NodePtr of = expression_of(bound, target_.numbers());
    explored.claims.push_back(claim(fmt::format("bound-{}", ++number),
                                    target_.by_comparison(bound.is_above ? Op::at_most : Op::at_least, of)));
  }
}

Explored Proposal::run(absl::FunctionRef<void(const RuleStep&)> step) {
  const language::Instances& instances = survey_.instances();
  // What is left when no rule is: of a truth nothing, of a number bounds, which more instances may move.
  for (std::uint64_t size = instances.least_size(); size <= instances.most_size(); ++size) {
    const RuleStep now = look_at(size);
    step(now);
    if (!search_.rows().empty() && !search_.has_rule() && target_.is_truth()) break;
  }
  if (search_.rows().empty()) {
    language::fail_at(file_.source.name, exploration_.statement.place, "there is no instance in the range");
  }
  Explored explored;
  explored.preamble = preamble_of(file_, exploration_.statement);
  const std::vector<std::string> tried = search_.tried();
  if (!tried.empty()) explored.sentences.push_back(fmt::format("Of what was tried, {}.", fmt::join(tried, ", and ")));
  if (search_.has_rule()) explored.claims.push_back(claim("rule", search_.rule()));
  const bool has_formula = search_.has_rule() && tried.empty();
  if (!target_.is_truth() && !has_formula) add_bounds(explored);
  check_found(file_, explored.preamble, explored.claims, effort_);
  for (const FoundClaim& found : explored.claims) {
    ENSURE(found.finding.verdict == Verdict::holds, "a rule that its own claim refutes");
  }
  explored.sentences.push_back(explored.claims.empty()
                                   ? fmt::format("No rule is right on these {} instances.", instances_)
                                   : fmt::format("Conjectures: they are right on these {} instances, and nothing is "
                                                 "said of others.",
                                                 instances_));
  return explored;
}

}  // namespace

Explored propose(const language::File& file, const TextReading& exploration, Sizes sizes, const Effort& effort,
                 absl::FunctionRef<void(const RuleStep&)> step) {
  require_numbers(file, exploration.statement);
  return Proposal(file, exploration, sizes, effort).run(step);
}

}  // namespace sprague::explorer
