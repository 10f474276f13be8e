// The page of a paper: a section a claim, in it each reading with what was checked, what came out and what shows it.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "conjectures/registry.hpp"
#include "reports/certificate_meaning.hpp"
#include "reports/markdown_text.hpp"
#include "reports/report_pages.hpp"

namespace sprague {
namespace {

constexpr std::size_t kMostRowsInline = 40;
constexpr std::size_t kRowsOfLongTable = 10;

std::string paragraph(std::string_view markdown) {
  return markdown.empty() ? "" : fmt::format("{}\n\n", markdown);
}

std::vector<std::string> plain_cells(const std::vector<std::string>& fields) {
  std::vector<std::string> cells;
  for (const std::string& field : fields) cells.push_back(plain(field));
  return cells;
}

std::string table_paragraphs(const Table& table) {
  const auto& rows = table.data.rows;
  const std::size_t shown = rows.size() <= kMostRowsInline ? rows.size() : kRowsOfLongTable;
  std::string text = table_head(plain_cells(table.data.header));
  for (std::size_t i = 0; i < shown; ++i) text += table_row(plain_cells(rows[i]));
  text += '\n';
  if (shown < rows.size()) text += fmt::format("The first {} of {} rows. ", shown, rows.size());
  return text + fmt::format("Data: [{0}](data/{0})\n\n", table.file);
}

std::string certificates_paragraphs(const Finding& finding) {
  if (finding.certificates.empty()) return {};
  std::string text =
      table_head(std::array<std::string, 5>{"certificate", "bytes", "digest", "the verifier", "what it proves"});
  const std::size_t count = finding.certificates.size();
  const std::size_t shown = count <= kMostRowsInline ? count : kRowsOfLongTable;
  for (std::size_t i = 0; i < shown; ++i) {
    const KeptCertificate& kept = finding.certificates[i];
    text += table_row(std::array<std::string, 5>{code(kept.file), std::to_string(kept.bytes), code(kept.digest),
                                                 plain(kept.verified), std::string(what_it_proves(kept.kind))});
  }
  text += '\n';
  if (shown < count) text += fmt::format("The first {} of {} certificates.\n\n", shown, count);
  return text;
}

// The file that the claim was read from, as it was named; empty for the papers' own.
std::string file_of(const Claim& claim) {
  for (const auto& file : added_files()) {
    if (file->paper().key == claim.paper) return file->file().source.name;
  }
  return {};
}

std::string reading_section(const ReportModel& model, const ReadingReport& report) {
  const Finding& finding = report.finding;
  std::string text = fmt::format("### {}, {}\n\n", report.claim->id, plain(report.reading->name));
  text += paragraph(report.reading->statement);
  if (report.reading->formal != nullptr) text += paragraph(report.reading->formal->latex);
  text += fmt::format("Verdict: **{}**. This reading is: {}.\n\n", to_string(finding.verdict),
                      to_string(report.reading->role));
  text += fmt::format("Checked: {}; instances: {}{}.\n\n", plain(finding.range), finding.instances,
                      finding.failures > 0 ? fmt::format("; failures: {}", finding.failures) : "");
  text += paragraph(finding.reason);
  text += witness_paragraphs(report);
  if (finding.verdict == Verdict::refuted && !finding.repair.empty()) {
    text += "What the data supports instead:\n\n" + paragraph(finding.repair);
  }
  for (const std::string& note : finding.notes) text += paragraph(note);
  for (const Figure& figure : report.figures) text += figure_paragraph(figure);
  if (!report.gallery.empty()) {
    text += fmt::format("Pictures with several panels: [gallery.md](gallery.md#{}).\n\n", anchor_of(*report.claim));
  }
  if (has_comparisons(report)) {
    text += fmt::format("Cell by cell: [comparisons.md](comparisons.md#{}).\n\n", anchor_of(*report.claim));
  }
  for (const Table& table : report.tables) text += table_paragraphs(table);
  text += certificates_paragraphs(finding);
  const std::string file = file_of(*report.claim);
  return text + fmt::format("Reproduce: `sprague check {}{}{} {}`\n\n", file, file.empty() ? "" : " ", report.claim->id,
                            tier_options(model.request));
}

}  // namespace

std::string paper_page(const ReportModel& model, const Paper& paper) {
  std::string page = fmt::format("# {}\n\n{}\n\n{}\n\n", paper.title, paper.authors, paper.source);
  if (!paper.notation.empty()) page += fmt::format("Notation: {}\n\n", paper.notation);
  const Claim* before = nullptr;
  for (const ReadingReport& report : model.readings) {
    if (report.claim->paper != paper.key) continue;
    if (report.claim != before) {
      page += fmt::format("<a id=\"{}\"></a>\n\n## {}, {}\n\n{}\n\n", anchor_of(*report.claim), report.claim->id,
                          plain(report.claim->place), report.claim->statement);
    }
    before = report.claim;
    page += reading_section(model, report);
  }
  return tidy(page);
}

}  // namespace sprague
