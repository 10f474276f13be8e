#include "conjectures/language/indexed.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/language/evidence.hpp"
#include "conjectures/language/worker.hpp"
#include "language/period.hpp"
#include "language/printing.hpp"

namespace sprague::language {
namespace {

using Numbers = std::map<std::int64_t, std::int64_t>;  // by index

struct SequenceWorker {
  const Statement* statement;
  std::unique_ptr<Evaluation> evaluation;
  Numbers numbers;

  void operator()(const Item& item) {
    evaluation->each_instance(item, [&] {
      numbers[item.value.number] = evaluation->evaluator().number(*statement->body);
      return false;
    });
  }
};

Numbers numbers_of(const File& file, const Statement& statement, Instances& instances, const Effort& effort) {
  std::vector<SequenceWorker> workers;
  for (unsigned i = 0; i < effort.threads; ++i) {
    workers.push_back({&statement, std::make_unique<Evaluation>(file, statement, instances, effort.share()), {}});
  }
  feed<Item>(
      effort, workers,
      [&](absl::FunctionRef<void(Item)> sink) {
        for (std::uint64_t index = instances.least_size(); index <= instances.most_size(); ++index) {
          each_item(file, statement, instances, index, effort, sink);
        }
      },
      1, "numbers");
  Numbers numbers;
  for (SequenceWorker& worker : workers) numbers.merge(worker.numbers);
  return numbers;
}

// OEIS's b-files: an index and a number on each line, comments behind #.
Numbers read_bfile(const File& file, const Statement& statement) {
  const std::string path = (std::filesystem::path(file.source.name).parent_path() / *statement.bfile).string();
  std::ifstream in(path);
  if (!in) fail_at(file.source.name, statement.place, fmt::format("{}: can't be read", path));
  Numbers numbers;
  std::string line;
  for (std::size_t number = 1; std::getline(in, line); ++number) {
    line.resize(std::min(line.find('#'), line.size()));
    while (line.ends_with('\r') || line.ends_with(' ')) line.pop_back();
    if (line.empty()) continue;
    std::int64_t index = 0;
    std::int64_t value = 0;
    const char* const end = line.data() + line.size();
    const auto [middle, first_error] = std::from_chars(line.data(), end, index);
    const char* second = middle;
    while (second != end && *second == ' ') ++second;
    const auto [last, second_error] = std::from_chars(second, end, value);
    if (first_error != std::errc() || second_error != std::errc() || last != end || second == middle) {
      throw InputError(fmt::format("{}:{}: expected an index and a number, found '{}'", path, number, line));
    }
    numbers[index] = value;
  }
  return numbers;
}

Numbers given_numbers(const File& file, const Statement& statement, const Instances& instances) {
  if (statement.bfile) {
    Numbers numbers = read_bfile(file, statement);
    if (!statement.first_value) return numbers;
    std::erase_if(numbers, [&](const auto& entry) { return entry.first < *statement.first_value; });
    return numbers;
  }
  Numbers numbers;
  std::int64_t index = statement.first_value.value_or(static_cast<std::int64_t>(instances.least_size()));
  for (const std::int64_t value : statement.values) numbers[index++] = value;
  return numbers;
}

Finding finding_of(const TextReading& reading, const Instances& instances, const Numbers& numbers) {
  const Statement& statement = reading.statement;
  Finding finding;
  const std::string& name = statement.bindings.front().names.front();
  finding.range = fmt::format("{} from {} to {}", name, instances.least_size(), instances.most_size());
  finding.instances = numbers.size();
  finding.notes.insert(finding.notes.end(), reading.notes.begin(), reading.notes.end());
  DataTable table{table_name("sequence", reading), {name, print(*statement.body, Style::text)}, {}};
  for (const auto& [index, number] : numbers) table.rows.push_back({std::to_string(index), std::to_string(number)});
  finding.tables.push_back(std::move(table));
  return finding;
}

}  // namespace

Finding check_sequence(const File& file, const TextReading& reading, Sizes sizes, const Effort& effort) {
  const Statement& statement = reading.statement;
  Instances instances(file, statement, sizes, effort);
  const Numbers numbers = numbers_of(file, statement, instances, effort);
  Finding finding = finding_of(reading, instances, numbers);
  finding.verdict = Verdict::holds;
  if (!statement.bfile && statement.values.empty()) {
    std::vector<std::int64_t> list;
    for (const auto& [index, number] : numbers) list.push_back(number);
    finding.reason = fmt::format("The numbers are {}.", fmt::join(list, ", "));
    tell_smallest(file, statement, instances, effort);
    return finding;
  }
  std::size_t compared = 0;
  for (const auto& [index, given] : given_numbers(file, statement, instances)) {
    const auto found = numbers.find(index);
    if (found == numbers.end()) continue;
    ++compared;
    if (found->second == given) continue;
    ++finding.failures;
    if (finding.failures > 1) continue;
    finding.verdict = Verdict::refuted;
    finding.witness = fmt::format("{} = {}", statement.bindings.front().names.front(), index);
    finding.minimal = true;
    finding.reason = fmt::format("`{}`: the number is {}, the given one {}.", *finding.witness, found->second, given);
    tell_items(file, statement, instances, {Item{static_cast<std::uint64_t>(index), {index, nullptr}, 0, {}}}, effort);
  }
  if (compared == 0) fail_at(file.source.name, statement.place, "none of the given numbers is of the range");
  if (finding.verdict == Verdict::holds) {
    finding.reason = fmt::format("All {} numbers that are given for the range are the ones that were found.", compared);
    tell_smallest(file, statement, instances, effort);
  }
  return finding;
}

Finding check_period(const File& file, const TextReading& reading, Sizes sizes, const Effort& effort) {
  const Statement& statement = reading.statement;
  Instances instances(file, statement, sizes, effort);
  const Numbers numbers = numbers_of(file, statement, instances, effort);
  Finding finding = finding_of(reading, instances, numbers);
  std::vector<std::int64_t> list;
  for (const auto& [index, number] : numbers) list.push_back(number);
  const auto period = period_of(list);
  if (!period) {
    finding.verdict = Verdict::undecided;
    finding.reason = "No period shows in the range.";
    return finding;
  }
  const std::uint64_t begin = instances.least_size() + period->begin;
  finding.verdict = Verdict::holds;
  finding.reason =
      fmt::format("From {} on the numbers repeat with period {} to the end of the range.", begin, period->length);
  finding.notes.push_back("That the period goes on beyond the range is not proved.");
  return finding;
}

}  // namespace sprague::language
