#include "conjectures/explorer/explore.hpp"

#include "canonical/ensure.hpp"

namespace sprague::explorer {

using language::StatementKind;

Explored explore(const language::File& file, const language::TextReading& exploration, language::Sizes sizes,
                 const HuntOptions& options, const Effort& effort, absl::FunctionRef<void(const RuleStep&)> step) {
  switch (exploration.statement.kind) {
    case StatementKind::propose: return propose(file, exploration, sizes, effort, step);
    case StatementKind::compare: return compare(file, exploration, sizes, effort);
    case StatementKind::hunt: return hunt(file, exploration, sizes, options, effort);
    case StatementKind::period: return find_period(file, exploration, sizes, effort);
    default: ENSURE(false, "a claim is not explored");
  }
}

}  // namespace sprague::explorer
