// errata.md: every reading that fails as it stands, what it is to its paper, its counterexample, and the repair that
// the data supports; then the misprints that no reading is about.
#include <fmt/format.h>

#include <algorithm>

#include "conjectures/registry.hpp"
#include "reports/markdown_text.hpp"
#include "reports/report_pages.hpp"

namespace sprague {
namespace {

bool is_erratum(const ReadingReport& report) {
  return report.claim->kind != Kind::question && report.finding.verdict == Verdict::refuted;
}

// Has an entry of its own: its failure is not told by that of another reading, which fails as well.
bool is_entry(const ReportModel& model, const ReadingReport& report) {
  return is_erratum(report) && std::ranges::none_of(model.readings, [&](const ReadingReport& other) {
           return other.claim == report.claim && other.reading->name == report.reading->erratum && is_erratum(other);
         });
}

// The readings whose failure an entry tells of as well.
std::string told_here(const ReportModel& model, const ReadingReport& entry) {
  std::string text;
  for (const ReadingReport& other : model.readings) {
    const bool is_told = other.claim == entry.claim && other.reading->erratum == entry.reading->name;
    if (is_told && is_erratum(other)) text += fmt::format("{}{}", text.empty() ? "" : "; ", plain(other.reading->name));
  }
  return text.empty() ? text : fmt::format("The same failure refutes: {}.\n\n", text);
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

std::string entry(const ReportModel& model, const ReadingReport& report) {
  const Finding& finding = report.finding;
  std::string text =
      fmt::format("#### {}\n\nThis reading is: {}.\n\n", plain(report.reading->name), to_string(report.reading->role));
  if (!report.reading->statement.empty()) text += fmt::format("{}\n\n", report.reading->statement);
  if (!finding.reason.empty()) text += fmt::format("{}\n\n", finding.reason);
  text += told_here(model, report);
  text += witness_paragraphs(report);
  if (finding.witness) {
    text += finding.minimal ? "Proved smallest: every smaller instance was visited and passed.\n\n"
                            : "Not proved smallest.\n\n";
  }
  if (finding.repair.empty()) return text + "No repair is proposed.\n\n";
  return text + fmt::format("What the data supports instead:\n\n{}\n\n", finding.repair);
}

// Of a paper that the run has readings of. A claim that the run does not have has no page to link to.
std::string misprints(const ReportModel& model, std::string_view paper) {
  const auto has = [&model](auto is_wanted) { return std::ranges::any_of(model.readings, is_wanted); };
  if (!has([paper](const ReadingReport& report) { return report.claim->paper == paper; })) return {};
  std::string text;
  for (const Slip& slip : slips_of(paper)) {
    text += fmt::format("- {}: {} {}", plain(slip.place), slip.printed, slip.meant);
    if (const Claim* claim = find_claim(slip.claim)) {
      const bool is_here = has([claim](const ReadingReport& report) { return report.claim == claim; });
      text += fmt::format(" Computed by {}.", is_here ? link_to(*claim) : plain(claim->id));
    }
    text += '\n';
  }
  return text.empty() ? text : fmt::format("### Misprints\n\n{}\n", text);
}

}  // namespace

std::string errata_page(const ReportModel& model) {
  std::string page =
      "# Errata\n\nThe readings of statements, in our words, that fail. Each entry says what the reading is to its "
      "paper: "
      "what is printed, a step of a printed proof, a slip, a statement that the paper refutes itself, or a variant "
      "that "
      "the paper need not mean. Another reading of the same statement may be proved: each entry says so. Questions "
      "that "
      "a paper leaves open are not here.\n\n";
  bool any_entry = false;
  std::string papers;
  for (const Paper& paper : known_papers()) {
    std::string entries;
    const Claim* claim = nullptr;
    for (const ReadingReport& report : model.readings) {
      if (report.claim->paper != paper.key || !is_entry(model, report)) continue;
      if (report.claim != claim) entries += head_of(model, *report.claim);
      claim = report.claim;
      entries += entry(model, report);
      any_entry = true;
    }
    entries += misprints(model, paper.key);
    if (!entries.empty()) papers += fmt::format("## {}\n\n{}", paper.title, entries);
  }
  if (!any_entry) page += "None in this run.\n\n";
  page += papers;
  return tidy(page);
}

}  // namespace sprague
