#include "conjectures/explorer/survey.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "canonical/ensure.hpp"
#include "checkers/sweep.hpp"
#include "language/printing.hpp"

namespace sprague::explorer {

using language::Evaluation;
using language::File;
using language::InstanceKey;
using language::Item;
using language::Node;
using language::NodePtr;
using language::Sizes;
using language::Statement;
using language::Type;

namespace {

constexpr std::size_t kMostRows = 2'000'000;

void add_rows(Rows& rows, const FormulaRow& row, std::uint64_t count) {
  if (rows.size() >= kMostRows) throw OutOfBudget("the instances have too many different numbers");
  rows[row] += count;
}

}  // namespace

// Evaluates in one thread.
struct Survey::Worker {
  struct SmallestInstance {
    InstanceKey key;
    std::string notation;
  };

  const Statement* statement;
  std::unique_ptr<Evaluation> evaluation;
  std::string source;
  SizeRows found = {};
  const absl::FunctionRef<bool(const FormulaRow&)>* is_wanted = nullptr;  // none: all are counted
  std::optional<SmallestInstance> smallest = std::nullopt;

  void operator()(const Item& item) {
    if (is_wanted == nullptr) return each_row(item, [&](const FormulaRow& row) { add_rows(found.rows, row, 1); });
    bool has_one = false;
    each_row(item, [&](const FormulaRow& row) { has_one = has_one || (*is_wanted)(row); });
    if (!has_one) return;
    // Once more on the graph as it is printed, for the names of vertices and edges.
    const Item printed = as_printed(item, statement->bindings.front().type);
    each_row(printed, [&](const FormulaRow& row) {
      if ((*is_wanted)(row)) keep(printed.size);
    });
  }

  void keep(std::uint64_t size) {
    InstanceKey key = key_of(*statement, size, evaluation->frame());
    if (smallest && smallest->key <= key) return;
    smallest = SmallestInstance{std::move(key), evaluation->describe()};
  }

  void each_row(const Item& item, absl::FunctionRef<void(const FormulaRow&)> visit) {
    evaluation->each_instance(item, [&] {
      ++found.instances;
      FormulaRow row;
      for (const NodePtr& number : statement->by) row.numbers.push_back(finite(*number));
      if (statement->body->type != Type::numbers) {
        row.target = finite(*statement->body);
        visit(row);
        return false;
      }
      const language::Value members = evaluation->evaluator().value(*statement->body);
      for (const std::int64_t member : language::as<language::Set>(members.thing)) {
        row.target = member;
        visit(row);
      }
      return false;
    });
  }

  std::int64_t finite(const Node& node) {
    const std::int64_t number = evaluation->evaluator().number(node);
    if (number != language::kInfinite) return number;
    language::fail_at(source, node.place, "infinite, which no rule reckons with: keep such instances out by 'where'");
  }
};

Survey::Survey(const File& file, const Statement& statement, Sizes sizes, const Effort& effort)
    : file_(file), statement_(statement), effort_(effort), instances_(file, statement, sizes, effort) {
  for (unsigned i = 0; i < effort.threads; ++i) {
    auto evaluation = std::make_unique<Evaluation>(file, statement, instances_, effort.share());
    workers_.push_back({&statement, std::move(evaluation), file.source.name});
  }
}
Survey::~Survey() = default;

void Survey::each_item_of(std::uint64_t size) {
  const bool is_family = statement_.bindings.front().family.has_value();
  const std::string what = instances_.come_by_size() ? fmt::format("instances with {} {}", size, instances_.unit())
                                                     : std::string("graphs of the file");
  feed<Item>(
      effort_, workers_,
      [&](absl::FunctionRef<void(Item)> sink) { each_item(file_, statement_, instances_, size, effort_, sink); },
      is_family ? 64 : 1, what);
}

SizeRows Survey::of_size(std::uint64_t size) {
  each_item_of(size);
  SizeRows all;
  for (Worker& worker : workers_) {
    const SizeRows found = std::exchange(worker.found, {});
    all.instances += found.instances;
    for (const auto& [row, count] : found.rows) add_rows(all.rows, row, count);
  }
  return all;
}

std::string Survey::smallest(std::uint64_t size, absl::FunctionRef<bool(const FormulaRow&)> is_wanted) {
  for (Worker& worker : workers_) worker.is_wanted = &is_wanted;
  each_item_of(size);
  std::optional<Worker::SmallestInstance> smallest;
  for (Worker& worker : workers_) {
    worker.is_wanted = nullptr;
    worker.found = {};
    auto found = std::exchange(worker.smallest, std::nullopt);
    if (found && (!smallest || found->key < smallest->key)) smallest = std::move(found);
  }
  ENSURE(smallest.has_value(), "a row that no instance has");
  return smallest->notation;
}

}  // namespace sprague::explorer
