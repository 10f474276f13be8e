// comparisons.md and comparisons.tex: tables of the papers, cell by cell against what was found.
#include <fmt/format.h>

#include <array>

#include "reports/comparison_grid.hpp"
#include "reports/markdown_text.hpp"
#include "reports/report_pages.hpp"

namespace sprague {
namespace {

// What Markdown and LaTeX show of a comparison.
struct Style {
  std::string_view comparison;
  std::string_view mark;    // a character, for Markdown has no colours
  std::string_view colour;  // of xcolor
  std::string_view meaning;
};
constexpr std::array kStyles{
    Style{"agrees", "🟩", "green!20", "as the paper has it"},
    Style{"new", "🟦", "blue!20", "more than the paper has"},
    Style{"differs", "🟥", "red!30", "not as the paper has it"},
    Style{"open", "⬜", "white", "not settled"},
};

const Style& style_of(std::string_view comparison) {
  for (const Style& style : kStyles) {
    if (style.comparison == comparison) return style;
  }
  return kStyles.back();
}

std::string tex(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (std::string_view("&%$#_{}").find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  return result;
}

std::string markdown_table(const ComparisonGrid& grid) {
  std::vector<std::string> head{plain(fmt::format("{} \\ {}", grid.down, grid.across))};
  for (const std::string& column : grid.columns) head.push_back(plain(column));
  std::string text = table_head(head);
  for (const std::string& row : grid.rows) {
    std::vector<std::string> cells{plain(row)};
    for (const std::string& column : grid.columns) {
      const auto* cell = grid.find(row, column);
      cells.push_back(cell == nullptr ? ""
                                      : fmt::format("{} {}{}", style_of(cell->comparison).mark, plain(cell->found),
                                                    cell->certificate.empty() ? "" : " ✓"));
    }
    text += table_row(cells);
  }
  return text + "\n";
}

std::string tex_table(const ReadingReport& report, const ComparisonGrid& grid) {
  std::string text = fmt::format("\\begin{{table}}\n\\centering\n\\begin{{tabular}}{{l*{{{}}}{{c}}}}\n\\toprule\n{}",
                                 grid.columns.size(), tex(grid.down));
  for (const std::string& column : grid.columns) text += fmt::format(" & {}", tex(column));
  text += " \\\\\n\\midrule\n";
  for (const std::string& row : grid.rows) {
    text += tex(row);
    for (const std::string& column : grid.columns) {
      text += " &";
      if (const auto* cell = grid.find(row, column)) {
        const bool bound = cell->found.starts_with(">= ");
        const std::string found = bound ? "$\\geq " + cell->found.substr(3) + "$" : tex(cell->found);
        text += fmt::format(" \\cellcolor{{{}}}{}", style_of(cell->comparison).colour, found);
      }
    }
    text += " \\\\\n";
  }
  return text +
         fmt::format("\\bottomrule\n\\end{{tabular}}\n\\caption{{{}, {}: {} across, {} down.}}\n\\end{{table}}\n\n",
                     tex(report.claim->place), tex(report.reading->name), tex(grid.across), tex(grid.down));
}

}  // namespace

std::string comparison_page(const ReportModel& model) {
  std::string page = "# Tables of the papers, cell by cell\n\n";
  for (const Style& style : kStyles) page += fmt::format("{} {}: {}. ", style.mark, style.comparison, style.meaning);
  page += "✓: has a certificate, its file named in the data. ";
  page += "For LaTeX: [comparisons.tex](comparisons.tex).\n\n";
  const Claim* before = nullptr;
  for (const ReadingReport& report : model.readings) {
    if (!has_comparisons(report)) continue;
    if (report.claim != before) {
      page += fmt::format("<a id=\"{}\"></a>\n\n## {}, {}\n\n{}\n\n", anchor_of(*report.claim), link_to(*report.claim),
                          plain(report.claim->place), report.claim->statement);
    }
    before = report.claim;
    page +=
        fmt::format("### {}\n\nVerdict: **{}**.\n\n", plain(report.reading->name), to_string(report.finding.verdict));
    for (const Table& table : report.tables) {
      if (const auto grid = grid_of(table.data)) {
        page += markdown_table(*grid) + fmt::format("Data: [{0}](data/{0})\n\n", table.file);
      }
    }
  }
  return tidy(page);
}

std::string comparison_tex(const ReportModel& model) {
  std::string text = "% Needs \\usepackage{booktabs} and \\usepackage[table]{xcolor}.\n\n";
  for (const ReadingReport& report : model.readings) {
    for (const Table& table : report.tables) {
      if (const auto grid = grid_of(table.data)) text += tex_table(report, *grid);
    }
  }
  return text;
}

}  // namespace sprague
