// The smallest instance on which two expressions differ, by the census that a claim of their equality goes through.
#include <fmt/format.h>

#include <utility>

#include "conjectures/explorer/explore.hpp"
#include "conjectures/explorer/formula.hpp"
#include "conjectures/language/check.hpp"

namespace sprague::explorer {

using language::Node;
using language::NodePtr;
using language::Op;
using language::Sizes;
using language::StatementKind;
using language::TextReading;

namespace {

NodePtr opposite(const NodePtr& equality) {
  if (equality->op != Op::equal) return operation(Op::negation, equality);
  return operation(Op::unequal, equality->parts[0], equality->parts[1]);
}

}  // namespace

Explored compare(const language::File& file, const TextReading& exploration, Sizes sizes, const Effort& effort) {
  TextReading equality = exploration;
  equality.statement.kind = StatementKind::for_all;
  equality.statement.columns.clear();
  Finding finding = check_statement(file, equality, sizes, effort);
  Explored explored;
  explored.preamble = preamble_of(file, exploration.statement);
  explored.instance = finding.witness;
  explored.is_decided = finding.verdict != Verdict::undecided;
  const bool differ = finding.verdict == Verdict::refuted;
  if (differ) {
    explored.sentences.push_back(
        fmt::format("They differ{}: {}", finding.minimal ? ", and nowhere below" : "", finding.reason));
  } else if (explored.is_decided) {
    explored.sentences.push_back(
        fmt::format("They are the same on all {} instances: {}.", finding.instances, finding.range));
  } else {
    explored.sentences.push_back(finding.reason);
  }
  // The first note says the statement again.
  for (std::size_t i = 1; i < finding.notes.size(); ++i) explored.sentences.push_back(finding.notes[i]);
  const NodePtr body = exploration.statement.body;
  FoundClaim claim = differ ? existence_of(exploration.name + "-differ", exploration.statement, sizes, opposite(body))
                            : claim_of(exploration.name + "-same", exploration.statement, sizes, body);
  claim.finding = std::move(finding);
  if (explored.is_decided) explored.claims.push_back(std::move(claim));
  return explored;
}

}  // namespace sprague::explorer
