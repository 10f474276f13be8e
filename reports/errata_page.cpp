// errata.md: every reading that fails as it stands, its counterexample, and the repair that the data supports.
#include <fmt/format.h>

#include "reports/markdown_text.hpp"
#include "reports/report_pages.hpp"

namespace sprague {
namespace {

// What became of the other readings of the claim.
std::string other_readings(const ReportModel& model, const ReadingReport& report) {
  std::string text;
  for (const ReadingReport& other : model.readings) {
    if (other.claim != report.claim || other.reading == report.reading || other.finding.verdict == Verdict::refuted) {
      continue;
    }
    text += fmt::format("{}{}: {}", text.empty() ? "Other readings of it: " : "; ", plain(other.reading->name),
                        to_string(other.finding.verdict));
  }
  return text.empty() ? text : text + ".\n\n";
}

std::string entry(const ReportModel& model, const ReadingReport& report) {
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
  if (finding.repair.empty()) {
    text += "No repair is proposed.\n\n";
  } else {
    text += fmt::format("What the data supports instead:\n\n{}\n\n", finding.repair);
  }
  return text + other_readings(model, report);
}

}  // namespace

std::string errata_page(const ReportModel& model) {
  std::string page =
      "# Errata\n\nThe readings of statements, in our words, that fail. Another reading of the same statement may be "
      "proved: each entry says so. Questions that a paper leaves open are not here.\n\n";
  bool is_empty = true;
  for (const Paper& paper : kPapers) {
    std::string entries;
    for (const ReadingReport& report : model.readings) {
      if (report.claim->paper == paper.key && report.claim->kind != Kind::question &&
          report.finding.verdict == Verdict::refuted) {
        entries += entry(model, report);
      }
    }
    if (entries.empty()) continue;
    is_empty = false;
    page += fmt::format("## {}\n\n{}", paper.title, entries);
  }
  if (is_empty) page += "None in this run.\n";
  return tidy(page);
}

}  // namespace sprague
