#include "conjectures/language/tables.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "canonical/ensure.hpp"
#include "checkers/sweep.hpp"
#include "conjectures/language/data_rows.hpp"
#include "conjectures/language/evidence.hpp"
#include "conjectures/language/nimber_census.hpp"
#include "conjectures/language/worker.hpp"
#include "language/printing.hpp"

namespace sprague::language {
namespace {

// Tables have so many rows at most.
constexpr std::size_t kMostRows = 100'000;

// What the instances of a row come to, for one of the functions of rows.
struct Total {
  std::int64_t sum = 0;
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  std::int64_t largest = std::numeric_limits<std::int64_t>::min();

  void add(std::int64_t number) { merge({number, number, number}); }
  void merge(const Total& other) {
    if (__builtin_add_overflow(sum, other.sum, &sum)) throw InputError("a sum in the table goes beyond 2^63");
    least = std::min(least, other.least);
    largest = std::max(largest, other.largest);
  }
  std::int64_t value(FunctionId function) const {
    return function == FunctionId::row_min ? least : function == FunctionId::row_max ? largest : sum;
  }
};
using Row = std::vector<Total>;
using Rows = std::map<std::vector<std::int64_t>, Row>;

bool is_of_rows(const Node& node) {
  return node.op == Op::call && node.function->used_in == UsedIn::tables;
}

void collect_totals(const NodePtr& node, std::vector<NodePtr>& found) {
  if (is_of_rows(*node)) {
    found.push_back(node);
    return;
  }
  for (const NodePtr& part : node->parts) collect_totals(part, found);
}

// The column with the totals of a row in the places of its functions.
NodePtr with_totals(const NodePtr& node, const std::vector<NodePtr>& functions, const Row& row) {
  const auto found = std::ranges::find(functions, node);
  Node copy = *node;
  if (found != functions.end()) {
    copy = Node{Op::number, Type::number, node->place};
    copy.number = row[static_cast<std::size_t>(found - functions.begin())].value(node->function->id);
  } else {
    for (NodePtr& part : copy.parts) part = with_totals(part, functions, row);
  }
  return std::make_shared<const Node>(std::move(copy));
}

struct TableWorker {
  const Statement* statement;
  const std::vector<NodePtr>* functions;
  std::unique_ptr<Evaluation> evaluation;
  Rows rows;
  std::uint64_t instances = 0;

