#include "reports/comparison_grid.hpp"

#include <algorithm>

namespace sprague {
namespace {

std::optional<std::size_t> column_named(const DataTable& table, std::string_view name) {
  const auto found = std::ranges::find(table.header, name);
  if (found == table.header.end()) return std::nullopt;
  return static_cast<std::size_t>(found - table.header.begin());
}

void add_once(std::vector<std::string>& names, const std::string& name) {
  if (std::ranges::find(names, name) == names.end()) names.push_back(name);
}

}  // namespace

const ComparisonGrid::Cell* ComparisonGrid::find(const std::string& row, const std::string& column) const {
  const auto found = cells.find({row, column});
  return found == cells.end() ? nullptr : &found->second;
}

std::optional<ComparisonGrid> grid_of(const DataTable& table) {
  const auto found = column_named(table, "found");
  const auto comparison = column_named(table, "comparison");
  const auto certificate = column_named(table, "certificate");
  if (!found || !comparison || std::min(*found, *comparison) < 2) return std::nullopt;
  ComparisonGrid grid{table.header[0], table.header[1], {}, {}, {}};
  for (const auto& row : table.rows) {
    add_once(grid.columns, row[0]);
    add_once(grid.rows, row[1]);
    grid.cells[{row[1], row[0]}] = {row[*found], row[*comparison], certificate ? row[*certificate] : ""};
  }
  return grid;
}

}  // namespace sprague
