// Periods of sequences, proved to stay where a theorem on the game says so.
#include <fmt/format.h>

#include <charconv>
#include <utility>

#include "canonical/ensure.hpp"
#include "conjectures/explorer/explore.hpp"
#include "conjectures/explorer/octal_sequence.hpp"
#include "conjectures/language/indexed.hpp"
#include "language/period.hpp"
#include "language/printing.hpp"

namespace sprague::explorer {

using language::Sizes;
using language::Statement;
using language::Style;
using language::TextReading;

namespace {

std::vector<std::int64_t> numbers_of(const Finding& finding) {
  std::vector<std::int64_t> numbers;
  for (const std::vector<std::string>& row : finding.tables.front().rows) {
    std::int64_t number = 0;
    std::from_chars(row[1].data(), row[1].data() + row[1].size(), number);
    numbers.push_back(number);
  }
  return numbers;
}

// The numbers of the range by the table of heaps are those that the game has.
void compare_with_heaps(const std::vector<std::int64_t>& numbers, std::int64_t first, const OctalSequence& sequence,
                        const HeapTable& table) {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const std::int64_t heap = sequence.factor * (first + static_cast<std::int64_t>(i)) + sequence.constant;
    if (static_cast<std::uint64_t>(heap) >= table.heaps()) return;
    ENSURE(table.at(static_cast<std::uint64_t>(heap)).value() == numbers[i], "a heap and its position differ");
  }
}

// For all n of the range f(n + length) = f(n).
FoundClaim claim_of_period(const TextReading& exploration, std::int64_t begin, std::int64_t length, std::int64_t last) {
  const Statement& statement = exploration.statement;
  const std::string& n = statement.bindings.front().names.front();
  const std::string f = new_name(statement, "f");
  FoundClaim claim{exploration.name + "-period", {}, {}};
  claim.text = fmt::format("claim {}:\n", claim.id);
  if (statement.size && !statement.size->name.empty()) {
    claim.text += fmt::format("  size {} = {}\n", statement.size->name, last);
  }
  claim.text += fmt::format("  define {}({}) = {}\n", f, n, print(*statement.body, Style::text));
  claim.text +=
      fmt::format("  for all {0} in {1}..{2}: {3}({0} + {4}) = {3}({0})\n", n, begin, last - length, f, length);
  return claim;
}

}  // namespace

Explored find_period(const language::File& file, const TextReading& exploration, Sizes sizes, const Effort& effort) {
  const Statement& statement = exploration.statement;
  const language::Instances instances(file, statement, sizes, effort);
  const auto first = static_cast<std::int64_t>(instances.least_size());
  const auto last = static_cast<std::int64_t>(instances.most_size());
  const std::string& n = statement.bindings.front().names.front();
  Explored explored;
  explored.preamble = preamble_of(file, statement);
  explored.sequence = numbers_of(check_period(file, exploration, sizes, effort));
  std::optional<ProvedPeriod> proved;
  if (const auto sequence = octal_sequence(statement)) {
    Effort quiet = effort;
    quiet.progress = nullptr;
    HeapTable table(sequence->code, quiet);
    proved = prove_period(*sequence, first, table);
    compare_with_heaps(explored.sequence, first, *sequence, table);
  }
  std::int64_t begin = 0;
  std::int64_t length = 0;
  if (proved) {
    begin = proved->begin;
    length = proved->length;
    explored.is_proved = true;
    explored.sentences.push_back(fmt::format(
        "From {0} = {1} on, and from no smaller {0} of the range, the numbers repeat with period {2}. Proved "
        "for all {0} from there on: the heaps up to {3} repeat as far as the period theorem of octal games "
        "asks.",
        n, begin, length, proved->verified_to));
  } else if (const auto shown = language::period_of(explored.sequence)) {
    begin = first + static_cast<std::int64_t>(shown->begin);
    length = static_cast<std::int64_t>(shown->length);
    explored.sentences.push_back(fmt::format(
        "From {} = {} on the numbers repeat with period {} to the end of the range. This shows, and is not proved.", n,
        begin, length));
  } else {
    explored.is_decided = false;
    explored.sentences.push_back("No period shows in the range.");
    return explored;
  }
  explored.preperiod = static_cast<std::uint64_t>(begin);
  explored.period = static_cast<std::uint64_t>(length);
  if (begin <= last - length) explored.claims.push_back(claim_of_period(exploration, begin, length, last));
  check_found(file, explored.preamble, explored.claims, effort);
  for (const FoundClaim& claim : explored.claims) {
    ENSURE(claim.finding.verdict == Verdict::holds, "a period that its own claim refutes");
  }
  return explored;
}

}  // namespace sprague::explorer
