// The smallest board, start, ... that breaks each entry of a list, by asking a solver for it size by size.
//
// As far as that can be done, everything of a size is enumerated as well: that the two disagree is a fault of this
// program.
#pragma once

#include <absl/functional/function_ref.h>
#include <fmt/format.h>

#include <optional>
#include <span>
#include <string>

#include "canonical/ensure.hpp"
#include "checkers/obligation.hpp"
#include "conjectures/claim.hpp"

namespace sprague {

struct EntryCensus {
  std::uint64_t all = 0;
  std::uint64_t broken = 0;  // of these
};

// What came out for an entry at a size.
template <class Entry, class Broken>
struct EntryStep {
  const Entry* invariant = nullptr;
  std::uint64_t size = 0;
  Obligation obligation;  // with the answer that came
  std::string reason;     // why the solver does not know
  std::optional<Broken> found;
  std::optional<EntryCensus> enumerated;
};

// For each entry the sizes in their order, up to the first at which it breaks or the solver does not know. `ask` is of
// the solver; `enumerate` has nothing where that would take too long.
template <class Entry, class Broken>
void search_entries(const Effort& effort, std::span<const Entry> entries, Range sizes,
                    absl::FunctionRef<EntryStep<Entry, Broken>(const Entry&, std::uint64_t)> ask,
                    absl::FunctionRef<std::optional<EntryCensus>(const Entry&, std::uint64_t)> enumerate,
                    absl::FunctionRef<void(const EntryStep<Entry, Broken>&)> tell) {
  for (const Entry& entry : entries) {
    for (std::uint64_t size = sizes.first; size <= sizes.last; ++size) {
      effort.tell(entry.name, size, sizes.last);
      EntryStep<Entry, Broken> step = ask(entry, size);
      const Answer answer = step.obligation.expected;
      step.enumerated = enumerate(entry, size);
      ENSURE(!step.enumerated || answer == Answer::unknown || (step.enumerated->broken > 0) == step.found.has_value(),
             fmt::format("{}: the solver says {}, enumeration another thing", step.obligation.name, to_string(answer)));
      tell(step);
      if (answer != Answer::unsat) break;
    }
  }
}

}  // namespace sprague
