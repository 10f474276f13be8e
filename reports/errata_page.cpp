// errata.md: every reading that fails as it stands, its counterexample, and the repair that the data supports.
#include <fmt/format.h>

#include "reports/markdown_text.hpp"
#include "reports/report_pages.hpp"

namespace sprague {
namespace {

std::string entry(const ReadingReport& report) {
  const Finding& finding = report.finding;
  std::string text = fmt::format("### {}, {}: {}\n\n{}\n\n", link_to(*report.claim), plain(report.claim->place),
                                 plain(report.reading->name), report.claim->statement);
  if (!report.reading->statement.empty()) text += fmt::format("{}\n\n", report.reading->statement);
  if (!finding.reason.empty()) text += fmt::format("{}\n\n", finding.reason);
  text += witness_paragraphs(report);
  if (finding.witness) {
    text += finding.minimal ? "Proved smallest: every smaller instance was visited and passed.\n\n"
                            : "Not proved smallest.\n\n";
  }
  if (finding.repair.empty()) return text + "No repair is proposed.\n\n";
  return text + fmt::format("What the data supports instead:\n\n{}\n\n", finding.repair);
}

}  // namespace

std::string errata_page(const ReportModel& model) {
  std::string page =
      "# Errata\n\nThe readings of statements, in our words, that fail. Another reading of the same statement may be "
      "proved: see its section.\n\n";
  bool is_empty = true;
  for (const Paper& paper : kPapers) {
    std::string entries;
    for (const ReadingReport& report : model.readings) {
      if (report.claim->paper == paper.key && report.finding.verdict == Verdict::refuted) entries += entry(report);
    }
    if (entries.empty()) continue;
    is_empty = false;
    page += fmt::format("## {}\n\n{}", paper.title, entries);
  }
  if (is_empty) page += "None in this run.\n";
  return tidy(page);
}

}  // namespace sprague
