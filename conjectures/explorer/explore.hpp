// Explorations of a claims file: rules that fit, smallest differences, hunts beyond what can be enumerated, periods.
// docs/language.md says what each means.
#pragma once

#include <absl/functional/function_ref.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "checkers/obligation.hpp"
#include "conjectures/explorer/found.hpp"

namespace sprague::explorer {

// How a rule fares on the instances of a size.
struct RuleStep {
  std::uint64_t size = 0;
  std::string unit;                     // of the size: "edges", the name of a number
  std::uint64_t instances = 0;          // of this size
  std::uint64_t wrong = 0;              // of these, for the rule before; of sets, members
  std::optional<std::string> refuter;   // the smallest of them
  std::optional<std::string> rule;      // in the language; none where no rule of a kind that is looked for is left
  std::vector<std::string> terms;       // of a sum modulo 2
  std::vector<Obligation> obligations;  // what Z3 was asked to find a new rule
};

struct HuntOptions {
  std::uint64_t seed = 1;
  std::uint64_t steps = 2000;  // instances that are evaluated
};

struct Explored {
  bool is_decided = true;               // whether what was looked for is there, or is proved or seen not to be
  std::vector<std::string> sentences;   // what came out
  std::optional<std::string> instance;  // the smallest difference, the one that was hunted down
  std::optional<std::int64_t> number;   // of the instance that was hunted down, where a number was hunted
  std::optional<std::uint64_t> period;
  std::optional<std::uint64_t> preperiod;
  bool is_proved = false;              // of a period: that it stays
  std::vector<std::int64_t> sequence;  // of a period
  std::string preamble;                // games and programs of the claims
  std::vector<FoundClaim> claims;
};

// Calls step(...) size by size where a rule is proposed. Throws InputError as checks do, OutOfBudget for an instance
// that can't be decided.
Explored explore(const language::File& file, const language::TextReading& exploration, language::Sizes sizes,
                 const HuntOptions& options, const Effort& effort, absl::FunctionRef<void(const RuleStep&)> step);

// --- each of them, with a statement of its kind ---

Explored propose(const language::File& file, const language::TextReading& exploration, language::Sizes sizes,
                 const Effort& effort, absl::FunctionRef<void(const RuleStep&)> step);
Explored compare(const language::File& file, const language::TextReading& exploration, language::Sizes sizes,
                 const Effort& effort);
Explored hunt(const language::File& file, const language::TextReading& exploration, language::Sizes sizes,
              const HuntOptions& options, const Effort& effort);
Explored find_period(const language::File& file, const language::TextReading& exploration, language::Sizes sizes,
                     const Effort& effort);

}  // namespace sprague::explorer
