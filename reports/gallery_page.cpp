// gallery.md: the boards that are drawn several times over, a section a claim.
#include <fmt/format.h>

#include "reports/markdown_text.hpp"
#include "reports/report_pages.hpp"

namespace sprague {

std::string gallery_page(const ReportModel& model) {
  std::string page =
      "# Gallery\n\nCells are shaded, edges that cannot be marked are dashed. A blue arrow with one head is a first "
      "move, an orange one with two heads a winning reply to it; black arrows stood before. First moves that leave the "
      "same position are shown once.\n\n";
  const Claim* before = nullptr;
  for (const ReadingReport& report : model.readings) {
    if (report.gallery.empty()) continue;
    if (report.claim != before) {
      page += fmt::format("<a id=\"{}\"></a>\n\n## {}, {}\n\n{}\n\n", anchor_of(*report.claim), link_to(*report.claim),
                          plain(report.claim->place), report.claim->statement);
    }
    before = report.claim;
    page += fmt::format("### {}\n\n", plain(report.reading->name));
    for (const Figure& figure : report.gallery) {
      page += fmt::format("{}\n\n", code(figure.notation)) + figure_paragraph(figure);
    }
  }
  return tidy(page);
}

}  // namespace sprague
