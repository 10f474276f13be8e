#include "conjectures/language/data_rows.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

#include "canonical/ensure.hpp"

namespace sprague::language {
namespace {

// Tables have so many rows at most.
constexpr std::size_t kMostDataRows = 100'000;

}  // namespace

std::string cell_of(Type type, std::int64_t number) {
  if (type == Type::truth) return number != 0 ? "true" : "false";
  if (type == Type::outcome) return number != 0 ? "second" : "first";
  return number == kInfinite ? "infinite" : std::to_string(number);
}

void DataRows::add(Evaluation& evaluation, std::uint64_t size) {
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const Data& data = statement_.data[i];
    if (static_cast<std::int64_t>(size) > data.most) continue;
    if (data.where && !evaluation.evaluator().truth(*data.where)) continue;
    std::vector<std::string> cells;
    for (const NodePtr& column : data.columns) {
      if (is_graph(column->type)) {
        cells.push_back(shown_value(column->type, evaluation.evaluator().value(*column)));
      } else if (is_set(column->type)) {
        const Value numbers = evaluation.evaluator().value(*column);
        cells.push_back(fmt::format("{}", fmt::join(as<Set>(numbers.thing), " ")));
      } else {
        cells.push_back(cell_of(column->type, evaluation.evaluator().number(*column)));
      }
    }
    rows_[i].emplace(key_of(statement_, size, evaluation.frame()), std::move(cells));
    check_size(i);
  }
}

void DataRows::merge(DataRows other) {
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    rows_[i].merge(other.rows_[i]);
    check_size(i);
  }
}

void DataRows::check_size(std::size_t table) const {
  if (rows_[table].size() <= kMostDataRows) return;
  throw InputError(fmt::format("the table '{}' has more than {} rows: expected an end, as in to 60",
                               statement_.data[table].name, kMostDataRows));
}

std::vector<DataTable> DataRows::tables() const {
  std::vector<DataTable> tables;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    DataTable& table = tables.emplace_back(DataTable{statement_.data[i].name, statement_.data[i].header, {}});
    for (const auto& [key, cells] : rows_[i]) table.rows.push_back(cells);
  }
  return tables;
}

}  // namespace sprague::language
