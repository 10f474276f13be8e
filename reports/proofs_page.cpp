// proofs.md: what is proved for all sizes, and what each proof rests on.
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>

#include "conjectures/registry.hpp"
#include "reports/markdown_text.hpp"
#include "reports/report_pages.hpp"

namespace sprague {
namespace {

bool is_proved(const ReadingReport& report) {
  return report.finding.verdict == Verdict::proved;
}

// Does the verdict rest on the reading's argument? A statement that holds has a gap in its proof; a check that is no
// statement says with its verdict that its argument went through.
bool is_argued(const ReadingReport& report) {
  if (report.reading->argument.empty()) return false;
  return is_proved(report) || (report.finding.verdict == Verdict::holds && report.reading->formal == nullptr);
}

}  // namespace

bool has_proofs(const ReportModel& model) {
  return std::ranges::any_of(model.readings, is_argued) || std::ranges::any_of(model.readings, is_proved);
}

std::string proofs_page(const ReportModel& model) {
  std::string page = "# Proved for all sizes: what rests on what\n\n";
  std::set<std::string_view> printed;
  for (const ReadingReport& report : model.readings) {
    if (is_argued(report) && printed.insert(report.reading->argument).second) {
      page += fmt::format("{}\n", report.reading->argument);
    }
  }
  for (const Paper& paper : known_papers()) {
    std::string entries;
    for (const ReadingReport& report : model.readings) {
      if (report.claim->paper != paper.key || !is_proved(report)) continue;
      entries += fmt::format("- {}, {}, *{}*: {}\n", link_to(*report.claim), plain(report.claim->place),
                             plain(report.reading->name), report.finding.reason);
    }
    if (!entries.empty()) page += fmt::format("## {}\n\n{}\n", paper.title, entries);
  }
  return tidy(page);
}

}  // namespace sprague
