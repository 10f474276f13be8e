// errata.md: every reading that fails as it stands, its counterexample, and the repair that the data supports.
#include <fmt/format.h>

#include "reports/markdown_text.hpp"
#include "reports/report_pages.hpp"

namespace sprague {
namespace {

bool is_erratum(const ReadingReport& report) {
  return report.claim->kind != Kind::question && report.finding.verdict == Verdict::refuted;
}

// What became of the readings that do not fail.
std::string other_readings(const ReportModel& model, const Claim& claim) {
  std::string text;
  for (const ReadingReport& other : model.readings) {
    if (other.claim != &claim || is_erratum(other)) continue;
    text += fmt::format("{}{}: {}", text.empty() ? "Other readings of it: " : "; ", plain(other.reading->name),
                        to_string(other.finding.verdict));
  }
  return text.empty() ? text : text + ".\n\n";
}

std::string head_of(const ReportModel& model, const Claim& claim) {
  return fmt::format("### {}, {}\n\n{}\n\n{}", link_to(claim), plain(claim.place), claim.statement,
                     other_readings(model, claim));
}

std::string entry(const ReadingReport& report) {
  const Finding& finding = report.finding;
  std::string text = fmt::format("#### {}\n\n", plain(report.reading->name));
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
      "proved: each entry says so. Questions that a paper leaves open are not here.\n\n";
  bool is_empty = true;
  for (const Paper& paper : kPapers) {
    std::string entries;
    const Claim* claim = nullptr;
    for (const ReadingReport& report : model.readings) {
      if (report.claim->paper != paper.key || !is_erratum(report)) continue;
      if (report.claim != claim) entries += head_of(model, *report.claim);
      claim = report.claim;
      entries += entry(report);
    }
    if (entries.empty()) continue;
    is_empty = false;
    page += fmt::format("## {}\n\n{}", paper.title, entries);
  }
  if (is_empty) page += "None in this run.\n";
  return tidy(page);
}

}  // namespace sprague
