// A paper's table, cell by cell against what was found, laid out as the paper has it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "conjectures/claim.hpp"

namespace sprague {

struct ComparisonGrid {
  struct Cell {
    std::string found;
    std::string comparison;
    std::string certificate;  // its file, if there is one
  };
  std::string across;  // what the columns count
  std::string down;
  std::vector<std::string> columns;  // in the order of the table
  std::vector<std::string> rows;
  std::map<std::pair<std::string, std::string>, Cell> cells;  // by row and column

  const Cell* find(const std::string& row, const std::string& column) const;
};

// Nothing where the table compares nothing (conjectures/claim.hpp).
std::optional<ComparisonGrid> grid_of(const DataTable& table);

}  // namespace sprague