  void operator()(const Item& item) {
    evaluation->each_instance(item, [&] {
      ++instances;
      Evaluator& evaluator = evaluation->evaluator();
      std::vector<std::int64_t> key;
      for (const NodePtr& by : statement->by) key.push_back(evaluator.number(*by));
      Row& row = rows.try_emplace(std::move(key), functions->size()).first->second;
      if (rows.size() > kMostRows) throw OutOfBudget("the table has too many rows");
      for (std::size_t i = 0; i < functions->size(); ++i) {
        const Node& function = *(*functions)[i];
        row[i].add(function.parts.empty() ? 1 : evaluator.number(*function.parts.front()));
      }
      return false;
    });
  }
};

// Goes through all sizes; on_size is called after each and stops it by saying true.
template <class Worker>
void go_through(const File& file, const Statement& statement, Instances& instances, std::vector<Worker>& workers,
                const Effort& effort, absl::FunctionRef<bool(std::uint64_t)> on_size) {
  for (std::uint64_t size = instances.least_size(); size <= instances.most_size(); ++size) {
    feed<Item>(
        effort, workers,
        [&](absl::FunctionRef<void(Item)> sink) { each_item(file, statement, instances, size, effort, sink); }, 16,
        fmt::format("instances with {} {}", size, instances.unit()));
    if (on_size(size) || !instances.come_by_size()) return;
  }
}

void add_statement(const TextReading& reading, const Instances& instances, Finding& finding) {
  if (const std::string census = instances.census_note(); !census.empty()) finding.notes.push_back(census);
  finding.notes.insert(finding.notes.end(), reading.notes.begin(), reading.notes.end());
}

}  // namespace

Finding check_table(const File& file, const TextReading& reading, Sizes sizes, const Effort& effort) {
  const Statement& statement = reading.statement;
  Instances instances(file, statement, sizes, effort);
  std::vector<NodePtr> functions;
  for (const NodePtr& column : statement.columns) collect_totals(column, functions);
  std::vector<TableWorker> workers;
  for (unsigned i = 0; i < effort.threads; ++i) {
    workers.push_back(
        {&statement, &functions, std::make_unique<Evaluation>(file, statement, instances, effort.share()), {}, 0});
  }
  go_through<TableWorker>(file, statement, instances, workers, effort, [](std::uint64_t) { return false; });
  Rows rows;
  Finding finding;
  for (TableWorker& worker : workers) {
    finding.instances += worker.instances;
    for (auto& [key, row] : worker.rows) {
      Row& total = rows.try_emplace(key, functions.size()).first->second;
      for (std::size_t i = 0; i < row.size(); ++i) total[i].merge(row[i]);
    }
  }
  if (finding.instances == 0) fail_at(file.source.name, statement.place, "there is no instance: the table is empty");
  DataTable table{table_name("table", reading), {}, {}};
  for (const NodePtr& by : statement.by) table.header.push_back(print(*by, Style::text));
  for (const NodePtr& column : statement.columns) table.header.push_back(print(*column, Style::text));
  Frame frame = instances.frame();
  Evaluator evaluator(file.source.name, frame, nullptr);
  for (const auto& [key, row] : rows) {
    std::vector<std::string>& cells = table.rows.emplace_back();
    for (std::size_t i = 0; i < key.size(); ++i) cells.push_back(cell_of(statement.by[i]->type, key[i]));
    for (const NodePtr& column : statement.columns) {
      cells.push_back(cell_of(column->type, evaluator.number(*with_totals(column, functions, row))));
    }
  }
  finding.verdict = Verdict::holds;
  finding.range = instances.range_text(instances.most_size());
  finding.reason = fmt::format("The table has {} rows.", table.rows.size());
  finding.tables.push_back(std::move(table));
  add_statement(reading, instances, finding);
  tell_smallest(file, statement, instances, effort);
  return finding;
}

namespace {

struct SmallestOfNumber {
  InstanceKey key;
  std::string notation;
  Item item;
};
using SmallestOf = std::map<std::int64_t, SmallestOfNumber>;

struct SmallestWorker {
  const Statement* statement;
  std::unique_ptr<Evaluation> evaluation;
  const std::map<std::int64_t, bool>* wanted;  // and whether it was found at a smaller size
  SmallestOf found;
  std::uint64_t instances = 0;

  void operator()(const Item& item) {
    bool is_new = false;
    evaluation->each_instance(item, [&] {
      ++instances;
      is_new = is_new || is_wanted(evaluation->evaluator().number(*statement->body));
      return false;
    });
    if (!is_new) return;
    // Once more on the graph as it is printed, for the names of vertices and edges.
    const Item printed = as_printed(item, statement->bindings.front().type);
    evaluation->each_instance(printed, [&] {
      const std::int64_t number = evaluation->evaluator().number(*statement->body);
      if (!is_wanted(number)) return false;
      InstanceKey key = key_of(*statement, item.size, evaluation->frame());
      const auto known = found.find(number);
      if (known == found.end() || key < known->second.key) {
        found.insert_or_assign(number, SmallestOfNumber{std::move(key), evaluation->describe(), printed});
      }
      return false;
    });
  }

