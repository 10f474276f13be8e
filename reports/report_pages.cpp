#include "reports/report_pages.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reports/comparison_grid.hpp"
#include "reports/markdown_text.hpp"

namespace sprague {

bool covers(const ReportModel& model, const Paper& paper) {
  return std::ranges::any_of(model.readings, [&](const ReadingReport& r) { return r.claim->paper == paper.key; });
}

std::string anchor_of(const Claim& claim) {
  std::string anchor(claim.id);
  for (char& c : anchor) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return anchor;
}

std::string link_to(const Claim& claim) {
  return fmt::format("[{}]({}.md#{})", claim.id, claim.paper, anchor_of(claim));
}

std::string figure_paragraph(const Figure& figure) {
  return fmt::format("![{}](figures/{})\n\n{}\n\n", plain(figure.notation), figure.file, figure.caption);
}

std::string witness_paragraphs(const ReadingReport& report) {
  const Finding& finding = report.finding;
  if (!finding.witness) return {};
  const bool is_counterexample = finding.verdict == Verdict::refuted;
  const std::string_view label = is_counterexample ? (finding.minimal ? "Smallest counterexample" : "Counterexample")
                                                   : (finding.minimal ? "Smallest witness" : "Witness");
  std::string text = fmt::format("{}: {}", label, code(*finding.witness));
  if (!report.witness_graph6.empty()) text += fmt::format(", graph6 {}", code(report.witness_graph6));
  text += ".\n\n";
  if (report.witness) text += figure_paragraph(*report.witness);
  return text;
}

bool has_gallery(const ReportModel& model) {
  return std::ranges::any_of(model.readings, [](const ReadingReport& r) { return !r.gallery.empty(); });
}

bool has_comparisons(const ReadingReport& report) {
  return std::ranges::any_of(report.tables, [](const Table& table) { return grid_of(table.data).has_value(); });
}

bool has_comparisons(const ReportModel& model) {
  return std::ranges::any_of(model.readings, [](const ReadingReport& r) { return has_comparisons(r); });
}

std::string tier_options(const RunRequest& request) {
  if (request.range) return fmt::format("--range {}..{}", request.range->first, request.range->last);
  return "--tier " + request.tier;
}

}  // namespace sprague
