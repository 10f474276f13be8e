#include "reports/csv.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "canonical/ensure.hpp"

namespace sprague {
namespace {

void append_row(std::string& text, const std::vector<std::string>& row) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (i > 0) text += ',';
    const bool only_and_empty = row.size() == 1 && row[0].empty();
    if (!only_and_empty && row[i].find_first_of(",\"\r\n") == std::string::npos) {
      text += row[i];
      continue;
    }
    text += '"';
    for (char c : row[i]) {
      if (c == '"') text += '"';
      text += c;
    }
    text += '"';
  }
  text += '\n';
}

class CsvReader {
 public:
  CsvReader(std::string_view text, std::string_view file) : text_(text), file_(file) {}

  bool at_end() const { return at_ == text_.size(); }

  std::vector<std::string> row() {
    std::vector<std::string> fields{field()};
    while (accept(',')) fields.push_back(field());
    if (!accept('\n')) fail("',' or the end of the line");
    return fields;
  }

  [[noreturn]] void fail(std::string_view expected) const {
    const auto line = 1 + std::ranges::count(text_.substr(0, at_), '\n');
    throw InputError(fmt::format("{}:{}: expected {}", file_, line, expected));
  }

 private:
  bool accept(char c) {
    if (at_end() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  std::string field() {
    std::string value;
    if (!accept('"')) {
      const std::size_t end = std::min(text_.find_first_of(",\"\r\n", at_), text_.size());
      value = text_.substr(at_, end - at_);
      at_ = end;
      return value;
    }
    while (true) {
      const std::size_t quote = text_.find('"', at_);
      if (quote == std::string_view::npos) fail("a closing quote");
      value += text_.substr(at_, quote - at_);
      at_ = quote + 1;
      if (!accept('"')) return value;
      value += '"';
    }
  }

  std::string_view text_;
  std::string_view file_;
  std::size_t at_ = 0;
};

}  // namespace

std::string csv_name(std::string_view claim, std::string_view table) {
  return fmt::format("{}-{}.csv", claim, table);
}

std::string to_csv(const DataTable& table) {
  ENSURE(!table.header.empty(), "a table has a header: " + table.name);
  std::string text;
  append_row(text, table.header);
  for (const auto& row : table.rows) {
    ENSURE(row.size() == table.header.size(), "a table's rows are as wide as its header: " + table.name);
    append_row(text, row);
  }
  return text;
}

DataTable parse_csv(std::string_view text, std::string_view file) {
  CsvReader reader(text, file);
  if (reader.at_end()) reader.fail("a header row");
  DataTable table;
  table.header = reader.row();
  while (!reader.at_end()) {
    table.rows.push_back(reader.row());
    if (table.rows.back().size() != table.header.size()) {
      reader.fail(fmt::format("{} fields in the row above", table.header.size()));
    }
  }
  return table;
}

}  // namespace sprague