  bool is_wanted(std::int64_t number) const {
    const auto entry = wanted->find(number);
    return entry != wanted->end() && !entry->second;
  }
};

// How many instances were looked at, up to which size.
struct Visited {
  std::uint64_t instances = 0;
  std::uint64_t last = 0;
};

Finding finding_of_smallest(const File& file, const TextReading& reading, Instances& instances,
                            const std::map<std::int64_t, bool>& wanted, const SmallestOf& found, Visited visited,
                            const Effort& effort) {
  const Statement& statement = reading.statement;
  Finding finding;
  finding.instances = visited.instances;
  if (finding.instances == 0) {
    fail_at(file.source.name, statement.place, "there is no instance in the range: the claim says nothing");
  }
  DataTable table{table_name("smallest", reading),
                  {print(*statement.body, Style::text), instances.unit(), "smallest instance"},
                  {}};
  std::vector<std::int64_t> missing;
  std::vector<Item> witnesses;
  for (const auto& [number, is_found] : wanted) {
    if (!is_found) {
      missing.push_back(number);
      continue;
    }
    const SmallestOfNumber& one = found.at(number);
    table.rows.push_back({std::to_string(number), std::to_string(one.key.size), one.notation});
    witnesses.push_back(one.item);
    if (statement.bindings.size() == 1 && statement.bindings.front().family) {
      finding.pictures.push_back({one.notation, fmt::format("{} = {}", table.header.front(), number), {}});
    }
  }
  finding.range = instances.range_text(visited.last);
  if (missing.empty()) {
    finding.verdict = Verdict::proved;
    finding.witness = found.rbegin()->second.notation;
    finding.minimal = instances.come_by_size();
    finding.reason = fmt::format("For each of the {} numbers there is an instance.", wanted.size());
  } else {
    finding.verdict = Verdict::undecided;
    finding.reason =
        fmt::format("Up to {} {} there is none for {}.", visited.last, instances.unit(), fmt::join(missing, ", "));
  }
  if (!table.rows.empty()) finding.tables.push_back(std::move(table));
  add_statement(reading, instances, finding);
  if (!witnesses.empty()) tell_items(file, statement, instances, witnesses, effort);
  return finding;
}

// Through a census, whose canonical form is its own. The evaluation of each instance must agree.
SmallestOf smallest_in(const NimberCensus& census, const File& file, const Statement& statement,
                       const Instances& instances, const std::map<std::int64_t, bool>& wanted, const Effort& effort,
                       Visited& visited) {
  Evaluation evaluation(file, statement, instances, effort.share());
  SmallestOf found;
  census(instances.most_size(), effort, [&](const CensusLevel& level) {
    if (level.vertices < instances.least_size() || found.size() == wanted.size()) return;
    visited.instances += level.members;
    visited.last = level.vertices;
    for (std::size_t nimber = 0; nimber < level.first.size(); ++nimber) {
      const auto number = static_cast<std::int64_t>(nimber);
      if (!level.first[nimber] || !wanted.contains(number) || found.contains(number)) continue;
      const Item item = as_printed({level.vertices, {0, thing_of(*level.first[nimber])}, 0, {}}, Type::graph);
      evaluation.each_instance(item, [&] {
        ENSURE(evaluation.evaluator().number(*statement.body) == number, "the census has another nimber");
        found.emplace(number,
                      SmallestOfNumber{key_of(statement, item.size, evaluation.frame()), evaluation.describe(), item});
        return true;
      });
    }
  });
  return found;
}

}  // namespace

Finding check_smallest(const File& file, const TextReading& reading, Sizes sizes, const Effort& effort) {
  const Statement& statement = reading.statement;
  Instances instances(file, statement, sizes, effort);
  std::map<std::int64_t, bool> wanted;
  {
    Frame frame = instances.frame();
    Evaluator evaluator(file.source.name, frame, nullptr);
    const Value range = evaluator.value(*statement.range);
    for (const std::int64_t number : as<Set>(range.thing)) wanted[number] = false;
  }
  if (wanted.empty()) fail_at(file.source.name, statement.range->place, "nothing is in the range");
  if (const auto census = census_of(statement, instances.most_size())) {
    Visited visited;
    SmallestOf found = smallest_in(*census, file, statement, instances, wanted, effort, visited);
    for (const auto& [number, one] : found) wanted[number] = true;
    return finding_of_smallest(file, reading, instances, wanted, found, visited, effort);
  }
  std::vector<SmallestWorker> workers;
  for (unsigned i = 0; i < effort.threads; ++i) {
    workers.push_back(
        {&statement, std::make_unique<Evaluation>(file, statement, instances, effort.share()), &wanted, {}, 0});
  }
  SmallestOf found;
  std::uint64_t last = 0;
  go_through<SmallestWorker>(file, statement, instances, workers, effort, [&](std::uint64_t size) {
    last = size;
    for (SmallestWorker& worker : workers) {
      for (auto& [number, one] : std::exchange(worker.found, {})) {
        const auto known = found.find(number);
        if (known == found.end() || one.key < known->second.key) found.insert_or_assign(number, std::move(one));
      }
    }
    for (const auto& [number, one] : found) wanted[number] = true;
    return found.size() == wanted.size();
  });
  Visited visited{0, last};
  for (const SmallestWorker& worker : workers) visited.instances += worker.instances;
  return finding_of_smallest(file, reading, instances, wanted, found, visited, effort);
}

}  // namespace sprague::language
