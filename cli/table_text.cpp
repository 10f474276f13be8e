#include "cli/table_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace sprague::cli {
namespace {

constexpr std::size_t kMostRowsShown = 50;

}  // namespace

std::string table_text(const DataTable& table) {
  const std::size_t shown = std::min(table.rows.size(), kMostRowsShown);
  std::vector<std::size_t> widths;
  for (std::size_t column = 0; column < table.header.size(); ++column) {
    widths.push_back(table.header[column].size());
    for (std::size_t i = 0; i < shown; ++i) widths[column] = std::max(widths[column], table.rows[i][column].size());
  }
  const auto line = [&](const std::vector<std::string>& cells) {
    std::string text = " ";
    for (std::size_t column = 0; column < cells.size(); ++column) {
      text += fmt::format(" {:<{}} ", cells[column], widths[column]);
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text + "\n";
  };
  std::string text = line(table.header);
  for (std::size_t i = 0; i < shown; ++i) text += line(table.rows[i]);
  if (shown < table.rows.size()) {
    text += fmt::format("  and {} rows more: --out FOLDER keeps all of them\n", table.rows.size() - shown);
  }
  return text;
}

}  // namespace sprague::cli
